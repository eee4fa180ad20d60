"""One drawing for card, table and print: SVG from the front with painted depth, wood and a texture a colour.

Everything is a pure function from values to text, so the picture on a phone, on a sheet and in a test is the same.
"""
