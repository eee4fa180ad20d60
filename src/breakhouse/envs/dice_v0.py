"""The dice game for PettingZoo: `from breakhouse.envs import dice_v0`.

>>> from breakhouse.envs import dice_v0
>>> env = dice_v0.env(players=2)
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> observation["action_mask"].shape
(256,)
"""

from breakhouse.envs.dice import DiceEnv
from breakhouse.envs.turns import wrap_as_usual

__all__ = ["DiceEnv", "env", "raw_env"]

raw_env = DiceEnv
env = wrap_as_usual(raw_env, __name__)
