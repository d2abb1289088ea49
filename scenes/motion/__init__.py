"""How things move: clips of time, and what happened on the table turned into them."""
