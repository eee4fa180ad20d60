"""Offers from a bot's side: does a command fit them, and what would fill a template."""

import random
from collections.abc import Mapping
from typing import Any

import msgspec

from breakhouse.core import Command, Free, Offer, Offers, Template
from breakhouse.core.contract import AnyGame
from breakhouse.core.offers import read_command


def fits(offers: Offers, command: Command) -> bool:
    """Whether the command is one of the offers, or a template with its free fields filled."""
    told: dict[str, Any] = msgspec.to_builtins(command)
    return any(_fits(offer, command, told) for offer in offers)


def still_open(offers: Offers, command: Command) -> bool:
    """Whether something of this name is still offered. Offers may be examples (any set of dice can be thrown), so
    the name is all that can be asked; the rules have the last word."""
    return any(name_of(offer) == name_of(command) for offer in offers)


def filled(game: AnyGame, template: Template, **free: Any) -> Command:
    """The template with its free fields filled, as a command of the game."""
    return read_command(game, {"do": template.do, **template.fixed, **free})


def offered(offers: Offers, do: str) -> list[Offer]:
    """The offers of this name."""
    return [offer for offer in offers if name_of(offer) == do]


def name_of(offer: Offer) -> str:
    if isinstance(offer, Template):
        return offer.do
    tag = type(offer).__struct_config__.tag
    return str(tag)


def at_random(game: AnyGame, offer: Offer, rng: random.Random) -> Command:
    """The offer itself, or its template with every free field drawn."""
    if isinstance(offer, Command):
        return offer
    return filled(game, offer, **{name: _draw(free, rng) for name, free in offer.free.items()})


def _fits(offer: Offer, command: Command, told: Mapping[str, Any]) -> bool:
    if isinstance(offer, Command):
        return offer == command
    if told.get("do") != offer.do or any(told.get(name) != value for name, value in offer.fixed.items()):
        return False
    return all(name in told and _within(free, told[name]) for name, free in offer.free.items())


def _within(free: Free, value: Any) -> bool:
    if free.choices is not None:
        values = value if isinstance(value, (list, tuple)) else [value]
        return all(v in free.choices for v in values)
    if free.low is None and free.high is None:
        return True
    if not isinstance(value, int):
        return False
    return (free.low is None or free.low <= value) and (free.high is None or value <= free.high)


def _draw(free: Free, rng: random.Random) -> Any:
    if free.choices is not None:
        return rng.choice(free.choices)
    return rng.randint(free.low if free.low is not None else 0, free.high if free.high is not None else 0)
