### The building games: beside the real box

own-turn = { $name } builds
own-over = That was the last turn
own-stop = Stop!
own-done = Points of a finished card
own-points =
    { $points ->
        [one] One point this turn
       *[other] { $points } points this turn
    }
own-next = Write it down, next player
own-roll = Roll
own-start = Start
own-rolled = The die shows { $number }: { $seconds } seconds.
own-called = { $total }
own-stopped = Stop!
