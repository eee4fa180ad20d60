"""What each perspective was shown, numbered without gaps, and what of it may still be looked up."""

from collections.abc import Sequence

import msgspec

from breakhouse.core import Event, State
from breakhouse.core.contract import AnyGame
from breakhouse.core.match import Entry
from breakhouse.table.reading import read_events
from breakhouse.table.told import Happened

Perspective = int | None


_Shown = tuple[Happened, Event]
"""As it was told, and the whole event, from which `recall` says what may be looked up later."""

_encode = msgspec.json.Encoder().encode


class Record:
    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self._happened: list[tuple[int, Event]] = []
        self._shown: dict[Perspective, list[_Shown]] = {None: [], **{seat: [] for seat in range(seats)}}

    def add(self, entry: Entry, events: Sequence[Event] | None = None) -> None:
        """`events`: those of the entry, if somebody has read them already."""
        redact = self._game.redact
        events = read_events(self._game, entry) if events is None else events
        for event, raw in zip(events, entry.events, strict=True):
            self._happened.append((entry.at, event))
            whole = (Happened(entry.at, raw), event)
            for perspective, shown in self._shown.items():
                seen = redact(event, perspective)
                if seen is event:
                    shown.append(whole)
                elif seen is not None:
                    shown.append((Happened(entry.at, msgspec.Raw(_encode(seen))), event))

    def counts(self) -> dict[Perspective, int]:
        return {perspective: len(shown) for perspective, shown in self._shown.items()}

    def count(self, perspective: Perspective) -> int:
        return len(self._shown[perspective])

    def told(self, perspective: Perspective, first: int) -> list[Happened]:
        """The events from this number on, as they were told when they happened."""
        return [told for told, _ in self._shown[perspective][first:]]

    def seen(self, perspective: Perspective, first: int) -> list[Event]:
        """The same as values, for a bot."""
        redacted = (self._game.redact(event, perspective) for _, event in self._shown[perspective][first:])
        return [event for event in redacted if event is not None]

    def missed(self, perspective: Perspective, first: int, state: State) -> list[Happened] | None:
        """The events from this number on, or None when one of them may not be looked up as it was any more."""
        shown = self._shown[perspective]
        if first > len(shown):
            return None
        for told, event in shown[first:]:
            recalled = self._game.recall(event, perspective, state)
            if recalled is None or _encode(recalled) != bytes(told.event):
                return None
        return [told for told, _ in shown[first:]]

    def history(self, perspective: Perspective, state: State) -> list[Happened]:
        """Everything that may be looked up now."""
        recalled = ((at, self._game.recall(event, perspective, state)) for at, event in self._happened)
        return [Happened(at, msgspec.Raw(_encode(event))) for at, event in recalled if event is not None]
