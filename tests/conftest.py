"""What holds for all tests: properties are tried without a stopwatch, for a busy machine is no counterexample."""

from hypothesis import settings

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
