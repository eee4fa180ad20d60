"""A complete bot for Skip-Bo Breakers: it picks an offer at random, but would rather lay than pass.

It can sit down at any game, but puts bricks anywhere: after three refusals a bot of the house takes its seat.

breakhouse arena casual "python examples/first_bot.py" --game skipbo-breakers --deals 20
"""

import json
import random
import sys

NEVER = ("break", "lay-aside", "point", "object")


def fill(offer):
    """An offer with "free" fields leaves them to us: a whole number from low to high, or one of the choices."""
    command = {name: value for name, value in offer.items() if name != "free"}
    for name, free in offer.get("free", {}).items():
        choices = free.get("choices") or range(free["low"], free["high"] + 1)
        command[name] = random.choice(choices)
    return command


for line in sys.stdin:
    message = json.loads(line)
    if "ask" in message:  # everything else is news: {"saw": event}
        offers = [offer for offer in message["offers"] if offer["do"] not in NEVER]
        offers = [offer for offer in offers if offer["do"] != "pass"] or offers
        command = fill(random.choice(offers)) if offers else None  # None: nothing to do for now
        print(json.dumps({"id": message["ask"], "command": command, "after_ms": 300}), flush=True)
