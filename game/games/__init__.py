"""One folder a game. Nothing outside a folder names it: the catalogue finds it."""
