"""WebSockets: frames in, frames out, how slow a connection is, and one connection per page.

What a page may say is in `table.messages`, and which part of the table answers it in `table.dispatch`.
"""
