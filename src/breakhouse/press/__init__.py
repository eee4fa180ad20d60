"""Boxes on paper: sheets for scissors and table, relief sheets for fingers, contact sheets for the eye.

The drawing is the one of the screen; here it only finds its place on a page, in millimetres, and becomes a PDF. A
game's own press is in the folder with its name and found by entry point.
"""
