"""The code blocks of a page, each with the mark that says how a test runs it.

A mark is an HTML comment on the line before the block, so that no reader sees it:

| mark | what the test does with the block |
|---|---|
| `run` | runs it: Python in the names of the blocks before, a shell in the folder of the page |
| `run: fails` | the same, and expects an error |
| `run: soak` | the same, but only in `make soak`: it takes minutes |
| `serve` | the same, and its last command is a server: waits until that is open, and stops it |
| `house` | runs it beside an open server, whose address is in `HOUSE` |
| `install: FOLDER` | the same, but only puts the package in that folder on the path instead of asking pip |
| `file: NAME` | writes it into the folder of the page |
| `append: NAME`, `edit: NAME` | adds it to a file that is there; changes one as the diff says |
| `output` | compares it with what the block before has printed; `…` stands for anything |
| `output: soak` | the same, after a block that only runs in `make soak` |
| `part: FOLDER` | looks for it, word for word, in the Python files of that folder, whose own tests run it |
| `make` | asks make for what each line would do |
| `parse` | lets the parser of the command read every line: what they do needs more machines than a test has |
| `cards`, `settings` | reads it as cards or as a settings file |
| `json`, `json: FILE#NAME` | reads every line as JSON, and by the schema of that name |
| `shown: WHY` | nothing, and says why |
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from markdown_it import MarkdownIt

MARKS = (
    *("run", "serve", "house", "install", "file", "append", "edit", "output", "part", "make", "parse"),
    *("cards", "settings", "json", "shown"),
)
_MARK = re.compile(rf"<!-- ({'|'.join(MARKS)})(?:: (.+?))? -->")
_LINE = re.compile(rf"^ *{_MARK.pattern}\n", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Block:
    line: int
    """Counted from 1: where the block itself begins."""
    language: str
    text: str
    mark: str | None
    of: str
    """What the mark says after its colon."""


def blocks_of(page: Path) -> Iterator[Block]:
    tokens = MarkdownIt("commonmark").enable("table").parse(page.read_text(encoding="utf-8"))
    before = ""
    for token in tokens:
        if token.type in ("fence", "code_block"):
            mark = _MARK.fullmatch(before.strip())
            line = (token.map or [0])[0] + 1
            yield Block(line, token.info, token.content, mark and mark[1], (mark and mark[2]) or "")
        before = token.content if token.type == "html_block" else ""


def without_marks(text: str) -> str:
    return _LINE.sub("", text)
