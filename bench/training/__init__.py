"""How the networks of Skip-Bo Breakers are trained: `python -m bench.training --seats 2 --minutes 15`.

Only the finished weights are installed, in `breakhouse/bots/skipbo_breakers/weights`; docs/opponents.md tells how
they were made.
"""
