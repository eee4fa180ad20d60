"""Errors for missing optional packages, which say which extra to install."""

from importlib.util import find_spec


class MissingExtra(ImportError):
    """A package from one of Breakhouse's extras isn't installed; the message says how to install it."""

    __module__ = "breakhouse"


def need(extra: str, *modules: str) -> None:
    """`MissingExtra` unless all of these modules can be imported."""
    missing = [module for module in modules if not _is_there(module)]
    if missing:
        raise MissingExtra(
            f"This needs {' and '.join(missing)}. Install {'it' if len(missing) == 1 else 'them'} with: "
            f"pip install 'breakhouse[{extra}]'"
        )


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except (ImportError, ValueError):
        return False
