"""A bus on which nobody answers."""


class Deaf:
    """A house that does not care what the bus brings."""

    def take(self, letter: bytes) -> None: ...

    def miss(self, house: str) -> None: ...

    def answer(self, question: bytes) -> bytes:
        return b""

    def overhear(self, news: bytes) -> None: ...

    def drain(self) -> None: ...
