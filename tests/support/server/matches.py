"""Matches that are played to their end, or given up."""

from tests.support.server.client import Page, Person, seated, served


async def finished(first: Page, second: Page) -> str:
    """Ann wins; returns the id of the replay."""
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
        message = await (first if seat == 0 else second).mark(seat, cell)
        assert message["tell"] == "accepted", message
    over = await second.phase("over")
    return str(over["table"]["result"]["replay"])


async def resign_in_turn(matches: int) -> None:
    async with served() as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
        for n in range(matches):
            _, first, second = await seated(ann, bo)
            loser, seat = ((second, 1), (first, 0))[n % 12 > 9]
            await loser.say("resign", seat=seat)
            await second.phase("over")
            await first.close()
            await second.close()
        (pool,) = (await ann.get("/api/ratings"))["pools"]
        assert max(line["rating"] for line in pool["lines"]) <= 1000
        assert all(line["provisional"] for line in pool["lines"])
        assert all(
            row.instant and [seat.home for seat in row.seats] == [0, 0] for row in house.house.store.results()
        )
