"""What the site adds to the written pages: `<!-- site: NAME -->` is filled in from the code itself."""

import re
from collections.abc import Callable

from tools.docs import commands, library, options, protocols, running, schemas

FILLS: dict[str, Callable[[], str]] = {
    "commands": commands.write,
    "decisions": running.write_decisions,
    "game-messages": schemas.write_games,
    "library": library.write,
    "library-for-authors": library.write_for_authors,
    "limits": running.write_limits,
    "messages": schemas.write_messages,
    "metrics": running.write_metrics,
    "operations": protocols.write_operations,
    "options": options.write,
    "requests": protocols.write_requests,
    "settings": running.write_settings,
}
_PLACE = re.compile(r"^<!-- site: ([a-z-]+) -->$", re.MULTILINE)


def fill(text: str) -> str:
    """`KeyError` for an unknown name."""
    return _PLACE.sub(lambda found: FILLS[found[1]](), text)
