"""JSON Schemas as tables: every message, and what each game says in them."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

SCHEMAS = Path(__file__).parents[2] / "docs/api/schemas"
MESSAGES = "messages"
KINDS = {"integer": "whole number", "boolean": "true or false", "string": "text", "array": "list", "null": "null"}
Schema = dict[str, Any]


@cache
def read_schema(name: str) -> Schema:
    schema: Schema = json.loads((SCHEMAS / f"{name}.json").read_text(encoding="utf-8"))
    return schema


def write_messages() -> str:
    return "\n".join(_tables(read_schema(MESSAGES)["$defs"], 2))


def write_games() -> str:
    games = sorted(file.stem for file in SCHEMAS.glob("*.json") if file.stem != MESSAGES)
    return "\n".join(f"## {game}\n\n" + "\n".join(_tables(read_schema(game)["$defs"], 3)) for game in games)


def _tables(defined: dict[str, Schema], level: int) -> Iterator[str]:
    for name, schema in defined.items():
        yield f"{'#' * level} {name}\n\n{schema.get('description', '')}\n"
        if fields := schema.get("properties"):
            needed = schema.get("required", ())
            rows = [_row(field, of, field in needed) for field, of in fields.items()]
            yield "| field | values | default |\n|---|---|---|\n" + "\n".join(rows) + "\n"
        else:
            yield f"{describe(schema)}\n"


def _row(name: str, schema: Schema, needed: bool) -> str:
    default = "" if needed or "default" not in schema else f"`{json.dumps(schema['default'])}`"
    cells = (f"`{name}`", describe(schema), default)
    return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"


def describe(schema: Schema) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(describe(each) for each in schema[several])
    for exact in ("enum", "const"):
        if exact in schema:
            values = schema[exact] if exact == "enum" else [schema[exact]]
            return ", ".join(f"`{json.dumps(value)}`" for value in values)
    return _describe_kind(schema)


def _describe_kind(schema: Schema) -> str:
    kind = schema.get("type", "anything")
    if kind == "array":
        inner = schema.get("items") or {}
        return f"list of {describe(inner)}" if inner else "list"
    if kind == "object" and isinstance(inner := schema.get("additionalProperties"), dict):
        return f"{describe(inner)} by name"
    return KINDS.get(kind, kind) + _limits(schema)


def _limits(schema: Schema) -> str:
    low, high = schema.get("minimum"), schema.get("maximum")
    if low is None and high is None:
        return ""
    if low is None:
        return f" up to {high:,}"
    return f" from {low:,}" if high is None else f" from {low:,} to {high:,}"
