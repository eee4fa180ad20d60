"""Over HTTP: a person's programs and their tokens, who can be invited, and who a token belongs to."""

from collections.abc import Sequence

from aiohttp import web

from breakhouse.bots.protocol import PROTOCOL
from breakhouse.core import Refusal
from breakhouse.server.bots import forms as f
from breakhouse.server.bots.accounts import BotAccount
from breakhouse.server.cluster.messages import Changed
from breakhouse.server.house import House
from breakhouse.server.http.routes import Asked, Route
from breakhouse.server.limits.accounts import Payer
from breakhouse.store import Write


def own_bot(house: House, account: BotAccount) -> f.OwnBot:
    here = any(one.who == account.who for one in house.programs.all())
    return f.OwnBot(account.who, account.name, account.since, account.until, here)


async def change(house: House, id: str, writes: Sequence[Write]) -> None:
    """The account of a program, here and at the other houses."""
    await house.written(writes)
    house.programs.check_again(id)
    house.broadcast(Changed(id))


async def end(house: House, account: BotAccount) -> None:
    """Deletes the account and everything that names it."""
    await change(house, account.id, house.programs.tokens.drop(account))
    await house.forget(account.id)


async def make(house: House, owner: str, form: f.NewBot, language: str) -> f.BotToken:
    house.accounts.check_most("bots", len(house.programs.tokens.of(owner)), "too-many-bots")
    account, token, writes = house.programs.tokens.make(owner, form.name, language, form.days)
    await change(house, account.id, writes)
    return f.BotToken(own_bot(house, account), token)


async def list_mine(asked: Asked) -> f.OwnBots:
    house = asked.house
    return f.OwnBots([own_bot(house, account) for account in house.programs.tokens.of(asked.row.who)])


async def make_mine(asked: Asked) -> f.BotToken:
    asked.house.accounts.charge("storage", asked.payer, "too-much-to-keep", 1_000)
    if asked.house.store.visitor(asked.row.id) is None:
        await asked.house.remember(asked.row)  # its owner must be stored too
    return await make(asked.house, asked.row.who, asked.form, asked.row.language)


def _mine(asked: Asked) -> BotAccount:
    return asked.house.programs.tokens.one_of(asked.row.who, asked.part("who"))


async def renew_mine(asked: Asked) -> f.BotToken:
    asked.house.accounts.charge("storage", asked.payer, "too-much-to-keep", 1_000)
    account, token, writes = asked.house.programs.tokens.renew(_mine(asked), asked.form.days)
    await change(asked.house, account.id, writes)
    return f.BotToken(own_bot(asked.house, account), token)


async def revoke_mine(asked: Asked) -> web.Response:
    account = _mine(asked)
    await change(asked.house, account.id, asked.house.programs.tokens.revoke(account))
    return web.Response(status=204)


async def end_mine(asked: Asked) -> web.Response:
    await end(asked.house, _mine(asked))
    return web.Response(status=204)


async def list_online(asked: Asked) -> f.OnlineBots:
    found = asked.house.programs.all(asked.query("game"))
    return f.OnlineBots([f.BotSummary(one.who, one.name, list(one.games)) for one in found[:200]])


async def see_myself(asked: Asked) -> f.BotSelf:
    account = admit(asked.house, asked.request, asked.payer)
    return f.BotSelf(account.who, account.name, account.until or 0, PROTOCOL)


def admit(house: House, request: web.Request, payer: Payer) -> BotAccount:
    """Whose token the request shows; guessing is slowed down, as with table codes."""
    house.accounts.charge("guesses", payer, "too-many-guesses", 0)
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    try:
        if scheme.lower() != "bearer":
            raise Refusal("token-missing")
        account = house.programs.tokens.find(token.strip())
    except Refusal:
        house.accounts.owe("guesses", payer)
        raise
    if any(house.visitors.bans.find(who, payer.address) for who in (account.who, account.owner)):
        raise Refusal("banned")
    return account


BOTS = (
    Route("GET", "/api/bots", list_online, f.OnlineBots, "Bots that can be invited now.",
          query=(("game", "only those that play this game"),)),
    Route("GET", "/api/bot", see_myself, f.BotSelf, "Whose token this is: `Authorization: Bearer …`."),
    Route("GET", "/api/me/bots", list_mine, f.OwnBots, "My bots."),
    Route("POST", "/api/me/bots", make_mine, f.BotToken, "Create a bot and its token.", f.NewBot),
    Route("POST", "/api/me/bots/{who}/token", renew_mine, f.BotToken, "A new token; the old one stops working.",
          f.NewToken),
    Route("DELETE", "/api/me/bots/{who}/token", revoke_mine, None, "Revoke its token."),
    Route("DELETE", "/api/me/bots/{who}", end_mine, None, "Delete the bot."),
)  # fmt: skip
