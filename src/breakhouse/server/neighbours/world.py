"""What a house has in common with others."""

from dataclasses import dataclass

from breakhouse.server.neighbours.bus import Bus


@dataclass(frozen=True, slots=True)
class World:
    """What many houses share: the store, the bus, and this one's name."""

    store: str
    bus: Bus | None = None
    name: str = "house"
    lease: float = 6.0
    """How many seconds to wait for a house that doesn't answer."""
