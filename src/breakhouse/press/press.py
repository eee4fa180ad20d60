"""What a press is: how one game's box becomes pages, found by the game's id."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from breakhouse.core import Refusal
from breakhouse.core.plugins import PRESSES, bring, find
from breakhouse.press.paper import PAPERS, Paper
from breakhouse.press.typesetting import Page, set_pdf


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """What to print."""

    game: str
    today: date
    deck: str = "shipped"
    """As an option of a match names it, or a file."""
    paper: Paper = PAPERS["a4"]
    language: str = "en"
    tactile: bool = False
    """For fingers: raised outlines and textures, large type, Braille."""


@dataclass(frozen=True, slots=True)
class Sheets:
    """A box laid out on paper."""

    title: str
    pages: tuple[Page, ...]
    faces: int
    """How many faces of cards there are."""


@dataclass(frozen=True, slots=True)
class Press:
    lay: Callable[[Job], Sheets]
    """The box as pages, or `Refusal` or `Invalid`: no such deck, a card without its other side."""
    tactile: bool = True
    """Whether there's a version for fingers."""


def press_ids() -> tuple[str, ...]:
    """The games whose box can be printed; nothing is loaded."""
    return tuple(find(PRESSES).points)


def press_of(id: str) -> Press:
    """The press of a game, or `Refusal` naming the games that have one."""
    press = bring(Press, PRESSES, id)
    if press is None:
        raise Refusal("no-cards-to-print", game=id[:40], known=", ".join(press_ids()))
    return press


def make_pdf(sheets: Sheets, job: Job, mirror: bool = False) -> bytes:
    """The same bytes for the same sheets."""
    return set_pdf(sheets.pages, job.paper, sheets.title, job.language, mirror)
