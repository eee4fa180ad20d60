"""The page on accessibility keeps its word: every criterion is there, and every test that it names exists."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "accessibility.md").read_text()

CRITERIA = re.findall(
    r"\S+",
    """
1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11
1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1
2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8
4.1.2 4.1.3
""",
)
"""Levels A and AA of WCAG 2.2."""

NUMBER = r"\d\.\d\.\d+"


def rows() -> list[tuple[str, str, str]]:
    table = PAGE.split("## WCAG 2.2, A and AA")[1].split("\n## ")[0]
    return re.findall(rf"^\| ({NUMBER}[^|]*) \| ([^|]*) \| (.*) \|$", table, flags=re.M)


def criteria(cell: str) -> list[str]:
    """The numbers in a cell; a range stands for all of it."""
    if found := re.match(rf"({NUMBER})–({NUMBER})", cell):
        first, last = found.groups()
        family = first.rsplit(".", 1)[0]
        return [f"{family}.{n}" for n in range(int(first.rsplit(".")[-1]), int(last.rsplit(".")[-1]) + 1)]
    return re.findall(NUMBER, cell)


def test_every_criterion_is_judged_once() -> None:
    assert sorted(one for cell, _, _ in rows() for one in criteria(cell)) == sorted(CRITERIA)


def test_every_criterion_that_is_met_names_a_test() -> None:
    for cell, met, shown in rows():
        assert met in ("yes", "partly", "does not apply"), cell
        if met != "does not apply":
            assert re.search(r"\baxe\b|`test_\w+`|`(tests|web)/", shown), cell


def test_every_test_that_the_page_names_exists() -> None:
    defined = {
        name for path in (ROOT / "tests").rglob("*.py") for name in re.findall(r"def (test_\w+)", path.read_text())
    }
    named = re.findall(r"`(test_\w+)`", PAGE)
    assert len(set(named)) > 30
    assert [name for name in named if name not in defined] == []
    files = re.findall(r"`((?:tests|web)/[\w/.-]+?\.(?:py|ts))`", PAGE)
    assert [file for file in files if not (ROOT / file).is_file()] == []
