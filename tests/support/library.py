"""The modules that the library makes public."""

MODULES = (
    "breakhouse",
    "breakhouse.skipbo_breakers",
    "breakhouse.building",
    "breakhouse.envs",
    "breakhouse.core",
    "breakhouse.core.manifest",
    "breakhouse.bots",
    "breakhouse.conformance",
)
