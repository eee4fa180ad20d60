"""`breakhouse arena`: bots, or programs, against each other over duplicate deals."""

import argparse
from collections.abc import Sequence
from math import isinf
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from breakhouse.bots import arena
from breakhouse.bots.chart import histogram
from breakhouse.bots.program import Program, seat_player
from breakhouse.core import Refusal
from breakhouse.games import game, game_ids
from breakhouse.locales import say
from breakhouse.terminal.face import default_game
from breakhouse.terminal.help import explain
from breakhouse.terminal.play import options
from breakhouse.terminal.plugins import tell_flaws
from breakhouse.terminal.screen import show_progress


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("arena", help=explain("arena-help"))
    parser.add_argument("players", nargs="+", metavar="PLAYER", help=explain("arena-help-players"))
    parser.add_argument("--game", choices=game_ids(), help=explain("terminal-help-game"))
    parser.add_argument("--deals", type=int, default=100, help=explain("arena-help-deals"))
    parser.add_argument("--seats", type=int, default=2, help=explain("arena-help-seats"))
    parser.add_argument("--seed", default="arena", help=explain("arena-help-seed"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=explain("terminal-help-option")
    )
    parser.add_argument("--playouts", type=int, default=None, help=explain("arena-help-playouts"))
    parser.add_argument("--cores", type=int, default=None, help=explain("arena-help-cores"))
    parser.add_argument("--json", type=Path, default=None, metavar="FILE", help=explain("arena-help-json"))
    parser.add_argument("--plot", type=Path, default=None, metavar="FILE", help=explain("arena-help-plot"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    tell_flaws(args.language)
    args.game = args.game or default_game()
    check(args)
    console = Console(highlight=False, markup=False)
    base = {
        "game": args.game,
        "seats": args.seats,
        "deals": args.deals,
        "seed": args.seed,
        "options": options(game(args.game), args.option),
        "playouts": args.playouts,
    }
    reports = [play(bout, args.cores, console) for bout in arena.bouts(base, args.players)]
    console.print(tabulate(args.language, reports))
    for report in reports:
        tell_forfeits(args.language, report, console)
    write(args, reports, console)
    return 0


def check(args: argparse.Namespace) -> None:
    if len(args.players) < 2:
        raise Refusal("arena-needs-two")
    if args.deals < 1:
        raise Refusal("arena-needs-deals")
    if args.cores is not None and args.cores < 1:
        raise Refusal("arena-needs-cores")
    for file in (args.json, args.plot):
        if file is not None and not file.parent.is_dir():
            raise Refusal("no-such-folder", file=str(file))
    rules = game(args.game)
    fewest, most = rules.seats
    if not fewest <= args.seats <= most:
        raise Refusal("wrong-number-of-seats", seats=args.seats, fewest=fewest, most=most)
    options(rules, args.option)
    for who in args.players:
        player = seat_player(args.game, who, 0)
        if isinstance(player, Program):
            player.close()
            if player.notice is not None:
                raise Refusal(player.notice.code, command=who[:80], why=str(player.notice.params["why"]))


def play(bout: arena.Bout, cores: int | None, console: Console) -> arena.Report:
    with show_progress(console) as bar:
        task = bar.add_task(f"{shorten(bout.first)} – {shorten(bout.second)}", total=bout.deals)
        return arena.run(bout, cores, lambda done: bar.update(task, completed=done))


def tabulate(language: str, reports: Sequence[arena.Report]) -> Table:
    out = Table(title=say(language, "arena-title", game=reports[0].bout.game, deals=reports[0].bout.deals))
    for column in ("first", "second", "margin", "interval", "won", "ms"):
        name = column in ("first", "second")
        words = say(language, f"arena-column-{column}")
        out.add_column(words, justify="left" if name else "right", no_wrap=name)
    for report in reports:
        out.add_row(
            shorten(report.bout.first),
            shorten(report.bout.second),
            f"{report.margin:+.2f}",
            "–"
            if isinf(report.low)
            else f"{report.low:+.2f} … {report.high:+.2f}",  # one deal says nothing about others
            f"{100 * report.won:.0f} % ({100 * report.won_low:.0f}–{100 * report.won_high:.0f})",
            f"{report.ms_a_move[0]:.2f} / {report.ms_a_move[1]:.2f}",
        )
    return out


def tell_forfeits(language: str, report: arena.Report, console: Console) -> None:
    """Who was disqualified, how often, and why: each reason once, with the program's last output."""
    matches = report.bout.deals * report.bout.seats
    for who, times in zip((report.bout.first, report.bout.second), report.forfeits, strict=True):
        if times:
            console.print(say(language, "arena-disqualified", who=shorten(who), times=times, matches=matches))
    for notice in {notice.code: notice for notice in reversed(report.notices)}.values():
        console.print(say(language, f"arena-{notice.code}", why=str(notice.params["why"])))
        for line in notice.stderr.splitlines():
            console.print(f"    {line}")


def write(args: argparse.Namespace, reports: Sequence[arena.Report], console: Console) -> None:
    if args.json is not None:
        args.json.write_bytes(arena.as_json(reports))
        console.print(say(args.language, "arena-written", file=str(args.json)))
    for n, report in enumerate(reports if args.plot is not None else ()):
        file = args.plot if n == 0 else args.plot.with_stem(f"{args.plot.stem}-{n + 1}")
        title = say(
            args.language, "arena-plot", first=shorten(report.bout.first), second=shorten(report.bout.second)
        )
        file.write_text(histogram(report.margins, (report.low, report.high), report.margin, title))
        console.print(say(args.language, "arena-written", file=str(file)))


def shorten(who: str) -> str:
    """A program by its last word, a level by its name."""
    return who.split()[-1].rsplit("/", 1)[-1] if " " in who or "/" in who else who
