"""Positions that the bots are asked about."""

SLOW = "slow 1 blue grey: " + " ".join(f"grey-@0,{k}" for k in range(9)) + "; order 0 1 2 3 4 5 6 7 8"


QUICK = "\n".join(f"q{n} 3 blue grey: grey-@0,0 grey.@{0.5 * n},1; order 0 1" for n in range(3))


PAYING = f"deck mine classic 1\n{SLOW}\n{QUICK}"
"""Three cards that pay, and one that does not."""
