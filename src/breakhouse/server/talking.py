"""A page arrives, through a socket of this house or of another one."""

import asyncio

from aiohttp import web

from breakhouse.server.accounts import Payer
from breakhouse.server.house import House
from breakhouse.server.neighbours.letters import Arrival
from breakhouse.server.outlet import Outlet
from breakhouse.server.socket import Line
from breakhouse.server.wire import Shortcut, shake_hands
from breakhouse.store import VisitorRow


def welcome(house: House, arrival: Arrival, outlet: Outlet) -> Line:
    """A page whose socket another house has."""
    line = Line(house, arrival.row, Payer(arrival.visitor, arrival.address), outlet)
    line.device.language = arrival.language
    return line


async def talk(house: House, row: VisitorRow, payer: Payer, request: web.Request) -> web.StreamResponse:
    """Serves one page until either side disconnects."""
    answer = await shake_hands(request)
    transport = request.transport
    if transport is None:
        return answer
    ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    line = Line(house, row, payer)
    wire = line.connect(transport, lambda: None if ended.done() else ended.set_result(None))
    house.wires.add(wire)
    try:
        request.protocol.set_parser(wire)  # type: ignore[arg-type]
        transport.set_protocol(Shortcut(wire, request.protocol))  # type: ignore[arg-type]
        await ended
    finally:
        house.wires.discard(wire)
        line.leave()
    return answer
