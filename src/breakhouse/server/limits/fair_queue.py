"""A queue that serves callers in turn, however much each of them has queued."""

from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        self._queues: OrderedDict[str, deque[T]] = OrderedDict()

    def put(self, whose: str, item: T) -> None:
        self._queues.setdefault(whose, deque()).append(item)

    def take(self) -> T | None:
        """The oldest item of the caller that has waited longest."""
        if not self._queues:
            return None
        whose, queue = self._queues.popitem(last=False)
        item = queue.popleft()
        if queue:
            self._queues[whose] = queue
        return item

    def __len__(self) -> int:
        return sum(map(len, self._queues.values()))

    def empty(self) -> Iterator[T]:
        while (item := self.take()) is not None:
            yield item
