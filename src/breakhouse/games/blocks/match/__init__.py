"""The course of a match that classic, mini and dice share: turns, piles, options, what is seen."""
