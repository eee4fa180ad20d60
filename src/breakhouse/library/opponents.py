"""Bots, the arena and the coach, for your own matches."""

from collections.abc import Mapping, Sequence
from typing import Any

from breakhouse.bots import Bot, Budget, arena, coach, make_baseline
from breakhouse.bots import review as reviewing
from breakhouse.bots.bot import AT_LEISURE
from breakhouse.bots.party import Party
from breakhouse.core import Seat, log
from breakhouse.core.numbers import check_whole
from breakhouse.games import game as find_game
from breakhouse.library.matches import Match


def play(match: Match, players: Sequence[str | Bot], seed: int | str = 0, playouts: int | None = None) -> Match:
    """Lets bots play the match to its end: a level (`breakhouse.levels(id)`), a baseline or a bot of your own for
    each seat.

    >>> import breakhouse
    >>> from breakhouse.skipbo_breakers import GAME
    >>> match = breakhouse.play(breakhouse.Match(GAME, seed=1), ["casual", "random"])
    >>> match.is_over
    True
    """
    if len(players) != len(match.names):
        raise ValueError(f"{len(match.names)} seats need as many players, not {len(players)}")
    bots = [
        make_baseline(match.game.id, who, seat, seed) if isinstance(who, str) else _check_bot(who)
        for seat, who in enumerate(players)
    ]
    before = match._sitting.match, len(match._sitting.log)
    Party(match._sitting, bots, Budget(playouts=playouts)).play()
    match._past.append(before)
    return match


def _check_bot(who: Bot) -> Bot:
    if not (hasattr(who, "observe") and hasattr(who, "choose")):
        raise ValueError(f"a player is a level, a baseline, or a bot that can observe and choose; not {who!r}")
    return who


def compare(
    first: str,
    second: str,
    game: str,
    players: int = 2,
    deals: int = 100,
    seed: str = "arena",
    options: Mapping[str, Any] | None = None,
    playouts: int | None = None,
    cores: int = 1,
) -> arena.Report:
    """How many points the first player is ahead of the second, who has all the other seats; each deal is played
    from every seat. A player is a level, a baseline such as `pimc-1000`, or the command of a program.

    >>> import breakhouse
    >>> from breakhouse.skipbo_breakers import GAME
    >>> report = breakhouse.compare("casual", "random", GAME, deals=20)
    >>> report.low < report.margin < report.high
    True
    """
    find_game(game)
    check_whole("deals", deals, 1)
    check_whole("cores", cores, 1)
    bout = arena.Bout(game, first, second, players, deals, seed, dict(options or {}), playouts)
    return arena.run(bout, cores)


def hint(
    match: Match, seat: Seat | None = None, language: str = "en", budget: Budget = AT_LEISURE
) -> coach.Advice | None:
    """The command that the coach would choose for a seat, and one sentence why, in English, French, German or
    Italian (`en`, `fr`, `de`, `it`); None if it has nothing to say."""
    whose = match.turn if seat is None else seat
    if whose is None:
        return None
    offers, view = match.legal(whose), match.view(whose)
    return coach.hint(match.game.id, whose, match.events(whose), view, offers, language, budget)


def review(match: Match, budget: Budget = AT_LEISURE) -> reviewing.Review:
    """How the chances of winning changed, and the costliest decisions with what would have been better."""
    return reviewing.review(match._sitting, budget)


def verify(text: str) -> int:
    """Checks that a match was shuffled and played as its file says. Returns how many draws of chance were checked;
    raises `Invalid`, saying what's wrong, if the file doesn't hold up."""
    lines = text.splitlines()
    header, _, _ = log.read(lines)
    return len(log.verify(find_game(header.game), lines))
