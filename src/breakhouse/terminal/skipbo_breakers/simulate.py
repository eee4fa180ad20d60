"""`breakhouse simulate`: hundreds of thousands of hands in a moment, counted and drawn."""

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from breakhouse.bots.arena import interval
from breakhouse.bots.chart import histogram
from breakhouse.core import Refusal
from breakhouse.games import game, game_ids
from breakhouse.locales import say
from breakhouse.terminal.help import explain
from breakhouse.terminal.screen import show_progress

GAME = "skipbo-breakers"
PLAYERS = ("random", "greedy")
CHUNKS = 50
BAR = 40
"""How many letters the longest bar of the terminal's histogram has."""
BINS = 12
PLOTTED = 20_000
"""Enough hands for a picture."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """The results: who won each hand, what it was worth, and how long it all took."""

    players: tuple[str, ...]
    winners: Any
    points: Any
    moves: int
    seconds: float

    def gains(self, seat: int) -> Any:
        """The seat's points, hand by hand."""
        return (self.winners == seat) * self.points

    def margins(self, seat: int) -> Any:
        """The seat's points above the mean of the others."""
        won = self.winners == seat
        return self.points * won - self.points * ~won / (len(self.players) - 1)


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("simulate", help=explain("simulate-help"))
    parser.add_argument("game", choices=list(game_ids()), help=explain("simulate-help-game"))
    parser.add_argument("--hands", type=int, default=100_000, help=explain("simulate-help-hands"))
    parser.add_argument("--seats", type=int, default=None, help=explain("simulate-help-seats"))
    parser.add_argument(
        "--players", nargs="+", default=["greedy"], metavar="PLAYER", help=explain("simulate-help-players")
    )
    parser.add_argument("--seed", type=int, default=1, help=explain("simulate-help-seed"))
    parser.add_argument("--plot", type=Path, default=None, metavar="FILE", help=explain("simulate-help-plot"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    players = seat_players(args)
    console = Console(highlight=False, markup=False)
    played = simulate(players, args.hands, args.seed, console, args.language)
    console.print(table(args, played))
    rate = round(played.moves / max(played.seconds, 1e-9) / 1e6, 2)
    seconds = round(played.seconds, 2)
    console.print(say(args.language, "simulate-speed", moves=played.moves, seconds=seconds, rate=rate))
    console.print(say(args.language, "simulate-histogram"))
    for line in bars(played.points):
        console.print(line)
    if args.plot is not None:
        args.plot.write_text(picture(played, args.language))
        console.print(say(args.language, "simulate-written", file=str(args.plot)))
    return 0


def seat_players(args: argparse.Namespace) -> tuple[str, ...]:
    """One player per seat, or a refusal that says what's wrong."""
    if args.game != GAME:
        raise Refusal("no-compiled-players", game=args.game)
    if find_spec("numba") is None:
        raise Refusal("needs-numba")
    if args.hands < 1:
        raise Refusal("needs-hands")
    for player in args.players:
        if player not in PLAYERS:
            raise Refusal("unknown-player", player=player[:40], known=", ".join(PLAYERS))
    seats = args.seats if args.seats is not None else max(2, len(args.players))
    fewest, most = game(GAME).seats
    if not fewest <= seats <= most:
        raise Refusal("wrong-number-of-seats", seats=seats, fewest=fewest, most=most)
    if len(args.players) not in (1, seats):
        raise Refusal("players-for-seats", players=len(args.players), seats=seats)
    return tuple(args.players) if len(args.players) == seats else tuple(args.players) * seats


def simulate(players: Sequence[str], hands: int, seed: int, console: Console, language: str) -> Simulation:
    """Plays in batches to show progress; the opener moves on by one seat each hand."""
    import numpy as np

    from breakhouse.games.skipbo_breakers.jit.greedy import TUNED
    from breakhouse.games.skipbo_breakers.jit.playout import play_hands

    seats = len(players)
    greedy = sum(1 << seat for seat, player in enumerate(players) if player == "greedy")
    play_hands(1, seats, 0, greedy, seed, TUNED)  # compiled now, not while the clock runs
    size = -(-max(1, hands // CHUNKS) // seats) * seats
    winners, points, moves, seconds = [], [], 0, 0.0
    with show_progress(console) as bar:
        task = bar.add_task(say(language, "simulate-playing"), total=hands)
        for start in range(0, hands, size):
            began = time.perf_counter()
            made, who, worth = play_hands(min(size, hands - start), seats, 0, greedy, (seed << 20) + start, TUNED)
            seconds += time.perf_counter() - began
            moves += made
            winners.append(who)
            points.append(worth)
            bar.advance(task, len(who))
    return Simulation(tuple(players), np.concatenate(winners), np.concatenate(points), moves, seconds)


def table(args: argparse.Namespace, played: Simulation) -> Table:
    language = args.language
    out = Table(title=say(language, "simulate-title", hands=len(played.points), seed=str(args.seed)))
    for column in ("seat", "player", "points", "margin", "won"):
        out.add_column(
            say(language, f"simulate-column-{column}"), justify="left" if column == "player" else "right"
        )
    for seat, player in enumerate(played.players):
        gains, margins = played.gains(seat), played.margins(seat)
        won = played.winners == seat
        out.add_row(
            str(seat + 1),
            say(language, "simulate-player", player=player),
            _with_interval(gains, ".2f"),
            _with_interval(margins, "+.2f"),
            f"{100 * won.mean():.1f} ± {100 * _half(won):.1f} %",
        )
    return out


def bars(points: Any) -> list[str]:
    """A histogram drawn from letters."""
    import numpy as np

    width = -(-int(points.max()) // BINS)
    counts = np.bincount((points - 1) // width)
    top = max(1, int(counts.max()))
    return [
        f"{f'{n * width + 1}–{(n + 1) * width}':>7} {'█' * round(BAR * int(count) / top)} "
        f"{100 * count / len(points):.1f} %"
        for n, count in enumerate(counts)
    ]


def picture(played: Simulation, language: str) -> str:
    margins = played.margins(0)
    half = _half(margins)
    mean = float(margins.mean())
    title = say(language, "simulate-plot", seat=1)
    return histogram(margins[:PLOTTED].tolist(), (mean - half, mean + half), mean, title)


def _with_interval(values: Any, how: str) -> str:
    return f"{values.mean():{how}} ± {_half(values):.2f}"


def _half(values: Any) -> float:
    """Half of the 95 % interval of the mean; infinite for a single hand."""
    if len(values) < 2:
        return interval([0.0])[1]
    return float(1.96 * values.std(ddof=1) / len(values) ** 0.5)
