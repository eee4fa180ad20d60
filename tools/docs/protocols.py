"""The referee's operations and the requests of the JSON API."""

from breakhouse.referee import describe
from breakhouse.server.http.api import ROUTES


def write_operations() -> str:
    rows = [f"| `{op}` | {about} | `{example}` |" for op, about, example in describe("en")]
    return "| operation | what it does | a line to try |\n|---|---|---|\n" + "\n".join(rows)


def write_requests() -> str:
    rows = [f"| `{route.method}` | `{route.path}` | {route.about} |" for route in ROUTES]
    return "| method | path | what it does |\n|---|---|---|\n" + "\n".join(rows)
