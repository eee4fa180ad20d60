"""Matches at a manual table that go on until something has happened."""

from typing import Any

import msgspec
import pytest

from tests.support.table.manual_table import Played


def until_a_round_is_won(played: Played) -> None:
    for n in range(200):
        match = played.table.match
        assert match is not None
        seat = match.state.turn  # type: ignore[attr-defined]
        page = played.ann if seat == 0 else played.bo
        offers = match.legal(seat)
        command = next((offer for offer in offers if b'"pass"' in msgspec.json.encode(offer)), offers[0])
        played.do(page, f"n{n}", seat, msgspec.to_builtins(command))
        if any(one["event"]["did"] == "round-won" for one in page.last("update")["events"]):
            return
    pytest.fail("no round was won")


def laid(message: dict[str, Any]) -> list[dict[str, Any]]:
    return [one["event"] for one in message["events"] if one["event"]["did"] == "laid"]
