"""The coach's hint: the best command the expert sees, and one honest sentence why, from the expert's own numbers.

A game takes part if its bots can `weigh` (see `bots.bot.Weigher`); the sentences are in `coach.ftl`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from breakhouse.bots import levels, make_bot
from breakhouse.bots.bot import AT_LEISURE, HINTS, Bot, Budget, Reason, Weighed, Weigher, figure
from breakhouse.bots.review import coach_of, plain_command
from breakhouse.bots.review_text import speak
from breakhouse.core import Command, Event, Offers, Seat, View
from breakhouse.locales import say

MOST_REASONS = 2
CLOSE = 0.05
"""Two commands closer than this in points are equally good."""


class Advice(NamedTuple):
    """What the coach would do, and why, in one sentence."""

    command: Command
    text: str
    then: Command | None
    """The command's purpose, to be drawn: where a lifted brick goes."""


def hint(
    game_id: str,
    seat: Seat,
    seen: Sequence[Event],
    view: View,
    offers: Offers,
    language: str,
    budget: Budget = AT_LEISURE,
) -> Advice | None:
    """The recommended command and its sentence; None if the coach has nothing to say."""
    if HINTS not in levels(game_id) or not offers:
        return None
    bot = make_bot(game_id, HINTS, seat, "coach")
    for event in seen:
        bot.observe(event)
    weighed = weigh(bot, view, offers, budget)
    if not weighed:
        return None
    best = weighed[0]
    reasons = best.reasons[:MOST_REASONS]
    if len(offers) == 1 and isinstance(offers[0], Command):
        reasons = (Reason("coach-only"),)
    elif len(weighed) > 1 and getattr(bot, "unit", "") == "points":
        reasons = (*reasons, ahead(game_id, best, weighed[1]))
    return Advice(best.command, sentence(replace(best, reasons=reasons), language), best.then)


def ahead(game_id: str, best: Weighed, second: Weighed) -> Reason:
    """The number behind the words: by how many points it is better than the next best."""
    gain = best.value - second.value
    other = coach_of(game_id).words(plain_command(second.command))
    return Reason("coach-ahead", {"gain": figure(gain), "close": gain < CLOSE, "other": other})


def weigh(bot: Bot, view: View, offers: Offers, budget: Budget) -> Sequence[Weighed]:
    return bot.weigh(view, offers, budget) if isinstance(bot, Weigher) else ()


def sentence(weighed: Weighed, language: str) -> str:
    """The reasons in the player's language, as one sentence."""
    if not weighed.reasons:
        return say(language, "coach-no-reason")
    whole = ""
    for reason in weighed.reasons:
        part = speak(reason, language).rstrip(".")
        whole = say(language, "coach-and", first=whole, then=part) if whole else part[:1].upper() + part[1:]
    return whole + "."
