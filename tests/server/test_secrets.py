"""Nobody is sent what they mustn’t know: frames, pages, errors and logs are searched for it."""

import json
import logging

import msgspec
import pytest

from tests.support.server.client import Page, Person, seated, served


async def test_nobody_is_told_what_they_must_not_know(caplog: pytest.LogCaptureFixture) -> None:
    """Every frame, page, error and log line of a running match is searched for what its receiver must not know."""
    caplog.set_level(logging.DEBUG)
    async with served() as house, Person(house.base) as ann, Person(house.base) as bo, Person(house.base) as eve:
        code, first, second = await seated(ann, bo, "skipbo-breakers")
        spy = await eve.page(code)
        table = house.house.tables[code]
        kept = house.house.store.match(table.sheet.match)
        assert kept is not None
        secret = kept.secret.hex()
        pages = {0: first, 1: second}
        for n in range(60):
            match = table.match
            assert match is not None
            turn = match.state.turn
            offers = match.legal(turn)
            command = json.loads(msgspec.json.encode(offers[n % len(offers)]))
            message = await pages[turn].do(turn, command, f"n{n}")
            assert message["tell"] == "accepted"
            for page, seats in ((first, {0}), (second, {1}), (spy, set())):
                await page.say("ping", n=n)
                await page.until("pong", n=n)
                _check_secrets(page, seats)
        await spy.say("history")
        history = await spy.until("history")
        dealt = [one["event"] for one in history["events"] if one["event"]["did"] == "dealt"]
        assert not any(dealt[-1]["hands"]), "the hand that is being played"
        id = table.sheet.match
        for path in (
            f"/api/replays/{id}",
            f"/api/replays/{id}/match",
            f"/api/replays/{id}/view",
            f"/api/replays/{id}/verify",
        ):
            status, answer = await ann.ask("GET", path)
            assert (status, answer["code"]) == (404, "no-such-replay"), "a running match has no replay"
        others = [
            json.dumps(await eve.get(path))
            for path in ("/api/tables", f"/api/tables/{code}", "/api/results", "/metrics")
        ]
        everything = "".join([*first.raw, *second.raw, *spy.raw, *others, caplog.text])
        assert secret not in everything
        assert ann.http.cookie_jar is not None
        for person in (ann, bo):
            cookie = next(one.value for one in person.http.cookie_jar)
            assert cookie.split(".")[0] not in everything, "private ids stay private"


def _check_secrets(page: Page, seats: set[int]) -> None:
    """The page's last view is exactly its own seat's view, and its offers are its own."""
    updates = [update for update in page.received if update["tell"] == "update"]
    for update in updates:
        for face in update["faces"]:
            assert face["seat"] in seats | {None}
            mine = face["view"].get("mine")
            assert bool(mine) <= bool(seats)
            assert not face["offers"] or face["seat"] in seats
        for one in update["events"]:
            event = one["event"]
            if event["did"] == "dealt":
                shown = {seat for seat, hand in enumerate(event["hands"]) if hand}
                assert shown <= seats
                assert not event.get("aside")


async def test_canary_hands_never_reach_the_others() -> None:
    """The hands as they are in the state, looked for as text in what the others were sent."""
    async with served() as house, Person(house.base) as ann, Person(house.base) as bo, Person(house.base) as eve:
        code, first, second = await seated(ann, bo, "skipbo-breakers")
        spy = await eve.page(code)
        table = house.house.tables[code]
        assert table.match is not None
        hands = [table.match.game.view(table.match.state, seat).mine for seat in (0, 1)]
        assert all(len(hand.split()) == 20 for hand in hands)
        await spy.say("history")
        await spy.until("history")
        for page, known in ((first, {0}), (second, {1}), (spy, set())):
            heard = "".join(page.raw)
            for seat, hand in enumerate(hands):
                assert (hand in heard) == (seat in known)
