"""What each perspective was shown, numbered without gaps, and what of it may still be looked up."""

from collections.abc import Sequence

from msgspec import Raw

from breakhouse.core import Event, State
from breakhouse.core.contract import AnyGame
from breakhouse.core.entry import Entry
from breakhouse.table.devices import Perspective
from breakhouse.table.messages import Happening, encode

_Memory = tuple[list[Happening], list[Event]]
"""What was sent, and the full events, from which `recall` derives what may be looked up later."""


class EventHistory:
    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self._happened: list[tuple[int, Event]] = []
        self._memories: dict[Perspective, _Memory] = {seat: ([], []) for seat in (None, *range(seats))}

    def add(self, entry: Entry, events: Sequence[Event] | None = None) -> None:
        """`events`: the entry's events, if already decoded."""
        redact = self._game.redact
        events = entry.read_events(self._game) if events is None else events
        for number, event in enumerate(events):
            self._happened.append((entry.at, event))
            happened = Happening(entry.at, entry.events[number])
            for perspective, (happenings, whole) in self._memories.items():
                seen = redact(event, perspective)
                if seen is event:
                    happenings.append(happened)
                elif seen is not None:
                    happenings.append(Happening(entry.at, Raw(encode(seen))))
                else:
                    continue
                whole.append(event)

    def counts(self) -> dict[Perspective, int]:
        return {perspective: len(happenings) for perspective, (happenings, _) in self._memories.items()}

    def count(self, perspective: Perspective) -> int:
        return len(self._memories[perspective][0])

    def happenings(self, perspective: Perspective, first: int) -> list[Happening]:
        """The events from this number on, as they were sent when they happened."""
        return self._memories[perspective][0][first:]

    def events(self, perspective: Perspective, first: int) -> list[Event]:
        """The same as values, for a bot."""
        redacted = (self._game.redact(event, perspective) for event in self._memories[perspective][1][first:])
        return [event for event in redacted if event is not None]

    def catch_up(self, perspective: Perspective, first: int, state: State) -> list[Happening] | None:
        """The events from this number on, or None if one of them may no longer be shown unchanged."""
        happenings, whole = self._memories[perspective]
        if first > len(happenings):
            return None
        for happened, event in zip(happenings[first:], whole[first:], strict=True):
            recalled = self._game.recall(event, perspective, state)
            if recalled is None or encode(recalled) != bytes(happened.event):
                return None
        return happenings[first:]

    def history(self, perspective: Perspective, state: State) -> list[Happening]:
        """Everything that may be looked up now."""
        recalled = ((at, self._game.recall(event, perspective, state)) for at, event in self._happened)
        return [Happening(at, Raw(encode(event))) for at, event in recalled if event is not None]
