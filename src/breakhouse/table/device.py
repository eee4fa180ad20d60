"""Who looks at a table, and through what."""

from collections.abc import Callable
from dataclasses import dataclass

from breakhouse.table.perspective import Looked


@dataclass(slots=True)
class Guest:
    """A person as the tables know him: `visitor` is private to the house, `who` is for everybody."""

    visitor: str
    who: str
    name: str


@dataclass(eq=False, slots=True)
class Device:
    """One page looking at a table. Several may belong to one guest, and one may serve several seats."""

    guest: Guest
    language: str
    send: Callable[[bytes], None]
    """Takes an encoded message; never blocks, never fails."""
    dismiss: Callable[[str, bool], None]
    """Says goodbye with a code; the flag says whether coming back makes sense."""
    handed_to: int | None = None
    sees: int | None = None
    looks: Looked | None = None
    """What `audience.look` found last, and for which sheet: every command asks for it."""
    lag: int = 0
    """Half of the measured way there and back, in milliseconds."""
