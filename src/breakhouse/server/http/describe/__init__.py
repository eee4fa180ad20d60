"""Machine-readable descriptions of everything on the wire, made from the routes and structs themselves.

Nothing here is written by hand, so a description can't disagree with the server.
"""
