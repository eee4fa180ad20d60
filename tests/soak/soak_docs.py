"""The blocks of the documentation that take minutes: whoever follows a page to its end, training included."""

from pathlib import Path

import pytest

from tests.docs.runner import Page
from tests.docs.test_blocks import PAGES, ROOT
from tools.docs.blocks import blocks_of

LONG = [page for page in PAGES if any(block.of == "soak" for block in blocks_of(ROOT / page))]


def test_there_are_long_pages() -> None:
    assert LONG


@pytest.mark.parametrize("page", LONG)
def test_a_long_page_runs_to_its_end(page: str, tmp_path: Path) -> None:
    reader = Page(tmp_path, soak=True)
    for block in blocks_of(ROOT / page):
        reader.follow(block)
