"""A table at which everybody holds cards that the others do not see."""
