"""The strong levels' thinking in compiled code; needs numba, so it is imported only where that is installed."""
