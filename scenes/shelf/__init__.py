"""The house of games: which room is whose, and choosing one."""
