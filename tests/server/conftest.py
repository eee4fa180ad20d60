"""Tic-tac-toe stands on the shelf for these tests."""

from tests.support.server.fixtures import tic_tac_toe

__all__ = ["tic_tac_toe"]
