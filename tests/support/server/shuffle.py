"""A page's part in the shuffle: its answers while the match is being shuffled (docs/fairness.md)."""

from collections.abc import Iterator
from typing import Any

from breakhouse.core.shuffle import pledge


def nonce_of(seat: int) -> str:
    return f"{seat + 1:064x}"


def answer_shuffle(message: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What a page says to this message about its table: a pledge for each of its seats, then their nonces.

    A browser draws its nonces; here everybody may know them, so that a test can tell whose is whose.
    """
    attempt = message["table"]["attempt"]
    for seat in message["yours"] if attempt is not None else ():
        commitment, nonce = attempt["commitment"], nonce_of(seat)
        fields = {"seat": seat, "commitment": commitment}
        if attempt["pledges"] is None:
            yield {"say": "pledge", **fields, "pledge": pledge(commitment, seat, nonce)}
        elif attempt["pledges"][seat] is not None:
            yield {"say": "reveal", **fields, "nonce": nonce}
