"""The longer versions of what strangers try with bells, erasure and ratings: `make soak-house`. Some minutes."""

import json
import random

import pytest

from breakhouse.core import log
from breakhouse.games import game
from breakhouse.server.ws.latency import LAG_CAP_MS
from breakhouse.table.clock import Purse
from tests.support.server.client import Person, seated, served
from tests.support.server.matches import resign_in_turn
from tests.support.table.manual_table import Played

pytestmark = pytest.mark.soak

NAME = "Somebody Unmistakable"


def test_thousands_of_bells_with_every_claim() -> None:
    """Whatever is claimed about when it was done: nothing counts that came later than the lag allows."""
    rng = random.Random(14)
    for _ in range(5_000):
        played = Played(options={"think_ms": 1_000})
        lag = played.ann.device.lag = rng.randrange(LAG_CAP_MS + 1)
        late = rng.randrange(-300, 600)
        played.bench.wait(1_000 + late)
        played.mark(played.ann, 0, 4, at=rng.choice([0, 500, 999, 1_000, -5, 10**9, None]))
        played.bench.wait(1_000)
        assert not played.ann.all("accepted") or late <= Purse().allowance(0, lag)


async def test_hundreds_are_forgotten_at_any_moment_of_a_match() -> None:
    rng = random.Random(14)
    async with served() as house, Person(house.base, "Ann") as ann:
        for _ in range(150):
            async with Person(house.base, NAME) as bo:
                code, *pages = await seated(ann, bo, "skipbo-breakers")
                for _ in range(rng.randrange(12)):
                    for seat, page in enumerate(pages):
                        offers = next(
                            u["faces"][0]["offers"] for u in reversed(page.received) if u["tell"] == "update"
                        )
                        if offers:
                            await page.do(seat, rng.choice(offers))
                assert (await bo.ask("DELETE", "/api/me"))[0] == 204
                over = await pages[0].phase("over")
                id = over["table"]["result"]["replay"]
                lines = await ann.get(f"/api/replays/{id}/match")
                shown = [lines, json.dumps(over), json.dumps(await ann.get(f"/api/tables/{code}"))]
                assert NAME not in "".join([*shown, json.dumps(await ann.get(f"/api/replays/{id}"))])
                log.verify(game("skipbo-breakers"), lines.splitlines())
                await pages[0].close()


async def test_two_cookies_that_resign_hundreds_of_times_get_nowhere() -> None:
    await resign_in_turn(300)
