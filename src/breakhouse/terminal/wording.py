"""Any game in words, from the wire format and the game's messages (`docs/plugins.md`).

A missing message is replaced by the raw word, so even a game without messages can be played.
"""

from collections.abc import Iterator, Mapping, Sequence
from textwrap import shorten
from typing import Any

import msgspec

from breakhouse.core import HOUSE, Event, Offer, Outcome, View
from breakhouse.core.contract import AnyGame, Free
from breakhouse.core.offers import plain
from breakhouse.terminal.screen import Screen

LONGEST = 240
"""Longer field values mean nothing to anybody."""
HIDDEN = ("options", "seat")
"""Fields of a view not worth showing: the options and the viewer's own seat."""


class Wording:
    """One game's words on one screen."""

    def __init__(self, screen: Screen, game: AnyGame) -> None:
        self.screen = screen
        self.game = game

    def find(self, *messages: str, **params: Any) -> str | None:
        return self.screen.find(*messages, **params)

    def lack(self, message: str, word: str) -> str:
        """What stands in for a message of the game that there isn't: the raw word."""
        return raw(word)

    def has_words_for(self, event: Event) -> bool:
        return self._sentence(_wire(event)) is not None

    def event(self, event: Event) -> str:
        values = _wire(event)
        if (sentence := self._sentence(values)) is not None:
            return sentence
        did, who = str(values.pop("did")), self._doer(values)
        fields = shorten(self._fields(_without(values, "at", "seat" if who else "")), LONGEST, placeholder=" …")
        what = self.lack(f"did-{did}", did)
        return f"{who.get('name', '')}: {what}".removeprefix(": ") + (f" ({fields})" if fields else "")

    def _sentence(self, values: Mapping[str, Any]) -> str | None:
        params = {
            **params_of({name: value for name, value in values.items() if name != "did"}),
            **self._doer(values),
        }
        return self.own("did", str(values["did"]), **params)

    def _doer(self, values: Mapping[str, Any]) -> dict[str, Any]:
        seat = values.get("seat", HOUSE)
        return self.screen.who(seat) if self._is_seat(seat) else {}

    def whose_turn(self, view: View) -> str:
        seat = getattr(view, self.game.manifest.turn, None)
        if isinstance(seat, int) and seat != self.screen.me:
            return self.screen.words("any-turn", name=self.screen.names[seat])
        return self.screen.words("any-your-turn")

    def offer(self, offer: Offer) -> str:
        """As on a button; the free fields of a template are filled in later."""
        values = _wire(plain(offer))
        do, free = str(values.pop("do")), values.pop("free", {})
        named = {
            name: [self.choice(name, str(one)) for one in value] if _is_plain_list(value) else value
            for name, value in values.items()
        }
        if (words := self.own("do", do, **params_of(named))) is None:
            words = " ".join((self.lack(f"do-{do}", do), self._fields(values))).strip()
        return f"{words} …" if free else words

    def view(self, view: View) -> str | None:
        """The view in the game's own words; None if it has none."""
        return self.own("view", "", **params_of(_wire(view)))

    def rows(self, view: View) -> Iterator[tuple[str, str]]:
        """The view field by field: name and value, scores by player."""
        for name, value in _wire(view).items():
            if name not in HIDDEN and value not in (None, [], {}, ""):
                words = (self.scores(view) if name == "scores" else None) or self.value(name, value)
                if words.strip(",; "):
                    yield self.field(name), shorten(words, LONGEST, placeholder=" …")

    def scores(self, view: View) -> str | None:
        """Everybody's score, where the view has a field of that name with one for each seat."""
        scores = getattr(view, "scores", None)
        if not isinstance(scores, Sequence) or len(scores) != len(self.screen.names):
            return None
        return ", ".join(f"{name} {score}" for name, score in zip(self.screen.names, scores, strict=True))

    def field(self, name: str) -> str:
        return self.own("field", name) or self.lack(f"field-{name}", name)

    def choice(self, name: str, choice: str) -> str:
        """What a field may be set to: by a message of its own, or by one for everything in that field."""
        return (
            self.own("field", f"{name}-{choice}")
            or self.own("field", f"{name}-any", piece=choice)
            or self.lack(f"field-{name}-{choice}", choice)
        )

    def question(self, name: str, free: Free) -> str:
        """What a free field may be."""
        if free.choices is not None:
            return f"{self.field(name)} ({', '.join(self.choice(name, choice) for choice in free.choices)}):"
        low, high = ("" if limit is None else str(limit) for limit in (free.low, free.high))
        return f"{self.field(name)} ({low}–{high}):"

    def value(self, name: str, value: Any) -> str:
        if name in ("turn", "winner", self.game.manifest.turn) and self._is_seat(value):
            return str(self.screen.names[value])
        if value is None:
            return "–"
        if isinstance(value, bool):
            return self.screen.words("option-yes" if value else "option-no")
        if isinstance(value, Mapping):
            return self._fields(value)
        if isinstance(value, list):
            apart = "; " if any(isinstance(one, (list, Mapping)) for one in value) else ", "
            return apart.join(self.value("", one) for one in value)
        return str(value)

    def end(self, outcome: Outcome) -> str:
        first = outcome.winners[0]
        params = {**self.screen.who(first), "score": outcome.scores[first], "winners": len(outcome.winners)}
        if (sentence := self.find(f"ended-{outcome.reason}", **params)) is not None:
            return sentence
        names = ", ".join(self.screen.names[seat] for seat in outcome.winners)
        you = self.screen.me in outcome.winners and len(outcome.winners) == 1
        return self.screen.words("terminal-won", you=you, names=names, n=len(outcome.winners))

    def own(self, kind: str, name: str, /, **params: Any) -> str | None:
        """A message of the game, or of a group that it shares with others."""
        owners = dict.fromkeys((self.game.id, *self.game.manifest.messages))
        return self.find(*(f"{kind}-{owner}-{name}".rstrip("-") for owner in owners), **params)

    def _fields(self, values: Mapping[str, Any]) -> str:
        known = {name: value for name, value in values.items() if value not in (None, [], {}, "")}
        return ", ".join(f"{self.field(name)} {self.value(name, value)}" for name, value in known.items())

    def _is_seat(self, value: Any) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(self.screen.names)


def params_of(values: Mapping[str, Any]) -> dict[str, Any]:
    """What a message can be given: texts, numbers, yes and no, lists of these in one text; nothing is `none`."""
    lists = {name: ", ".join(map(str, value)) or None for name, value in values.items() if _is_plain_list(value)}
    singles = {name: value for name, value in values.items() if not isinstance(value, (list, dict))}
    return {**singles, **lists}


def _wire(value: Event | View | Mapping[str, Any]) -> dict[str, Any]:
    """As it is sent, so that terminal and browser say the same."""
    sent: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return sent


def _without(values: Mapping[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in values.items() if name not in names}


def raw(word: str) -> str:
    return word.replace("_", " ").replace("-", " ")


def _is_plain_list(value: Any) -> bool:
    return isinstance(value, list) and not any(isinstance(one, (list, dict)) for one in value)
