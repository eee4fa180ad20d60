"""A promise whose test was renamed or dropped is a promise no more."""

import re
from pathlib import Path

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
