"""The table: one scene for every game, told by the game's table.py what lies where."""
