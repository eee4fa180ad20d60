"""A bus on which nobody answers."""


class Deaf:
    """A house that ignores what the bus brings."""

    def receive(self, message: bytes) -> None: ...

    def note_undelivered(self, house: str) -> None: ...

    def answer(self, question: bytes) -> bytes:
        return b""

    def receive_news(self, news: bytes) -> None: ...

    def drain(self) -> None: ...
