"""The same short game on the shelf as in the tests of the server."""

from tests.server.conftest import tic_tac_toe

__all__ = ["tic_tac_toe"]
