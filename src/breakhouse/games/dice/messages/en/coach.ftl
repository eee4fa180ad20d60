### Make ’n’ Break, the dice game: what the coach says and draws

## Hints: one sentence each, from the bot’s own numbers

coach-dice-first = { $n ->
        [one] Roll the piece
       *[other] Roll all { $n } pieces
    }; this card takes { $throws ->
        [one] one roll
       *[other] { $throws } rolls
    } on average.
coach-dice-keep = { $n ->
        [0] Roll everything again
        [one] Keep the { $kept } and roll { $rolled ->
            [one] the other one
           *[other] the { $rolled } others
        }
       *[other] Keep { $kept }; roll { $rolled ->
            [one] the other one
           *[other] the { $rolled } others
        }
    }: on average { $throws ->
        [one] one roll
       *[other] { $throws } rolls
    } to go{ $saved ->
        [0] {""}
       *[other] , { $saved } fewer than if you rolled everything again
    }.

## The review

coach-dice-better = { $n ->
        [0] Rolling everything again would have been better
        [one] Keeping only the { $kept } would have been better
       *[other] Keeping { $kept } would have been better
    }: on average { $throws ->
        [one] one roll
       *[other] { $throws } rolls
    } to go instead of { $instead }.
coach-luck-title = Luck and skill:
coach-luck-line = { $name }: over { $n ->
        [one] one roll
       *[other] { $n } rolls
    }, the dice { $side ->
        [lucky] saved
       *[unlucky] cost
    } { $luck } rolls compared with the average; { $perfect ->
        [yes] every choice was the best one
       *[no] other choices would have saved { $skill }
    }.
coach-luck-sum = { $name }: { $n ->
        [one] one roll
       *[other] { $n } rolls
    } where { $par } would be average; the dice { $side ->
        [lucky] saved { $luck }
        [unlucky] cost { $luck }
       *[even] neither saved nor cost any
    }, { $perfect ->
        [yes] and every choice was the best one
       *[no] and other choices would have saved { $skill }
    }.
coach-picture-luck = Rolls saved (up) or lost (down)
coach-picture-luck-first = Dice
coach-picture-luck-second = Choices

## Results

review-luck = Luck and skill, in rolls
review-by-dice = Dice
review-by-choosing = Choices
review-lost = lost
review-saved = saved
