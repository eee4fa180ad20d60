"""Trains networks for Skip-Bo Breakers and the playout networks that imitate them, and draws the learning curves.

The same seed and the same time give the same networks on the same machine.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from bench.training import distillation
from bench.training.deep_monte_carlo import ROUNDS_A_MINUTE, Round, train
from breakhouse.bots.chart import TONES, Frame
from breakhouse.bots.skipbo_breakers import network, playout_network
from breakhouse.terminal.screen import show_progress

LEAST_MINUTES = 0.25


def minutes(text: str) -> float:
    found = float(text)
    if not LEAST_MINUTES <= found < float("inf"):
        raise argparse.ArgumentTypeError(f"training needs at least {LEAST_MINUTES} minutes, not {text}")
    return found


def parse(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.training", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--seats", type=int, nargs="+", choices=(2, 3, 4), default=(2, 3, 4), help="for how many players (all)"
    )
    parser.add_argument("--minutes", type=minutes, default=5.0, help="of one ordinary processor core (5)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("networks"), help="where the files go (networks)")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    args, console = parse(words), Console(highlight=False, markup=False)
    args.out.mkdir(parents=True, exist_ok=True)
    for seats in args.seats:
        for file in make_networks(seats, args.minutes, args.seed, args.out, console):
            console.print(f"Written: {file}")


def make_networks(seats: int, minutes: float, seed: int, out: Path, console: Console) -> Sequence[Path]:
    """Trains one network; the files with the network, its playout network and its curve."""
    rounds = max(1, round(minutes * ROUNDS_A_MINUTE))
    finished: list[Round] = []
    with show_progress(console) as bar:
        task = bar.add_task(f"{seats} players", total=rounds)

        def tell(done: Round, _: object) -> None:
            finished.append(done)
            bar.advance(task)

        trained = train(seats, rounds, seed, tell)
    last = finished[-1]
    console.print(f"{seats} players, {rounds} rounds, {last.hands} hands: {last.edge:+.2f} points above greedy")
    names = (network.file_name(seats), playout_network.file_name(seats), f"{seats}-players.svg")
    large, small, drawn = (out / name for name in names)
    large.write_bytes(network.write(trained))
    small.write_bytes(playout_network.write(distillation.distil(seats, trained, seed)[0]))
    drawn.write_text(curve(finished, f"Points ahead of greedy during training, {seats} players"))
    return large, small, drawn


def curve(rounds: Sequence[Round], title: str) -> str:
    """Points above greedy against minutes of processor time."""
    spent = [done.cpu / 60 for done in rounds]
    edges = [done.edge for done in rounds]
    low, high = min(0.0, *edges), max(1.0, *edges) * 1.1
    frame = Frame((0, max(spent)), (low, high), title)
    frame.ticks_y([0, high / 2, high], [f"{mark:+.1f}" for mark in (0, high / 2, high)])
    frame.ticks_x([0, max(spent) / 2, max(spent)], [f"{m:.1f} min" for m in (0, max(spent) / 2, max(spent))])
    frame.line(list(zip(spent, edges, strict=True)), TONES[1], 2.4)
    return frame.svg()


if __name__ == "__main__":
    main()
