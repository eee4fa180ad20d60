"""Skip-Bo Breakers at a terminal: its own board, and the commands that only it has."""

from breakhouse.core.contract import AnyGame
from breakhouse.terminal.face import Board, Face
from breakhouse.terminal.screen import Screen
from breakhouse.terminal.skipbo_breakers import simulate, train


def board(screen: Screen, game: AnyGame) -> Board:
    from breakhouse.terminal.skipbo_breakers.board import SetBoard

    return SetBoard(screen, game)


FACE = Face(board, {"simulate": simulate.add_parser, "train": train.add_parser})
