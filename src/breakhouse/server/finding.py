"""Finds a table by its code, and a language by its name."""

from breakhouse.core import Refusal
from breakhouse.locales import LANGUAGES
from breakhouse.server.accounts import Payer, slow_down
from breakhouse.server.house import House
from breakhouse.server.tables import Elsewhere
from breakhouse.store import TableRow
from breakhouse.table import Table
from breakhouse.table.ledger import put


def language_of(language: str) -> str:
    """One of our languages: `de-AT` becomes `de`, an unknown one English."""
    short = language.split("-")[0].lower()
    return short if short in LANGUAGES or short == "xx" else "en"


def find_table(house: House, payer: Payer, code: str) -> Table:
    """The table of this code, or `Elsewhere`. Wrong codes are counted: a few are mistakes, many are guesses."""
    wait = house.accounts.wait_for("guesses", payer)
    if wait:
        raise slow_down("too-many-guesses", wait)
    try:
        return house.table(code)
    except Refusal:
        house.accounts.owe("guesses", payer)
        raise


def find_row(house: House, payer: Payer, code: str) -> TableRow:
    """The stored table of this code, whichever house it's played at."""
    try:
        return put(find_table(house, payer, code).sheet).row
    except Elsewhere as there:
        return there.row
