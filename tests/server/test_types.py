"""The browser's types say what the Python ones say."""

from typing import get_args

import msgspec
import pytest

from breakhouse.games import game_ids
from breakhouse.server import messages
from breakhouse.server.typescript import games_text, messages_text
from breakhouse.table.told import Face, Refused


def test_every_message_is_there_with_its_tag() -> None:
    text = messages_text()
    for union, field in ((messages.Saying, "say"), (messages.Telling, "tell")):
        for kind in get_args(union):
            tag = kind.__struct_config__.tag
            assert f'export interface {kind.__name__} {{\n  {field}: "{tag}";' in text


def test_fields_optional_only_where_a_page_may_leave_them_out() -> None:
    text = messages_text()
    assert "  seen?: Seen | null;" in text
    assert "  text: string;\n  said: string | null;" in text
    assert [field.name for field in msgspec.structs.fields(Refused)][-1] == "said"
    assert "  view: unknown;" in text
    assert Face.__struct_fields__ == ("seat", "view", "offers")


def test_tags_are_unique_and_no_message_has_two_meanings() -> None:
    for union in (messages.Saying, messages.Telling):
        tags = [kind.__struct_config__.tag for kind in get_args(union)]
        assert len(tags) == len(set(tags))


@pytest.mark.parametrize("game", ["skipbo-breakers", "classic", "mini", "dice"])
def test_the_types_of_every_game_can_be_told(game: str) -> None:
    assert game in game_ids()
    text = games_text([game])
    assert "export type Command = " in text
    assert "export type Event = " in text
    assert 'do: "expire"' in text
