"""What only `import breakhouse` needs: matches to push and pop, and shortcuts to bots.

Names are public where `breakhouse.__all__` lists them; this package is where they come from.
"""
