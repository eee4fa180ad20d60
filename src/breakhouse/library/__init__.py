"""What `import breakhouse` offers that nothing else needs: matches to push and pop, and short ways to bots.

Names are public where `breakhouse.__all__` lists them; this package is where they come from.
"""
