"""Breakhouse on the command line: one module per command, with messages from the same files as everywhere.

`cli` reads the command; each other module adds its own parser and does its own work.
"""
