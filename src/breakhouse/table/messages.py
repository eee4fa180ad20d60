"""The messages from a table to those who are at it, as they go over the wire.

A game's own events, views and offers are passed through unchanged; everything else is defined here once, and the
browser's types are generated from it.
"""

from typing import Any, Literal

import msgspec
from msgspec import Raw

from breakhouse.core import Deadline
from breakhouse.core.refusal import Param
from breakhouse.core.shuffle import Void

encode = msgspec.json.Encoder().encode

Topic = Literal["pause", "resume", "rematch", "abandon"]
Phase = Literal["gathering", "playing", "paused", "over"]
Presence = Literal["empty", "here", "away", "bot"]
Access = Literal["open", "link", "code"]
PauseReason = Literal["agreed", "all-away", "restarted", "slept", "store"]
Forfeit = Literal["program-too-slow", "program-insists", "program-waits", "program-gone"]
"""Why a program that plays over the network has lost its seat in a match."""


class Message(msgspec.Struct, frozen=True, tag_field="tell"):
    pass


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    presence: Presence
    who: str | None
    """The public id of the person; the same person may have several seats (pass and play)."""
    name: str
    bot: str | None
    """The level of the bot that plays this seat now."""
    may_replace: bool
    """The player has been gone so long that a bot may take the seat."""
    nonce: bool
    """A start needn't wait for this seat's pledge: its page doesn't take part, or has pledged."""
    resigned: bool
    helped: bool
    program: bool
    """A program plays it over the network, with an account of its own."""
    weak: bool = False
    """The player is here, but nothing is heard from their page at the moment."""


class Person(msgspec.Struct, frozen=True):
    who: str
    name: str
    sees: int | None
    """The seat whose view this watcher may see."""


class Proposal(msgspec.Struct, frozen=True):
    to: Topic
    agreed: list[int]
    missing: list[int]


class Result(msgspec.Struct, frozen=True):
    """How the match ended. `reason` is the game's own or one of: resigned, abandoned, agreed-to-stop,
    program-too-slow, program-insists, program-waits, program-gone."""

    scores: list[int]
    winners: list[int]
    reason: str
    rated: bool
    replay: str
    """The id under which the match can be seen again: /api/replays/<id>."""
    ratings: list[tuple[int, int] | None] = []
    """Each seat's rating before and after, where the match changed it."""
    provisional: list[int] = []
    """The seats whose rating after the match is still based on few matches."""


class Attempt(msgspec.Struct, frozen=True):
    """The match is being shuffled: see docs/fairness.md for what is hashed how."""

    commitment: str
    frozen: str
    """Game, options and seats as they will be played, as text: the commitment is to it and to the secret."""
    pledges: tuple[str | None, ...] | None = None
    """By seat, once everyone has had time to pledge: only now may nonces be shown. None: waiting for pledges."""


class TableInfo(msgspec.Struct, frozen=True):
    code: str
    match: str
    """Changes with every rematch. While the match runs, it doesn't lead to a replay."""
    game: str
    rules_version: int
    options: dict[str, Any]
    access: Access
    phase: Phase
    pause: PauseReason | None
    making_cards: bool
    """The match begins as soon as its cards are made, which takes a few seconds."""
    host: str
    seats: list[SeatInfo]
    watchers: list[Person]
    chat: bool
    hints: bool
    covered: bool
    """On a shared device, hands stay hidden until it's passed to their player."""
    unrated: str | None
    """Why this match is not rated: hints, removed, alone, or a reason of the game's manifest; or None."""
    commitment: str
    """The commitment of the current attempt, or of the one that the match began with; empty before START."""
    attempt: Attempt | None
    voids: tuple[Void, ...]
    """Void attempts to shuffle this match."""
    proposals: list[Proposal]
    result: Result | None


class ClockReading(msgspec.Struct, frozen=True, gc=False):
    """Match time in milliseconds: `now` when this was sent; it stands still unless `running`."""

    now: int
    running: bool
    deadlines: tuple[Deadline, ...]


class TableMessage(Message, frozen=True, tag="table"):
    """The whole table as it is now, sent whenever anything about it changes."""

    table: TableInfo
    yours: list[int]
    """The seats of the person this is sent to."""
    handed_to: int | None
    """The seat whose hands this device is in."""


class EncodedTable(Message, frozen=True, tag="table"):
    """`TableMessage` with an already encoded table, because it's the same for everybody."""

    table: Raw
    yours: list[int]
    handed_to: int | None


class Happening(msgspec.Struct, frozen=True, gc=False):
    at: int
    event: Raw


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it (seat None: a spectator). In a pause everything is covered: `view` is null."""

    seat: int | None
    view: Any
    """The game's own view, or null."""
    offers: list[Any]
    """The game's own commands; one with `free` is a template to be filled in."""
    few: list[int] = []
    """Which of the offers are worth considering first, where there are too many to look through."""


class Update(Message, frozen=True, gc=False, tag="update"):
    """What happened, and what there is to see and to do after it.

    Events are numbered per perspective without gaps: these are `first` … `next - 1`. When `fresh`, earlier events
    weren't repeated; the view stands for them.
    """

    match: str
    perspective: int | None
    first: int
    next: int
    fresh: bool
    events: list[Happening]
    faces: list[SeatView]
    clock: ClockReading


class Acceptance(Message, frozen=True, gc=False, tag="accepted"):
    """The command is durable and happened at `at`."""

    id: str
    seat: int
    at: int


class RefusalMessage(Message, frozen=True, tag="refused"):
    """No, and why: `text` says it in your language. `id` is the command's, or None for any other message."""

    id: str | None
    seat: int | None
    code: str
    params: dict[str, Param]
    text: str
    said: str | None = None
    """Which message is answered, if it wasn't a command."""


class GestureMessage(Message, frozen=True, tag="gesture"):
    """A hand in motion. A bot's comes complete, ahead of its command: `{"steps": [[ms, x, y, tilt] …]}`."""

    seat: int
    motion: Raw


class ChatMessage(Message, frozen=True, tag="chat"):
    who: str
    name: str
    seat: int | None
    preset: str | None
    text: str


class SeatKey(Message, frozen=True, tag="seat-key"):
    """Say `take-seat` with this key on the other device, or open `path` there. It works once, for ten minutes."""

    seat: int
    key: str
    path: str


class SightRequest(Message, frozen=True, tag="asked-to-see"):
    who: str
    name: str
    seat: int


class Hint(Message, frozen=True, tag="hint"):
    """What the coach would do. `then` is the purpose: where a lifted brick goes."""

    seat: int
    command: Raw
    text: str
    then: Raw | None = None


class History(Message, frozen=True, tag="history"):
    perspective: int | None
    events: list[Happening]


class Announcement(Message, frozen=True, tag="notice"):
    """Something about the table worth announcing: a bot took a seat, the server slept, …"""

    code: str
    params: dict[str, Param]
    text: str
