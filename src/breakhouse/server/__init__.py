"""The house: people, tables and pages on one port.

Everything here is the outer layer, the one that knows sockets, files and addresses; what it serves is decided by
`table` and below.
"""

from importlib.metadata import PackageNotFoundError, version

try:
    VERSION = version("breakhouse")
except PackageNotFoundError:  # run from a source tree that was never installed
    VERSION = "0"
