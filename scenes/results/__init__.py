"""When a match is over: who won, the photographs of its races, the figures people talk about."""
