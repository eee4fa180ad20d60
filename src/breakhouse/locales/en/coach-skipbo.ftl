### The coach at Skip-Bo Breakers: half-sentences that are joined by semicolons, so they begin small

coach-breakers-out = takes you out of the hand.
coach-breakers-stands = { $sure ->
        [yes] nobody can beat it
       *[no] nobody can beat it in { $percent } of 100 deals that fit what was shown
    }.
coach-breakers-few = they have only { $n ->
        [one] one tile
       *[other] { $n } tiles
    } left.
coach-breakers-sheds = gets rid of { $n } tiles at once.
coach-breakers-lowest = gets rid of the { $number }, your lowest.
coach-breakers-waits = better wait than tear your hand apart.
coach-breakers-keeps-breaker = keeps your Breaker of { $number }s.
coach-breakers-keeps-pair = keeps your pair of { $number }s.
coach-breakers-keeps-wilds = keeps your { $n ->
        [one] ∞
       *[other] { $n } ∞
    }.
coach-breakers-better = { $better_kind ->
        [pass] To pass
        [single] { $better }
        [pair] The pair { $better }
        [pairs] The sequential pairs { $better }
        [run] The run { $better }
       *[breaker] The Breaker { $better }
    } was better than { $chosen_kind ->
        [pass] to pass
        [single] { $chosen }
        [pair] the pair { $chosen }
        [pairs] the sequential pairs { $chosen }
        [run] the run { $chosen }
       *[breaker] the Breaker { $chosen }
    }.
