"""Bots for the dice game: an exact solver for which pieces to keep, and hands that throw and build like people's.

Which pieces stay and which are rolled again is the whole skill of the game apart from quick hands.
"""
