"""`import breakhouse.envs.open_spiel` registers `python_skipbo_breakers` with OpenSpiel.

>>> import pyspiel
>>> import breakhouse.envs.open_spiel
>>> pyspiel.load_game("python_skipbo_breakers(players=3)").num_players()
3
"""

from breakhouse.core.optional_installs import need

need("envs", "pyspiel")

from breakhouse.envs.skipbo_breakers.spiel import SpielBreakers, SpielHand, SpielObserver  # noqa: E402

__all__ = ["SpielBreakers", "SpielHand", "SpielObserver"]
