"""How fast and how accurate the statics are, measured against simulation in one run.

`python -m bench.blocks` makes a virtual environment of its own for MuJoCo, so that nothing else depends on it.
"""
