"""The box of Mini Make 'n' Break on paper."""

from breakhouse.games.mini.kit import KIT
from breakhouse.games.mini.manifest import MANIFEST
from breakhouse.games.mini.values import MiniOptions
from breakhouse.press.cards import CardBox
from breakhouse.press.press import Press

BOX = CardBox(KIT, MiniOptions().turns, MANIFEST.boxes[0].picture)  # MI-12
PRESS = Press(BOX.lay)
