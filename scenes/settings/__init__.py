"""Everything that can be set, and its screen."""
