"""What is said to people, in their language: one set of Fluent files for terminal, server and browser.

A language is a folder of `.ftl` files; every sentence is looked up by its id, and no other module holds any.
"""

from breakhouse.locales.speech import LANGUAGES, preferred, pseudo, said, say, sources

__all__ = ["LANGUAGES", "preferred", "pseudo", "said", "say", "sources"]
