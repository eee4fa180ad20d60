"""Options as a form shows them: in plain groups, and rare ones folded."""

import msgspec
import pytest

from breakhouse.games import shelf
from tests.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_table_is_in_one_group(game: str) -> None:
    """What is in none would stand unfolded at the end, however rare it is."""
    rules = shelf()[game]
    grouped = [name for group in rules.manifest.groups for name in group.options]
    of_seats = {field.name for field in msgspec.structs.fields(rules.options_type) if field.default == ()}
    shown = (
        {field.name for field in msgspec.structs.fields(rules.options_type)} - {*rules.manifest.fixed} - of_seats
    )
    assert shown <= set(grouped)
    assert len(grouped) == len(set(grouped))
