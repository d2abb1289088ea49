"""What can be heard: the name of every sound, its arithmetic, and a mixer that plays it."""
