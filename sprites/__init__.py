"""What can be drawn: colours, type, pictures and parts. It decides nothing and knows no game."""
