"""Pages of pictures and words, set with Typst: real text and vectors, with descriptions for people who can't see
them.

Typst comes as a wheel with the optional extra `press`; it's imported only when something is printed.
"""

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from breakhouse.core import Refusal
from breakhouse.press.paper import Paper

FONTS = ("Lato", "Libertinus Serif")
"""The sans that the extra `press` brings; the serif is built into Typst, should the sans be missing."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An SVG with its upper left corner at (x, y) in millimetres; `alt` is what it shows, in words."""

    svg: str
    x: float
    y: float
    width: float
    height: float
    alt: str = ""


@dataclass(frozen=True, slots=True)
class TextLine:
    """A line of text; `x` is its left edge, its middle or its right edge as `align` says, `y` its top."""

    text: str
    x: float
    y: float
    points: float
    align: Literal["left", "center", "right"] = "left"
    bold: bool = False
    colour: str = "#221d18"
    width: float = 0
    """Broken into lines within this width, if one is given."""


@dataclass(frozen=True, slots=True)
class Page:
    pictures: tuple[Picture, ...] = ()
    words: tuple[TextLine, ...] = ()


def set_pdf(pages: Sequence[Page], paper: Paper, title: str, language: str, mirror: bool = False) -> bytes:
    """The pages as a PDF, the same bytes for the same pages."""
    with tempfile.TemporaryDirectory() as folder:
        source = _source(pages, paper, title, language, mirror, Path(folder))
        return _compile(source, Path(folder), "pdf", 72)


def set_png(page: Page, paper: Paper, dots_per_inch: float) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        source = _source([page], paper, "", "en", False, Path(folder))
        return _compile(source, Path(folder), "png", dots_per_inch)


def check_installed() -> None:
    """`Refusal` if the extra `press` isn't installed."""
    if find_spec("typst") is None:
        raise Refusal("press-not-installed")


def _compile(source: str, folder: Path, kind: Literal["pdf", "png"], dots_per_inch: float) -> bytes:
    check_installed()
    import typst

    main = folder / "main.typ"
    main.write_text(source, encoding="utf-8")
    made = typst.compile(
        main,
        root=folder,
        font_paths=_font_folders(),
        ignore_system_fonts=True,
        format=kind,
        ppi=dots_per_inch,
        pdf_standards=["ua-1"] if kind == "pdf" else [],
    )
    assert isinstance(made, bytes)
    return made


def _font_folders() -> list[Path]:
    found = find_spec("font_lato")
    return [Path(found.origin).parent / "files"] if found and found.origin else []


def _source(pages: Sequence[Page], paper: Paper, title: str, language: str, mirror: bool, folder: Path) -> str:
    fonts = ", ".join(_quote(font) for font in FONTS)
    lines = [
        f"#set document(title: {_quote(title)}, author: (), date: none)",
        f"#set page(width: {paper.width}mm, height: {paper.height}mm, margin: 0mm)",
        f"#set text(font: ({fonts}), lang: {_quote(language)}, hyphenate: false)",
        "#set par(leading: 0.45em)",
    ]
    names: dict[str, str] = {}
    for n, page in enumerate(pages):
        body = "".join(_picture(p, names, folder) for p in page.pictures) + "".join(_words(w) for w in page.words)
        if mirror:
            body = f"#place(scale(x: -100%, box(width: {paper.width}mm, height: {paper.height}mm)[{body}]))"
        lines.append(("#pagebreak()\n" if n else "") + (body or "#box()"))
    return "\n".join(lines) + "\n"


def _picture(picture: Picture, names: dict[str, str], folder: Path) -> str:
    """Each drawing is written once, however often it's used: all backs of a deck share one."""
    if picture.svg not in names:
        names[picture.svg] = f"{len(names)}.svg"
        (folder / names[picture.svg]).write_text(picture.svg, encoding="utf-8")
    image = f"image({_quote(names[picture.svg])}, width: {picture.width:g}mm, height: {picture.height:g}mm"
    image += f", alt: {_quote(picture.alt)})" if picture.alt else ")"
    shown = image if picture.alt else f"pdf.artifact({image})"
    return f"#place(dx: {picture.x:g}mm, dy: {picture.y:g}mm, {shown})\n"


def _words(words: TextLine) -> str:
    weight = ', weight: "bold"' if words.bold else ""
    text = f'text(size: {words.points:g}pt, fill: rgb("{words.colour}"){weight}, {_quote(words.text)})'
    width = words.width or 400  # wider than any line, so that it is never broken
    shift = {"left": 0.0, "center": width / 2, "right": width}[words.align]
    line = f"box(width: {width:g}mm, align({words.align}, {text}))"
    return f"#place(dx: {words.x - shift:g}mm, dy: {words.y:g}mm, {line})\n"


def _quote(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
