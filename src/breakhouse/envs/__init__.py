"""Learning environments: PettingZoo, Gymnasium, OpenSpiel, and thousands of tables at once.

Importing this registers `breakhouse/skipbo_breakers_v0` and `breakhouse/dice_v0` with PettingZoo, and
`breakhouse/SkipBoBreakers-v0`, `breakhouse/Dice-v0` and `breakhouse/Building-v0` with Gymnasium. OpenSpiel's game
is registered by `import breakhouse.envs.open_spiel`. All of it needs `pip install 'breakhouse[envs]'`.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from breakhouse.core.optional_installs import need

need("envs", "gymnasium", "pettingzoo")

if TYPE_CHECKING:
    from breakhouse.envs import dice_v0, skipbo_breakers_v0
    from breakhouse.envs.checks import IllegalAction
    from breakhouse.envs.skipbo_breakers.actions import ActionTable, action_table
    from breakhouse.envs.skipbo_breakers.planes import Plane, planes_of
    from breakhouse.envs.skipbo_breakers.vector import VectorHands

__all__ = [
    "ActionTable",
    "IllegalAction",
    "Plane",
    "VectorHands",
    "action_table",
    "dice_v0",
    "planes_of",
    "skipbo_breakers_v0",
]

_MODULES = ("dice_v0", "skipbo_breakers_v0")
_SKIPBO = "breakhouse.envs.skipbo_breakers"
_WHERE = {
    "ActionTable": f"{_SKIPBO}.actions",
    "IllegalAction": "breakhouse.envs.checks",
    "Plane": f"{_SKIPBO}.planes",
    "VectorHands": f"{_SKIPBO}.vector",
    "action_table": f"{_SKIPBO}.actions",
    "planes_of": f"{_SKIPBO}.planes",
}
_GYMNASIUM = {
    "breakhouse/SkipBoBreakers-v0": "breakhouse.envs.skipbo_breakers.solo:BreakersSolo",
    "breakhouse/Dice-v0": "breakhouse.envs.dice:DiceSolo",
    "breakhouse/Building-v0": "breakhouse.envs.classic:BuildingSolo",
}


def __dir__() -> list[str]:
    """What is public, and nothing that this file needs for itself."""
    return sorted({*__all__, "open_spiel", *(name for name in globals() if name.startswith("__"))})


if not TYPE_CHECKING:  # so that a type checker knows these names and no others

    def __getattr__(name: str) -> object:
        if name in _MODULES:
            return import_module(f"breakhouse.envs.{name}")
        if name not in _WHERE:
            raise AttributeError(f"module 'breakhouse.envs' has no attribute {name!r}")
        globals()[name] = found = getattr(import_module(_WHERE[name]), name)
        return found


def _register() -> None:
    """Registers everything once, with both frameworks; an environment's code is loaded when one is made."""
    import gymnasium
    import pettingzoo

    for name in _MODULES:
        if f"breakhouse/{name.replace('_v', '-v')}" not in pettingzoo.aec_registry:
            pettingzoo.register("aec", f"breakhouse/{name}", f"breakhouse.envs.{name}:env")
    for id, entry in _GYMNASIUM.items():
        if id not in gymnasium.registry:
            gymnasium.register(id, entry)


_register()
