"""Cards, decks, and the notation in which both are written."""
