"""What tests share: houses, tables, people, and the pages they look at. Tests import from here, never from one
another; so does `bench`, and nothing here imports `bench`."""
