"""A table at which cards are placed in secret, turned together, and resolved in an order."""
