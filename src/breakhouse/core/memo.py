"""A cache of answers that take long to find: refusals too, and what another process found."""

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from breakhouse.core.refusal import Refusal

T = TypeVar("T")
Found = tuple[Any, tuple[str, dict[str, Any]] | None]
"""The answer, or the refusal's code and parameters."""
CacheEntry = tuple[str, tuple[Hashable, ...], Found]

_MEMOS: "dict[str, Memo[Any]]" = {}


class Memo(Generic[T]):
    """A function called only once for the same arguments, as long as the answer is still cached."""

    def __init__(self, work: Callable[..., T], most: int) -> None:
        self._work = work
        self._most = most
        self._kept: OrderedDict[tuple[Hashable, ...], Found] = OrderedDict()
        self._name = f"{work.__module__}.{work.__qualname__}"
        self.used: deque[tuple[tuple[Hashable, ...], Found]] = deque(maxlen=4)
        _MEMOS[self._name] = self

    def __call__(self, *key: Hashable) -> T:
        found = self._kept.get(key)
        if found is None:
            found = self._find(key)
            self.keep(key, found)
        self.used.append((key, found))
        answer, refusal = found
        if refusal is not None:
            raise Refusal(refusal[0], **refusal[1])
        return answer  # type: ignore[no-any-return]

    def keep(self, key: tuple[Hashable, ...], found: Found) -> None:
        self._kept[key] = found
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def _find(self, key: tuple[Hashable, ...]) -> Found:
        try:
            return self._work(*key), None
        except Refusal as no:
            return None, (no.code, dict(no.params))


def remember(most: int) -> Callable[[Callable[..., T]], Memo[T]]:
    return lambda work: Memo(work, most)


def recent_entries() -> list[CacheEntry]:
    """The last few answers, for another process."""
    return [(name, key, found) for name, memo in _MEMOS.items() for key, found in memo.used]


def add_entries(entries: list[CacheEntry]) -> None:
    """Answers that another process found."""
    for name, key, found in entries:
        if name in _MEMOS:
            _MEMOS[name].keep(key, found)
