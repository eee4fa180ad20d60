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

-kind = { $kind ->
        [single] single tile
        [pair] pair
        [pairs] row of sequential pairs
        [run] run
       *[breaker] Breaker
    }
-a-kind = { $kind ->
        [single] a single tile
        [pair] a pair
        [pairs] sequential pairs
        [run] a run
       *[breaker] a Breaker
    }

refused-not-a-tile = “{ $tile }” is no tile. Tiles are the numbers 1 to 15 and * for ∞.
refused-too-many-of-a-tile = There are only four tiles of each kind; { $tile } stands { $count } times in that set.
refused-empty-set = Name the tiles you want to lay, for example 3 4 *.
refused-tiles-not-held = You do not hold { $tiles }.
refused-no-set = { $tiles } is no set. A set is a single tile, a pair, sequential pairs, a run of three or more, or a Breaker.
refused-wild-in-breaker = { $tiles } is no Breaker: ∞ never completes one.
refused-not-that-kind =
    { $kind ->
        [single] { $tiles } is no single tile.
        [pair] { $tiles } is no pair.
        [pairs] { $tiles } are no sequential pairs.
        [run] { $tiles } is no run.
       *[breaker] { $tiles } is no Breaker.
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
        [16] Nothing but a Breaker beats ∞.
       *[other] That is not high enough: the set on the table goes up to { $top }.
    }
refused-breaker-too-low =
    { $length ->
        [4] It takes four of a kind, and higher ones, to beat that Breaker.
       *[other] It takes a higher Breaker of three, or any of four, to beat that one.
    }
refused-opener-must-lay = You open this round, so you have to lay a set.
refused-must-lay = At this table, who can lay a set must lay one.

outcome-target-reached = { $name } has reached { $target } points and wins the match.
invalid-not-a-tile = “{ $tile }” is no tile. Tiles are the numbers 1 to 15 and * for ∞.
invalid-too-many-of-a-tile = There are only four tiles of each kind; { $tile } stands there { $count } times.
