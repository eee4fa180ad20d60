"""Waits for the store: a write has happened once it's durable."""

import asyncio
from collections.abc import Callable, Sequence

from breakhouse.store import Store, StoreTrouble, Write
from breakhouse.table.ledger import cannot_write


async def write(store: Store, writes: Sequence[Write]) -> None:
    """Waits until these are durable; `Refusal` when they cannot be."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store.submit(writes, settle(done))
    await done


def settle(waiting: "asyncio.Future[None]") -> Callable[[StoreTrouble | None], None]:
    """Answers the future when the store has answered."""

    def answer(trouble: StoreTrouble | None) -> None:
        if not waiting.done():
            waiting.set_exception(cannot_write(trouble)) if trouble else waiting.set_result(None)

    return answer
