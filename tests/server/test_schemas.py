"""The house described for machines says what really goes over its wires, for every game on the shelf."""

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator, validate
from openapi_spec_validator import validate as validate_openapi

from breakhouse.bots import RANDOM, make_bot
from breakhouse.bots.party import Party
from breakhouse.bots.program import Program
from breakhouse.core.match import Sitting
from breakhouse.games import game, shelf
from tests.support.games import GAMES
from tests.support.server.client import Page, Person, seated, served
from tests.support.server.schemas import check, described, reader

ROOT = Path(__file__).parent.parent.parent
ASYNCAPI = ROOT / "web/node_modules/@asyncapi/specs/schemas/3.0.0.json"
FILLING = """
import json, random, sys
rng = random.Random(1)
for line in sys.stdin:
    message = json.loads(line)
    if "ask" in message:
        offer = rng.choice(message["offers"])
        free = offer.pop("free", {})
        filled = {name: rng.choice(field["choices"]) if "choices" in field
                  else rng.randint(field.get("low", 0), field.get("high", 9)) for name, field in free.items()}
        print(json.dumps({"id": message["ask"], "command": {**offer, **filled}, "after_ms": 700}), flush=True)
"""


def check_told(id: str, message: dict[str, Any]) -> None:
    """A message to a page, and what is the game's own inside it."""
    check("schemas/messages.json", "Telling", message)
    own = f"schemas/{id}.json"
    for happened in message.get("events", []):
        check(own, "Event", happened["event"])
    for face in message.get("faces", []):
        if face["view"] is not None:
            check(own, "View", face["view"])
        for offer in face["offers"]:
            check(own, "Offer", offer)
    if message["tell"] == "table":
        check(own, "Options", message["table"]["options"])


def test_every_schema_is_valid() -> None:
    for path, document in described().items():
        if path.startswith("schemas/"):
            Draft202012Validator.check_schema(document)
            for name in document["$defs"]:
                reader(path, name).is_valid({})  # everything it points to is there


def test_openapi_and_asyncapi_documents_pass_their_official_validators() -> None:
    validate_openapi(described()["openapi.json"])
    sockets = described()["asyncapi.json"]
    validate(sockets, json.loads(ASYNCAPI.read_text("utf-8")))
    for message in sockets["components"]["messages"].values():
        path, _, name = message["payload"]["schema"]["$ref"].partition("#/$defs/")
        assert name in described()[path]["$defs"]


def test_a_schema_rejects_what_does_not_fit() -> None:
    message = {"tell": "accepted", "id": "1", "seat": 0, "at": "now"}
    with pytest.raises(AssertionError, match="is not valid"):
        check("schemas/messages.json", "Telling", message)


async def test_the_schemas_are_served() -> None:
    async with served() as house, Person(house.base) as ann:
        for path, document in described().items():
            assert await ann.get(f"/api/{path}") == document
        assert (await ann.ask("GET", "/api/schemas/chess.json"))[0] == 404


def fill(offer: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    free = offer.get("free", {})
    filled = {
        name: rng.choice(field["choices"])
        if "choices" in field
        else rng.randint(field.get("low", 0), field.get("high", 9))
        for name, field in free.items()
    }
    return {**{name: value for name, value in offer.items() if name != "free"}, **filled}


async def dabble(page: Page, id: str, moves: int) -> None:
    """Does anything that is offered, for a while."""
    rng = random.Random(id)
    seen = [message for message in page.received if message["tell"] == "update"]
    while moves > 0:
        message = seen.pop() if seen else await page.hear()
        faces = [face for face in message.get("faces", []) if face["offers"]]
        if faces:
            moves -= 1
            command = fill(rng.choice(faces[0]["offers"]), rng)
            check(f"schemas/{id}.json", "Command", command)
            await page.do(faces[0]["seat"], command)
            seen = [message for message in page.received[-3:] if message["tell"] == "update"]


@pytest.mark.parametrize("id", [*GAMES, "tic-tac-toe"])
async def test_recorded_traffic_of_a_table_fits(id: str) -> None:
    async with served() as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
        code, page, other = await seated(ann, bo, id, options=dict(game(id).manifest.one_deal))
        watcher = await bo.page(code, screen=True)
        pages = (page, other)
        playing = [asyncio.create_task(dabble(each, id, 4)) for each in pages]
        await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED, timeout=20)
        for each in playing:
            each.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await other.say("chat", preset="hello")
        await page.say("history")
        await page.until("history")
        await page.say("hand-over", seat=7)
        await page.until("refused")
        await page.say("resign", seat=0)
        await other.until("chat")
        for each in (*pages, watcher):
            for message in each.received:
                check_told(id, message)
            for said in each.said:
                check("schemas/messages.json", "Saying", said)
        assert any(message["tell"] == "accepted" for each in pages for message in each.received)
        await check_requests(ann, code)


async def check_requests(ann: Person, code: str) -> None:
    """What is answered over HTTP, good and bad."""
    schemas = described()["openapi.json"]["components"]["schemas"]
    defs = json.loads(json.dumps(schemas).replace("#/components/schemas/", "#/$defs/"))
    asked = (
        ("/api/me", "Me"), ("/api/games", "Games"), ("/api/tables", "Tables"), ("/api/me/tables", "MyTables"),
        (f"/api/tables/{code}", "TablePage"), ("/api/results", "Results"), ("/api/ratings", "RatingPools"),
        ("/api/me/export", "Kept"), ("/healthz", "Health"), ("/api/tables/NOPE22", "Problem"),
    )  # fmt: skip
    for path, name in asked:
        validate(await ann.get(path), {"$ref": f"#/$defs/{name}", "$defs": defs}, Draft202012Validator)


@pytest.mark.parametrize("id", GAMES)
def test_recorded_lines_of_a_program_fit(id: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lines: list[Any] = []
    monkeypatch.setattr(Program, "_send", record(Program._send, lines))
    (tmp_path / "bot.py").write_text(FILLING)
    program = Program(id, f"{sys.executable} {tmp_path / 'bot.py'}", 0)
    sitting = Sitting.start(game(id), ["Ann", "Bo"], game(id).manifest.one_deal)
    Party(sitting, [program, make_bot(id, RANDOM, 1)]).play(lambda sitting: len(sitting.log) > 60)
    program.close()
    for line in lines:
        check("schemas/messages.json", "Line", line)
        if "saw" in line:
            check(f"schemas/{id}.json", "Event", line["saw"])
        elif "ask" in line:
            check(f"schemas/{id}.json", "View", line["view"])
            for offer in line["offers"][:50]:
                check(f"schemas/{id}.json", "Offer", offer)
    assert {"hello", "saw", "ask"} <= {key for line in lines for key in line}


def record(send: Any, lines: list[Any]) -> Any:
    def sent(self: Program, line: msgspec.Struct) -> None:
        lines.append(json.loads(msgspec.json.encode(line)))
        send(self, line)

    return sent


def test_the_schemas_cover_every_game() -> None:
    assert {f"schemas/{id}.json" for id in shelf()} <= set(described())
