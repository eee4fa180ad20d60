"""The command `breakhouse`."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from breakhouse.core import Invalid, Refusal
from breakhouse.locales import LANGUAGES, said, say
from breakhouse.terminal.face import face_commands
from breakhouse.terminal.helping import speaking

COMMANDS = ("play", "serve", "arena", "coach", "cards", "print", "referee", "new-game")
"""The house's own; games bring others."""


def main(argv: Sequence[str] | None = None) -> int:
    language = asked(sys.argv[1:] if argv is None else argv) or spoken(os.environ)
    with speaking(language):
        top = parser(language)
        args = top.parse_args(argv)
        if args.command is None:
            top.print_help()
            return 0
    args.language = getattr(args, "language", None) or language
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
    except OSError as wrong:
        file, why = str(wrong.filename or ""), wrong.strerror or str(wrong)
        print(say(language, "terminal-file-trouble", file=file, why=why), file=sys.stderr)
        return 2
    return code


def parser(language: str) -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="breakhouse", description=say(language, "terminal-about"))
    top.add_argument("--language", choices=LANGUAGES, help=say(language, "terminal-help-language"))
    commands = top.add_subparsers(dest="command", metavar=say(language, "terminal-help-command"))
    for name in COMMANDS:
        import_module(f"breakhouse.terminal.{name.replace('-', '_')}").add_parser(commands)
    for name, add_parser in face_commands().items():
        if name not in commands.choices:
            add_parser(commands)
    return top


def asked(argv: Sequence[str]) -> str | None:
    """The language named on the command line: it must be known before the help can be written."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    first.add_argument("--language")
    found, _ = first.parse_known_args(list(argv))
    return found.language if found.language in LANGUAGES else None


def spoken(environment: "os._Environ[str] | dict[str, str]") -> str:
    """The language of the terminal: of its locale where it is spoken here, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            language = value.split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


if __name__ == "__main__":
    sys.exit(main())
