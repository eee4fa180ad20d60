"""The docstrings below the fields of a class, which document this project's types."""

import ast
import inspect
import textwrap
from functools import cache


@cache
def field_docs(kind: type) -> dict[str, str]:
    """Field to sentence, those of the classes above included."""
    docs: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if each.__module__.startswith("breakhouse"):
            docs |= _own_docs(each)
    return docs


def _own_docs(kind: type) -> dict[str, str]:
    body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(body, ast.ClassDef)
    return {
        field.target.id: " ".join(said.value.value.split())
        for field, said in zip(body.body, body.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and _is_sentence(said)
    }


def _is_sentence(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    )
