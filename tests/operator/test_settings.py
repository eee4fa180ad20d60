"""One settings file, environment variables over it, flags over both; unknown settings are explained."""

import json
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest
from msgspec import inspect

from breakhouse.core import Refusal
from breakhouse.locales import LANGUAGES, say_why
from breakhouse.server.admin.doctor import CHECKS
from breakhouse.server.settings import SETTINGS, Backups, Setting, Settings, read_settings
from breakhouse.terminal.cli import main, make_parser
from breakhouse.terminal.help import speak
from breakhouse.terminal.settings import help_for, settings_of
from tools.docs.running import write_settings

ROOT = Path(__file__).parents[2]


def file(tmp_path: Path, text: str) -> Path:
    written = tmp_path / "house.toml"
    written.write_text(text)
    return written


def test_flags_override_variables_and_variables_override_the_file(tmp_path: Path) -> None:
    toml = file(tmp_path, 'port = 1\nhost = "a"\nlog = "json"\n[backups]\nto = "x"\nkeep = 3\n')
    environment = {"BREAKHOUSE_PORT": "2", "BREAKHOUSE_HOST": "b", "BREAKHOUSE_BACKUPS_KEEP": "4"}
    settings = read_settings({"port": 3, "host": None}, toml, environment)
    assert (settings.port, settings.host, settings.log) == (3, "b", "json")
    assert settings.backups == Backups("x", every_hours=24, keep=4)


def test_the_file_may_be_named_by_a_variable(tmp_path: Path) -> None:
    toml = file(tmp_path, "port = 4711\n")
    assert read_settings({}, None, {"BREAKHOUSE_SETTINGS": str(toml)}).port == 4711
    assert read_settings({}, None, {}) == Settings()


def test_variables_can_hold_lists_and_tables() -> None:
    variables = {
        "BREAKHOUSE_TRUSTED_PROXIES": "10.0.0.1, 10.1.0.0/16",
        "BREAKHOUSE_LIMITS": "tables=2/30; sockets_of_address=100",
        "BREAKHOUSE_LAN": "true",
        "BREAKHOUSE_RETENTION_MATCHES_DAYS": "30",
    }
    settings = read_settings({}, None, variables)
    assert settings.trusted_proxies == ["10.0.0.1", "10.1.0.0/16"]
    assert settings.limits == {"tables": "2/30", "sockets_of_address": "100"}
    assert settings.lan
    assert settings.retention.matches_days == 30


def example_of(setting: Setting) -> tuple[Any, str, list[str]]:
    """A value that isn't the default; the same as text in a variable, and as the words after the flag."""
    match setting.shape:
        case inspect.BoolType():
            return True, "true", []
        case inspect.ListType():
            return ["a", "b"], "a, b", ["a", "b"]
        case inspect.DictType():
            return {"a": "1", "b": "2"}, "a=1; b=2", ["a=1", "b=2"]
        case inspect.LiteralType(values):
            value = next(str(one) for one in values if one != setting.default)
            return value, value, [value]
        case inspect.IntType() | inspect.FloatType():
            return 11, "11", ["11"]
    return "text", "text", ["text"]


def write_toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {json.dumps(inner)}" for name, inner in value.items()) + "}"
    return json.dumps(value)


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS)
def test_every_setting_can_be_given_in_every_way(setting: Setting, tmp_path: Path) -> None:
    value, text, words = example_of(setting)
    value_of = attrgetter(setting.key)
    assert value_of(read_settings({}, None, {})) == setting.default != value
    toml = file(tmp_path, f"{setting.key} = {write_toml(value)}\n")
    assert value_of(read_settings({}, toml, {})) == value
    assert value_of(read_settings({}, None, {setting.variable: text})) == value
    if setting.flag is None:
        assert setting.key == "admin_token", "everybody on a machine can see command lines"
        return
    flags = [part for word in words for part in (setting.flag, word)] or [setting.flag]
    typed = ["serve", *flags]
    assert value_of(settings_of(make_parser("en", typed).parse_args(typed))) == value
    for language in LANGUAGES:
        with speak(language):
            assert help_for(setting)


def test_the_reference_lists_every_setting_and_the_doctor_knows_every_check() -> None:
    table = write_settings()
    for setting in SETTINGS.values():
        assert f"| `{setting.key}` | " in table
        assert f" | `{setting.variable}` | " in table
    declared = [check for setting in SETTINGS.values() for check in setting.checks]
    assert sorted(declared) == sorted(CHECKS)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 1", "There’s no setting “prot” ({file}). Try: port."),
        ("[backups]\nkep = 1", "There’s no setting “backups.kep” ({file}). Try: keep."),
        (
            "port = 70000",
            "The setting “port” ({file}) has an invalid value. Write a whole number from 0 to 65535.",
        ),
        ('port = "80"', "The setting “port” ({file}) has an invalid value. Write a whole number"),
        (
            "[backups]\nkeep = 0",
            "The setting “backups.keep” ({file}) has an invalid value. Write a whole number from 1",
        ),
        (
            "[limits]\ntables = 3",
            "The setting “limits” ({file}) has an invalid value. Write lines like name = value",
        ),
        ("backups = 1", "The setting “backups” ({file}) has an invalid value. Write lines like name = value"),
        ("names = 'x'", "The setting “names” ({file}) has an invalid value. Write a list of strings."),
        ("host = 1", "The setting “host” ({file}) has an invalid value. Write a string."),
        ("port = ", "The settings in {file} can’t be read: "),
    ],
)
def test_a_bad_file_is_explained(text: str, sentence: str, tmp_path: Path) -> None:
    toml = file(tmp_path, text)
    with pytest.raises(Refusal) as no:
        read_settings({}, toml, {})
    assert say_why("en", no.value).startswith(sentence.replace("{file}", str(toml)))


def test_an_unknown_variable_is_explained() -> None:
    with pytest.raises(Refusal) as no:
        read_settings({}, None, {"BREAKHOUSE_PUBLIC_ULR": "x", "PATH": "/bin", "BREAKHOUSE_BROWSER": "y"})
    assert say_why("en", no.value) == "There’s no setting “public_ulr” (BREAKHOUSE_PUBLIC_ULR). Try: public_url."


@pytest.mark.parametrize(
    ("variable", "value", "sentence"),
    [
        ("PORT", "tcp://10.0.0.1:80", "The setting “port” (BREAKHOUSE_PORT) has an invalid value. Write a whole"),
        ("TLS", "perhaps", "The setting “tls” (BREAKHOUSE_TLS) has an invalid value. Write true or false."),
        (
            "LOG",
            "xml",
            "The setting “log” (BREAKHOUSE_LOG) has an invalid value. Write one of these: json, plain.",
        ),
        ("BACKUPS_EVERY_HOURS", "0", "The setting “backups.every_hours” (BREAKHOUSE_BACKUPS_EVERY_HOURS) has"),
        ("RETENTION_VISITORS_DAYS", "0", "The setting “retention.visitors_days” (BREAKHOUSE_RETENTION_"),
    ],
)
def test_an_unusable_variable_is_named_with_what_to_write(variable: str, value: str, sentence: str) -> None:
    with pytest.raises(Refusal) as no:
        read_settings({}, None, {f"BREAKHOUSE_{variable}": value})
    assert say_why("en", no.value).startswith(sentence)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["--settings", "/no/such.toml"],
            "The settings in /no/such.toml can’t be read: No such file",
        ),
        (["--public-url", "games.example"], "“games.example” isn’t a public address."),
        (
            ["--public-url", "https://a.example/api/x"],
            "The public address https://a.example/api/x can’t end in /api/x",
        ),
        (["--trusted-proxy", "here"], "“here” is neither an address nor a network."),
        (["--metrics", "x"], "Metrics can’t be served at “x”."),
        (
            ["--backup-keep", "0"],
            "The setting “backups.keep” (--backup-keep) has an invalid value. "
            "Write a whole number from 1 to 10000.",
        ),
        (["--keep-matches", "-1"], "The setting “retention.matches_days” (--keep-matches) has an invalid value."),
        (
            ["--port", "65536"],
            "The setting “port” (--port) has an invalid value. Write a whole number from 0 to 65535.",
        ),
    ],
)
def test_a_bad_flag_is_explained(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "serve", "--memory", *words]) == 2
    assert capsys.readouterr().err.startswith(sentence)


def test_the_shipped_settings_are_valid() -> None:
    settings = read_settings({}, ROOT / "deploy" / "breakhouse.toml", {})
    assert settings.public_url
    assert settings.backups.to


@pytest.mark.parametrize("words", [["rename", "8fK2", "Guest"], ["bot", "Rex"]])
def test_a_name_argument_of_another_command_is_not_the_houses_name(words: list[str]) -> None:
    typed = ["admin", *words]
    assert settings_of(make_parser("en", typed).parse_args(typed)).names == []
    typed = ["serve", "--name", "games.example.org"]
    assert settings_of(make_parser("en", typed).parse_args(typed)).names == ["games.example.org"]
