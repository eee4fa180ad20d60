"""Measures the areas that are named, or all, and writes their sections."""

import sys
from importlib import import_module
from importlib.util import find_spec

AREAS = ("dice", "building", "chances", "skipbo", "exploitability", "response")


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in AREAS]
    if unknown:
        print(f"There is no {', '.join(unknown)}. There are: {', '.join(AREAS)}.", file=sys.stderr)
        return 2
    for name in names or AREAS:
        if find_spec(f"bench.bots.{name}") is not None:
            print(f"bots: {name}", flush=True)
            import_module(f"bench.bots.{name}").run()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
