"""What may be looked up later: tiles of finished rounds are face down for newcomers, history and reconnects."""

import msgspec
import pytest

from tests.support.table.manual_table import Page, Played
from tests.support.table.rounds import laid, until_a_round_is_won


@pytest.mark.rule("SB-R7", "SB-21")
def test_a_player_who_missed_a_finished_round_gets_a_fresh_view_without_its_tiles() -> None:
    played = Played(game="skipbo-breakers")
    until_a_round_is_won(played)
    match = played.table.sheet.match
    seen_live = [event for update in played.bo.all("update") for event in laid(update)]
    assert any(event.get("tiles") for event in seen_live), "those who were there saw it"
    eve = Page("Eve")
    played.table.join(eve.device, (match, None, 0))
    assert eve.last("update")["fresh"]
    assert eve.last("update")["events"] == []
    again = Page("Bo")
    played.table.join(again.device, (match, 1, 0))
    assert again.last("update")["fresh"]
    played.table.visibility.show_history(again.device)
    assert laid(again.last("history"))
    assert not any(event.get("tiles") for event in laid(again.last("history")))


@pytest.mark.rule("SB-R7")
def test_a_player_who_missed_only_visible_events_gets_those_events() -> None:
    played = Played(game="skipbo-breakers")
    until_a_round_is_won(played)
    next_event = played.bo.last("update")["next"]
    played.table.leave(played.bo.device)
    match = played.table.match
    assert match is not None
    seat = match.state.turn  # type: ignore[attr-defined]
    page = played.ann if seat == 0 else played.bo
    if seat == 1:
        played.table.join(played.bo.device)
    played.do(page, "open", seat, msgspec.to_builtins(match.legal(seat)[0]))
    again = Page("Bo")
    played.table.join(again.device, (played.table.sheet.match, 1, next_event))
    update = again.last("update")
    assert not update["fresh"]
    assert [event.get("tiles") is not None for event in laid(update)] == [True]


@pytest.mark.rule("SB-R7")
def test_with_an_open_discard_everything_can_be_looked_up() -> None:
    played = Played(game="skipbo-breakers", options={"open_discard": True})
    until_a_round_is_won(played)
    eve = Page("Eve")
    played.table.join(eve.device, (played.table.sheet.match, None, 0))
    assert not eve.last("update")["fresh"] or laid(eve.last("update")) == []
    played.table.visibility.show_history(eve.device)
    assert all(event.get("tiles") for event in laid(eve.last("history")))
