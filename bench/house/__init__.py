"""How fast the server is, against boardgame.io's and under load, in one run."""
