"""Ids stand in links and behind commands."""

from breakhouse.server.opening import new_code
from breakhouse.table.ids import new_id


def test_an_id_can_be_typed_after_a_command_and_ends_a_link() -> None:
    ids = [new_id() for _ in range(500)] + [new_code("link", lambda _: False) for _ in range(500)]
    assert all(id.isascii() and id.isalnum() and len(id) == 22 for id in ids)
    assert len(set(ids)) == len(ids)
