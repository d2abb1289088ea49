"""Bouts of throws: who beats whom, and the contest that any game may hold."""
