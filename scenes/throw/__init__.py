"""Where throws are shown: one, two, throw; for every game that has something thrown for."""
