"""The seats screen: who sits at the table, with which key, under which options."""

from scenes.seats.seats_scene import SeatsScene

__all__ = ["SeatsScene"]
