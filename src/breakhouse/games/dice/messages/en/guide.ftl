### Make ’n’ Break, the dice game: the first game

guide-start-dice = { $die ->
        [no] Press START when you’re ready. After the countdown the card is turned over.
       *[yes] { $keeper ->
            [table] Press START when you’re ready. After the countdown the small die starts counting.
           *[player] Wait for the signal. Then the small die starts counting.
        }
    }
guide-throw = { $how ->
        [grid] G rolls the pieces the card needs. Shift plus a digit marks a single one to roll again.
       *[other] Roll the dice the card needs. Keep the ones that fit and roll the others again.
    }
guide-stack = { $how ->
        [grid] Put a die where the card says: full stop reads it piece by piece, Enter takes the piece you just heard. { dice-rule }
        [grid-touch] Put a die where the card says: full stop reads it piece by piece, Enter takes the piece you just heard. { dice-rule }
       *[other] Put a die where the card shows it. { dice-rule }
    }
guide-count-dice = { $die ->
        [no] Press “{ bench-finish }” when you want to stop: your finished cards count.
       *[yes] When the sum reaches the limit, your turn is over and your finished cards count.
    }
guide-first-dice = Start with something easy: three pieces and no clock. Press START when you’re ready.
guide-timed-dice = { $phase ->
        [signal] Now five pieces, against the clock. Press START when you’re ready.
       *[building] The clock’s running. Finish this card and the next one comes by itself.
    }
guide-watching-dice = { $how ->
        [grid] { $name } is rolling and building. { dice-rule } Press “{ bench-point }” if something’s wrong. You’ll get your turn.
        [grid-touch] { $name } is rolling and building. { dice-rule } Press “{ bench-point }” if something’s wrong. You’ll get your turn.
       *[other] { $name } is rolling and building. { dice-rule } Tap any piece that’s wrong. You’ll get your turn.
    }
guide-keeping-dice = { $phase ->
        [signal] You’re the stopper: press START when { $name } is ready.
       *[building] Keep rolling the small die. The table adds up the numbers: at { $limit }, { $name }’s turn is over.
    }
