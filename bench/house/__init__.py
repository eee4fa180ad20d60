"""How fast the house is, measured against boardgame.io's server and under a crowd, in one run."""
