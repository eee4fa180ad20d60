"""What the browser is given of the dice game beside its types."""

from breakhouse.games.blocks.browser import look_of
from breakhouse.games.dice.kit import KIT
from breakhouse.games.dice.pips import SIDES

CONSTANTS = {"SIDES": SIDES}
FILES = {"look": look_of(KIT)}
