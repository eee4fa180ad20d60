"""Reading the Fluent files and saying their sentences."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from breakhouse.core.refusal import Invalid, Param, Refusal

LANGUAGES = ("en", "fr", "de", "it")
PSEUDO = "xx"
"""English with marked letters: what shows up unmarked on a screen was never translated."""

_MARKED = str.maketrans("aceinouyACEINOUY", "àçéîñöûýÀÇÉÎÑÖÛÝ")


def say(language: str, message: str, **params: Param | float) -> str:
    """The sentence `message` in this language; KeyError for one that does not exist in English either."""
    for bundle in (_bundle(language if language in LANGUAGES else "en"), _bundle("en")):
        found = bundle.get_message(message) if bundle.has_message(message) else None
        if found is not None and found.value is not None:
            text, problems = bundle.format_pattern(found.value, _plain(params))
            if problems:
                raise KeyError(f"{message} in {language}: {problems[0]}")
            return pseudo(str(text)) if language == PSEUDO else str(text)
    raise KeyError(message)


def said(language: str, no: Refusal | Invalid) -> str:
    """The sentence for a refusal or for something unreadable."""
    word = "refused" if isinstance(no, Refusal) else "invalid"
    return say(language, f"{word}-{no.code}", **no.params)


def preferred(accept_language: str) -> str:
    """The first language of an Accept-Language header that is spoken here, else English."""
    for _, language in sorted(_weighted(accept_language), key=lambda pair: -pair[0]):
        if language in LANGUAGES:
            return language
    return "en"


def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language by name."""
    folder = files("breakhouse.locales") / language
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }


def pseudo(text: str) -> str:
    """The same sentence with marked letters and a third longer, as the longest languages are."""
    return f"[{text.translate(_MARKED)}{'·' * (len(text) // 3)}]"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language).values():
        bundle.add_resource(FluentResource(source))
    return bundle


def _plain(params: Mapping[str, Param | float]) -> dict[str, str | int | float]:
    """Fluent knows texts and numbers: yes and no become words that a message can select on."""
    return {
        name: ("none" if value is None else "yes" if value is True else "no" if value is False else value)
        for name, value in params.items()
    }


def _weighted(header: str) -> Iterable[tuple[float, str]]:
    for part in header.split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            yield float(quality or 1), tag.split("-")[0].lower()
        except ValueError:
            continue
