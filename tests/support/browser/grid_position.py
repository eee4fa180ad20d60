"""Where a hand on the grid is, for somebody who hears what it says: it says what has changed."""

from dataclasses import dataclass

from breakhouse.locales import say

BASES = {"en": ("on ", "across "), "de": ("auf ", "über ")}
"""How the words begin that say what a brick rests on."""
HOWS = ("lying", "standing", "pointing", "upright", "flat")


@dataclass
class Whereabouts:
    language: str
    base: str = ""
    place: str = ""

    def follow(self, spoken: str) -> str:
        """The whole place, in lower case, after this announcement."""
        parts = spoken.lower().split(". ")[0].rstrip(".").split(", ")
        ways = [say(self.language, "bench-how", how=how).lower() for how in HOWS]
        for n, part in enumerate(parts):
            if part.startswith(BASES[self.language]) and part not in ways:
                self.base, self.place = part, ", ".join(parts[n:])
                return self.place
        if parts[-1] not in ways:
            self.place = f"{self.base}, {parts[-1]}"
        return self.place
