"""`breakhouse simulate` and `breakhouse train`: what they count, draw, write and refuse."""

import argparse
from pathlib import Path

import pytest

from breakhouse.bots.skipbo_breakers import features, network, pocket_network
from breakhouse.core import Refusal
from breakhouse.terminal.skipbo_breakers import simulate, train


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--language", default="en")
    commands = parser.add_subparsers()
    simulate.add_parser(commands)
    train.add_parser(commands)
    args = parser.parse_args(words)
    code: int = args.run(args)
    return code


def test_greedy_beats_random(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "hands.svg"
    words = (
        "simulate",
        "skipbo-breakers",
        "--hands",
        "3000",
        "--players",
        "greedy",
        "random",
        "--plot",
        str(picture),
    )
    assert run(*words) == 0
    shown = capsys.readouterr().out
    assert "+6." in shown or "+7." in shown
    assert "█" in shown
    assert picture.read_text().startswith("<svg")


def test_the_same_seed_counts_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    tables = []
    for _ in range(2):
        run("simulate", "skipbo-breakers", "--hands", "500", "--seats", "4", "--seed", "3")
        tables.append([line for line in capsys.readouterr().out.splitlines() if "│" in line])
    assert tables[0] == tables[1]
    assert len(tables[0]) == 4


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("simulate", "dice"), "no-compiled-players"),
        (("simulate", "skipbo-breakers", "--players", "wizard"), "unknown-player"),
        (("simulate", "skipbo-breakers", "--players", "greedy", "random", "--seats", "3"), "players-for-seats"),
        (("simulate", "skipbo-breakers", "--seats", "5"), "wrong-number-of-seats"),
        (("simulate", "skipbo-breakers", "--hands", "0"), "needs-hands"),
        (("train", "dice"), "nothing-to-train"),
    ],
)
def test_wrong_orders_are_refused(words: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refusal) as no:
        run(*words)
    assert no.value.code == code


def test_shipped_networks_are_small_and_fit() -> None:
    sizes = []
    for seats in (2, 3, 4):
        weights = network.load(seats)
        assert weights[0].shape == (features.size(seats), network.WIDTHS[0])
        sizes.append(len(network.write(weights)))
    assert sum(sizes) <= 1_000_000


def test_written_networks_are_read_again() -> None:
    weights = network.load(2)
    again = network.read(network.write(weights))
    assert all((a == b).all() for a, b in zip(weights, again, strict=True))


def test_training_is_repeatable(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The same seed, the same networks."""
    from breakhouse.bots.skipbo_breakers import distilling, training

    monkeypatch.setattr(training, "GREEDY_SAMPLES", 3000)
    monkeypatch.setattr(training, "ROUND_SAMPLES", 2000)
    monkeypatch.setattr(distilling.distil, "__defaults__", (400, 2))
    made, small = [], []
    for name in "ab":
        out = tmp_path / name
        words = ("train", "skipbo-breakers", "--seats", "2", "--minutes", "0.25", "--seed", "4", "--out", str(out))
        assert run(*words) == 0
        made.append((out / "2-players.npz").read_bytes())
        small.append(pocket_network.read((out / "2-pocket_network.npz").read_bytes()))
        assert (out / "2-players.svg").read_text().startswith("<svg")
    first, second = (network.read(stored) for stored in made)
    assert all((a == b).all() for a, b in zip(first, second, strict=True))
    assert all((a == b).all() for a, b in zip(*small, strict=True))


def test_training_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "find_spec", lambda _: None)
    with pytest.raises(Refusal) as no:
        run("train", "skipbo-breakers")
    assert no.value.code == "needs-numba"
