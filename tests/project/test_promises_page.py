"""A promise whose test was renamed or dropped is a promise no more."""

import re
from pathlib import Path

from bench.house.attacks import ATTACKS

ROOT = Path(__file__).parents[2]


def test_every_test_that_the_page_of_promises_names_exists() -> None:
    defined = {
        name for path in (ROOT / "tests").rglob("*.py") for name in re.findall(r"def (test_\w+)", path.read_text())
    }
    page = (ROOT / "docs" / "promises.md").read_text()
    named = re.findall(r"`(test_\w+)(…?)`", page)
    assert len(named) > 40
    lost = [
        name + cut
        for name, cut in named
        if not (any(one.startswith(name) for one in defined) if cut else name in defined)
    ]
    assert not lost
    assert not [path for path in re.findall(r"`(tests/[\w/]+\.py)`", page) if not (ROOT / path).is_file()]


def attacks() -> list[list[str]]:
    """The cells of every line of the table of attacks."""
    page = (ROOT / "docs" / "promises.md").read_text()
    table = page.partition("## Attack by attack")[2].partition("\n## ")[0]
    lines = [line.strip("|").split(" | ") for line in table.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line] for line in lines[1:]]


def test_every_attack_has_a_short_test_and_a_long_one() -> None:
    soaked = "".join(path.read_text() for path in (ROOT / "tests" / "soak").glob("*.py"))
    assert len(attacks()) >= 25
    for _, _, short, long in attacks():
        assert all(f"def {name}(" not in soaked for name in re.findall(r"test_\w+", short)), short
        assert re.findall(r"`test_\w+`", short), short
        named = re.findall(r"`(test_\w+)`", long)
        assert named or re.findall(r"attacks? `|`tests/soak/", long), long
        assert all(f"def {name}(" in soaked for name in named), long


def test_every_attack_of_the_siege_is_in_the_table() -> None:
    named = {name for *_, long in attacks() if "attack" in long for name in re.findall(r"`([a-z-]+)`", long)}
    assert named == set(ATTACKS)
