from tests.store.houses import make
from tests.worlds import postgres, world

__all__ = ["make", "postgres", "world"]
