"""Builds a card from what Orca says, and from nothing else."""

import re
from dataclasses import dataclass, field

from tests.support.browser.grid_position import BASES, Whereabouts
from tests.support.reader.listener import Listener

HOWS = ("lying", "standing", "pointing", "upright")
FIVE = "deck five classic 1\nc14 1 blue coloured: yellow-@0,0 brown-@4,0 red-@2,1 lightblue.@3,2 orange-@2,3\n"
"""A card of the shipped deck with five bricks, and no other."""
FAR = 14
"""Half bricks that a hand is moved at most to find a place."""


@dataclass(frozen=True)
class Words:
    """The words by which a listener knows where to go."""

    table: str
    bottom: str
    left: str
    right: str


WORDS = {
    "en": Words("on the table", "bottom", "left", "right"),
    "de": Words("auf dem tisch", "unten", "link", "recht"),
}


@dataclass(frozen=True)
class Goal:
    """What the card says about a brick: how it lies, and the words that the hand must say before it lets go."""

    name: str
    how: str
    place: str


@dataclass
class Builder:
    """Knows what was announced and which keys were pressed, and so in which column a brick is: no more."""

    ann: Listener
    column: int = 0
    put: dict[str, int] = field(default_factory=dict)
    where: Whereabouts = field(init=False)

    def __post_init__(self) -> None:
        self.where = Whereabouts(self.ann.player.language)

    @property
    def words(self) -> Words:
        return WORDS[self.ann.player.language]

    def build(self, card: str) -> str:
        """A whole card, until it counts; returns what is announced then, perhaps the next one."""
        done, bricks = self.ann.player.word("built-completed", points=1).split(":")[0], count_bricks(card)
        for _ in range(bricks - 1):
            self.put_next()
        return self.put_next(done)

    def put_next(self, until: str = "") -> str:
        """Enter reads the next brick and takes it; it is turned and moved until hand and card sound the same."""
        step, _, hand = self.take_next().partition(". ")
        goal = self.goal_of(step)
        self.where.follow(
            goal.place or self.words.table
        )  # what the card has just said, the hand doesn't say again
        place, name = self.where.follow(hand), self.name_of(goal, hand)
        for _ in range(3):
            if self.lies(hand) in ("", goal.how):  # as the card says, it isn't said again
                break
            hand = self.ann.press("Up")
            place = self.where.follow(hand)
        self.move_to(goal.place, place)
        self.put[name] = self.column
        return self.ann.press("Return", until)

    def name_of(self, goal: Goal, hand: str) -> str:
        """Where the card leaves the colour open, the hand says which brick it has taken."""
        name = hand.lower().split(", ")[0]
        known = (
            *BASES[self.ann.player.language],
            self.ann.player.word("grid-taken", place="").split(",")[0].lower(),
        )
        return goal.name if name.startswith(known) or name in self.hows else name

    def take_next(self) -> str:
        """Pieces that have to be rolled first are rolled now: the answer names the key."""
        answer = self.ann.press("Return")
        yet = self.ann.player.word("grid-nothing", why="none-yet", form="piece", can="")
        if yet not in answer:
            return answer
        self.ann.press("g")
        return answer.replace(yet, self.ann.press("Return"))

    @property
    def hows(self) -> str:
        return "|".join(self.ann.player.word("bench-how", how=how) for how in HOWS)

    def lies(self, hand: str) -> str:
        found = re.search(self.hows, hand, re.IGNORECASE)
        return found[0].lower() if found else ""

    def goal_of(self, step: str) -> Goal:
        parts = rf"(?:(.+): )?([^,:]+?)(?:, ({self.hows}))?(?:, ({self.words.table}, .+))?"
        found = re.fullmatch(parts, step, re.IGNORECASE)
        assert found, step
        where, name, how, beside = (part or "" for part in found.groups())
        place = (where or beside).lower()
        return Goal(name.lower(), how, "" if place == self.words.bottom else place)

    def move_to(self, place: str, hand: str) -> None:
        """First to the bricks that are named, then to the side that is named, in long steps where it is far."""
        named = [column for name, column in self.put.items() if name in place]
        base = round(sum(named) / len(named)) if named else self.column
        while place not in hand and abs(base - self.column) > 0:
            hand = self.step(base - self.column)
        for n in range(FAR):
            if place in hand:
                return
            far = place.startswith(self.words.table) and not hand.startswith(self.words.table)
            way = self.side(place) or -self.side(hand) or 1
            hand = self.step(way * (FAR if far else 1) * (-1 if n > FAR // 2 else 1))
        raise AssertionError(f"{place} was looked for, {hand} was heard: {self.ann.script}")

    def side(self, words: str) -> int:
        """Left or right, as far as the words say so; over the left end is left of the middle."""
        return (self.words.right in words) - (self.words.left in words)

    def step(self, by: int) -> str:
        """Towards there: three half bricks with Shift, or one."""
        far, way = abs(by) > 2, "Right" if by > 0 else "Left"
        self.column += (3 if far else 1) * (1 if by > 0 else -1)
        return self.where.follow(self.ann.press(f"shift+{way}" if far else way))


def count_bricks(card: str) -> int:
    found = re.search(r"(\d+|one|ein) (?:bricks?|pieces?|Bausteine?|Teile?)", card)
    assert found, card
    return int(found[1]) if found[1].isdigit() else 1


def begin(ann: Listener) -> str:
    """Enter at the bench rolls and starts, whatever comes first; the card."""
    new = ann.player.word("built-card", words="").strip()
    for _ in range(3):
        if new in (told := ann.press("Return")):
            return told
        ann.player.people.pass_time(3)
        if new in (told := ann.listen()):
            return told
    raise AssertionError(ann.script)
