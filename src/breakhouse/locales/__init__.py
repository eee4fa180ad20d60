"""Everything people read or hear, in their language: one set of Fluent files for terminal, server and browser.

Breakhouse's own messages are here, one folder per language; a game's are in its own package and found by entry
point. Every message is looked up by id, and no Python module contains any text.
"""

from breakhouse.core.messages import LANGUAGES
from breakhouse.locales.speech import flaws, groups, preferred_language, pseudo, say, say_signs, say_why

__all__ = ["LANGUAGES", "flaws", "groups", "preferred_language", "pseudo", "say", "say_signs", "say_why"]
