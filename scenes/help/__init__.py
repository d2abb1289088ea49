"""How to play: the pages of every game, set in lines and turned like leaves."""
