"""The world that the three building games share: bricks, constructions, cards, the judge, stability, decks.

Everything in here is a value or a pure function over values, so a turn on screen, a bot's plan, a printed card and
a test all use the same bricks in the same units.
"""
