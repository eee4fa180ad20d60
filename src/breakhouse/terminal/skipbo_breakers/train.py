"""`breakhouse train`: trains the networks of Skip-Bo Breakers and draws their learning curve."""

import argparse
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from breakhouse.bots.chart import TONES, Frame
from breakhouse.core import Refusal
from breakhouse.games import game_ids
from breakhouse.locales import say
from breakhouse.terminal.help import explain
from breakhouse.terminal.screen import show_progress

if TYPE_CHECKING:
    from breakhouse.bots.skipbo_breakers.training import Round

GAME = "skipbo-breakers"


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("train", help=explain("train-help"))
    parser.add_argument("game", choices=list(game_ids()), help=explain("train-help-game"))
    parser.add_argument(
        "--seats", type=int, action="append", choices=(2, 3, 4), default=None, help=explain("train-help-seats")
    )
    parser.add_argument("--minutes", type=float, default=5.0, help=explain("train-help-minutes"))
    parser.add_argument("--seed", type=int, default=1, help=explain("train-help-seed"))
    parser.add_argument("--out", type=Path, default=Path("networks"), help=explain("train-help-out"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    check(args)
    console = Console(highlight=False, markup=False)
    args.out.mkdir(parents=True, exist_ok=True)
    for seats in args.seats or (2, 3, 4):
        for file in learn(args, seats, console):
            console.print(say(args.language, "train-written", file=str(file)))
    return 0


def learn(args: argparse.Namespace, seats: int, console: Console) -> Sequence[Path]:
    """Trains one network; the files with the network, its pocket network and its curve."""
    from breakhouse.bots.skipbo_breakers import distilling, network, pocket_network
    from breakhouse.bots.skipbo_breakers.training import ROUNDS_A_MINUTE, train

    rounds = max(1, round(args.minutes * ROUNDS_A_MINUTE))
    finished: list[Round] = []
    with show_progress(console) as bar:
        task = bar.add_task(say(args.language, "train-learning", seats=seats), total=rounds)

        def tell(done: "Round", _: object) -> None:
            finished.append(done)
            bar.advance(task)

        trained = train(seats, rounds, args.seed, tell)
    last = finished[-1]
    line = {
        "seats": seats,
        "round": last.number,
        "rounds": rounds,
        "hands": last.hands,
        "edge": round(last.edge, 2),
    }
    console.print(say(args.language, "train-round", **line))
    names = (network.file_name(seats), pocket_network.file_name(seats), f"{seats}-players.svg")
    kept, small, drawn = (args.out / name for name in names)
    kept.write_bytes(network.write(trained))
    small.write_bytes(pocket_network.write(distilling.distil(seats, trained, args.seed)[0]))
    drawn.write_text(curve(finished, say(args.language, "train-curve", seats=seats)))
    return kept, small, drawn


def check(args: argparse.Namespace) -> None:
    if args.game != GAME:
        raise Refusal("nothing-to-train", game=args.game)
    if find_spec("numba") is None:
        raise Refusal("needs-numba")
    if not 0.25 <= args.minutes < float("inf"):
        raise Refusal("needs-minutes")


def curve(rounds: "Sequence[Round]", title: str) -> str:
    """Points above greedy against minutes of processor time."""
    minutes = [done.cpu / 60 for done in rounds]
    edges = [done.edge for done in rounds]
    low, high = min(0.0, *edges), max(1.0, *edges) * 1.1
    frame = Frame((0, max(minutes)), (low, high), title)
    frame.ticks_y([0, high / 2, high], [f"{mark:+.1f}" for mark in (0, high / 2, high)])
    frame.ticks_x(
        [0, max(minutes) / 2, max(minutes)], [f"{m:.1f} min" for m in (0, max(minutes) / 2, max(minutes))]
    )
    frame.line(list(zip(minutes, edges, strict=True)), TONES[1], 2.4)
    return frame.svg()
