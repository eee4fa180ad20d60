"""A house joins the others: it is connected to the bus, and handles their news from then on."""

from collections.abc import Callable

from breakhouse.server.admin.local import answer
from breakhouse.server.cluster.caretaker import disconnect_banned
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
from breakhouse.server.cluster.remote_workers import RemoteWorkers
from breakhouse.server.cluster.router import Router
from breakhouse.server.house import House
from breakhouse.server.reads import start
from breakhouse.server.ws.connection import accept_remote


async def join_cluster(house: House, stop: Callable[[], None]) -> None:
    """`Refusal` if the bus can't be reached; `stop` is called when an operator wants this house to leave."""
    if house.world is None or house.world.bus is None:
        return
    router = Router(
        house.id,
        house.signer.world(),
        house.world.bus,
        house.flusher.post,
        house.clock.now,
        lambda request, outlet: accept_remote(house.socket_services, request, outlet),
        lambda question: answer(house.tables, house.slow, question),
        lambda news: _handle_news(house, news),
        house.lobby,
        stop,
    )
    await router.open()
    house.router = router
    house.accounts.share(router.note_spent)
    house.workers.remote = RemoteWorkers(house.world.bus, house.store.key())


def _handle_news(house: House, news: News) -> None:
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
            start(house.profiles.forget_here(visitor, who))
        case BansChanged():
            start(disconnect_banned(house.visitors.bans, house.tables))
        case Rated(everybody):
            for who in everybody:
                house.ratings.forget(who)
        case Spent(amounts):
            house.accounts.note(amounts)
