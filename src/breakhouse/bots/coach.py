"""The coach's hint: the best command the expert sees, and one honest sentence why, from the expert's own numbers.

A game joins in by having bots that `weigh` (see `bots.bot.Weigher`); the sentences stand in `coach.ftl`.
"""

from collections.abc import Sequence

from breakhouse.bots import HINTS, levels, make_bot
from breakhouse.bots.bot import AT_LEISURE, Bot, Budget, Weighed, Weigher
from breakhouse.bots.telling import spoken
from breakhouse.core import Command, Event, Offers, Seat, View
from breakhouse.locales import say

MOST_REASONS = 2


def hint(
    game_id: str,
    seat: Seat,
    seen: Sequence[Event],
    view: View,
    offers: Offers,
    language: str,
    budget: Budget = AT_LEISURE,
) -> tuple[Command, str] | None:
    """The command to be advised and the sentence for it; None when the coach has nothing to say."""
    if HINTS not in levels(game_id) or not offers:
        return None
    bot = make_bot(game_id, HINTS, seat, "coach")
    for event in seen:
        bot.observe(event)
    weighed = weigh(bot, view, offers, budget)
    if not weighed:
        return None
    return weighed[0].command, sentence(weighed[0], language)


def weigh(bot: Bot, view: View, offers: Offers, budget: Budget) -> Sequence[Weighed]:
    return bot.weigh(view, offers, budget) if isinstance(bot, Weigher) else ()


def sentence(weighed: Weighed, language: str) -> str:
    """The reasons in the player's language, as one sentence."""
    told = [spoken(reason, language) for reason in weighed.reasons[:MOST_REASONS]]
    return "; ".join(part.rstrip(".") for part in told) + "." if told else say(language, "coach-no-reason")
