"""The documentation as a site: pages of `docs`, filled in and with links to where things are."""
