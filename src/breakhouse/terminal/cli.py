"""The command `breakhouse`."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from breakhouse.core import Invalid, Refusal
from breakhouse.locales import LANGUAGES, said, say

COMMANDS = ("play", "serve", "arena", "coach", "cards", "print", "referee")


def main(argv: Sequence[str] | None = None) -> int:
    language = spoken(os.environ)
    args = parser(language).parse_args(argv)
    language = args.language or language
    args.language = language
    if args.command is None:
        parser(language).print_help()
        return 0
    try:
        code: int = args.run(args)
    except (Refusal, Invalid) as no:
        print(said(language, no), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def parser(language: str) -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="breakhouse", description=say(language, "terminal-about"))
    top.add_argument("--language", choices=LANGUAGES, help=say(language, "terminal-help-language"))
    commands = top.add_subparsers(dest="command", metavar=say(language, "terminal-help-command"))
    for name in COMMANDS:
        import_module(f"breakhouse.terminal.{name}").add_parser(commands)
    return top


def spoken(environment: "os._Environ[str] | dict[str, str]") -> str:
    """The language of the terminal: of its locale where it is spoken here, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            language = value.split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


if __name__ == "__main__":
    sys.exit(main())
