"""What the player meets: screens, input, motion and the services they are handed."""
