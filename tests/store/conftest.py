from tests.support.postgres import postgres, world
from tests.support.store.postgres_stores import make

__all__ = ["make", "postgres", "world"]
