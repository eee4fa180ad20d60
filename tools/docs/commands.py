"""Every command with its arguments, from the parser that reads them."""

import argparse
import re
import textwrap
from collections.abc import Iterator

from breakhouse.terminal.cli import make_parser
from breakhouse.terminal.help import speak

WIDTH = 76
NO_BREAK = "\N{NO-BREAK SPACE}"


def write() -> str:
    with speak("en"):
        parser = make_parser("en", [])
        parser.prog = "breakhouse"
        return "\n".join(_write_commands(parser, 2))


def _write_commands(parser: argparse.ArgumentParser, level: int) -> Iterator[str]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            about = {each.dest: each.help or "" for each in action._choices_actions}
            for name, command in action.choices.items():
                yield f"{'#' * level} {command.prog}\n\n{about.get(name, '')}\n"
                yield from _write_command(command)
                yield from _write_commands(command, level + 1)


def _write_command(parser: argparse.ArgumentParser) -> Iterator[str]:
    yield f"```text\n{_usage(parser)}\n```\n"
    rows = [_row(parser, action) for action in parser._actions if not _is_left_out(action)]
    if rows:
        yield "| argument | what it does | default |\n|---|---|---|\n" + "\n".join(rows) + "\n"


def _usage(parser: argparse.ArgumentParser) -> str:
    """In lines that fit on the page; an option keeps its value beside it."""
    words = " ".join(parser.format_usage().partition(":")[2].split())
    together = re.sub(r"\[[^\[\]]*\]", lambda option: option[0].replace(" ", NO_BREAK), words)
    lines = textwrap.wrap(together, WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines).replace(NO_BREAK, " ")


def _is_left_out(action: argparse.Action) -> bool:
    return isinstance(action, argparse._SubParsersAction) or "--help" in action.option_strings


def _row(parser: argparse.ArgumentParser, action: argparse.Action) -> str:
    formatter = parser._get_formatter()
    default = formatter._get_default_metavar_for_optional(action)
    named = ", ".join(f"`{option}`" for option in action.option_strings) or f"`{_metavar(action)}`"
    value = f" `{formatter._format_args(action, default)}`" if action.option_strings and action.nargs != 0 else ""
    return f"| {_cell(named + value)} | {_cell(_help(parser, action))} | {_cell(_default(action))} |"


def _metavar(action: argparse.Action) -> str:
    return action.metavar if isinstance(action.metavar, str) else action.dest


def _help(parser: argparse.ArgumentParser, action: argparse.Action) -> str:
    return parser._get_formatter()._expand_help(action) if action.help else ""


def _default(action: argparse.Action) -> str:
    given = action.default
    return "" if given in (None, False, "", argparse.SUPPRESS) or given == [] else f"`{given}`"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
