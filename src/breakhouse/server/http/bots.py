"""Bots over HTTP: a person's own and their tokens, who can be invited, and who a token belongs to."""

from functools import partial

from aiohttp import web

from breakhouse.bots.protocol import PROTOCOL
from breakhouse.core import Refusal
from breakhouse.server.bots.accounts import BotAccount
from breakhouse.server.bots.online import ConnectedBots
from breakhouse.server.http import forms as f
from breakhouse.server.http.routes import Asked, Route, Services
from breakhouse.server.limits.token_buckets import Account, Accounts
from breakhouse.server.reads import ask_for


def own_bot(bots: ConnectedBots, account: BotAccount) -> f.OwnBot:
    here = any(one.who == account.who for one in bots.all())
    return f.OwnBot(account.who, account.name, account.since, account.until, here)


async def make(
    bots: ConnectedBots, accounts: Accounts, owner: str, form: f.NewBot, language: str, origin: str = ""
) -> f.BotToken:
    """`origin`: a mark for the address that asks; without one, only the owner's bots are counted."""
    async with bots.enrolling:
        accounts.check_most("bots", len(await bots.accounts.of(owner)), "too-many-bots")
        if origin:
            known = await bots.accounts.all()
            there = sum(account.origin == origin for account in known)
            accounts.check_most("bots", there, "too-many-bots-there", of_address=True)
        account, token, writes = bots.accounts.make(owner, form.name, language, form.days, origin)
        await bots.change(account.id, writes)
    return f.BotToken(own_bot(bots, account), token)


async def list_mine(asked: Asked) -> f.OwnBots:
    bots = asked.services.bots
    return f.OwnBots([own_bot(bots, account) for account in await bots.accounts.of(asked.row.who)])


async def make_mine(asked: Asked) -> f.BotToken:
    services = asked.services
    services.accounts.charge("storage", asked.account, "too-much-to-keep", 1_000)
    if await asked.ask(lambda store: store.visitor(asked.row.id)) is None:
        await services.profiles.remember(asked.row)  # its owner must be stored too
    origin = services.signer.origin(asked.account.address)
    return await make(services.bots, services.accounts, asked.row.who, asked.form, asked.row.language, origin)


async def _mine(asked: Asked) -> BotAccount:
    return await asked.services.bots.accounts.one_of(asked.row.who, asked.part("who"))


async def renew_mine(asked: Asked) -> f.BotToken:
    bots = asked.services.bots
    asked.services.accounts.charge("storage", asked.account, "too-much-to-keep", 1_000)
    account, token, writes = bots.accounts.renew(await _mine(asked), asked.form.days)
    await bots.change(account.id, writes)
    return f.BotToken(own_bot(bots, account), token)


async def revoke_mine(asked: Asked) -> web.Response:
    account, bots = await _mine(asked), asked.services.bots
    await bots.change(account.id, bots.accounts.revoke(account))
    return web.Response(status=204)


async def end_mine(asked: Asked) -> web.Response:
    """Deletes the account and everything that names it."""
    account, bots = await _mine(asked), asked.services.bots
    await bots.change(account.id, bots.accounts.drop(account))
    await asked.services.profiles.forget(account.id)
    return web.Response(status=204)


async def list_online(asked: Asked) -> f.OnlineBots:
    found = asked.services.bots.all(asked.query("game"))
    return f.OnlineBots([f.BotSummary(one.who, one.name, list(one.games)) for one in found[:200]])


async def see_myself(asked: Asked) -> f.BotSelf:
    account = await admit(asked.services, asked.request, asked.account)
    return f.BotSelf(account.who, account.name, account.until or 0, PROTOCOL)


async def admit(services: Services, request: web.Request, account: Account) -> BotAccount:
    """Whose token the request shows; guessing is slowed down, as with table codes."""
    services.accounts.charge("guesses", account, "too-many-guesses", 0)
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    try:
        if scheme.lower() != "bearer":
            raise Refusal("token-missing")
        bot = await services.bots.accounts.find(
            token.strip(), partial(ask_for, account, services.accounts, services.store)
        )
    except Refusal:
        services.accounts.owe("guesses", account)
        raise
    if any(services.visitors.bans.find(who, account.address) for who in (bot.who, bot.owner)):
        raise Refusal("banned")
    return bot


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
