"""Options as a form shows them: in plain groups, and rare ones folded."""

import msgspec
import pytest

from breakhouse.games import shelf
from tests.support.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_table_is_in_one_group(game: str) -> None:
    """What is in none would stand unfolded at the end, however rare it is."""
    rules = shelf()[game]
    grouped = [name for group in rules.manifest.groups for name in group.options]
    fields = msgspec.structs.fields(rules.options_type)
    of_the_table = {field.name for field in fields if field.default != ()}
    shown = of_the_table - {*rules.manifest.fixed}
    assert shown <= set(grouped)
    assert len(grouped) == len(set(grouped))
