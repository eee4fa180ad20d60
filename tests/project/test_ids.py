"""What keeps the house open to strangers' games and its files easy to read; each sentence here is a promise.

A game's id stands, quoted, in that game's own folders alone: everything else knows games by their manifests.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.support.games import BOXES, GAMES

ROOT = Path(__file__).parents[2]
PARTS = ("games", "bots", "terminal", "press")
"""The layers of `src/breakhouse` in which a game has a folder, found by entry points."""
LIBRARY = ("", "envs")
"""Where it has one that programs ask for by its name."""
COLUMNS = 120
CASTS = 15

QUOTED = re.compile(rf"""(["'`])({"|".join(map(re.escape, BOXES))})\1""")
CAST = re.compile(r"""(?<![\w$."'`])as (?!const\b)[A-Za-z({\[]""")
NO_CAST = re.compile(r"^\s*(import|export)\b.*\bas\b|\{#each\b|^\s*(//|/?\*)|<!--|^\s*type \w+,?$")


def sources(*ends: str) -> Iterator[Path]:
    """Code that people wrote."""
    for top in ("src", "web/src", "tools"):
        for path in sorted((ROOT / top).rglob("*")):
            if path.suffix in ends and path.name != "generated.ts" and "generated" not in path.parent.parts:
                yield path


def own_folders(game: str) -> tuple[Path, ...]:
    package = game.replace("-", "_")
    return (
        *(ROOT / "src/breakhouse" / part / package for part in (*PARTS, *LIBRARY)),
        ROOT / "web/src/games" / game,
    )


def lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


def at(path: Path, line: int) -> str:
    return f"{path.relative_to(ROOT)}:{line}"


def test_a_games_id_appears_only_in_its_own_folders() -> None:
    strays = [
        f"{at(path, n)} {found[0]}"
        for path in sources(".py", ".ts", ".svelte")
        for n, line in enumerate(lines(path), 1)
        for found in QUOTED.finditer(line)
        if not any(folder in path.parents for folder in own_folders(BOXES[found[2]].game))
    ]
    assert strays == []


def test_nobody_imports_a_game_by_its_name() -> None:
    """Entry points and the glob lead to a game's package; only its own packages import one another."""
    packages = {game.replace("-", "_"): game for game in GAMES}
    named = re.compile(rf"""breakhouse\.(?:{"|".join(PARTS)})\.({"|".join(packages)})\b""")
    strays = [
        f"{at(path, n)} {found[0]}"
        for path in sources(".py")
        for n, line in enumerate(lines(path), 1)
        for found in named.finditer(line)
        if not any(folder in path.parents for folder in own_folders(packages[found[1]]))
    ]
    assert strays == []


def test_no_line_of_the_front_end_is_longer_than_its_column() -> None:
    wide = [
        at(path, n)
        for path in sources(".ts", ".svelte")
        for n, line in enumerate(lines(path), 1)
        if len(line) > COLUMNS
    ]
    assert wide == []


def test_casts_are_few_and_say_why() -> None:
    """The compiler doesn't learn the reason for a cast, so the reader must."""
    casts, mute = [], []
    for path in sources(".ts", ".svelte"):
        text = lines(path)
        for n, line in enumerate(text, 1):
            code = re.sub(r"""(["'`])(?:\\.|(?!\1).)*\1""", "''", line)
            if NO_CAST.search(code) or not CAST.search(code.split(" // ")[0]):
                continue
            casts.append(at(path, n))
            before = text[n - 2].strip() if n > 1 else ""
            if " // " not in line and not before.startswith(("//", "/*", "*")) and not before.endswith("*/"):
                mute.append(at(path, n))
    assert mute == []
    assert len(casts) < CASTS, casts


def test_every_link_of_the_front_end_goes_through_the_base() -> None:
    """A house may stand under a path of its host: `href={at("/settings")}`, not `href="/settings"`."""
    bare = re.compile(r"""(?:href|src|action)="/|fetch\([`"']/|(?:href|src)=\{`/""")
    strays = [
        at(path, n)
        for path in sources(".ts", ".svelte")
        for n, line in enumerate(lines(path), 1)
        if bare.search(line)
    ]
    assert strays == []
