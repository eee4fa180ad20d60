"""A player who practises against one opponent: the table it is measured at, and what it learns there."""

import pytest

from bench.bots import response
from bench.training import deep_monte_carlo
from breakhouse.bots.skipbo_breakers import network
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import readings
from breakhouse.games.skipbo_breakers.position import Position


def test_a_seat_knows_only_what_it_saw() -> None:
    table = response.Table(Position([t.parse_tiles("1 2 9"), t.parse_tiles("3 4 5 *")]))
    for tiles in ("1", "3"):
        table.play(readings(t.parse_tiles(tiles))[0])
    table.play(None)
    now = table.look()
    assert (now.seat, now.top, now.counts) == (1, None, (2, 3))
    assert t.count_tiles(now.unseen) == 64 - 2 - 3
    assert now.lone == (1, 4)
    assert now.let_pass[0][0] == 3


def test_a_player_against_itself_comes_out_even() -> None:
    player = response.by_network(network.load(2))
    assert sum(response.compare(player, player, 2, 6, "even")) == pytest.approx(0)


def test_a_network_beats_one_that_knows_nothing() -> None:
    margins = response.compare(
        response.by_network(network.load(2)), response.by_network(network.blank(2)), 2, 30, "odd"
    )
    assert sum(margins) / len(margins) > 2


@pytest.mark.wide
def test_practice_finds_a_response(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against a rival who always plays the first move it sees, a few hands of practice are enough."""
    monkeypatch.setattr(deep_monte_carlo, "ROUND_SAMPLES", 6000)
    rival = network.blank(2)
    edges: list[float] = []
    deep_monte_carlo.train(2, 4, 1, lambda done, _: edges.append(done.edge), start=network.load(2), rival=rival)
    assert min(edges) > 2


def test_a_bound_claims_only_what_is_certain() -> None:
    assert response.Bound(2, "network", 9, 0.5, 0.1, 0.9).says == "at least +0.10"
    assert "no response" in response.Bound(2, "network", 9, 0.5, -0.1, 1.1).says
