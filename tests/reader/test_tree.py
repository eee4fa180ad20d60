"""What a real window gives a screen reader over the accessibility bus: the tree, and live regions that speak."""

import json
import subprocess
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.browser.people import People, sit_down
from tests.support.reader.orca import SYSTEM_PYTHON, TREE


class Bus:
    """The other end of `accessibility_tree`."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        assert self.next()["event"] == "ready"

    def next(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        fact: dict[str, Any] = json.loads(self.process.stdout.readline())
        return fact

    def look(self) -> list[dict[str, Any]]:
        assert self.process.stdin is not None
        print("look", file=self.process.stdin, flush=True)
        return [fact for fact in iter(self.next, {"event": "end"}) if fact["event"] == "node"]

    def find(self, role: str, name: str) -> list[dict[str, Any]]:
        """The whole tree, as soon as this is in it: a browser tells the bus a little after it has drawn."""
        until = time.monotonic() + 10
        nodes = self.look()
        while not any(node["role"] == role and name in node["name"] for node in nodes):
            assert time.monotonic() < until, f"no {role} “{name}” among {[(n['role'], n['name']) for n in nodes]}"
            nodes = self.look()
        return nodes

    def hear(self, words: str) -> list[str]:
        """What live regions say, up to these words; the test's own time limit is the patience."""
        spoken = list[str]()
        while not spoken or words not in spoken[-1]:
            if (fact := self.next())["event"] == "said":
                spoken.append(fact["text"])
        return spoken


@pytest.fixture
def bus(env: dict[str, str]) -> Iterator[Bus]:
    command = ["timeout", "30", SYSTEM_PYTHON, str(TREE)]
    with subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Bus(process)
        process.terminate()


def test_the_rack_is_a_list_box_and_an_answer_is_spoken_once(people: People, bus: Bus) -> None:
    page = people.come("Ann", locale="en")
    sit_down(page, "skipbo-breakers")
    page.get_by_role("listbox").wait_for()
    page.locator("[role=option][tabindex='0']").focus()
    nodes = bus.find("list box", "Your rack")
    assert sum(node["role"] == "list item" and node["focused"] for node in nodes) == 1
    assert {node["live"] for node in nodes} >= {"polite", "assertive"}
    page.keyboard.press("h")
    spoken = bus.hear("You have")
    assert sum("You have" in text for text in spoken) == 1
