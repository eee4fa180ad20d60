from tests.worlds import postgres, world

__all__ = ["postgres", "world"]
