"""What a thrower knows: the equilibria, and how to read habits; and how well that goes."""
