### Skip-Bo Breakers: what the coach says and draws

coach-breakers-out = you’ll have no tiles left.
coach-breakers-stands = { $sure ->
        [yes] nobody can beat it
       *[no] nobody can beat it in { $percent } of 100 possible deals
    }.
coach-breakers-few = { $others ->
        [one] the other player only has { $n ->
            [one] one tile
           *[other] { $n } tiles
        } left
       *[other] someone only has { $n ->
            [one] one tile
           *[other] { $n } tiles
        } left
    }.
coach-breakers-sheds = you get rid of { $n } tiles at once.
coach-breakers-lowest = you get rid of your lowest tile, the { $number }.
coach-breakers-waits = waiting keeps your hand together.
coach-breakers-keeps-breaker = your Breaker of { $number }s stays whole.
coach-breakers-keeps-pair = your pair of { $number }s stays together.
coach-breakers-keeps-wilds = { $n ->
        [one] you keep your wild tile
       *[other] you keep your { $n } wild tiles
    }.
coach-breakers-better = { $better_kind ->
        [pass] Passing
        [single] { $better }
        [pair] The pair { $better }
        [pairs] The sequential pairs { $better }
        [run] The run { $better }
       *[breaker] The Breaker { $better }
    } would have been better than { $chosen_kind ->
        [pass] passing
        [single] { $chosen }
        [pair] the pair { $chosen }
        [pairs] the sequential pairs { $chosen }
        [run] the run { $chosen }
       *[breaker] the Breaker { $chosen }
    }.
