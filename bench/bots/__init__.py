"""How well the opponents play: `python -m bench.bots [dice] [skipbo] …`, written into docs/opponents.md.

Each area has its own marked section and can be measured alone.
"""
