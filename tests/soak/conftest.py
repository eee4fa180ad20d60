"""The same shelf as for the tests of the server."""

from tests.server.conftest import tic_tac_toe

__all__ = ["tic_tac_toe"]
