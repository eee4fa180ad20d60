"""Every rule is proved by a test and carried out by a line of code; no test names a rule that does not exist."""

from collections import Counter

import pytest

from tools import rules

TABLE = rules.table()


def test_no_id_is_listed_twice() -> None:
    assert len(rules.ids()) == len(set(rules.ids()))


@pytest.mark.parametrize("id", TABLE)
def test_every_rule_has_a_test_and_a_line_of_code(id: str) -> None:
    assert TABLE[id].tests, f"no test proves {id}"
    assert TABLE[id].code, f"no line of code carries out {id}"


def test_tests_name_only_rules_that_exist() -> None:
    assert rules.list_marked() - set(TABLE) == set()


def test_every_sheet_has_its_rules() -> None:
    """As many as the sheets of the boxes have; a game that comes later counts its own."""
    counts = Counter(id.partition("-")[0] for id in TABLE)
    assert set(counts) == set(rules.PREFIXES)
    assert counts >= Counter({"SB": 31, "CL": 36, "TA": 6, "MI": 19, "DI": 28})
