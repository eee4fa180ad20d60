"""Skip-Bo Breakers in compiled code, with the same answers as the plain modules beside it; needs numba."""
