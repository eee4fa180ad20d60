"""What the browser gets of the dice game besides its types."""

from breakhouse.games.dice.pips import SIDES

CONSTANTS = {"SIDES": SIDES}
