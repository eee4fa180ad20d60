### The building games: beside the real box

own-turn = { $name } is building
own-over = That was the last turn
own-stop = Stop!
own-done = Points for a finished card
own-refused = { $passed ->
        [no] One chip for { $name }. Nobody has to build this card any more.
       *[yes] One chip for { $name }, who builds this card first.
    }
own-pile = { $pile ->
        [hard] Draw from the red pile. Every finished card is worth one point.
       *[easy] Draw from the blue pile. Every finished card is worth one point.
    }
own-limit = The turn ends at { $limit }.
own-points =
    { $points ->
        [one] One point this turn
       *[other] { $points } points this turn
    }
own-next = Save, next player
own-roll = Roll
own-start = Start
own-rolled = The die shows { $number }: { $seconds } seconds.
own-called = { $total }
own-stopped = Stop!
own-scored = { $name }: { $points ->
        [one] one point
       *[other] { $points } points
    } this turn, { $total } in all.
