"""Whether a stack stands by itself: forces balanced, nothing simulated."""
