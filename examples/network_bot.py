"""A bot that plays over the network: it accepts every invitation and picks offers at random.

python examples/network_bot.py http://localhost:8765 TOKEN

The token comes from your settings in the browser, or from `breakhouse admin bot NAME`. Needs aiohttp.
"""

import asyncio
import json
import random
import sys

import aiohttp


def fill(offer):
    """An offer with "free" fields leaves them to us: a whole number from low to high, or one of the choices."""
    command = {name: value for name, value in offer.items() if name != "free"}
    for name, free in offer.get("free", {}).items():
        command[name] = random.choice(free.get("choices") or range(free["low"], free["high"] + 1))
    return command


def answer(message):
    """What to answer to a message from the house, or None."""
    if "challenge" in message:
        return {"accept": message["challenge"]["id"]}
    if "ask" in message:
        offers = [offer for offer in message["offers"] if offer["do"] != "pass"] or message["offers"]
        command = fill(random.choice(offers))
        return {"table": message["table"], "id": message["ask"], "command": command, "after_ms": 200}
    if not {"saw", "welcome"} & message.keys():  # how it ends, and whatever went wrong
        print(json.dumps(message), file=sys.stderr, flush=True)
    return None


async def play(house, token):
    headers = {"Authorization": f"Bearer {token}"}
    async with aiohttp.ClientSession(headers=headers) as http:
        async with http.get(f"{house}/api/bot") as me:
            account = await me.json()
            if me.status != 200:
                raise SystemExit(account["text"])
        async with http.ws_connect(f"{house}/ws/bot?protocol=2", max_msg_size=0) as line:
            print(f"{account['name']} is ready.", flush=True)
            async for message in line:
                reply = answer(json.loads(message.data))
                if reply is not None:
                    await line.send_json(reply)


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1].rstrip("/"), sys.argv[2]))
