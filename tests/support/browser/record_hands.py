"""Records matches that somebody builds by hand in the browser.

`python -m tests.support.browser.record_hands [name …]` writes them to `tests/hands`, and the referee must find
nothing in them that hands could not do. A file that is there already is not written again.
"""

import contextlib
import gzip
import json
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, sync_playwright

from breakhouse.games import shelf
from tests.support.browser.chromium import FLAGS, chromium
from tests.support.browser.house_process import House
from tests.support.browser.human_builder import HASTY, QUICK, SLOW, STILL, USUAL, Manner, Person
from tests.support.browser.people import Pages, People
from tools.servers import free_port

HANDS = Path(__file__).parents[2] / "hands"
MOST_DEEDS = 12_000
FIRST = ("START", "Roll the die", "Continue", "Roll")


@dataclass(frozen=True)
class Recording:
    game: str
    manner: Manner
    options: dict[str, Any] = field(default_factory=dict)


TWO_HANDS = (
    "deck held classic 1\n"
    "h1 3 red grey: grey|@2,0 grey-@2,3 grey.@2,4 grey.@2,5 grey.@2,6\n"
    "h2 3 red grey: grey-@0,0 grey-@4,0 grey|@9,0 grey-@2,1 grey-@6,1 grey-@4,2 grey-@6.5,3\n"
    "h3 2 red coloured: red-@0,0 white|@2,1 brown-@2,4 orange.@2,5 purple.@2,6 yellow.@2,7\n"
)
DICE = (
    "deck easy dice 1\n"
    "e1y 1 yellow coloured: cuboid-blue-@0,0 cuboid-orange|@0.5,1\n"
    "e1b 1 blue coloured: cuboid-orange-@0,0 cuboid-blue|@0,1\n"
)

RECORDINGS = {
    "classic-usual": Recording("classic", USUAL, {"turns": 1}),
    "classic-quick": Recording("classic", QUICK, {"turns": 1}),
    "classic-slow-without-magnet": Recording("classic", SLOW._replace(magnet=False), {"turns": 1}),
    "classic-hasty": Recording("classic", HASTY, {"turns": 1}),
    "classic-two-hands": Recording("classic", USUAL, {"turns": 1, "deck": TWO_HANDS}),
    "classic-quick-without-magnet-on-the-mat": Recording(
        "classic", QUICK._replace(magnet=False), {"turns": 2, "grip": True}
    ),
    "mini-usual": Recording("mini", USUAL, {"turns": 1}),
    "mini-quick-without-magnet": Recording("mini", QUICK._replace(magnet=False), {"turns": 2}),
    "dice-usual": Recording("dice", USUAL, {"turns": 6, "deck": DICE}),
}


def record(name: str, recording: Recording, people: People) -> str:
    settings = json.dumps(json.dumps({"guided": list(shelf()), "magnet": recording.manner.magnet}))
    kept = f"if (location.host) localStorage['breakhouse.settings'] = {settings}"
    page = people.come("Ann", guided=True, scripts=(STILL, kept))
    ann = Person(people, page, recording.manner, name)
    begins = shelf()[recording.game].manifest.begins
    form = {
        "game": recording.game, "options": recording.options, "seats": [{"kind": "me"}, {"kind": "bot"}],
        "access": "link", "start": True, **({begins: 0} if begins else {}),
    }  # fmt: skip
    made = page.context.request.post("/api/tables", data=form)
    assert made.ok, made.text()
    page.goto(made.json()["path"])
    play(ann)
    table = page.context.request.get(f"/api/tables/{made.json()['code']}").json()["table"]
    for _ in range(50):
        file = page.context.request.get(f"/api/replays/{table['match']}/match")
        if file.ok:
            break
        ann.wait(250)
    assert file.ok, file.text()
    done = Counter(event["did"] for event in ann.eyes.events)
    print(f"{name}: {dict(done)}; refused {dict(ann.refusals)}", flush=True)
    return file.text()


def play(ann: Person) -> None:
    """To the end: builds where it is her turn, and lets time pass where it is not."""
    for _ in range(MOST_DEEDS):
        if ann.eyes.did("won"):
            return
        view = ann.eyes.view
        if ann.building:
            ann.build()
        elif view and view["architect"] == view["seat"]:
            press_first(ann)
            ann.wait(200)
        else:
            ann.page.evaluate("() => void (window.ahead += 250)")
            ann.people.house.pass_time(0.25)
            ann.page.wait_for_timeout(15)
            press_first(ann, ("Continue",))
    raise AssertionError(f"the match does not end: {ann.refusals}")


def press_first(ann: Person, names: tuple[str, ...] = FIRST) -> None:
    for name in names:
        found = ann.page.get_by_role("button", name=name, exact=True)
        if found.count() and found.first.is_visible() and found.first.is_enabled():
            with contextlib.suppress(Error):  # something may have come over it
                found.first.click(timeout=1_000)
            return


def main(names: list[str]) -> int:
    HANDS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        house = House(Path(folder), free_port(), still=True)
        house.open()
        for name in names or RECORDINGS:
            file = HANDS / f"{name}.match.gz"
            if file.exists():
                print(f"{file.name} is there already", file=sys.stderr)
                continue
            people = People(Pages(browser), house)
            text = record(name, RECORDINGS[name], people)
            file.write_bytes(gzip.compress(text.encode(), mtime=0))
            people.leave(for_good=True)
        house.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
