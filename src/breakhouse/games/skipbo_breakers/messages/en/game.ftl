### Skip-Bo Breakers: kinds of tiles and sets, and what is refused

skipbo-breakers = Skip-Bo Breakers

kind-single = { $count ->
        [one] a single tile
       *[other] single tiles
    }
kind-pair = a pair
kind-pairs = sequential pairs
kind-run = a run
kind-breaker = a Breaker

refused-not-a-tile = “{ $tile }” isn’t a tile. Tiles are the numbers 1 to 15 and ∞, which you type as *.
refused-too-many-of-a-tile = There are only four tiles of each kind; { $tile } appears { $count } times in that set.
refused-empty-set = Type the tiles you want to lay, for example 3 4 5.
refused-tiles-not-held = You don’t have { $tiles }.
refused-not-a-legal-move = { $move } isn’t a legal move here.
refused-no-set = { $tiles } isn’t a set. A set is a single tile, a pair, sequential pairs, a run of three or more, or a Breaker.
refused-wild-in-breaker = { $tiles } isn’t a Breaker: a wild tile can’t complete one.
refused-not-that-kind =
    { $kind ->
        [single] { $tiles } isn’t a single tile.
        [pair] { $tiles } isn’t a pair.
        [pairs] { $tiles } aren’t sequential pairs.
        [run] { $tiles } isn’t a run.
       *[breaker] { $tiles } isn’t a Breaker.
    }
refused-say-which-kind = { $tiles } can be laid as a run or as sequential pairs. Say which.
refused-wrong-kind =
    { $needed ->
        [single] This round is played with single tiles. Lay a higher one, or a Breaker.
        [pair] This round is played with pairs. Lay a higher pair, or a Breaker.
        [pairs] This round is played with sequential pairs. Lay higher ones, or a Breaker.
        [run] This round is played with runs. Lay a higher run, or a Breaker.
       *[breaker] Only a higher Breaker beats a Breaker.
    }
refused-must-have-n-tiles =
    { $kind ->
        [pairs] The sequential pairs must have { $n } tiles, as many as the set that opened the round.
       *[other] The run must have { $n } tiles, as many as the set that opened the round.
    }
refused-too-low =
    { $top ->
        [16] That’s not high enough: only a Breaker goes above a wild tile.
       *[other] That’s not high enough: the set on the table goes up to { $top }.
    }
refused-breaker-too-low =
    { $length ->
        [4] Only a higher Breaker of four beats that one.
       *[other] Only a higher Breaker of three, or any Breaker of four, beats that one.
    }
refused-opener-must-lay = You’re opening this round, so you have to lay a set.
refused-must-lay = At this table, if you can lay a set, you must.

outcome-target-reached = { $name } has reached { $target ->
        [one] one point
       *[other] { $target } points
    } and wins the match.
invalid-not-a-tile = “{ $tile }” isn’t a tile. Tiles are the numbers 1 to 15 and ∞, which you type as *.
invalid-no-set = { $tiles } isn’t a set.
invalid-say-which-kind = { $tiles } could be of several kinds: { $kinds }. Put the kind in front.
invalid-not-a-position = “{ $text }” isn’t a position. It needs the hands, whose turn it is, what has to be beaten and how many have passed.
invalid-too-many-of-a-tile = There are only four tiles of each kind; { $tile } appears { $count } times.
