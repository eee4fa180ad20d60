"""What the server must know about a game besides its rules: its boxes, who begins, what is rated with what.

A manifest is plain data next to the rules, so that shelf, lobby, ratings and arena treat every game alike, and
nothing outside a game's folders has to know its name.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from breakhouse.core.contract import Seat

__all__ = [
    "Box",
    "ByEar",
    "ClockOption",
    "Companion",
    "Group",
    "Ladder",
    "Manifest",
    "Paragraph",
    "PassedOn",
    "Pool",
    "When",
]


class When(msgspec.Struct, frozen=True):
    """A condition on an option: its value (that of the seat, where each seat has one) is among `values`."""

    option: str
    values: tuple[Any, ...]
    unless: bool = False
    """Negates it: the value is none of them."""

    def holds(self, options: Mapping[str, Any], seat: Seat = 0) -> bool:
        return (_of_seat(options.get(self.option), seat) in self.values) != self.unless


class ByEar(msgspec.Struct, frozen=True, kw_only=True):
    """The options that suit a player who can't see the screen."""

    seat: dict[str, tuple[Any, Any]] = {}
    """For options with a value for each seat: the usual value, and the one that suits this player."""
    table: dict[str, Any] = {}


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """A box on the shelf. A game has one; an edition of it is another, which sets some options."""

    id: str
    title: str
    """The name on the lid. The message `box-<id>` says it in other languages, `box-<id>-line` what is in it."""
    minutes: int
    colours: tuple[str, str]
    """Of the lid and of the disc on it."""
    picture: str = ""
    """An SVG file in the game's package, drawn six wide and six high and standing on y = 0; none: a plain lid.
    A PNG of the same name, 1200 by 630, is what messengers show of a link; none: the site's icon."""
    options: dict[str, Any] = {}
    """The options a table of this box starts with. Those that appear in no form identify the box, the others may
    be changed. If all of them may be changed, it stays this box until somebody does.
    """
    by_ear: bool = False
    """Made for people who play by ear: everyone at its table starts that way."""


class Group(msgspec.Struct, frozen=True):
    """Options shown together in the form for a new table, under the message `group-<name>`."""

    name: str
    options: tuple[str, ...]
    folded: bool = False
    """Rarely changed: shown on demand."""


class ClockOption(msgspec.Struct, frozen=True):
    """The option for the clock: which value turns it off, and which on."""

    option: str
    off: Any
    on: Any
    seconds: dict[str, tuple[int, ...]] = {}
    """How long its settings last, by the option's value. None: an option in milliseconds speaks for itself."""


class Paragraph(msgspec.Struct, frozen=True):
    """One of the rules as people read them: the messages `rules-<game>-<id>`, `…-title` and, where there's an
    exception, `…-except`; or the same of a group of messages that the game shares."""

    id: str
    option: str | None = None
    """Shown only where this option has been changed from its usual value."""
    variant: bool = False
    """A variant from the rule sheet itself: shown even before anybody has chosen it."""
    page: bool = False
    """About the page: hands, keys, what is looked at. A terminal leaves it out."""


class Pool(msgspec.Struct, frozen=True):
    """Seats for which all of this holds are rated among themselves."""

    name: str
    when: tuple[When, ...]


class Ladder(msgspec.Struct, frozen=True):
    """The option that gives new players a gentle start: a number for each seat, 0 for a normal start."""

    option: str
    rungs: int
    """For someone who has never played; one less for each rung already climbed."""
    climbed: str = "climbed"
    """The event that says a `seat` has climbed a rung; `left` is how many remain, none if there is no such field.
    """


class PassedOn(msgspec.Struct, frozen=True):
    """A refused card that lies in front of the left neighbour and is built there."""

    drawn: Literal["easy", "hard"] | None
    """The pile that it was drawn from; None where there is one for all."""
    plays: Literal["easy", "hard"] | None
    """The pile that the neighbour draws from."""
    last: bool
    """Whether it was refused in the last turn of the match."""


class Companion(msgspec.Struct, frozen=True):
    """What the companion needs next to a real box: how many turns each, and how a turn is timed."""

    turns: int = 0
    """None where points alone end the game: then nothing is timed, and there are no cards to show."""
    seconds: tuple[int, ...] = ()
    """The settings of the timer, by the number rolled."""
    limit: int | None = None
    """Where a small die measures the time: at which sum the turn ends."""
    faces: tuple[int, ...] = ()
    """The faces of that die; 0 is blank."""
    blanks_called: bool = False
    """Whether the sum is called after a blank face too."""
    points: tuple[int, ...] = (1, 2, 3)
    """What a card may be worth."""
    asks: tuple[str, ...] = ()
    """Options that change how the box is played: its variants and levels."""
    single: When | None = None
    """When every finished card counts one point, and there are two piles."""
    hard_pile: str = ""
    """The option that names the seats which then draw from the harder pile."""
    chip: When | None = None
    """When a card may be refused, which pays the left neighbour a chip of 1."""
    longer: tuple[str, str] | None = None
    """The option that names the seats with more time, and the one with the sum that ends their turns."""
    options: dict[str, Any] = {}
    """What a table for real bricks sets, besides `bricks`."""
    passed_on: tuple[PassedOn, ...] = ()
    """Of the refused cards, those that the left neighbour builds; all others are discarded."""


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    title: str
    boxes: tuple[Box, ...]
    """First the game itself, then its editions."""
    place: int = 1000
    """Its place on the shelf, from the left; games with the same place are sorted by title."""
    begins: Literal["youngest", "oldest"] | None = None
    """Who may claim the first turn, which becomes the option `first`; None: the rules decide another way."""
    turn: str = "turn"
    """The field of a spectator's view that names the seat to move."""
    by_ear: ByEar = ByEar()
    open_hands: bool = False
    """Nothing is hidden between the seats, so several of them may look at one device together."""
    bots: int = 1
    """How many bots sit down for "play now"."""
    clock: ClockOption | None = None
    ladder: Ladder | None = None
    groups: tuple[Group, ...] = ()
    """Options in no group come after them."""
    fixed: tuple[str, ...] = ()
    """Options that no form asks for."""
    depends: dict[str, When] = {}
    """Options that a form asks for only while another option has certain values."""
    pools: tuple[Pool, ...] = ()
    unrated: dict[str, When] = {}
    """Why a match does not count, by the reason's code."""
    counted: dict[str, Any] = {}
    """Options that the server sets when a match that counts begins, and leaves out otherwise."""
    deliberate: tuple[str, ...] = ()
    """Commands that random players leave out: pointing at random only disturbs the others."""
    one_deal: dict[str, Any] = {}
    """Options under which a match is one deal: what the arena compares."""
    prepares: tuple[When, ...] = ()
    """When setting up takes long: then it's done once outside the event loop first."""
    paragraphs: tuple[Paragraph, ...] = ()
    """The rules in the order in which people read them."""
    signs: dict[str, str] = {}
    """Signs that its sentences contain, and the message that is spoken in place of each: a screen reader would say
    the name of the sign."""
    sounds: dict[str, str] = {}
    """Which built-in sound an event makes, by the event's name."""
    rules: tuple[str, ...] = ()
    """The prefixes of its rule ids, such as `SB`."""
    messages: tuple[str, ...] = ()
    """The groups of messages (entry points of `breakhouse.messages`) that a page at its table needs."""
    companion: Companion | None = None


def box_of(manifest: Manifest, options: Mapping[str, Any]) -> Box:
    """The box that a table with these options came from: the edition that matches most of them, else the first."""
    made = {box.id: _made_of(manifest, box) for box in manifest.boxes}
    fits = [box for box in manifest.boxes if made[box.id].items() <= options.items()]
    return max(fits, key=lambda box: len(made[box.id]), default=manifest.boxes[0])


def _made_of(manifest: Manifest, box: Box) -> dict[str, Any]:
    """The options that identify a box."""
    fixed = {name: value for name, value in box.options.items() if name in manifest.fixed}
    return fixed or box.options


def suit_by_ear(
    manifest: Manifest, options: Mapping[str, Any], seats: Sequence[Seat], many: int, on: bool = True
) -> dict[str, Any]:
    """The options with what suits these of `many` seats, or, with `on` false, with the usual values for them."""
    suited = {**options, **(manifest.by_ear.table if on else {})}
    for name, (usual, own) in manifest.by_ear.seat.items():
        each = [_of_seat(suited.get(name), seat) for seat in range(many)]
        each = [usual if value is None else value for value in each]
        suited[name] = [(own if on else usual) if seat in seats else value for seat, value in enumerate(each)]
        if all(value == usual for value in suited[name]):
            del suited[name]
    return suited


def widen(manifest: Manifest, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options for one seat more: what all the others have, the new one has too."""
    wider = dict(options)
    for name, (usual, _) in manifest.by_ear.seat.items():
        value = options.get(name)
        if value and isinstance(value, Sequence) and not isinstance(value, str):
            alike = all(one == value[0] for one in value)
            wider[name] = [*value, value[0] if alike else usual]
    return wider


def pool_of(game: str, manifest: Manifest, options: Mapping[str, Any], seat: Seat) -> str:
    """Where a seat is rated."""
    apart = [pool.name for pool in manifest.pools if all(when.holds(options, seat) for when in pool.when)]
    return "/".join((game, *apart))


def _of_seat(option: Any, seat: Seat) -> Any:
    if isinstance(option, Mapping):
        return option.get(str(seat), option.get(seat))
    if isinstance(option, Sequence) and not isinstance(option, str):
        return option[seat] if seat < len(option) else None
    return option
