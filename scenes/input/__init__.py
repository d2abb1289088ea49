"""From devices to intents: what a person meant, and when."""
