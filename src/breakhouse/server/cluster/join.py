"""How a house joins others: what it tells them about its tables, and what it does about their news."""

import asyncio
from collections.abc import Callable

import msgspec

from breakhouse.core import Refusal
from breakhouse.server.admin.local import answer
from breakhouse.server.cluster.caretaker import disconnect_banned
from breakhouse.server.cluster.messages import (
    AboutTable,
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
    TableNews,
)
from breakhouse.server.cluster.router import Router
from breakhouse.server.cluster.workers import RemoteWorkers
from breakhouse.server.house import House
from breakhouse.server.http import forms
from breakhouse.server.tables.registry import Elsewhere
from breakhouse.server.ws.connection import accept_remote
from breakhouse.table import Table
from breakhouse.table.messages import TableInfo


async def join_cluster(house: House, stop: Callable[[], None]) -> None:
    """`Refusal` if the bus can't be reached; `stop` is called when an operator wants this house to leave."""
    if house.world is None or house.world.bus is None:
        return
    router = Router(
        house.id,
        house.keyring.world(),
        house.world.bus,
        house.moment.post,
        house.clock.now,
        lambda request, outlet: accept_remote(house, request, outlet),
        lambda question: answer(house, question),
        lambda news: _handle_news(house, news),
        lambda: [_news_of(table) for table in house.tables.values() if table.phase != "over"],
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
            house.programs.check_again(visitor)
        case ProgramsNews() | Invited() | Declined():
            house.programs.take_in(news)
        case Renamed(visitor, old, name):
            house.visitors.look_up_again(visitor)
            house.rename(visitor, old, name)
        case Forgotten(visitor, who):
            asyncio.get_running_loop().create_task(house.strike_off(visitor, who))
        case BansChanged():
            disconnect_banned(house)
        case Rated(everybody):
            for who in everybody:
                house.ratings.forget(who)
        case Spent(amounts):
            house.accounts.note(amounts)


def _news_of(table: Table) -> TableNews:
    sheet = table.sheet
    chairs = [
        (
            chair.visitor if chair.visitor and seat in sheet.seats_of(chair.visitor) else None,
            chair.name,
            chair.free,
        )
        for seat, chair in enumerate(sheet.chairs)
    ]
    return TableNews(
        code=sheet.code,
        game=sheet.game,
        options=sheet.options,
        phase=table.phase,
        access=sheet.access,
        here=bool(table.devices),
        chairs=chairs,
        turn=table.to_move(),
        watchers=len(table.describe().watchers),
        made=sheet.made,
    )


def open_elsewhere(house: House, game: str | None) -> list[forms.TableLine]:
    """Tables of other houses that anybody may find."""
    return [
        forms.TableLine(
            one.code,
            one.game,
            one.options,
            one.phase,
            [name for _, name, free in one.chairs if not free],
            one.made,
            sum(free for _, _, free in one.chairs),
            one.watchers,
        )
        for one in _elsewhere(house)
        if one.access == "open" and one.here and game in (None, one.game)
    ]


def own_elsewhere(house: House, visitor: str) -> list[forms.MyTable]:
    """Tables of other houses at which this visitor has a seat."""
    found = []
    for one in _elsewhere(house):
        yours = [seat for seat, (owner, _, _) in enumerate(one.chairs) if owner == visitor]
        names = [name for _, name, _ in one.chairs]
        if yours:
            line = forms.MyTable(one.code, one.game, one.options, one.phase, names, one.made, yours, one.turn)
            found.append(line)
    return found


def _elsewhere(house: House) -> list[TableNews]:
    known = house.router.tables_elsewhere() if house.router is not None else []
    return [one for one in known if one.phase != "over" and one.code not in house.tables]


async def describe_table(house: House, there: Elsewhere) -> TableInfo:
    """A table of another house, as that house sees it."""
    found = b"" if house.router is None else await house.router.ask(there.house, AboutTable(there.row.code))
    if not found:
        raise Refusal("house-waits")
    return msgspec.json.decode(found, type=TableInfo)
