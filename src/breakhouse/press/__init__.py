"""Cards on paper: sheets for scissors and table, relief sheets for fingers, contact sheets for the eye.

The drawing is the one of the screen; here it only finds its place on a page, in millimetres, and becomes a PDF.
"""

from breakhouse.press.deck import CardPair, pairs
from breakhouse.press.printing import print_deck

__all__ = ["CardPair", "pairs", "print_deck"]
