"""The box of classic Make 'n' Break on paper."""

from breakhouse.games.classic.kit import KIT
from breakhouse.games.classic.manifest import MANIFEST
from breakhouse.games.classic.values import ClassicOptions
from breakhouse.press.cards import CardBox
from breakhouse.press.press import Press

BOX = CardBox(KIT, ClassicOptions().turns, MANIFEST.boxes[0].picture)  # CL-14
PRESS = Press(BOX.lay)
