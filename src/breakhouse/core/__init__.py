"""The contract that every game implements, and its foundations: refusals, chance, options, the log.

Nothing in here knows a game; everything in here is a frozen value or a pure function.
"""

from breakhouse.core.chance import Chance, Stream, commitment_of, seed_of
from breakhouse.core.contract import (
    HOUSE,
    Command,
    Deadline,
    Event,
    Expire,
    Free,
    Game,
    Offer,
    Offers,
    Options,
    Outcome,
    Seat,
    State,
    Template,
    View,
)
from breakhouse.core.refusal import Invalid, Refusal, UnreadableCommand

__all__ = [
    "HOUSE",
    "Chance",
    "Command",
    "Deadline",
    "Event",
    "Expire",
    "Free",
    "Game",
    "Invalid",
    "Offer",
    "Offers",
    "Options",
    "Outcome",
    "Refusal",
    "Seat",
    "State",
    "Stream",
    "Template",
    "UnreadableCommand",
    "View",
    "commitment_of",
    "seed_of",
]
