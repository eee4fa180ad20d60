"""What the end of a match changes besides the match: ratings, and how fast hands were.

It's worked out from what the store knows of the players, so it may have to wait for an answer across a network.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence

import msgspec

from breakhouse.server.reads import start
from breakhouse.store import ResultRow, Store, StoreTrouble, Write
from breakhouse.table.environment import Unfinished

Ended = tuple[ResultRow, Sequence[Write]]


class Endings:
    """`rate` reads the store: it runs wherever the store is asked, for one match at a time."""

    def __init__(self, store: Store, rate: Callable[[ResultRow], Ended], doubt: Callable[[], None]) -> None:
        """`doubt` is called when something was worked out for a result that didn't come about."""
        self._store = store
        self._rate = rate
        self._doubt = doubt
        self._alone = threading.Lock()
        self._known: dict[str, tuple[ResultRow, Ended | StoreTrouble]] = {}
        """By match, until the table asks again: for which result, and what it changes."""

    def end(self, result: ResultRow) -> Ended:
        """What to write. Raises `Unfinished` if the store has to be asked first, `StoreTrouble` if it can't be."""
        if result.match not in self._known:
            asking = start(self._ask(result))
            if asking is not None:
                raise Unfinished(lambda go_on: asking.add_done_callback(lambda _: self._tell(result.match, go_on)))
        asked, found = self._known.pop(result.match)
        if _without_time(asked) != _without_time(result):  # somebody left, or was renamed, meanwhile
            self._doubt()
            return self.end(result)
        if isinstance(found, StoreTrouble):
            raise found
        return found

    def _tell(self, match: str, go_on: Callable[[], None]) -> None:
        go_on()
        self._known.pop(match, None)  # the table is gone

    async def _ask(self, result: ResultRow) -> None:
        def rate(_: object) -> Ended:
            with self._alone:
                return self._rate(result)

        try:
            self._known[result.match] = result, await self._store.ask(rate)
        except StoreTrouble as trouble:
            self._known[result.match] = result, trouble
        except asyncio.CancelledError:
            self._known[result.match] = result, StoreTrouble("closed")
            raise


def _without_time(result: ResultRow) -> ResultRow:
    return msgspec.structs.replace(result, finished=0)
