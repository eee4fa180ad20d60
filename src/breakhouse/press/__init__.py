"""Boxes on paper: sheets to cut out, relief sheets for fingers, contact sheets for an overview.

The drawing is the same as on screen; here it's only placed on a page, in millimetres, and turned into a PDF. How a
game's box becomes pages is found by entry point; the building games share `cards`.
"""
