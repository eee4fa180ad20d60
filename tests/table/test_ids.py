"""Ids stand in links and behind commands."""

from breakhouse.table.create import new_code
from breakhouse.table.ids import new_id, new_match


def test_an_id_can_be_typed_after_a_command_and_ends_a_link() -> None:
    ids = [new_id() for _ in range(500)] + [new_code("link", lambda _: False) for _ in range(500)]
    assert all(id.isascii() and id.isalnum() and len(id) == 22 for id in ids)
    assert len(set(ids)) == len(ids)


def test_matches_that_begin_later_come_later_and_none_can_be_guessed() -> None:
    ids = [new_match(seconds) for seconds in (0, 35, 36, 1_800_000_000, 1_800_000_001, 2**35)]
    assert ids == sorted(ids)
    assert all(id.isascii() and id.isalnum() and len(id) == 23 for id in ids)
    assert len({new_match(1_800_000_000)[7:] for _ in range(500)}) == 500
