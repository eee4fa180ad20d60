"""Skip-Bo Breakers for PettingZoo: `from breakhouse.envs import skipbo_breakers_v0`.

>>> from breakhouse.envs import skipbo_breakers_v0
>>> env = skipbo_breakers_v0.env(players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     mask = observation["action_mask"]
...     env.step(None if termination else int(mask.nonzero()[0][0]))
"""

from breakhouse.envs.skipbo_breakers.aec import BreakersEnv
from breakhouse.envs.turns import wrap_as_usual

__all__ = ["BreakersEnv", "env", "raw_env"]

raw_env = BreakersEnv
env = wrap_as_usual(raw_env, __name__)
