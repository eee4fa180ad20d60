"""What the browser is given of classic Make 'n' Break beside its types."""

from breakhouse.games.blocks.browser import look_of
from breakhouse.games.classic.kit import KIT

FILES = {"look": look_of(KIT)}
