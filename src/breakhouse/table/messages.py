"""The messages between a page and its table, one tagged union in each direction.

A page sends `{"say": …}`, the server `{"tell": …}`; unknown fields are refused. A game's own commands, events
and views travel inside as they are (`Raw`); the browser's types are generated from this module and `forms`.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw

from breakhouse.core import Deadline
from breakhouse.core.refusal import Param
from breakhouse.core.shuffle import Void

encode = msgspec.json.Encoder().encode

# ---------------------------------------------------------------- what a field may hold

Code = Annotated[str, Meta(min_length=4, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Annotated[str, Meta(min_length=2, max_length=20, pattern="^[A-Za-z0-9-]+$")]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Preset = Literal["hello", "good-game", "well-played", "thanks", "one-moment", "your-turn", "sorry", "bye"]
Topic = Literal["pause", "resume", "rematch", "abandon"]
Phase = Literal["gathering", "playing", "paused", "over"]
Presence = Literal["empty", "here", "away", "bot"]
Access = Literal["open", "link", "code"]
PauseReason = Literal["agreed", "all-away", "restarted", "slept", "store"]
ReportReason = Literal["program", "stalling", "rude", "other"]
"""Why a seat is reported: a program plays it, its player keeps everybody waiting or is rude, or something else."""
Forfeit = Literal["program-too-slow", "program-insists", "program-waits", "program-gone"]
"""Why a program that plays over the network has lost its seat in a match."""


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number of the next event this page hasn't seen, from `update.next`, and in which perspective."""

    perspective: SeatNumber | None
    next: Annotated[int, Meta(ge=0)]
    match: str
    """`table.match`: numbers of an earlier match mean nothing in a rematch."""


# ---------------------------------------------------------------- what the server tells


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
    begins: bool = False
    """Said to be the youngest (or the oldest, if the game lets that player begin)."""
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
    """The seats whose rating after the match says little yet: few matches, or few different people."""
    withheld: bool = False
    """It doesn't count until an operator has looked at it."""


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
    unrated_seats: list[int]
    """The seats to which that reason of the game's manifest applies, such as those of players still learning."""
    commitment: str
    """The commitment of the current attempt, or of the one that the match began with; empty before START."""
    attempt: Attempt | None
    voids: tuple[Void, ...]
    """Void attempts to shuffle this match."""
    proposals: list[Proposal]
    result: Result | None


class ClockReading(msgspec.Struct, frozen=True, gc=False):
    """Match time in milliseconds: `now` when this was sent; it stands still unless `running`, and then runs `rate`
    times as fast as a clock on the wall."""

    now: int
    running: bool
    rate: int
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


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to hello; `table` and `update` follow at once."""

    you: str
    name: str
    seats: list[int]
    """The seats that are yours."""
    version: str


class Pong(Message, frozen=True, tag="pong"):
    n: int
    now: int | None
    """Match time, when there is a match."""


class Bye(Message, frozen=True, tag="bye"):
    """The last message before the server closes the socket. `again`: whether reconnecting makes sense."""

    code: str
    text: str
    again: bool


Telling = (
    Welcome
    | TableMessage
    | Update
    | Acceptance
    | RefusalMessage
    | GestureMessage
    | ChatMessage
    | SeatKey
    | SightRequest
    | Hint
    | History
    | Announcement
    | Pong
    | Bye
)


# ---------------------------------------------------------------- what a page says


class _Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say"):
    pass


class Hello(_Say, frozen=True, tag="hello"):
    """The first message on a socket: which table, and what was seen of it before."""

    table: Code
    seen: Seen | None = None
    language: Language | None = None
    screen: bool = False
    """This page is a big screen: it shows what everybody may see, even if a player opened it."""


class Speak(_Say, frozen=True, tag="speak"):
    """From now on this page gets its texts in another language."""

    language: Language


class Sit(_Say, frozen=True, tag="sit"):
    """Takes a free seat. None: any; at a table with a code, another one is added if the game has room for it.

    With a name of its own it is another person's seat at the same device.
    """

    seat: SeatNumber | None = None
    name: Name | None = None
    by_ear: bool | None = None
    """Sets the seat up for somebody who plays by ear, or as usual; players may change this for their own seats."""


class Stand(_Say, frozen=True, tag="stand"):
    """Gives up a seat. During a match the seat is only left: its owner may come back until the end."""

    seat: SeatNumber


class Change(_Say, frozen=True, tag="change"):
    """The host changes options of the game, the number of seats or who may come, while the table gathers."""

    options: dict[str, Any] | None = None
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    chat: bool | None = None
    hints: bool | None = None
    access: Literal["open", "code"] | None = None
    """Whether the table is listed publicly. One that can only be reached by its link keeps its secret."""


class First(_Say, frozen=True, tag="first"):
    """ "I am the youngest" (or the oldest, if the game lets that player begin), or not after all.

    Players say it for their own seats, the host also for bots.
    """

    seat: SeatNumber
    claim: bool = True
    """False takes it back."""


class SeatBot(_Say, frozen=True, tag="seat-bot"):
    """Gathering: the host puts a bot on a free seat. In a match: a bot takes a seat whose player is gone."""

    seat: SeatNumber
    level: Level = "casual"


class Invite(_Say, frozen=True, tag="invite"):
    """The host asks a program that plays over the network to a free seat, by its public id. It may decline."""

    seat: SeatNumber
    who: Annotated[str, Meta(max_length=40)]


class TakeBack(_Say, frozen=True, tag="take-back"):
    """The owner takes the seat back from the bot; coming back to the table does this automatically."""

    seat: SeatNumber


class Clear(_Say, frozen=True, tag="clear"):
    """The host takes the bot from a seat, while gathering."""

    seat: SeatNumber


class Pledge(_Say, frozen=True, tag="pledge"):
    """While `table.attempt.pledges` is null: the hash of a seat's nonce (see docs/fairness.md)."""

    seat: SeatNumber
    commitment: Hash
    pledge: Hash


class Reveal(_Say, frozen=True, tag="reveal"):
    """Once `table.attempt.pledges` is there: the nonce itself."""

    seat: SeatNumber
    commitment: Hash
    nonce: Hash


class StartMatch(_Say, frozen=True, tag="start"):
    """The host starts the match."""


class Do(_Say, frozen=True, tag="do"):
    """A command of the game. `at` is the match time at which the page did it: lag is refunded from the purse."""

    id: CommandId
    seat: SeatNumber
    command: Raw
    at: int | None = None


class Gesture(_Say, frozen=True, tag="gesture"):
    """A hand moving between two commands: shown to watchers, stored nowhere. At most 2 KB, 20 a second."""

    seat: SeatNumber
    motion: Raw


class Agree(_Say, frozen=True, tag="agree"):
    """Proposes or agrees; what all people present agree to happens."""

    to: Topic


class Disagree(_Say, frozen=True, tag="disagree"):
    to: Topic


class Chat(_Say, frozen=True, tag="chat"):
    """A short message: a preset, which everyone reads in their own language, or typed text."""

    preset: Preset | None = None
    text: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


class HandOver(_Say, frozen=True, tag="hand-over"):
    """This device is now in the hands of that seat (None: of nobody, everything is covered)."""

    seat: SeatNumber | None


class MoveSeat(_Say, frozen=True, tag="move-seat"):
    """Requests a key with which another device can take this seat."""

    seat: SeatNumber


class TakeSeat(_Say, frozen=True, tag="take-seat"):
    key: Annotated[str, Meta(min_length=8, max_length=64)]


class Resign(_Say, frozen=True, tag="resign"):
    """Gives up for good. `why`: what cost a program its seat; for people it means nothing."""

    seat: SeatNumber
    why: Forfeit | None = None


class Kick(_Say, frozen=True, tag="kick"):
    """The host removes a guest."""

    who: Annotated[str, Meta(max_length=40)]


class AskToSee(_Say, frozen=True, tag="ask-to-see"):
    """A spectator asks to see what this seat sees."""

    seat: SeatNumber


class LetSee(_Say, frozen=True, tag="let-see"):
    """The seat's player gives permission or withdraws it."""

    who: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber
    allow: bool


class ReportSeat(_Say, frozen=True, tag="report"):
    """A player tells the operator that something is wrong with another seat of their match."""

    seat: SeatNumber
    why: ReportReason


class AskHint(_Say, frozen=True, tag="hint"):
    """What would the coach do? Only where the table allows it; the match is then not rated."""

    seat: SeatNumber


class SkipAhead(_Say, frozen=True, tag="skip-ahead"):
    """Each bot's turn in a few seconds until there is something to do: for someone alone against bots."""


class AskHistory(_Say, frozen=True, tag="history"):
    """All events so far, as far as the rules let them be looked up now."""


class Ping(_Say, frozen=True, tag="ping"):
    """Is the connection alive? The server measures how slow it is."""

    n: Annotated[int, Meta(ge=0, le=1 << 53)]


class Leave(_Say, frozen=True, tag="leave"):
    """The page leaves; as with a lost connection, but at once."""


Saying = (
    Hello
    | Speak
    | Sit
    | Stand
    | Change
    | First
    | SeatBot
    | Invite
    | TakeBack
    | Clear
    | Pledge
    | Reveal
    | StartMatch
    | Do
    | Gesture
    | Agree
    | Disagree
    | Chat
    | HandOver
    | MoveSeat
    | TakeSeat
    | Resign
    | Kick
    | AskToSee
    | LetSee
    | ReportSeat
    | AskHint
    | SkipAhead
    | AskHistory
    | Ping
    | Leave
)
