"""Boxes on paper: sheets for scissors and table, relief sheets for fingers, contact sheets for the eye.

The drawing is the one of the screen; here it only finds its place on a page, in millimetres, and becomes a PDF.
How a game's box becomes pages is found by entry point; the building games share `cards`.
"""
