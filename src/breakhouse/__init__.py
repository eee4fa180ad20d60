"""Five games of making and breaking, exact and fast.

The rules live in `breakhouse.games`, the contract they obey in `breakhouse.core`; everything else plays them.
"""
