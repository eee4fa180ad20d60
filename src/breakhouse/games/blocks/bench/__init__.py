"""The workbench of a turn: bricks in hand, held and placed, and the moves between them."""
