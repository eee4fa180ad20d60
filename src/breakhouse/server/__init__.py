"""The server: people, tables and pages on one port.

This is the outer layer, which knows sockets, files and addresses; `table` and below decide what it serves.
A package for each subject, with the word that the field has for it: docs/decisions/0037-rooms-with-names.md
"""

from importlib.metadata import PackageNotFoundError, version

try:
    VERSION = version("breakhouse")
except PackageNotFoundError:  # run from a source tree that was never installed
    VERSION = "0"
