"""People who try everything that seats, keys, leave and pauses allow, and what they were shown by it."""

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from breakhouse.core import Refusal
from breakhouse.table import Chair
from tests.support.table.manual_table import Page, Played

GAME = "skipbo-breakers"
SEATED, WATCHING = ("Ann", "Bo", "Cy"), ("Dan", "Eve")


class Intrigue:
    """Three at a table, two who watch; each may come on a new page at any time."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        chairs = tuple(Chair(f"id-{name}", f"who-{name}", name) for name in SEATED)
        self.played = Played(game=GAME, start=False, chairs=chairs)
        self.table = self.played.table
        self.pages = {name: self._come(name) for name in (*SEATED, *WATCHING)}
        self.table.starting.start(self.pages["Ann"].device)
        for _ in range(2):
            self.played.bench.wait(2_000)
        self.leave: set[tuple[str, int]] = set()
        """Who was ever given leave to see which seat."""
        self.players = {f"id-{name}" for name in SEATED}
        """Who ever had a seat in this match."""
        self.leaks: list[str] = []

    def _come(self, name: str) -> Page:
        page = Page(name)
        self.table.join(page.device)
        return page

    def go_on(self) -> bool:
        """One deed of somebody; False when the match is over."""
        name = self.rng.choice((*SEATED, *WATCHING))
        deed = self.rng.choices(list(DEEDS), [weight for weight, _ in DEEDS.values()])[0]
        self._forget()
        with suppress(Refusal):
            DEEDS[deed][1](self, name, self.rng.randrange(3))
        self.played.bench.wait(self.rng.choice((0, 0, 50, 400)))
        self.players |= {chair.visitor for chair in self.table.sheet.chairs if chair.visitor}
        self._look(deed)
        return self.table.phase != "over"

    def _forget(self) -> None:
        for page in self.pages.values():
            page.forget()

    def _look(self, deed: str) -> None:
        if self.table.phase == "over":
            return
        for name, page in self.pages.items():
            for message in page.all("update"):
                self._check(deed, f"id-{name}", message)

    def _check(self, deed: str, visitor: str, message: dict[str, Any]) -> None:
        own = self.table.sheet.seats_of(visitor)
        for face in message["faces"]:
            if not face["view"] or not face["view"]["mine"] or face["seat"] in own:
                continue
            if visitor in self.players or (visitor, face["seat"]) not in self.leave:
                self.leaks.append(f"{deed}: {visitor} was shown the hand of seat {face['seat']}")

    # What people do

    def come_again(self, name: str, _: int) -> None:
        self.table.leave(self.pages[name].device)
        self.pages[name] = self._come(name)

    def let_see(self, name: str, seat: int) -> None:
        other = self.rng.choice(list(self.pages))
        allow = self.rng.random() < 0.7
        self.table.visibility.allow(self.pages[name].device, f"who-{other}", seat, allow)
        if allow:
            self.leave.add((f"id-{other}", seat))

    def move_seat(self, name: str, seat: int) -> None:
        page, other = self.pages[name], self.pages[self.rng.choice(list(self.pages))]
        self.table.keys.give(page.device, seat)
        self.played.bench.settle()
        self.table.keys.use(other.device, page.last("seat-key")["key"])

    def play(self, *_: object) -> None:
        """Whoever is to move, moves."""
        match = self.table.match
        for seat, chair in enumerate(self.table.sheet.chairs):
            offers = match.legal(seat, match.now) if match is not None else ()
            owner = self.pages.get((chair.visitor or "").removeprefix("id-"))
            if offers and owner is not None:
                command = msgspec.json.encode(self.rng.choice(list(offers)))
                self.table.do(owner.device, f"{self.rng.random()}", seat, command, None)

    def agree(self, _: str, seat: int) -> None:
        """All of them, to a pause or to its end."""
        for page in self.pages.values():
            try:
                self.table.agreements.agree(page.device, ("pause", "resume")[self.table.phase == "paused"])
            except Refusal:
                continue


Deed = Callable[[Intrigue, str, int], None]
DEEDS: dict[str, tuple[int, Deed]] = {
    "play": (6, Intrigue.play),
    "come again": (3, Intrigue.come_again),
    "let see": (3, Intrigue.let_see),
    "move seat": (1, Intrigue.move_seat),
    "pause": (1, Intrigue.agree),
    "ask to see": (1, lambda it, name, seat: it.table.visibility.ask(it.pages[name].device, seat)),
    "history": (2, lambda it, name, _: it.table.visibility.show_history(it.pages[name].device)),
    "hand over": (1, lambda it, name, seat: it.table.visibility.hand_over(it.pages[name].device, seat)),
    "bot": (2, lambda it, name, seat: it.table.seats.seat_bot(it.pages[name].device, seat, "casual")),
    "back": (2, lambda it, name, seat: it.table.seats.take_back(it.pages[name].device, seat)),
    "stand": (1, lambda it, name, seat: it.table.seats.stand(it.pages[name].device, seat)),
    "sit": (1, lambda it, name, seat: it.table.seats.sit(it.pages[name].device, seat, None)),
}


def try_everything(deeds: int, seed: int) -> tuple[list[str], int]:
    """What leaked, and how many hands were rightly shown meanwhile: a table that shows nothing proves nothing."""
    found, leaks, shown = Intrigue(seed), list[str](), 0
    for number in range(deeds):
        if not found.go_on():
            leaks += found.leaks
            found = Intrigue(seed + 1_000_003 * (number + 1))
        shown += sum(
            bool(face["view"] and face["view"]["mine"])
            for page in found.pages.values()
            for message in page.all("update")
            for face in message["faces"]
        )
    return leaks + found.leaks, shown
