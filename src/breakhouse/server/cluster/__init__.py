"""The other houses of the same world: pages here at tables there, pages there at tables here.

What travels between houses are hints and copies. The store decides who owns a table and what happened at it, so a
lost message costs only time: the side that notices asks again or starts over.
"""
