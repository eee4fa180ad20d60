"""The site's pages, and where a link in the repository leads on the site.

On the site a page of `docs` keeps its place, the pages at the top of the repository lie in `project`, and any
other file that a page links to is shown in `source`. So the same link works where the repository is browsed.
"""

import re
import shutil
from collections.abc import Callable, Iterator
from os.path import relpath
from pathlib import Path, PurePosixPath

from tools.docs.blocks import without_marks
from tools.docs.fill import fill
from tools.docs.source import is_shown, show_file, show_folder

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PROJECT = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "LICENSE")
NOT_PAGES = DOCS / "site"
"""How the site looks is no page of it."""

_LINK = re.compile(r"(!?\[[^\]]*\]\()([^)\s]+)(\))")
_FENCE = re.compile(r"(^ *(````?).*?^ *\2[ \t]*$)", re.DOTALL | re.MULTILINE)


def write_pages(folder: Path) -> None:
    shutil.copytree(DOCS, folder, ignore=_leave_out)
    linked: set[Path] = set()
    for page, place in _written_pages():
        text = fill(without_marks(page.read_text(encoding="utf-8")))
        _write(folder / place, turn_links(text, page, place, linked.add))
    _write_sources(folder, linked)


def _leave_out(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if Path(folder, name) == NOT_PAGES]


def _written_pages() -> Iterator[tuple[Path, PurePosixPath]]:
    """The pages that somebody wrote, with their place on the site."""
    for page in sorted(DOCS.rglob("*.md")):
        if NOT_PAGES not in page.parents:
            yield page, PurePosixPath(page.relative_to(DOCS))
    for name in PROJECT:
        yield ROOT / name, place_of(ROOT / name)


def _write_sources(folder: Path, linked: set[Path]) -> None:
    """Shows what pages link to, and what those link to in turn."""
    seen: set[Path] = set()
    while waiting := linked - seen:
        for path in sorted(waiting):
            place = place_of(path)
            text = show_folder(path) if path.is_dir() else show_file(path)
            _write(folder / place, turn_links(text, _as_page(path), place, linked.add))
        seen |= waiting


def _as_page(path: Path) -> Path:
    """From where the links in what is shown are meant: in a folder, from inside."""
    return path / "README.md" if path.is_dir() else path


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def place_of(path: Path) -> PurePosixPath:
    """Where a file or folder of the repository is on the site."""
    if path.is_relative_to(DOCS):
        inside = PurePosixPath(path.relative_to(DOCS))
        return inside / "README.md" if path.is_dir() else inside
    inside = PurePosixPath(path.relative_to(ROOT))
    if path.name in PROJECT and path.parent == ROOT:
        return PurePosixPath("project", f"{path.stem.lower()}.md")
    return (
        PurePosixPath("source", inside, "index.md") if path.is_dir() else PurePosixPath("source", f"{inside}.md")
    )


def turn_links(text: str, page: Path, place: PurePosixPath, note: Callable[[Path], None]) -> str:
    """The page with its links as they are on the site; `note` hears of files that have to be shown there."""

    def turn(found: re.Match[str]) -> str:
        link, target = found[2], _target(page, found[2])
        if target is None:
            return found[0]
        if place_of(target).parts[0] == "source" or (target.is_dir() and not (target / "README.md").exists()):
            note(target)
        anchor = f"#{link.partition('#')[2]}" if "#" in link else ""
        return f"{found[1]}{relpath(place_of(target), place.parent)}{anchor}{found[3]}"

    turned, end = [], 0
    for fence in _FENCE.finditer(text):
        turned += [_LINK.sub(turn, text[end : fence.start()]), fence[0]]
        end = fence.end()
    return "".join((*turned, _LINK.sub(turn, text[end:])))


def _target(page: Path, link: str) -> Path | None:
    """The file of the repository that a link leads to; None where it leads elsewhere, or stays on the page."""
    path = link.partition("#")[0]
    if not path or re.match(r"[a-z]+:", link):
        return None
    target = (page.parent / path).resolve()
    known = target.exists() and target.is_relative_to(ROOT)
    return target if known and (target.is_dir() or is_shown(target) or target.is_relative_to(DOCS)) else None
