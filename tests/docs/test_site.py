"""The built site: whole, by itself, and with every page within reach."""

import re
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlparse

from breakhouse.games import shelf
from breakhouse.server.admin.metrics import COUNTERS
from breakhouse.terminal.cli import COMMANDS
from tools.docs.__main__ import SETTINGS, build
from tools.docs.blocks import MARKS

ROOT = Path(__file__).parents[2]
LOADED = {("link", "href"), ("script", "src"), ("img", "src"), ("iframe", "src"), ("source", "src")}
"""What a browser fetches by itself, unlike a link that somebody may follow."""


class Links(HTMLParser):
    def __init__(self, page: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.found: list[tuple[str, str, str]] = []
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.ids |= {told.get("id", ""), told.get("name", "")}
        self.found += [(tag, name, told[name]) for name in ("href", "src") if name in told]


def test_the_site_is_complete_and_self_contained(tmp_path: Path) -> None:
    """One test, because building it takes a while and tests are dealt out to several processes."""
    site = build(tmp_path / "build")
    check_links(pages_of(site))
    check_look(site)
    check_navigation(site)
    check_reference(site)
    check_that_nothing_is_left(site)


def pages_of(site: Path) -> dict[Path, Links]:
    return {page: Links(page) for page in site.rglob("*.html")}


def dead_links(pages: dict[Path, Links]) -> Iterator[str]:
    for page, links in pages.items():
        for _, _, link in links.found:
            there = urlparse(link)
            if there.scheme or there.netloc or page.name == "404.html":
                continue
            target = (page.parent / unquote(there.path)).resolve() if there.path else page
            if not target.is_file():
                yield f"{page.name}: {link}"
            elif there.fragment and target in pages and unquote(there.fragment) not in pages[target].ids:
                yield f"{page.name}: {link} (no such place)"


def check_links(pages: dict[Path, Links]) -> None:
    """None leads nowhere, and nothing is loaded from elsewhere."""
    loaded = [link for links in pages.values() for tag, name, link in links.found if (tag, name) in LOADED]
    assert not [link for link in loaded if urlparse(link).netloc]
    assert "\n".join(sorted(dead_links(pages))) == ""


def check_look(site: Path) -> None:
    styles = (site / "look/breakhouse.css").read_text(encoding="utf-8")
    assert not re.findall(r"url\(.?(?:https?:)?//", styles)


def check_navigation(site: Path) -> None:
    """Every page that was written is in it."""
    settings = SETTINGS.read_text(encoding="utf-8")
    tomllib.loads(settings)
    named = set(re.findall(r'= "([\w/.-]+\.md)"', settings))
    written = {str(page.relative_to(site.parent / "pages")) for page in (site.parent / "pages").rglob("*.md")}
    assert named <= written
    apart = ("decisions/0", "source/", "api/")
    assert not [page for page in sorted(written - named) if not page.startswith(apart)]


def check_reference(site: Path) -> None:
    """What the code knows is on the pages."""

    def text(page: str) -> str:
        return (site / f"reference/{page}.html").read_text(encoding="utf-8")

    assert not [name for name in COMMANDS if f"breakhouse {name}" not in text("commands")]
    assert not [name for name in COUNTERS if f"breakhouse_{name}" not in text("metrics")]
    for game in shelf().values():
        assert not [name for name in game.options_type.__struct_fields__ if name not in text("options")]
    assert "BREAKHOUSE_BACKUPS_EVERY_HOURS" in text("settings")
    assert "push" in text("library")


def check_that_nothing_is_left(site: Path) -> None:
    """Neither a mark nor a place to be filled in."""
    left = re.compile(rf"<!-- (site|{'|'.join(MARKS)})(: .*)? -->")
    assert not [page.name for page in site.rglob("*.html") if left.search(page.read_text(encoding="utf-8"))]
