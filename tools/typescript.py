"""TypeScript from msgspec structs: a `Module` collects declarations, each once and after what it contains."""

import json
import re
import sys
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect as msg

WIDTH = 120
_PLAIN: dict[type, str] = {
    msg.IntType: "number",
    msg.FloatType: "number",
    msg.BoolType: "boolean",
    msg.StrType: "string",
    msg.BytesType: "string",
    msg.NoneType: "null",
    msg.AnyType: "unknown",
    msg.RawType: "unknown",
}


class Module:
    """One file. What `owner` says lies in another module is declared there and imported."""

    def __init__(
        self,
        address: str,
        owner: Callable[[type], "Module | None"] = lambda cls: None,
        optional: Iterable[type] = (),
        mutable: bool = False,
    ) -> None:
        self.address = address
        """How other modules import it."""
        self.declared: dict[str, str] = {}
        self._owner = owner
        self._optional = frozenset(optional)
        self._mark = "" if mutable else "readonly "
        self._imports: dict[str, set[str]] = {}
        self._homes: dict[Module, None] = {}
        self._literals: dict[frozenset[Any], str] = {}
        self._unions: dict[str, list[str]] = {}

    def alias(self, name: str, kind: Any) -> None:
        """`export type NAME = …`, unless the type has that name already."""
        info = msg.type_info(kind)
        written = self.write(info)
        if isinstance(info, msg.LiteralType):
            self._literals.setdefault(frozenset(info.values), name)
        if isinstance(info, msg.UnionType):
            self._unions[name] = [self.write(each) for each in info.types]
        if written != name:
            self.declared[name] = _wrap(f"export type {name} =", written.split(" | "), " |", ";") + "\n"

    def constant(self, name: str, value: Any) -> None:
        self.declared[name] = (
            f"export const {name} = {_json(msgspec.to_builtins(value, str_keys=True))} as const;\n"
        )

    def import_name(self, name: str, address: str) -> None:
        self._imports.setdefault(address, set()).add(name)

    def write(self, kind: msg.Type) -> str:
        """The type as it stands in a declaration; structs are declared on the way."""
        if type(kind) in _PLAIN:
            return _PLAIN[type(kind)]
        match kind:
            case msg.Metadata(type=inner):
                return self.write(inner)
            case msg.LiteralType():
                return self._write_literal(kind)
            case msg.EnumType(cls=cls):
                return " | ".join(msgspec.json.encode(member).decode() for member in cls)
            case msg.UnionType(types=types):
                return " | ".join(self._shorten(dict.fromkeys(self.write(each) for each in types)))
            case (
                msg.ListType(item_type=item) | msg.VarTupleType(item_type=item) | msg.FrozenSetType(item_type=item)
            ):
                written = self.write(item)
                return f"{self._mark}{f'({written})' if ' ' in written else written}[]"
            case msg.TupleType(item_types=items):
                return f"{self._mark}[{', '.join(self.write(item) for item in items)}]"
            case msg.DictType(key_type=key, value_type=value):
                record = f"Record<{'string' if self.write(key) == 'string' else 'number'}, {self.write(value)}>"
                return f"Readonly<{record}>" if self._mark else record
            case msg.StructType(cls=cls):
                return self.struct(cls)
        raise TypeError(f"no TypeScript for {kind!r}")

    def struct(self, cls: type[msgspec.Struct]) -> str:
        """The struct's name, declared here or where it belongs."""
        home = self._owner(cls)
        if home is not None and home is not self:
            self.import_name(home.struct(cls), home.address)
            self._homes[home] = None
        elif cls.__name__ not in self.declared:
            self._name_literals(sys.modules[cls.__module__])
            self.declared[cls.__name__] = ""
            text = self._struct_text(cls)
            del self.declared[cls.__name__]  # fields first: what a struct contains stands above it
            self.declared[cls.__name__] = text
        return cls.__name__

    def text(self) -> str:
        body = "\n".join(self.declared.values())
        imports = []
        for address, names in sorted(self._imports.items()):
            used = sorted(name for name in names if re.search(rf"\b{name}\b", body))
            imports.append(_wrap("import type {", used, ",", f' }} from "{address}";') + "\n")
        return "".join(imports) + "\n" * bool(imports) + body

    def _struct_text(self, cls: type[msgspec.Struct]) -> str:
        kind = msg.type_info(cls)
        assert isinstance(kind, msg.StructType)
        base = _base(cls)
        inherited = set(base.__struct_fields__) - set(vars(cls).get("__annotations__", {})) if base else set()
        left_out = cls in self._optional or bool(cls.__struct_config__.omit_defaults)
        items = []
        tag = [f"{kind.tag_field}: {msgspec.json.encode(kind.tag).decode()}"] if _is_tagged(cls) else []
        for field in kind.fields:
            if field.name not in inherited:
                mark = "?" if left_out and not field.required else ""
                items.append(f"{field.encode_name}{mark}: {self.write(field.type)}")
        if cls.__struct_config__.array_like:
            return f"{_doc(cls)}export type {cls.__name__} = {self._mark}[{', '.join(items)}];\n"
        name = f"{cls.__name__} extends {self.struct(base)}" if base else cls.__name__
        return f"{_doc(cls)}export interface {name} {{\n{''.join(map(self._field_line, tag + items))}}}\n"

    def _field_line(self, item: str) -> str:
        name, _, kind = item.partition(": ")
        return _wrap(f"  {self._mark}{name}:", kind.split(" | "), " |", ";") + "\n"

    def _shorten(self, names: Iterable[str]) -> list[str]:
        """A union that contains a named one from another module uses that name."""
        left = list(names)
        for home in self._homes:
            for name, parts in home._unions.items():
                if set(parts) <= set(left):
                    left = [name, *(each for each in left if each not in parts)]
                    self._imports[home.address].add(name)
        return left

    def _write_literal(self, kind: msg.LiteralType) -> str:
        known = self._literals.get(frozenset(kind.values))
        return known or " | ".join(msgspec.json.encode(value).decode() for value in kind.values)

    def _name_literals(self, module: ModuleType) -> None:
        """A literal type that the struct's module has a name for keeps it in the browser."""
        for name, value in vars(module).items():
            known = get_origin(value) is Literal and len(get_args(value)) > 1 and not name.startswith("_")
            if known and name not in self.declared:
                self.alias(name, value)


def structs_in(kind: Any) -> set[type]:
    """All structs that a value of this type can contain."""
    found: set[type] = set()
    todo = [kind]
    while todo:
        each = todo.pop()
        if get_args(each):
            todo.extend(get_args(each))
        elif isinstance(each, type) and issubclass(each, msgspec.Struct) and each not in found:
            found.add(each)
            todo.extend(field.type for field in msgspec.structs.fields(each))
    return found


def _is_tagged(cls: type[msgspec.Struct]) -> bool:
    """A struct that never got a tag of its own, only its class' name, is there to be inherited from."""
    config = cls.__struct_config__
    return config.tag_field is not None and config.tag != cls.__name__


def _base(cls: type[msgspec.Struct]) -> type[msgspec.Struct] | None:
    """What it extends: a struct with fields that never goes over the wire as itself."""
    base = cls.__mro__[1]
    fields = getattr(base, "__struct_fields__", ())
    return base if fields and not _is_tagged(base) and not base.__name__.startswith("_") else None


def _json(value: Any, depth: int = 0) -> str:
    """The value on as few lines as fit."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + 2 * depth < WIDTH - 35 or not isinstance(value, dict | list):
        return flat
    pad = "  " * (depth + 1)
    if isinstance(value, dict):
        items = [f"{json.dumps(key)}: {_json(item, depth + 1)}" for key, item in value.items()]
    else:
        items = [_json(item, depth + 1) for item in value]
    start, end = "{}" if isinstance(value, dict) else "[]"
    return start + "\n" + "".join(f"{pad}{item},\n" for item in items) + "  " * depth + end


def _wrap(head: str, parts: list[str], between: str, end: str) -> str:
    """On one line where it fits, else a part a line."""
    line = f"{head} {f'{between} '.join(parts)}{end}"
    if len(line) <= WIDTH or len(parts) < 2:
        return line
    pad = " " * (len(head) - len(head.lstrip()) + 2)
    lines, last = [head], pad
    for n, part in enumerate(parts):
        piece = part + (between if n < len(parts) - 1 else end)
        if len(last) + len(piece) > WIDTH - 2 and last.strip():
            lines.append(last.rstrip())
            last = pad
        last += piece + " "
    return "\n".join([*lines, last.rstrip()]).replace(" } from", "\n} from").replace(" */", "\n */")


def _doc(cls: type) -> str:
    doc = cls.__dict__.get("__doc__")
    lines = [line.strip() for line in doc.strip().splitlines()] if doc else []
    if not lines or lines[0].startswith(f"{cls.__name__}("):
        return ""
    text = " ".join(line for line in lines if line).replace("*/", "*\\/")
    if len(text) < WIDTH - 7:
        return f"/** {text} */\n"
    return _wrap("/**", text.split(" "), "", " */").replace("\n  ", "\n * ") + "\n"
