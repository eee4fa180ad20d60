### Make ’n’ Break, the dice game: what the coach says and draws

## Hints: one sentence each, from the bot’s own numbers

coach-dice-first = { $n ->
        [one] Throw it
       *[other] Throw all { $n }
    }; this card takes { $throws ->
        [one] one throw
       *[other] { $throws } throws
    } on average.
coach-dice-keep = { $n ->
        [0] Throw everything again
        [one] Keep the { $kept } and throw { $rolled ->
            [one] the other one
           *[other] the other { $rolled }
        }
       *[other] Keep { $kept } and throw { $rolled ->
            [one] the other one
           *[other] the other { $rolled }
        }
    }: { $throws ->
        [one] one throw
       *[other] { $throws } throws
    } to go on average{ $saved ->
        [0] {""}
       *[other] , { $saved } fewer than if you threw everything
    }.

## The review

coach-dice-better = { $n ->
        [0] Throwing everything again was better
        [one] Keeping only the { $kept } was better
       *[other] Keeping { $kept } was better
    }: { $throws ->
        [one] one throw
       *[other] { $throws } throws
    } to go on average instead of { $instead }.
coach-luck-title = Luck and skill:
coach-luck-line = { $name }: over { $n ->
        [one] one throw
       *[other] { $n } throws
    } the dice { $side ->
        [lucky] saved
       *[unlucky] cost
    } { $luck } throws against the average; { $perfect ->
        [yes] every choice was the best one
       *[no] other choices would have saved { $skill }
    }.
coach-luck-sum = { $name }: { $n ->
        [one] one throw
       *[other] { $n } throws
    } where { $par } { $par ->
        [one] was
       *[other] were
    } to be expected; the dice { $side ->
        [lucky] saved { $luck }
        [unlucky] cost { $luck }
       *[even] neither saved nor cost any
    }, { $perfect ->
        [yes] and every choice was the best one
       *[no] and other choices would have saved { $skill }
    }.
coach-picture-luck = Throws saved (up) or lost (down)
coach-picture-luck-first = by the dice
coach-picture-luck-second = by choosing

## Results

review-luck = Luck and skill, in throws
review-by-dice = by the dice
review-by-choosing = by choosing
review-lost = lost
review-saved = saved
