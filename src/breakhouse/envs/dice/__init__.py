"""The dice game for learners: after each throw, which pieces to roll again. A bot does the rest."""
