"""After a deal: what was left in every hand, what it costs, and who is ahead."""
