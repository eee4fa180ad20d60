"""A promise whose test was renamed or dropped is a promise no more."""

import ast
import re
from collections.abc import Iterator
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


def read_tests(path: Path) -> dict[str, bool]:
    """The tests of a file, and whether each is marked `soak`."""
    tree = ast.parse(path.read_text())
    whole = any("pytestmark = pytest.mark.soak" in ast.unparse(node) for node in tree.body)
    return {
        node.name: whole or "pytest.mark.soak" in map(ast.unparse, node.decorator_list)
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    }


def long_tests() -> Iterator[str]:
    for path in (ROOT / "tests").rglob("test_*.py"):
        yield from (name for name, long in read_tests(path).items() if long)


def test_every_attack_has_a_short_test_and_a_long_one() -> None:
    soaked = set(long_tests())
    assert len(attacks()) >= 25
    for _, _, short, long in attacks():
        assert not soaked & set(re.findall(r"test_\w+", short)), short
        assert re.findall(r"`test_\w+`", short), short
        named = re.findall(r"`(test_\w+)`", long)
        files = re.findall(r"`(tests/\w+/test_\w+\.py)`", long)
        assert named or files or re.findall(r"attacks? `", long), long
        assert soaked.issuperset(named), long
        assert all(soaked & set(read_tests(ROOT / file)) for file in files), long


def test_every_attack_of_the_siege_is_in_the_table() -> None:
    named = {name for *_, long in attacks() if "attack" in long for name in re.findall(r"`([a-z-]+)`", long)}
    assert named == set(ATTACKS)
