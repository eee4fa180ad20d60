"""The store of one house: a SQLite file in its data folder."""
