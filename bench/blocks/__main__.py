"""Measures stability, judge and factory, and writes the section `blocks` of docs/benchmarks.md.

Times are processor time, of the simulation too, so a busy machine doesn't affect the comparison.
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median

from bench.blocks.stacks import Block, clear_stacks
from bench.report import describe, machine, table, write_section
from breakhouse.games.blocks.cards.deck import kit_of, load_deck
from breakhouse.games.blocks.factory.making import make_cards, make_deck
from breakhouse.games.blocks.factory.order import order_stands
from breakhouse.games.blocks.judging.judge import judge
from breakhouse.games.blocks.statics.forces import forces_balance
from breakhouse.games.blocks.statics.stability import balances, margin

ROOT = Path(__file__).parents[2]
VENV = ROOT / ".venv-mujoco"
SECONDS = 2.0
FRICTION = 0.5
STANDING, FALLING, TIMED = 520, 180, 60
HEAD = ("what", "figure")
ABOUT = """## The building world

All times are processor time. The statics of cards ignore friction and touching sides, either of which may hold up
what would otherwise fall. So a simulation agrees fully on what stands, and almost fully on what falls.
"""

Row = tuple[str, str]


def main() -> int:
    rng = Random(2026)
    tried = clear_stacks(rng, STANDING, FALLING, (3, 10))
    timed = [stack for stack, _ in clear_stacks(rng, TIMED, 0, (10, 10))]
    results = simulate([stack for stack, _ in tried] + timed)
    agreed = compare(tried, results[: len(tried)])
    ours = _per_call(lambda: [balances(stack) for stack in timed], len(timed))
    solver = _per_call(lambda: [_by_solver(stack) for stack in timed], len(timed))
    theirs = median(took for _, took in results[len(tried) :])
    margins = _per_call(lambda: [margin(stack) for stack in timed], len(timed))
    rows = [
        *agreed,
        ("one check of ten bricks, as the games do it", f"{ours * 1000:.3f} ms"),
        ("the same by least squares alone", f"{solver * 1000:.3f} ms"),
        ("the margin of ten bricks, to a millionth", f"{margins * 1000:.2f} ms"),
        (f"{SECONDS:g} s of MuJoCo, the same stacks (median)", f"{theirs * 1000:.1f} ms"),
        ("MuJoCo's time : one check", f"**{theirs / ours:.0f} ×** ({theirs / solver:.0f} × by least squares)"),
        *bench_judge(),
        *bench_factory(),
    ]
    text = f"{ABOUT}\n{describe(machine(('numpy', 'scipy')))} · mujoco {_version()}\n\n{table(HEAD, rows)}"
    write_section("blocks", text)
    print(text)
    return 0


def simulate(stacks: Sequence[Sequence[Block]]) -> list[tuple[bool, float]]:
    """What happens to each stack in MuJoCo, and how long that takes."""
    python = VENV / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", VENV], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "mujoco>=3.3"], check=True)
    asked = json.dumps({"stacks": stacks, "seconds": SECONDS, "friction": FRICTION})
    script = Path(__file__).with_name("simulate.py")
    done = subprocess.run([python, script], input=asked, capture_output=True, text=True, check=True)
    return [(stood, took) for stood, took in map(json.loads, done.stdout.splitlines())]


def compare(tried: Sequence[tuple[list[Block], float]], results: Sequence[tuple[bool, float]]) -> list[Row]:
    standing = [stood for (_, m), (stood, _) in zip(tried, results, strict=True) if m > 0]
    falling = [stood for (_, m), (stood, _) in zip(tried, results, strict=True) if m < 0]
    held = sum(falling)
    return [
        (
            "stacks of 3 to 10 bricks with a margin above 0.05 that also stand in MuJoCo",
            f"**{sum(standing)} of {len(standing)}**",
        ),
        (
            f"stacks with a margin below −0.05 that also fall there (friction {FRICTION:g})",
            f"{len(falling) - held} of {len(falling)}",
        ),
    ]


def bench_judge() -> list[Row]:
    cards = [card for card in load_deck("classic-2").cards if card.kind == "coloured"]
    took = _per_call(lambda: [judge(card, card.pieces) for card in cards], len(cards))
    off = _per_call(lambda: [judge(card, cards[0].pieces) for card in cards], len(cards))
    return [("one verdict: matched, and on another construction", f"{took * 1000:.2f} ms, {off * 1000:.2f} ms")]


def bench_factory() -> list[Row]:
    begun = time.process_time()
    cards = make_cards(kit_of("classic"), "bench", 1000, 8)
    took = time.process_time() - begun
    right = sum(order_stands(card.pieces, card.order) for card in cards)
    begun = time.process_time()
    make_deck(kit_of("classic"), "bench")
    deck = time.process_time() - begun
    two = sum(card.hands == 2 for card in cards)
    return [
        ("1,000 cards of eight bricks, each with its order and difficulty", f"**{took:.1f} s**"),
        ("of these, orders that stand at every step; cards proved to need two hands", f"{right}; {two}"),
        ("an endless classic deck of 80 cards", f"{deck:.1f} s"),
    ]


def _version() -> str:
    asked = "from importlib.metadata import version; print(version('mujoco'))"
    return subprocess.run(
        [VENV / "bin" / "python", "-c", asked], capture_output=True, text=True, check=True
    ).stdout.strip()


def _by_solver(stack: Sequence[Block]) -> bool:
    from breakhouse.games.blocks.bricks.contact import contacts

    return forces_balance(stack, [1.0] * len(stack), contacts(stack, 1e-6), ())


def _per_call(run: Callable[[], object], calls: int) -> float:
    """Seconds a call, the median of seven runs after one that warms up."""
    run()
    took = []
    for _ in range(7):
        begun = time.process_time()
        run()
        took.append(time.process_time() - begun)
    return median(took) / calls


if __name__ == "__main__":
    sys.exit(main())
