### Skip-Bo Breakers: the score of a real match

tally-hand = Hand { $hand }
tally-over = The match is over
tally-first = Everyone draws a tile: the highest opens, and a wild tile beats every number. Then everyone takes { $tiles } tiles. The first to reach { $target } points wins.
tally-target = The first to reach { $target } points wins.
tally-out = Went out
tally-out-of = { $name } went out
tally-left = Tiles left
tally-left-of = Tiles that { $name } still holds
tally-points = Points
tally-save = Write it down
tally-scored = { $name } scores { $points ->
        [one] one point
       *[other] { $points } points
    } and opens the next hand.
tally-won = { $name } wins the match with { $points } points.
tally-undo = Undo
tally-undone = The last hand is undone.
tally-save-points = Write down { $points ->
        [one] one point
       *[other] { $points } points
    }
