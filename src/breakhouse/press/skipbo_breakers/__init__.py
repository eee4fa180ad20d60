"""Skip-Bo Breakers on paper."""

from breakhouse.press.skipbo_breakers.reference_card import PRESS

__all__ = ["PRESS"]
