"""The browser's types say what the Python ones say."""

import re
from typing import get_args

import msgspec
import pytest

from breakhouse.games import shelf
from breakhouse.table import messages
from breakhouse.table.messages import RefusalMessage, SeatView
from tools.generated import WEB, games_texts, messages_text


def test_every_message_type_is_generated_with_its_tag() -> None:
    text = messages_text()
    for union, field in ((messages.Saying, "say"), (messages.Telling, "tell")):
        for kind in get_args(union):
            tag = kind.__struct_config__.tag
            assert f'export interface {kind.__name__} {{\n  {field}: "{tag}";' in text


def test_fields_are_optional_only_where_a_page_may_omit_them() -> None:
    text = messages_text()
    assert "  seen?: Seen | null;" in text
    assert "  text: string;\n  said: string | null;" in text
    assert [field.name for field in msgspec.structs.fields(RefusalMessage)][-1] == "said"
    assert "  view: unknown;" in text
    assert SeatView.__struct_fields__ == ("seat", "view", "offers", "few")


def test_tags_are_unique_and_no_message_has_two_meanings() -> None:
    for union in (messages.Saying, messages.Telling):
        tags = [kind.__struct_config__.tag for kind in get_args(union)]
        assert len(tags) == len(set(tags))


@pytest.mark.parametrize("game", [id for id in shelf() if (WEB / "games" / id).is_dir()])
def test_a_games_types_are_generated_beside_its_front_end(game: str) -> None:
    text = games_texts()[WEB / "games" / game / "generated.ts"]
    for name in ("Options", "Command", "Event", "View", "Offer"):
        assert f"export type {name} =" in text
    assert '"expire"' not in text, "only the house may say it"


def test_types_that_games_share_are_declared_once() -> None:
    texts = games_texts()
    declared = [name for text in texts.values() for name in re.findall(r"export interface (\w+)", text)]
    assert sorted(declared) == sorted(set(declared))
