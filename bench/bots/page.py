"""Where the figures of the opponents go."""

from bench.report import ROOT, write_section

PAGE = ROOT / "docs" / "opponents.md"


def write(area: str, text: str) -> None:
    write_section(area, text, PAGE)
