"""The box of the dice game on paper."""

from breakhouse.games.dice.kit import KIT
from breakhouse.games.dice.manifest import MANIFEST
from breakhouse.games.dice.values import DiceOptions
from breakhouse.press.cards import CardBox
from breakhouse.press.press import Press

BOX = CardBox(KIT, DiceOptions().turns, MANIFEST.boxes[0].picture)  # DI-16
PRESS = Press(BOX.lay)
