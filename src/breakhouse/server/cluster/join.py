"""A house joins the others: it is connected to the bus, and handles their news from then on."""

import asyncio
from collections.abc import Callable

from breakhouse.server.admin.local import answer
from breakhouse.server.cluster.caretaker import turn_away
from breakhouse.server.cluster.directory import news_of
from breakhouse.server.cluster.messages import (
    BansChanged,
    Changed,
    Declined,
    Forgotten,
    Invited,
    News,
    ProgramsNews,
    Rated,
    Renamed,
    Spent,
)
from breakhouse.server.cluster.router import Street
from breakhouse.server.cluster.workers import FarThinkers
from breakhouse.server.house import House
from breakhouse.server.ws.connection import welcome


async def move_in(house: House, stop: Callable[[], None]) -> None:
    """`Refusal` if the bus can't be reached; `stop` is called when an operator wants this house to leave."""
    if house.world is None or house.world.bus is None:
        return
    street = Street(
        house.id,
        house.signer.world(),
        house.world.bus,
        house.flusher.post,
        house.clock.now,
        lambda arrival, outlet: welcome(house.socket_services, arrival, outlet),
        lambda question: answer(house.tables, question),
        lambda news: _take_in(house, news),
        lambda: [news_of(table) for table in house.tables.values() if table.phase != "over"],
        stop,
    )
    await street.open()
    house.street = street
    house.accounts.share(street.note_spent)
    if isinstance(house.thinkers, FarThinkers):
        house.thinkers.connect(house.world.bus, house.store.key())


def _take_in(house: House, news: News) -> None:
    match news:
        case Changed(visitor):
            house.visitors.look_up_again(visitor)
            house.bots.check_again(visitor)
        case ProgramsNews() | Invited() | Declined():
            house.bots.take_in(news)
        case Renamed(visitor, old, name):
            house.visitors.look_up_again(visitor)
            house.tables.rename(visitor, old, name)
        case Forgotten(visitor, who):
            asyncio.get_running_loop().create_task(house.profiles.forget_here(visitor, who))
        case BansChanged():
            turn_away(house.visitors.bans, house.tables)
        case Rated(everybody):
            for who in everybody:
                house.ratings.forget(who)
        case Spent(amounts):
            house.accounts.note(amounts)
