"""Messages checked against the schemas that the house publishes."""

import json
from functools import cache
from typing import Any

import msgspec
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from breakhouse.server.http.api import ROUTES
from breakhouse.server.http.describe.index import list_documents


@cache
def described() -> dict[str, Any]:
    return {path: json.loads(msgspec.json.encode(make())) for path, make in list_documents(ROUTES).items()}


@cache
def reader(path: str, name: str) -> Draft202012Validator:
    registry: Registry[Any] = Registry().with_resources(
        (path, Resource.from_contents(document)) for path, document in described().items() if "$defs" in document
    )
    return Draft202012Validator({"$ref": f"{path}#/$defs/{name}"}, registry=registry)


def check(path: str, name: str, value: Any) -> None:
    wrong = next(reader(path, name).iter_errors(value), None)
    assert wrong is None, f"{name}: {wrong}"
