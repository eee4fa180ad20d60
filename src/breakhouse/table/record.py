"""What each perspective was shown, numbered without gaps, and what of it may still be looked up."""

from collections.abc import Sequence

import msgspec

from breakhouse.core import Event, State
from breakhouse.core.contract import AnyGame
from breakhouse.core.entry import Entry
from breakhouse.table.perspective import Perspective
from breakhouse.table.told import Happened

_Shown = tuple[list[Happened], list[Event]]
"""What was told, and the whole events of it, from which `recall` says what may be looked up later."""

_encode = msgspec.json.Encoder().encode


class Record:
    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self._happened: list[tuple[int, Event]] = []
        self._shown: dict[Perspective, _Shown] = {seat: ([], []) for seat in (None, *range(seats))}

    def add(self, entry: Entry, events: Sequence[Event] | None = None) -> None:
        """`events`: those of the entry, if somebody has read them already."""
        redact = self._game.redact
        events = entry.read_events(self._game) if events is None else events
        for number, event in enumerate(events):
            self._happened.append((entry.at, event))
            happened = Happened(entry.at, entry.events[number])
            for perspective, (told, whole) in self._shown.items():
                seen = redact(event, perspective)
                if seen is event:
                    told.append(happened)
                elif seen is not None:
                    told.append(Happened(entry.at, msgspec.Raw(_encode(seen))))
                else:
                    continue
                whole.append(event)

    def counts(self) -> dict[Perspective, int]:
        return {perspective: len(told) for perspective, (told, _) in self._shown.items()}

    def count(self, perspective: Perspective) -> int:
        return len(self._shown[perspective][0])

    def told(self, perspective: Perspective, first: int) -> list[Happened]:
        """The events from this number on, as they were told when they happened."""
        return self._shown[perspective][0][first:]

    def seen(self, perspective: Perspective, first: int) -> list[Event]:
        """The same as values, for a bot."""
        redacted = (self._game.redact(event, perspective) for event in self._shown[perspective][1][first:])
        return [event for event in redacted if event is not None]

    def missed(self, perspective: Perspective, first: int, state: State) -> list[Happened] | None:
        """The events from this number on, or None when one of them may not be looked up as it was any more."""
        told, whole = self._shown[perspective]
        if first > len(told):
            return None
        for happened, event in zip(told[first:], whole[first:], strict=True):
            recalled = self._game.recall(event, perspective, state)
            if recalled is None or _encode(recalled) != bytes(happened.event):
                return None
        return told[first:]

    def history(self, perspective: Perspective, state: State) -> list[Happened]:
        """Everything that may be looked up now."""
        recalled = ((at, self._game.recall(event, perspective, state)) for at, event in self._happened)
        return [Happened(at, msgspec.Raw(_encode(event))) for at, event in recalled if event is not None]
