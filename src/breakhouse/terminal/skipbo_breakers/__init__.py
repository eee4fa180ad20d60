"""Skip-Bo Breakers at the terminal: its board, what can be typed, and the commands that only it has."""
