"""Everything people read or hear, in their language: one set of Fluent files for terminal, server and browser.

The house's own sentences stand here, a folder a language; a game's stand in its own package and are found by
entry point. Every sentence is looked up by its id, and no Python module holds any.
"""

from breakhouse.core.messages import LANGUAGES
from breakhouse.locales.speech import flaws, groups, preferred, pseudo, say, say_why

__all__ = ["LANGUAGES", "flaws", "groups", "preferred", "pseudo", "say", "say_why"]
