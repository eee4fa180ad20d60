"""Breakhouse from a command line: one module a command, the words from the same files as everywhere.

`cli` reads the command; each other module adds its own parser and does its own work.
"""
