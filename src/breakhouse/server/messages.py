"""The messages between a page and its table, one tagged union in each direction.

A page sends `{"say": …}`, the server `{"tell": …}`; unknown fields are refused. A game's own commands, events
and views travel inside as they are (`Raw`); the browser's types are generated from this module and `forms`.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw

from breakhouse.server.fields import Code, CommandId, Hash, Language, Level, Name, Preset, SeatNumber, Seen
from breakhouse.server.tellings import Bye as Bye
from breakhouse.server.tellings import Pong as Pong
from breakhouse.server.tellings import Welcome as Welcome
from breakhouse.table.messages import (
    Acceptance,
    Announcement,
    ChatMessage,
    Forfeit,
    GestureMessage,
    Hint,
    History,
    RefusalMessage,
    SeatKey,
    SightRequest,
    TableMessage,
    Topic,
    Update,
)

# ---------------------------------------------------------------- what a page sends


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
    """ "I am the youngest" (or the oldest, if the game lets that player begin)."""

    seat: SeatNumber


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


class Nonce(_Say, frozen=True, tag="nonce"):
    """Sent by pages of earlier versions. It no longer counts: the seat takes no part in the shuffle."""

    seat: SeatNumber
    nonce: Annotated[str, Meta(min_length=1, max_length=64)]


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


class AskHint(_Say, frozen=True, tag="hint"):
    """What would the coach do? Only where the table allows it; the match is then not rated."""

    seat: SeatNumber


class AskHistory(_Say, frozen=True, tag="history"):
    """All events so far, as far as the rules let them be looked up now."""


class Ping(_Say, frozen=True, tag="ping"):
    """Is the connection alive? The server measures how slow it is."""

    n: Annotated[int, Meta(ge=0, le=1 << 53)]
    rtt: Annotated[int, Meta(ge=0, le=60_000)] | None = None
    """Pages of earlier versions report their lag this way. It's ignored."""


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
    | Nonce
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
    | AskHint
    | AskHistory
    | Ping
    | Leave
)


# ---------------------------------------------------------------- what the server sends


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
