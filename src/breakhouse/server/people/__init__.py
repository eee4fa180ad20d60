"""Visitors: how they are recognised, what is stored about them, their ratings, and who is kept out."""
