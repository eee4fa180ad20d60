"""The dice game for Gymnasium: one seat against bots of any level, `breakhouse/Dice-v0`."""

import numpy as np
from numpy.typing import NDArray

from breakhouse.envs.dice.learner import ACTIONS, COLUMNS, DiceLearner, look, mask
from breakhouse.envs.solo import HandsSolo
from breakhouse.games.dice import GAME


class DiceSolo(HandsSolo):
    """After each throw: which pieces to roll again."""

    game_id = GAME.id
    columns = COLUMNS
    actions = ACTIONS
    make_learner = DiceLearner

    def look(self) -> NDArray[np.int8]:
        return look(self.view())

    def mask(self) -> NDArray[np.int8]:
        return mask(self.view())
