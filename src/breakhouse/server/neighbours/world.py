"""What a house has in common with others."""

from dataclasses import dataclass

from breakhouse.server.neighbours.bus import Bus


@dataclass(frozen=True, slots=True)
class World:
    """What many houses share: the store, how they reach each other, and how this one is called."""

    store: str
    bus: Bus | None = None
    name: str = "house"
    lease: float = 6.0
    """Seconds for which a house that does not answer is waited for."""
