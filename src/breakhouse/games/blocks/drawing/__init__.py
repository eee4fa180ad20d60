"""One drawing for card, table and print: SVG from the front with painted depth, wood and a texture per colour.

Everything is a pure function from values to text, so the picture is the same on a phone, on paper and in a test.
"""
