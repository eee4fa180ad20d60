"""Builds the front end into the package while the wheel is built, so that nobody needs Node to play.

Node comes as a Python wheel of the build environment; an editable install builds too, and both skip the work
when the pages are newer than everything they are made of.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class FrontEndHook(BuildHookInterface):  # type: ignore[type-arg]
    """The hook `[tool.hatch.build.targets.wheel.hooks.custom]`."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(Path(self.root) / "web"))
        import front_end

        if not front_end.current():
            front_end.build()
