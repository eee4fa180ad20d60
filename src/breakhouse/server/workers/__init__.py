"""Slow work away from the event loop: bots' moves, hints, reviews and cards, in processes of their own."""
