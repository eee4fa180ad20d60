"""Programs that play over the network: their accounts and tokens, their socket, and their seats at tables.

Opponents that we bring ourselves are in `breakhouse.bots`.
"""
