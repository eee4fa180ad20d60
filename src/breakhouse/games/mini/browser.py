"""What the browser is given of Mini Make 'n' Break beside its types."""

from breakhouse.games.blocks.browser import look_of
from breakhouse.games.mini.kit import KIT

FILES = {"look": look_of(KIT)}
