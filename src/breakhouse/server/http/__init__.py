"""Requests and their answers: routes, the JSON API, replays, pages, and the documents that describe them.

A route is a value, so the same declaration reads the request, writes the answer and describes both in OpenAPI.
"""
