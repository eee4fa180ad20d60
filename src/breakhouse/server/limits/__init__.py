"""What one visitor and one address may cost the server, and how that is counted and enforced.

The amounts stand in one table, `budgets`; everything else here spends them.
"""
