"""Lists of tables across houses: only changes travel, nothing is too long for the bus, what is lost is mended."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from breakhouse.games.blocks.cards.deck import kits, load_shipped, write_deck
from breakhouse.server.cluster.bus import World
from breakhouse.server.cluster.listing import Listing
from breakhouse.server.cluster.messages import AboutLines, LinesPage, News, Question, TableNews, TablesNews, encode
from breakhouse.server.cluster.nats import NatsBus
from breakhouse.server.tables.lobby import PAGE, Lobby, shorten
from tests.support.cluster.deaf_house import DeafHouse
from tests.support.server.client import Person, Served, served
from tests.support.waiting import until
from tools.servers import Nats

VISITORS, EACH, DECK = 12, 2, 60 * 1024


def long_deck(game: str) -> str:
    """Sixty kilobytes: cards as the factory makes them, and a comment that nobody needs."""
    text = write_deck(load_shipped(kits()[game])).rstrip("\n") + "\n"
    return text + "#" * (DECK - len(text))


async def listed(person: Person, game: str = "") -> set[str]:
    return {table["code"] for table in (await person.get(f"/api/tables{game and '?game='}{game}"))["tables"]}


async def test_twelve_visitors_with_long_decks_do_not_empty_the_lists_of_other_houses(
    world: str, nats: Nats, caplog: pytest.LogCaptureFixture
) -> None:
    """The attack of the report: 24 tables with decks of 60 KB at one house of two."""
    game = next(iter(kits()))
    async with AsyncExitStack() as stack:
        one, other = [
            await stack.enter_async_context(served(world=World(world, NatsBus(nats.url()), name)))
            for name in ("one", "other")
        ]
        deck, codes = long_deck(game), set[str]()
        for n in range(VISITORS):
            eve = await stack.enter_async_context(Person(one.base, f"Eve {n}"))
            for _ in range(EACH):
                code = await eve.make(game, options={"deck": deck})
                await eve.page(code)
                codes.add(code)
        ann = await stack.enter_async_context(Person(other.base, "Ann"))

        async def all_listed() -> bool:
            return await listed(ann) == codes

        await until(all_listed, "all of them on the list of the other house")
        async with ann.http.get(other.base + "/api/tables") as answer:
            assert len(await answer.read()) < VISITORS * EACH * 1024, "a deck travels by its id"
    assert "could not be sent" not in caplog.text


async def test_lists_follow_what_happens_at_tables_of_either_house(houses: tuple[Served, Served]) -> None:
    one, other = houses
    async with Person(one.base, "Ann") as ann, Person(other.base, "Bo") as bo:
        code, secret = await ann.make("tic-tac-toe"), await ann.make("tic-tac-toe", access="link")
        page, _ = await ann.page(code), await ann.page(secret)

        def shows(person: Person, codes: set[str]) -> Callable[[], Any]:
            async def look() -> bool:
                return await listed(person) == codes

            return look

        for person in (ann, bo):
            await until(shows(person, {code}), "the open table, with somebody at it")
        assert await listed(bo, "tic-tac-toe") == {code}
        assert await listed(bo, "no-such-game") == set()
        second = await bo.page(code)
        await second.say("sit")
        mine: list[dict[str, Any]] = []

        async def is_mine() -> bool:
            mine[:] = (await bo.get("/api/me/tables"))["tables"]
            return [line["code"] for line in mine] == [code]

        await until(is_mine, "the table among mine, at the house where I am")
        await page.say("start")
        await second.phase("playing")

        async def knows_the_turn() -> bool:
            await is_mine()
            return bool(mine) and mine[0]["phase"] == "playing" and mine[0]["turn"] == 0

        await until(knows_the_turn, "whose turn it is, asked at the house that knows")
        await page.close()
        await second.close()
        for person in (ann, bo):
            await until(shows(person, set()), "no table without anybody")


def line(code: str, made: int = 0, **more: Any) -> TableNews:
    known: dict[str, Any] = {
        "options": {}, "phase": "gathering", "access": "open", "here": True, "chairs": [("v", "Ann", False)],
        "watchers": 0,
    }  # fmt: skip
    return TableNews(code=code, game="g", made=made, **{**known, **more})


class Sender:
    """Another house, as the bus brings its news and answers, with what is lost on the way."""

    def __init__(self) -> None:
        self.lines: dict[str, TableNews] = {}
        self.n = 0
        self.asked: list[str] = []
        self.dumb = False

    def tell(self, *lines: TableNews, gone: tuple[str, ...] = ()) -> TablesNews:
        self.lines |= {one.code: one for one in lines}
        for code in gone:
            del self.lines[code]
        self.n += bool(lines or gone)
        return TablesNews("other", self.n, list(lines), list(gone))

    async def ask(self, house: str, question: Question) -> bytes:
        assert isinstance(question, AboutLines)
        self.asked.append(question.after)
        some = sorted(code for code in self.lines if code > question.after)[:2]
        return b"" if self.dumb else encode(LinesPage(self.n, [self.lines[code] for code in some]))


@pytest.fixture
def now() -> list[int]:
    return [0]


def listing_for(sender: Sender, now: list[int], told: list[News] | None = None) -> Listing:
    return Listing("this", Lobby(lambda code: None), (told or []).append, sender.ask, lambda: now[0])


def shown(listing: Listing) -> list[str]:
    return [one.code for one in listing.lobby.open_tables()]


async def test_a_house_that_comes_late_or_misses_news_asks_for_all_lines_in_pieces(
    now: list[int], caplog: pytest.LogCaptureFixture
) -> None:
    other = Sender()
    listing = listing_for(other, now)
    for n in range(5):
        other.tell(line(f"T{n}", n))
    listing.receive(other.tell())
    assert shown(listing) == ["T4", "T3", "T2", "T1", "T0"], "it came late"
    assert other.asked == ["", "T1", "T3", "T4"]
    listing.receive(other.tell(line("T5", 5)))
    assert len(other.asked) == 4, "nothing was missed"
    other.tell(line("T6", 6), gone=("T0",))
    assert "lost" not in caplog.text
    listing.receive(other.tell())
    assert shown(listing) == ["T6", "T5", "T4", "T3", "T2", "T1"], "the heartbeat tells that something was lost"
    assert "news 7 to 7 of house other were lost; asking again" in caplog.text
    other.tell(gone=("T6",))
    listing.receive(other.tell(gone=("T5",)))
    assert shown(listing) == ["T4", "T3", "T2", "T1"]


async def test_news_that_come_while_a_house_catches_up_are_taken_in_afterwards(now: list[int]) -> None:
    other, going_on = Sender(), asyncio.Event()
    answer = other.ask

    async def slow(house: str, question: Question) -> bytes:
        found = await answer(house, question)
        await going_on.wait()
        return found

    other.ask = slow  # type: ignore[method-assign]
    listing = listing_for(other, now)
    other.tell(line("A", 1))
    listing.receive(other.tell())
    listing.receive(other.tell(line("B", 2)))
    listing.receive(other.tell(line("A", 1, phase="over")))
    going_on.set()
    await until(lambda: shown(listing) == ["B"], "both pieces of news")
    listing.receive(other.tell(gone=("B",)))
    assert shown(listing) == []


async def test_a_house_that_does_not_answer_is_asked_again_and_a_silent_one_is_forgotten(now: list[int]) -> None:
    other = Sender()
    other.dumb = True
    listing = listing_for(other, now)
    listing.receive(other.tell(line("A")))
    assert shown(listing) == []
    other.dumb = False
    listing.receive(other.tell())
    assert shown(listing) == ["A"]
    now[0] = 15_001
    listing.tick()
    assert shown(listing) == []


def test_a_page_of_a_list_is_found_in_order_and_by_game() -> None:
    lobby = Lobby(lambda code: None)
    lobby.note("other", [line(f"T{n:04}", n) for n in range(3 * PAGE)])
    assert [one.made for one in lobby.open_tables()] == list(range(3 * PAGE - 1, 2 * PAGE - 1, -1))
    assert [one.made for one in lobby.open_tables("g", 2 * PAGE + 1)][:2] == [PAGE - 2, PAGE - 3]
    assert len(lobby.of("v")) == 3 * PAGE
    lobby.note("other", [line("T0000", 0, here=False, chairs=[])])
    lobby.note("a third", [line("T0001", 1)], ["T0002"])
    assert len(lobby.of("v")) == 3 * PAGE - 1
    lobby.forget("other")
    assert [house for house, _ in lobby.of("v")] == ["a third"], "who told last has the table"


def test_long_options_travel_by_an_id_and_short_ones_as_they_are() -> None:
    options = {"deck": "x" * 60_000, "seats": [1, 2, 3], "clock": None, "level": "easy", "pace": {"0": 2}}
    short = shorten(options)
    assert short | {"deck": options["deck"]} == options
    assert short["deck"].startswith("id:")
    assert len(short["deck"]) == 19
    assert shorten({"deck": "y" * 60_000}) != {"deck": short["deck"]}


class Ear(DeafHouse):
    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.undelivered: list[str] = []

    def receive(self, message: bytes) -> None:
        self.heard.append(message)

    def receive_news(self, news: bytes) -> None:
        self.heard.append(news)

    def note_undelivered(self, house: str) -> None:
        self.undelivered.append(house)


async def test_messages_longer_than_nats_carries_arrive_whole_and_in_order(nats: Nats) -> None:
    one, other = NatsBus(nats.url()), NatsBus(nats.url())
    ear = Ear()
    await one.open("one-1", DeafHouse(), "w")
    await other.open("other-1", ear, "w")
    try:
        long, short = bytes(range(256)) * 12_000, b"short"
        one.send("other-1", long)
        one.send("other-1", short)
        one.broadcast(long)
        await until(lambda: len(ear.heard) == 3, "all of them")
        assert ear.heard[:2] == [long, short]
        assert ear.heard[2] == long
    finally:
        await one.close()
        await other.close()


async def test_what_cannot_be_sent_is_logged_and_its_house_is_told(
    nats: Nats, caplog: pytest.LogCaptureFixture
) -> None:
    bus, ear = NatsBus(nats.url()), Ear()
    await bus.open("one-1", ear, "w")
    try:

        async def refuse(*_: object, **__: object) -> None:
            raise ValueError("no room")

        bus._client.publish = refuse
        bus.send("other-1", b"lost")
        bus.broadcast(b"lost too")
        await until(lambda: ear.undelivered == ["other-1"], "to be told")
        assert "1 messages could not be sent, the last to other-1 (4 bytes): no room" in caplog.messages
    finally:
        del bus._client.publish
        await bus.close()
