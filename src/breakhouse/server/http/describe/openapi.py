"""The description of the JSON API, made from its routes and the types of their forms and answers."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from breakhouse.server import VERSION
from breakhouse.server.http.routes import Route
from breakhouse.server.problems import Problem


def describe(routes: Sequence[Route]) -> dict[str, Any]:
    kinds = {kind for route in routes for kind in (route.form, route.answered) if isinstance(kind, type)}
    ordered = sorted(kinds | {Problem}, key=lambda kind: kind.__name__)
    _, components = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Breakhouse", "version": VERSION},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: Route) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": route.about,
        "operationId": route.answer.__name__,
        "responses": {"200" if route.answered else "204": _answer(route), "default": _problem()},
    }
    text = {"type": "string"}
    named = [{"name": name, "in": "path", "required": True, "schema": text} for name in _parts(route)]
    asked = [{"name": name, "in": "query", "description": what, "schema": text} for name, what in route.query]
    if named or asked:
        operation["parameters"] = named + asked
    if route.form is not None:
        operation["requestBody"] = {"required": True, "content": _json(route.form)}
    return operation


def _parts(route: Route) -> list[str]:
    return re.findall(r"{(\w+)}", route.path)


def _answer(route: Route) -> dict[str, Any]:
    if route.answered is None:
        return {"description": "Done."}
    if isinstance(route.answered, str):
        return {"description": route.about, "content": {route.answered: {"schema": {"type": "string"}}}}
    return {"description": route.about, "content": _json(route.answered)}


def _problem() -> dict[str, Any]:
    return {"description": "Refused, with a code and a sentence.", "content": _json(Problem)}


def _json(kind: type) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}
