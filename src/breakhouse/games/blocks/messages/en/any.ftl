### Commands and events as any game has them: the same words as on the table in the browser

do-building-lift = Take a brick
do-building-place = Place a brick
do-building-lay-aside = Put it aside
field-building-brick = Brick
field-building-brick-any = { words-piece }
field-building-how = Orientation
field-building-how-lying = lying
field-building-how-standing = standing
field-building-how-pointing = pointing at you
field-building-how-upright = upright
field-building-how-flat = flat
field-building-x = Across, from the middle
field-building-y = Up, from the table
field-building-tilt = Tilt
do-building-roll = { bench-roll }
do-building-start = { bench-start }
do-building-ready = { bench-start }
do-building-set = Set the timer
do-building-hold = { bench-hold }
do-building-release = { bench-release }
do-building-break = { bench-break }
do-building-refuse = { bench-refuse }
do-building-switch = { bench-switch }
do-building-finish = { bench-finish }
do-building-point = { bench-point }
do-building-claim = { real-claim }
do-building-confirm = { real-confirm }
do-building-object = { real-object }

did-building-timer-set = { built-timer-set }
did-building-signalled = { built-signalled }
did-building-started = { built-started }
did-building-reshuffled = { built-reshuffled }
did-building-completed = { built-completed }
did-building-climbed = { built-climbed }
did-building-called = { $call ->
        [none] {""}
       *[other] { built-called }
    }
did-building-claimed = { built-claimed }
did-building-confirmed = { built-confirmed }
did-building-objected = { built-objected }
did-building-card-refused = { built-refused }
did-building-counting-down = { built-counting-down }
did-building-broken = { moved-broken }
did-building-stopped = { built-stopped }
did-building-turn-ended = { $you ->
        [yes] You score { $points ->
            [one] 1 point
           *[other] { $points } points
        } this turn.
       *[no] { $name } scores { $points ->
            [one] 1 point
           *[other] { $points } points
        } this turn.
    }
