"""One client must not slow down the others: what is beyond its budget is neither read nor done nor kept."""

import asyncio

import pytest

from breakhouse.server.limits.budgets import FREE, Allowance, Budgets, Rate
from breakhouse.server.limits.meter import Meter, Tab
from breakhouse.server.limits.token_buckets import Account, group_of
from tests.support.server.client import Page, Person, Served, seated, served
from tests.support.server.manual_clock import ManualClock, frozen

ELSEWHERE = "127.0.0.2"
PLAIN = {"Accept-Encoding": "identity"}
A_SLICE = 100
"""So many short messages are read before they are charged."""


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense", "nonsense"),
    ],
)
def test_an_ipv6_address_shares_a_budget_with_its_network(address: str, group: str) -> None:
    assert group_of(address) == group


def test_visitor_and_address_are_both_charged_or_neither_is() -> None:
    hand = ManualClock()
    accounts = hand.accounts(Budgets(chat=Allowance(Rate(1, 2), Rate(1, 3))))
    ann, bo = Account("ann", "a"), Account("bo", "a")
    assert [accounts.spend("chat", ann) for _ in range(3)] == [0, 0, 1]
    assert accounts.spend("chat", bo) == 0
    assert accounts.spend("chat", bo) == 1, "the address has nothing left"
    hand.wait(1)
    assert accounts.spend("chat", bo) == 0
    assert accounts.spend("chat", Account("", "b"), 99) == 0, "more than a burst needs a full one, and is paid off"
    assert accounts.spend("chat", Account("", "b")) == 97


def test_an_account_in_use_by_a_page_is_never_evicted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("breakhouse.server.limits.token_buckets._KEPT", 4)
    accounts = ManualClock().accounts(Budgets(chat=Allowance(Rate(1, 2), FREE)))
    ann = Account("ann", "a")
    assert accounts.spend("chat", ann, 2) == 0
    for n in range(20):
        accounts.spend("chat", Account(f"visitor {n}", "b"))
    assert accounts.spend("chat", Account("ann", "a")) == 1, "another page of hers pays from the same account"
    assert accounts.spend("chat", ann) == 1


def test_those_waiting_for_a_meter_are_served_in_turn_once_the_debt_is_paid() -> None:
    hand = ManualClock()
    meter = Meter(Rate(10, 10), FREE, FREE, lambda: hand.now, hand.later)
    tab = Tab(meter, Meter(FREE, FREE, FREE, lambda: hand.now, hand.later))
    served: list[str] = []
    assert tab.charge(5, 0, 0)
    assert not tab.charge(10, 0, 0)
    for name in ("first", "second"):
        tab.queue(lambda name=name: served.append(name) or tab.charge(5, 0, 0))
    hand.wait(0.4)
    assert served == []
    hand.wait(0.3)
    assert served == ["first"], "the second waits until the first has paid"
    hand.wait(0.5)
    assert served == ["first", "second"]


async def _until_read(house: Served) -> int:
    """How many frames were read once nothing more is."""
    counts, before = house.house.metrics.counts, -1
    while before != counts["messages_total"]:
        before = counts["messages_total"]
        await asyncio.sleep(0.15)  # really: that nothing happens has no event of its own
    return before


async def test_frames_of_all_sockets_of_a_visitor_are_counted_together() -> None:
    """`history` in a loop over 12 sockets kept everybody waiting for 38 s."""
    budgets = Budgets(frames=Allowance(Rate(20, 50), FREE))
    async with served(budgets=budgets, clock=frozen()) as house, Person(house.base) as eve:
        code = await eve.make()
        pages = [await eve.page(code) for _ in range(4)]
        for page in pages:
            for _ in range(100):
                await page.say("history")
        assert await _until_read(house) <= 50 + A_SLICE
        for page in pages:
            page.cut()


@pytest.mark.needs("127.0.0.2")
async def test_an_address_is_charged_whatever_its_cookies() -> None:
    budgets = Budgets(frames=Allowance(FREE, Rate(20, 50)))
    async with served(budgets=budgets, clock=frozen()) as house:
        people = [await Person(house.base, address=ELSEWHERE).__aenter__() for _ in range(4)]
        code = await people[0].make()
        pages = [await person.page(code) for person in people]
        for page in pages:
            for n in range(100):
                await page.say("ping", n=n)
        assert await _until_read(house) <= 50 + A_SLICE
        async with Person(house.base) as ann:
            page = await ann.page()
            await page.say("ping", n=1)
            await page.until("pong", 5)
        for page, person in zip(pages, people, strict=True):
            page.cut()
            await person.__aexit__()


@pytest.mark.needs("127.0.0.2")
async def test_pings_count_as_frames_and_flooders_are_disconnected() -> None:
    """200,000 pings a second made everybody wait 9.7 of 10 s."""
    async with (
        served(budgets=Budgets()) as house,
        Person(house.base, address=ELSEWHERE) as eve,
        Person(house.base) as ann,
        Person(house.base) as bo,
    ):
        _, first, _ = await seated(ann, bo)
        flood = await eve.page()
        transport = flood.socket._writer.transport
        assert transport is not None
        transport.write(bytes((0x89, 0x80, 0, 0, 0, 0)) * 60_000)
        assert (await first.mark(0, 4))["tell"] == "accepted"
        assert (await flood.until("bye", 60))["code"] == "too-much-noise"
        assert house.house.metrics.counts["hung_up_total"] == 1


async def test_gestures_beyond_the_rate_are_not_even_parsed() -> None:
    budgets = Budgets(gestures=Allowance(Rate(1, 5), FREE))
    async with (
        served(budgets=budgets, clock=frozen()) as house,
        Person(house.base) as ann,
        Person(house.base) as bo,
    ):
        _, first, second = await seated(ann, bo)
        for _ in range(3):
            await first.socket.send_str('{"say":"gesture","seat":0,"motion":{"x":1}}')
        for _ in range(20):
            await first.socket.send_str('{"say":"gesture","seat":0,"motion":')
        await first.say("ping", n=7)
        assert (await first.until("refused"))["code"] == "unreadable-message", "two more had a token"
        await first.until("pong", n=7)
        await second.say("ping", n=8)
        await second.until("pong", n=8)
        assert sum(message["tell"] == "gesture" for message in second.received) == 3


async def _chat(page: Page) -> str:
    await page.say("chat", preset="hello")
    while True:
        message = await page.hear()
        if message["tell"] in ("chat", "refused"):
            return str(message["tell"])


@pytest.mark.needs("127.0.0.2")
async def test_dropping_the_cookie_gains_no_extra_chat_budget_in_a_strangers_match() -> None:
    """180 lines in a second, by thirty cookies."""
    async with (
        served(budgets=Budgets(), clock=frozen()) as house,
        Person(house.base) as ann,
        Person(house.base) as bo,
    ):
        code, first, _ = await seated(ann, bo)
        heard = 0
        for _ in range(6):
            async with Person(house.base, address=ELSEWHERE) as eve:
                page = await eve.page(code)
                heard += [await _chat(page) for _ in range(5)].count("chat")
        assert heard == 12
        assert await _chat(first) == "chat", "those who play speak as before"


@pytest.mark.needs("127.0.0.2")
async def test_memory_kept_for_strangers_is_bounded() -> None:
    """PATCH /api/me without a cookie grew the disk by 36.9 MB in 21 s."""
    async with served(budgets=Budgets(), clock=frozen()) as house:
        statuses: list[int] = []
        for _ in range(120):
            person = Person(house.base, address=ELSEWHERE)
            statuses.append((await person.ask("PATCH", "/api/me", {"settings": {"x": "y" * 8000}}))[0])
            await person.http.close()
        kept = statuses.count(200)
        assert statuses == [200] * kept + [429] * (120 - kept)
        assert kept * 8_500 <= Budgets().storage.address.burst
        async with Person(house.base, "Ann") as ann:
            assert (await ann.get("/api/me"))["name"] == "Ann"


async def test_requests_wait_before_they_are_refused() -> None:
    budgets = Budgets(requests=Allowance(FREE, Rate(20, 4)))
    async with served(budgets=budgets) as house, Person(house.base) as ann:
        statuses = [(await ann.ask("GET", "/healthz"))[0] for _ in range(12)]
        assert statuses == [200] * 12
        house.house.accounts.owe("requests", Account("", "127.0.0.1"), 1_000)
        status, answer = await ann.ask("GET", "/healthz")
        assert (status, answer["code"]) == (429, "too-many-requests")


async def test_answers_are_paid_for_over_all_sockets_of_a_visitor() -> None:
    """`history` over twelve sockets drew 33.7 MB/s for 4 KB/s asked."""
    budgets = Budgets(
        frames=Allowance(FREE, FREE), work=Allowance(FREE, FREE), replies=Allowance(Rate(1, 60_000), FREE)
    )
    clock = frozen()
    async with (
        served(budgets=budgets, clock=clock) as house,
        Person(house.base) as ann,
        Person(house.base) as bo,
    ):
        code, first, second = await seated(ann, bo)
        for seat, cell in enumerate((0, 1, 2, 4)):
            await (first, second)[seat % 2].mark(seat % 2, cell)
        pages = [first, *[await ann.page(code) for _ in range(5)]]
        drawn = refused = 0
        for page in pages * 40:
            await page.say("history")
            while (answer := await page.hear())["tell"] not in ("history", "refused"):
                pass
            drawn += len(page.raw[-1]) * (answer["tell"] == "history")
            refused += answer.get("code") == "too-many-requests"
        assert refused > 100
        assert drawn < 65_000, "what the budget allows, and perhaps one answer more for each page"
        await second.say("history")
        await second.until("history")  # nobody else pays for it


async def test_a_big_table_that_is_shown_again_and_again_is_paid_for() -> None:
    budgets = Budgets(
        frames=Allowance(FREE, FREE), work=Allowance(FREE, FREE), replies=Allowance(Rate(1, 50_000), FREE)
    )
    async with served(budgets=budgets, clock=frozen()) as house, Person(house.base) as ann:
        code = await ann.make()
        pages = [await ann.page(code) for _ in range(5)]
        for n in range(50):
            await pages[0].say("change", chat=n % 2 == 0)
        assert (await pages[0].until("refused"))["code"] == "too-many-requests"


async def test_answers_to_requests_are_paid_for() -> None:
    budgets = Budgets(replies=Allowance(FREE, Rate(1, 200_000)))
    async with served(budgets=budgets) as house, Person(house.base) as ann:
        status, drawn = 200, 0
        while status == 200 and drawn < 1_000_000:
            async with ann.http.get(f"{house.base}/api/games", headers=PLAIN) as answer:
                status, drawn = answer.status, drawn + len(await answer.read())
        assert status == 429
        assert drawn < 300_000
        async with Person(house.base, address=ELSEWHERE) as bo:
            assert (await bo.ask("GET", "/api/games"))[0] == 200
