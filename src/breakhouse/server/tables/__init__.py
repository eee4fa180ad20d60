"""The tables of one server: made, found by code, loaded after a restart, and set up for who asks for them."""
