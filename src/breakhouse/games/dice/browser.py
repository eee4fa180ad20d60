"""What the browser is given of the dice game beside its types."""

from breakhouse.games.dice.pips import SIDES

CONSTANTS = {"SIDES": SIDES}
