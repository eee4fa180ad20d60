"""The command `breakhouse`."""

import argparse
import getpass
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from breakhouse.core import Invalid, Refusal
from breakhouse.core.compiling import NOTICE
from breakhouse.locales import LANGUAGES, say, say_why
from breakhouse.terminal.face import face_commands
from breakhouse.terminal.help import speak

COMMANDS = (
    "play",
    "serve",
    "backup",
    "restore",
    "doctor",
    "admin",
    "migrate",
    "drain",
    "think",
    "flags",
    "arena",
    "coach",
    "verify",
    "cards",
    "print",
    "referee",
    "new-game",
)
"""Built-in commands; games add others."""
ELSEWHERE = {"restore": "backup", "new-game": "new_game"}
"""The module of a command whose name differs from it."""


def main(argv: Sequence[str] | None = None) -> int:
    argv = sys.argv[1:] if argv is None else argv
    name_user()
    language = find_language(argv) or language_of(os.environ)
    with speak(language):
        top = make_parser(language, argv)
        args = top.parse_args(argv)
        if args.version:
            print(tell_version(language))
            return 0
        if args.command is None:
            top.print_help()
            return 0
    args.language = getattr(args, "language", None) or language
    NOTICE.say = lambda message, params: say(language, message, **params)
    try:
        code: int = args.run(args)
    except (Refusal, Invalid) as no:
        print(say_why(language, no), file=sys.stderr)
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


def make_parser(language: str, argv: Sequence[str]) -> argparse.ArgumentParser:
    """With only the command that was typed; with all of them if there is none, so help can list them."""
    top = argparse.ArgumentParser(prog="breakhouse", description=say(language, "terminal-about"))
    top.add_argument("--language", choices=LANGUAGES, help=say(language, "terminal-help-language"))
    top.add_argument("--version", action="store_true", help=say(language, "terminal-help-version"))
    commands = top.add_subparsers(dest="command", metavar=say(language, "terminal-help-command"))
    asked = [name for name in COMMANDS if name in argv]
    for module in dict.fromkeys(ELSEWHERE.get(name, name) for name in asked or COMMANDS):
        import_module(f"breakhouse.terminal.{module}").add_parser(commands)
    for name, add_parser in ({} if asked else face_commands()).items():
        if name not in commands.choices:
            add_parser(commands)
    return top


def name_user() -> None:
    """Libraries want to know the user's name. Where the system has none, as in a container, the number will do."""
    try:
        getpass.getuser()
    except (KeyError, OSError):
        os.environ["LOGNAME"] = str(os.getuid())


def tell_version(language: str) -> str:
    """Of the program, and of the data that it reads and writes: changing that takes an upgrade."""
    from breakhouse.server import VERSION
    from breakhouse.store.sqlite import schema

    return say(language, "terminal-version", version=VERSION, data=str(schema.VERSION))


def find_language(argv: Sequence[str]) -> str | None:
    """The language given on the command line: needed before help can be rendered."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    first.add_argument("--language")
    found, _ = first.parse_known_args(list(argv))
    return found.language if found.language in LANGUAGES else None


def language_of(environment: "os._Environ[str] | dict[str, str]") -> str:
    """The language of the terminal's locale if we have it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            language = value.split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


if __name__ == "__main__":
    sys.exit(main())
