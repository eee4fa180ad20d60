"""Builds the front end into the package while the wheel is built, so that nobody needs Node to play.

Node comes as a Python wheel of the build environment; an editable install builds too, and both skip the work
when the pages are newer than everything they are made of. With BREAKHOUSE_COMPILED=1 the wheel also holds what
`tools/compiled.py` compiles, and fits the Python it was built with alone.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Built(BuildHookInterface):  # type: ignore[type-arg]
    """The hook `[tool.hatch.build.targets.wheel.hooks.custom]`."""

    PLUGIN_NAME = "custom"

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._asked = os.environ.get("BREAKHOUSE_COMPILED") == "1"
        self._libraries: tempfile.TemporaryDirectory[str] | None = None
        sys.path[:0] = [str(Path(self.root) / "web"), str(Path(self.root) / "tools")]

    def dependencies(self) -> list[str]:
        import compiled

        return list(compiled.NEEDS) if self._asked else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        import front_end

        import compiled

        if not front_end.current():
            front_end.build()
        if self._asked and version == "standard":
            self._libraries = tempfile.TemporaryDirectory()
            libraries = compiled.compile_into(Path(self._libraries.name))
            build_data["force_include"].update({str(path): where for path, where in libraries.items()})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._libraries is not None:
            self._libraries.cleanup()
