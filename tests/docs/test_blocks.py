"""Every code block of the documentation runs, and says how."""

from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from tests.support.docs.page_runner import Page
from tools.docs.blocks import blocks_of

ROOT = Path(__file__).parents[2]
SHELL = ("run", "house", "serve", "install", "make")
"""What is marked so goes to a shell, unless it's Python."""
PAGES = sorted(str(page.relative_to(ROOT)) for page in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")))


def test_every_block_says_how_it_is_run() -> None:
    unmarked = [f"{page}:{block.line}" for page in PAGES for block in blocks_of(ROOT / page) if block.mark is None]
    assert not unmarked


def mark(page: str) -> ParameterSet:
    """The page with the programs that a reader of it needs."""
    shell = [block for block in blocks_of(ROOT / page) if block.mark in SHELL and block.language != "python"]
    marks = [pytest.mark.needs("bash")] if shell else []
    if any("curl" in block.text for block in shell):
        marks.append(pytest.mark.needs("curl"))
    return pytest.param(page, marks=marks)


@pytest.mark.parametrize("page", [mark(page) for page in PAGES if any(blocks_of(ROOT / page))])
def test_the_blocks_of_a_page_run(page: str, tmp_path: Path) -> None:
    reader = Page(tmp_path)
    for block in blocks_of(ROOT / page):
        try:
            reader.follow(block)
        except Exception as wrong:
            wrong.add_note(f"{page}:{block.line}")
            raise


LONG = [page for page in PAGES if any(block.of == "soak" for block in blocks_of(ROOT / page))]


def test_some_pages_have_long_blocks() -> None:
    assert LONG


@pytest.mark.soak
@pytest.mark.parametrize("page", LONG)
def test_a_long_page_runs_to_its_end(page: str, tmp_path: Path) -> None:
    reader = Page(tmp_path, soak=True)
    for block in blocks_of(ROOT / page):
        reader.follow(block)
