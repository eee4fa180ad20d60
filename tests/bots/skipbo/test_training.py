"""How the networks are trained: gradients that are gradients, and a playout network that imitates its teacher."""

from pathlib import Path

import numpy as np
import pytest

from bench.training import __main__ as training
from bench.training import deep_monte_carlo, distillation
from bench.training.gradients import BATCH, NetLearner
from bench.training.self_play import blank_samples, self_play
from breakhouse.bots.skipbo_breakers import network, playout_network


def samples(count: int) -> tuple[object, object, object]:
    room = blank_samples(count)
    self_play(10**6, 2, network.load(2), False, 0.1, 0.8, 0.1, network.load(2), False, 3, *room)
    return room


@pytest.mark.wide
def test_a_learner_learns_what_it_is_shown() -> None:
    room, learner = samples(3000), NetLearner(2, 1)
    first = learner.learn(room, 3000, 10 * BATCH, 1e-3)
    for _ in range(3):
        last = learner.learn(room, 3000, 20 * BATCH, 1e-3)
    assert last < 0.6 * first


@pytest.mark.parametrize("part", range(8))
def test_each_step_follows_the_gradient(part: int) -> None:
    """Adam's first step goes a fixed length against the gradient of every weight that has one."""
    room = samples(1500)
    learner = NetLearner(2, 1, network.load(2))
    before = [np.array(one, np.float64) for one in learner.net]
    rows = np.flatnonzero(room[1])[:BATCH]
    learner.step(room, rows, 1e-4)
    moved = (learner.net[part] - before[part]).reshape(-1)
    place = int(np.abs(learner.means[part]).argmax())
    gradient = numeric_gradient(before, part, place, room, rows)
    assert np.sign(moved[place]) == -np.sign(gradient)
    assert learner.means[part][place] / 0.1 == pytest.approx(gradient, rel=0.05)


def numeric_gradient(parts: list[object], part: int, place: int, room: object, rows: object) -> float:
    losses = []
    for step in (1e-3, -1e-3):
        nudged = [np.array(one) for one in parts]
        nudged[part].reshape(-1)[place] += step
        losses.append(loss(nudged, room, rows))
    return (losses[0] - losses[1]) / 2e-3


def loss(parts: list[object], room: object, rows: object) -> float:
    w1, b1, w2, b2, w3, b3, w4, b4 = parts
    active, count, target = room
    first = np.stack([b1 + w1[active[row, : count[row]]].sum(0) for row in rows])
    out = np.maximum(np.maximum(np.maximum(first, 0) @ w2 + b2, 0) @ w3 + b3, 0) @ w4 + b4[0]
    return float(((out - target[rows] / network.POINTS) ** 2).mean())


@pytest.mark.wide
def test_against_a_rival_only_one_seat_learns() -> None:
    """Alone against itself nobody is better off; alone against a network that knows nothing the network is."""
    room, strong, weak = blank_samples(6000), network.load(2), network.blank(2)
    _, even, hands = self_play(10**6, 2, strong, False, 0.0, 1.0, 0.0, strong, True, 5, *room)
    _, edge, _ = self_play(10**6, 2, strong, False, 0.0, 1.0, 0.0, weak, True, 5, *room)
    assert hands > 400
    assert abs(even) < 2 < edge


@pytest.mark.wide
def test_more_passes_make_the_playout_network_understand_more() -> None:
    _, little = distillation.distil(2, network.load(2), 1, choices=1500, passes=1)
    _, more = distillation.distil(2, network.load(2), 1, choices=1500, passes=6)
    assert more > little
    assert more > 0.5


@pytest.mark.wide
def test_training_is_repeatable(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The same seed, the same networks."""
    monkeypatch.setattr(deep_monte_carlo, "GREEDY_SAMPLES", 3000)
    monkeypatch.setattr(deep_monte_carlo, "ROUND_SAMPLES", 2000)
    monkeypatch.setattr(distillation.distil, "__defaults__", (400, 2))
    made, small = [], []
    for name in "ab":
        out = tmp_path / name
        training.main(["--seats", "2", "--minutes", "0.25", "--seed", "4", "--out", str(out)])
        made.append(network.read((out / "2-players.npz").read_bytes()))
        small.append(playout_network.read((out / "2-playout.npz").read_bytes()))
        assert (out / "2-players.svg").read_text().startswith("<svg")
    assert all((a == b).all() for a, b in zip(*made, strict=True))
    assert all((a == b).all() for a, b in zip(*small, strict=True))


@pytest.mark.parametrize("minutes", ["nan", "inf", "0.1", "-5", "soon"])
def test_training_needs_some_time(minutes: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        training.main(["--minutes", minutes])
    assert "--minutes" in capsys.readouterr().err
