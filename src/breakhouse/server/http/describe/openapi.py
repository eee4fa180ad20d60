"""The description of the JSON API, made from its routes and the types of their forms and papers."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from breakhouse.server import VERSION
from breakhouse.server.http import forms
from breakhouse.server.http.routes import Route


def describe(routes: Sequence[Route]) -> dict[str, Any]:
    kinds = {kind for route in routes for kind in (route.form, route.paper) if isinstance(kind, type)}
    ordered = sorted(kinds | {forms.Problem}, key=lambda kind: kind.__name__)
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
        "responses": {"200" if route.paper else "204": _answer(route), "default": _problem()},
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
    if route.paper is None:
        return {"description": "Done."}
    if isinstance(route.paper, str):
        return {"description": route.about, "content": {route.paper: {"schema": {"type": "string"}}}}
    return {"description": route.about, "content": _json(route.paper)}


def _problem() -> dict[str, Any]:
    return {"description": "Refused, with a code and a sentence.", "content": _json(forms.Problem)}


def _json(kind: type) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}
