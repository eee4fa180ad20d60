### The building games: at the table in the browser

## How a piece is turned

bench-how = { $how ->
        [lying] lying
        [standing] standing
        [pointing] pointing at you
        [upright] upright
       *[flat] flat
    }

## The site

bench-name = { $form ->
        [piece] The table with the pieces
       *[brick] The table with the bricks
    }
bench-name-mine = { $form ->
        [piece] The table with the pieces. It’s your turn to build.
       *[brick] The table with the bricks. It’s your turn to build.
    }
bench-name-begin = { $form ->
        [piece] The table with the pieces. Enter: { $what }.
       *[brick] The table with the bricks. Enter: { $what }.
    }
bench-keys = Full stop and comma read the card brick by brick. With an empty hand, Enter reads the next brick and takes it, digits take any brick. Left and right move it by half a brick, with Shift by one and a half. Home and End go to the edges. Up and down turn it. Page up and page down choose a higher or lower place. Enter puts it down, Escape puts it aside. O, then a digit or O again, holds a brick with your other hand; O once more lets go. Z takes the last brick back. S tells you which brick comes next, A what’s around your hand, M tells you how far apart two bricks are, K knocks everything down.
bench-beside = { $form ->
        [piece] Pieces beside the table
       *[brick] Bricks beside the table
    }
bench-take = Take { $piece }
bench-tools = Tools
bench-seats = Players
bench-no-physics = This browser can’t simulate falling bricks, so they stay on the grid.
bench-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
bench-refused-cards = { $count ->
        [one] One refused card
       *[other] { $count } refused cards
    }
bench-round = Round { $round } of { $rounds }
bench-best = { $count } { $form ->
        [piece] pieces
       *[brick] bricks
    } in { $seconds } s: your best yet
bench-close = Just in time
bench-nth = Card { $nth } this turn
bench-turn-points = { $cards ->
        [0] No points yet
        [one] 1 card, { $points } { $points ->
            [one] point
           *[other] points
        }
       *[other] { $cards } cards, { $points } { $points ->
            [one] point
           *[other] points
        }
    }
bench-factor = { $factor } times as much time
bench-grid-hands = Nothing can fall
bench-pile = { $count ->
        [one] There’s one card left in the pile.
       *[other] There are { $count } cards left in the pile.
    }
bench-time-left = { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
bench-sum = The sum is { $total } out of { $limit }.
bench-roll = Roll the die
bench-roll-small = Roll
bench-rolled = You rolled { $number }: { $seconds } seconds.
bench-start = START
bench-starts-in = { $seconds ->
        [one] Starts automatically in 1 second.
       *[other] Starts automatically in { $seconds } seconds.
    }
bench-wait = { $you ->
        [yes] { $phase ->
            [roll] Your turn. Roll the die.
            [signal] Ready? Press START.
           *[countdown] Starting in a moment.
        }
       *[no] { $phase ->
            [roll] { $name } is rolling the die.
            [signal] { $name } is about to start.
           *[countdown] { $name } starts in a moment.
        }
    }
bench-signal = { $name } is waiting for your signal. Press START.
bench-set-timer = Set the timer to { $number }
bench-keeps-timer = { $step ->
        [set] { $name } has rolled. Set the timer.
       *[start] { $name } is ready. Press START.
    }
bench-waits-for-start = Waiting for START.
bench-build = Build what the card shows.
bench-look-on = { $name } is building.
bench-watch = { $form ->
        [piece] { $name } is building. Tap a piece to point out a mistake.
       *[brick] { $name } is building. Tap a brick to point out a mistake.
    }
bench-stands = Correct. Now it has to stand for one second.
bench-let-it-stand = Correct. Let go so it can stand by itself.
bench-over = The match is over.
ended-all-turns-played = All turns have been played.
bench-turn = Turn
bench-hold = Hold in place
bench-release = Let go
bench-break = Knock down
bench-refuse = Refuse the card
bench-refuse-sure = Press again to refuse it
bench-refuse-again = Press again
bench-switch = Build card { $card } first
bench-finish = I’m done
bench-skip = Skip this one
bench-point = Point out a mistake
bench-pointed = { $name } points at { $piece }.
bench-ways = More
bench-magnet = Magnet
bench-leave = Leave it standing
bench-count-name = The score
bench-count = { $cards ->
        [0] { $name }: no cards this time
        [one] { $name }: 1 card, { $points } { $points ->
            [one] point
           *[other] points
        }
       *[other] { $name }: { $cards } cards, { $points } { $points ->
            [one] point
           *[other] points
        }
    }
bench-count-close = Continue

## Hands on the grid

grid-on-table = on the table
grid-on-empty-table = on the table, { grid-from-middle }
grid-from-middle = { $side ->
        [middle] in the middle
        [left] { $distance } left of the middle
       *[right] { $distance } right of the middle
    }
grid-next = { $side ->
        [left] { $halves ->
            [0] directly to the left of { $piece }
           *[other] { $distance } to the left of { $piece }
        }
       *[right] { $halves ->
            [0] directly to the right of { $piece }
           *[other] { $distance } to the right of { $piece }
        }
    }
grid-between = { $one } and { $other }
grid-on-table-by = on the table, { $next }
grid-touches = { $side ->
        [left] On its left it touches { $piece }.
       *[right] On its right it touches { $piece }.
    }
grid-beside = { $side ->
        [left] { $piece } is { $distance } to the left.
       *[right] { $piece } is { $distance } to the right.
    }
grid-above = Above it: { $pieces }.
grid-picked = { $piece }, { $how }, { $place }
grid-picked-so = { $piece }, { $place }
grid-taken = in hand, { $place }
grid-taken-turned = in hand, { $how }, { $place }
grid-moved = { $place }
grid-turned = { $how }, { $place }
grid-dropped = { $piece } put down { $place }.
grid-put-down = Put down.
grid-laid-aside = { $piece } put aside.
grid-held = Your other hand is holding { $piece }.
grid-released = Your other hand lets go of { $piece }.
grid-back = It’s back in your hand.
grid-ruler = From { $from } to { $to }: { $apart ->
        [0] no gap
       *[other] a gap of { $across }
    }, { $rise ->
        [level] at the same height
        [higher] { $up } higher
       *[lower] { $up } lower
    }.
grid-nothing = { $why ->
        [hand-empty] { $form ->
            [piece] Your hand is empty. Press a digit to take a piece.
           *[brick] Your hand is empty. Press a digit to take a brick.
        }
        [none-left] { $form ->
            [piece] There are no pieces left beside the table.
           *[brick] There are no bricks left beside the table.
        }
        [none-yet] { $form ->
            [piece] Roll first: press G.
           *[brick] You can’t take anything yet. { $can } says what you can do.
        }
        [hand-full] { $form ->
            [piece] One moment, the last piece is still on its way.
           *[brick] One moment, the last brick is still on its way.
        }
        [not-there] { $form ->
            [piece] You can’t take that piece now.
           *[brick] You can’t take that brick now.
        }
        [none-to-undo] There’s nothing to take back.
        [none-to-hold] There’s nothing to hold yet.
        [none-to-measure] { $form ->
            [piece] You need two pieces to measure a distance.
           *[brick] You need two bricks to measure a distance.
        }
       *[which-to-hold] { $form ->
            [piece] Which piece should your other hand hold? Press a digit, or O for the last one.
           *[brick] Which brick should your other hand hold? Press a digit, or O for the last one.
        }
    }

## What happened

built-started = Start.
built-started-by = { $you ->
        [yes] You give the signal.
       *[no] { $name } gives the signal.
    }
built-rolled = The die shows { $number }: { $seconds } seconds.
built-counting-down = Starting in a moment.
built-card = New card. { $words }
built-card-brief = New card: { $kind ->
        [grey] grey
        [neutral] neutral
        [free] free
       *[coloured] coloured
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $form ->
        [brick] { $n ->
            [one] one brick
           *[other] { $n } bricks
        }
       *[piece] { $n ->
            [one] one piece
           *[other] { $n } pieces
        }
    }.
built-right = { $hands ->
        [grid] Correct.
       *[free] Correct. It has to stand for one second.
    }
built-completed = Done: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
built-climbed = { $left ->
        [0] From here on it’s a turn like any other.
       *[other] Next comes a card with five pieces, against the clock.
    }
built-stopped = { $why ->
        [time] Stop! Time’s up.
        [sum] Stop! The sum has reached the limit.
        [said] Stop.
       *[no-cards] Stop. There are no cards left.
    }
built-turn-ended = { $you ->
        [yes] { $points ->
            [0] You score nothing this turn.
            [one] You score 1 point this turn.
           *[other] You score { $points } points this turn.
        }
       *[no] { $points ->
            [0] { $name } scores nothing this turn.
            [one] { $name } scores 1 point this turn.
           *[other] { $name } scores { $points } points this turn.
        }
    }
built-won = { $count ->
        [one] { $you ->
            [yes] You win.
           *[no] { $names } wins.
        }
       *[other] { $names } share the win.
    }
built-time-left = { $seconds ->
        [one] One second left to build.
       *[other] { $seconds } seconds left to build.
    }
built-sum-left = The sum is { $total }. At { $limit } the turn is over.
built-timer-set = { $you ->
        [yes] You set the timer.
       *[no] { $name } sets the timer.
    }
built-signalled = { $you ->
        [yes] You give the signal.
       *[no] { $name } gives the signal.
    }
built-called = Sum { $total }.
built-pointed = { $you ->
        [yes] You point at { $piece }.
       *[no] { $name } points at { $piece }.
    }
built-pointed-whole = { $you ->
        [yes] You point out a mistake.
       *[no] { $name } points out a mistake.
    }
built-refused = { $you ->
        [yes] You refuse the card; it goes to { $to } with a chip.
       *[no] { $name } refuses the card; it goes to { $to } with a chip.
    }
built-reshuffled = The used cards are shuffled back into the pile.
built-fell = { $form ->
        [piece] { $count ->
            [one] A piece fell.
           *[other] { $count } pieces fell.
        }
       *[brick] { $count ->
            [one] A brick fell.
           *[other] { $count } bricks fell.
        }
    }
built-thrown = Rolled: { $list }.
built-thrown-one = { $piece } { $value }
built-claimed = { $you ->
        [yes] You say you’re done.
       *[no] { $name } is done. Is everything right?
    }
built-confirmed = { $you ->
        [yes] You say it’s right.
       *[no] { $name } says it’s right.
    }
built-objected = { $you ->
        [yes] You say there’s a mistake.
       *[no] { $name } says there’s a mistake.
    }
moved-lifted = { $brick ->
       *[other] { the-piece-first } is picked up.
    }
moved-in-the-air = { $piece } is held in the air.
built-broken = { $you ->
        [yes] You knock everything down.
       *[no] { $name } knocks everything down.
    }
moved-broken = Everything is knocked down.
built-nothing-wrong = Nothing’s wrong so far.
built-more-missing = { $n ->
        [one] After that, one more to go.
       *[other] After that, { $n } more to go.
    }
built-no-card = There’s no card face up.
built-scores = Points: { $list }.
built-score-one = { $points } for { $name }
built-so-far = { $you ->
        [yes] Your turn so far. { bench-turn-points }.
       *[no] { $name }’s turn so far. { bench-turn-points }.
    }
built-bench-empty = There’s nothing on the table.
built-in-hand = In your hand: { $piece }.
built-beside = Beside the table: { $list }.
built-show = Values: { $list }.
built-architect = { $you ->
        [yes] You’re building.
       *[no] { $name } is building.
    }

## Keys

bench-hint = Keys work here. { $help } says what they do, { $tour } takes you on a tour.
card-end = { $end ->
        [first] That’s the start of the card.
       *[last] { $form ->
            [piece] That was the last piece on the card.
           *[brick] That was the last brick on the card.
        }
    }
built-none-missing = Nothing is missing.
built-can-nothing = There’s nothing for you to do right now.
tour-bench-card = Full stop reads the card one brick at a time, comma goes back. { $card } reads the whole card.
tour-bench-take = Enter takes the brick you just heard. To take another one, press its digit.
tour-bench-move = Left and right move what you’re holding by half a brick, up and down turn it. Enter puts it down, Escape puts it aside, Z takes the last one back.
tour-bench-check = { $missing } says which brick comes next, { $wrong } what’s wrong, A what’s around your hand.
tour-bench-hold = O and a digit hold a brick with your other hand. O again lets go.

## Real bricks

real-build = Build with the bricks on your table.
real-watch = { $name } is building with real bricks. Watch closely.
real-brick-before = Previous brick
real-brick-next = Next brick
real-claim = Done
real-claimed = { $name } is done. Is everything right?
real-claimed-you = The others are checking.
real-confirm = It’s right
real-object = There’s a mistake
real-help = For example: start, next brick, done, or it’s right.
tour-real-card = Full stop reads the card one brick at a time, comma goes back; the buttons “{ real-brick-next }” and “{ real-brick-before }” do the same. { $card } reads the whole card.
tour-real-done = You’re always taken to the button that comes next: roll, START, done. Enter presses it. After “{ real-claim }”, the others say whether you’ve got it right.

## Words that one types

typed-take = take, pick
typed-place = place, put, lay
typed-hold = hold
typed-release = release, free, let go
typed-lay-aside = lay aside, aside
typed-break = break, knock down
typed-roll = roll
typed-start = start
typed-ready = ready
typed-set-timer = set the timer, set timer
typed-refuse = refuse
typed-finish = finish
typed-claim = done, finished
typed-confirm = right
typed-object = mistake
typed-point = point
typed-throw = roll, throw, roll again, roll the dice
typed-how-lying = lying, flat, lengthwise
typed-how-standing = standing
typed-how-pointing = pointing, pointing at me
typed-how-upright = upright
typed-how-flat = flat
typed-left = left
typed-right = right
typed-over = over, beyond
typed-take-next = take it, next one, take the next one
typed-put-down = put it down, put down, drop, drop it
typed-far-left = far left
typed-far-right = far right
typed-leftmost = left edge, leftmost
typed-rightmost = right edge, rightmost
typed-turn = turn it, rotate
typed-turn-back = turn back
typed-higher = higher, up
typed-lower = lower, down
typed-other-hand = other hand
typed-measure = measure, distance, how far
typed-around = around, what’s around
typed-read-on = read on, next brick, next piece
typed-read-back = read back, previous brick, previous piece

## A new table

option-grip = Anti-slip mat: bricks don’t slide
option-turns = Turns per player
option-young = Young architects
option-timer = Timer
option-timer-on = On
option-timer-off = No timer, for practice
option-hands = How you build
option-hands-free = Free: drag the bricks
option-hands-grid = Grid: by keyboard and ear
option-bricks = Bricks
option-bricks-screen = On the screen
option-bricks-real = Real bricks on your table
option-deck = Cards
option-deck-shipped = The standard deck
option-deck-daily = Today’s deck
option-deck-endless = Endless: always new cards
option-deck-own = Your own deck
option-deck-own-label = Contents of the deck file
option-grey = Grey cards, where only the shape counts
option-limit = Sum that ends a turn
option-roll_ms = Seconds per roll of the small die

## Gathering

bench-odd = { $bricks ->
        [one] One of { $name }’s bricks was
       *[other] { $bricks } of { $name }’s bricks were
    } placed faster than a hand can move, or in a way that’s impossible by hand.
unrated-untimed = Not rated because there’s no timer.
unrated-real-bricks = Not rated because this match is played with real bricks.

## Troubles

trouble-wasm = This browser has no WebAssembly, so bricks can’t fall here: you move them on a grid, by keyboard or by tapping.

group-hands = Bricks and cards
