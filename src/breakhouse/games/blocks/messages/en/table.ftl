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

bench-name = The table with the bricks
bench-name-mine = The table with the bricks. You build.
bench-keys = Full stop and comma read the card brick by brick. Enter takes the brick that was read, digits take any. Left and right move it by half a brick, with Shift by one and a half. Home and End go to the edges. Up and down turn it. Page up and page down choose a higher or lower place. Enter puts it down, Escape lays it aside. O, then a digit or O again, holds a brick with the other hand; O once more releases it. A tells what is around, M tells how far apart two bricks are, K knocks everything down.
bench-beside = Bricks beside the table
bench-take = Take { $piece }
bench-tools = Hands and tools
bench-seats = Players
bench-no-physics = This browser has no physics, so bricks keep to the grid here.
bench-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
bench-refused-cards = { $count ->
        [one] One refused card
       *[other] { $count } refused cards
    }
bench-round = Round { $round } of { $rounds }
bench-turn-points = { $cards ->
        [0] No card yet
        [one] 1 card, { $points } { $points ->
            [one] point
           *[other] points
        }
       *[other] { $cards } cards, { $points } { $points ->
            [one] point
           *[other] points
        }
    }
bench-factor = Time × { $factor }
bench-grid-hands = Hands on the grid
bench-pile = { $count ->
        [one] One card is left in the pile.
       *[other] { $count } cards are left in the pile.
    }
bench-time-left = { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
bench-sum = The sum is { $total } of { $limit }.
bench-roll = Roll the die
bench-roll-small = Roll
bench-rolled = You rolled { $number }: { $seconds } seconds.
bench-start = START
bench-starts-in = { $seconds ->
        [one] It starts by itself in 1 second.
       *[other] It starts by itself in { $seconds } seconds.
    }
bench-wait = { $you ->
        [yes] { $phase ->
            [roll] Your turn. Roll the die.
            [signal] Ready? Press START.
           *[countdown] It starts in a moment.
        }
       *[no] { $phase ->
            [roll] { $name } rolls the die.
            [signal] { $name } is about to start.
           *[countdown] { $name } starts in a moment.
        }
    }
bench-signal = { $name } waits for your signal. Press START.
bench-build = Build what the card shows.
bench-watch = { $name } builds. Touch a brick to point at a mistake.
bench-stands = It is right. Now it must stand for a second.
bench-let-it-stand = It is right. Let go, so that it can stand by itself.
bench-over = The match is over.
bench-turn = Turn
bench-hold = Hold a brick
bench-release = Release
bench-break = Knock down
bench-refuse = Refuse the card
bench-refuse-sure = Press again to refuse it
bench-switch = Build card { $card } first
bench-finish = I am done
bench-skip = Skip this one
bench-point = Point at a mistake
bench-pointed = { $name } points at { $piece }.
bench-ways = More
bench-magnet = Magnet
bench-leave = Leave it standing
bench-count-name = The count
bench-count = { $cards ->
        [0] { $name }: no card this time
        [one] { $name }: 1 card, { $points } { $points ->
            [one] point
           *[other] points
        }
       *[other] { $name }: { $cards } cards, { $points } { $points ->
            [one] point
           *[other] points
        }
    }
bench-count-close = Go on

## Hands on the grid

grid-on-table = on the table
grid-on-empty-table = { $side ->
        [middle] on the table, in the middle
        [left] on the table, { $distance } left of the middle
       *[right] on the table, { $distance } right of the middle
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
        [left] { $distance } to the left is { $piece }.
       *[right] { $distance } to the right is { $piece }.
    }
grid-above = Above it: { $pieces }.
grid-picked = { $piece }, { $how }, { $place }
grid-picked-so = { $piece }, { $place }
grid-moved = { $place }
grid-turned = { $how }, { $place }
grid-dropped = { $piece } put down { $place }.
grid-laid-aside = { $piece } laid aside.
grid-held = The other hand holds { $piece }.
grid-released = The other hand releases { $piece }.
grid-back = It is in your hand again.
grid-ruler = From { $from } to { $to }: { $apart ->
        [0] no space between
       *[other] { $across } between
    }, { $rise ->
        [level] at the same height
        [higher] { $up } higher
       *[lower] { $up } lower
    }.
grid-nothing = { $why ->
        [hand-empty] Your hand is empty. Take a brick with a digit.
        [none-left] No brick is left beside the table.
        [hand-full] One moment, the last brick is still on its way.
        [not-there] That brick cannot be taken now.
       *[which-to-hold] Which brick shall the other hand take? A digit, or O for the last one.
    }

## What happened

built-started = Start.
built-started-by = { $you ->
        [yes] You give the start.
       *[no] { $name } gives the start.
    }
built-rolled = { $number } was rolled: { $seconds } seconds.
built-counting-down = It starts in a moment.
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
built-right = It is right. It must stand for a second.
built-completed = Done: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
built-climbed = { $left ->
        [0] From here on it’s a turn like any other.
       *[other] Next comes a card of five pieces, against the clock.
    }
built-stopped = { $why ->
        [time] Stop! Time is up.
        [sum] Stop! The sum is reached.
        [said] Stop.
       *[no-cards] Stop. There are no cards left.
    }
built-turn-ended = { $you ->
        [yes] You have { $points ->
            [one] 1 point
           *[other] { $points } points
        } from this turn, { $total } in all.
       *[no] { $name } has { $points ->
            [one] 1 point
           *[other] { $points } points
        } from this turn, { $total } in all.
    }
built-won = { $count ->
        [one] { $you ->
            [yes] You win.
           *[no] { $names } wins.
        }
       *[other] { $names } share the win.
    }
built-called = Sum { $total }.
built-pointed = { $you ->
        [yes] You point at { $piece }.
       *[no] { $name } points at { $piece }.
    }
built-pointed-whole = { $you ->
        [yes] You point at a mistake.
       *[no] { $name } points at a mistake.
    }
built-refused = { $you ->
        [yes] You refuse the card; it goes to { $to } with a chip.
       *[no] { $name } refuses the card; it goes to { $to } with a chip.
    }
built-reshuffled = The used cards are shuffled into the pile.
built-fell = { $count ->
        [one] A brick fell.
       *[other] { $count } bricks fell.
    }
built-thrown = Rolled: { $list }.
built-thrown-one = { $piece } { $value }
built-claimed = { $you ->
        [yes] You say that it is done.
       *[no] { $name } says that it is done. Is it right?
    }
built-confirmed = { $you ->
        [yes] You say that it is right.
       *[no] { $name } says that it is right.
    }
built-objected = { $you ->
        [yes] You say that there is a mistake.
       *[no] { $name } says that there is a mistake.
    }
moved-lifted = { $piece } is taken up.
moved-in-the-air = { $piece } is held in the air.
moved-broken = Everything is knocked down.
built-nothing-wrong = Nothing is wrong so far.
built-more-missing = { $n ->
        [one] After that one more is missing.
       *[other] After that { $n } more are missing.
    }
built-no-card = No card lies open.
built-scores = Points: { $list }.
built-score-one = { $name } { $points }
built-so-far = { $you ->
        [yes] Your turn so far: { bench-turn-points }.
       *[no] { $name } in this turn so far: { bench-turn-points }.
    }
built-bench-empty = Nothing stands on the table.
built-in-hand = In your hand: { $piece }.
built-beside = Beside the table: { $list }.
built-show = Values: { $list }.
built-architect = { $you ->
        [yes] You build.
       *[no] { $name } builds.
    }

## Real bricks

real-build = Build it with the bricks on your table.
real-watch = { $name } builds at the real table. Look closely.
real-claim = Done
real-claimed = { $name } says that it is done. Is it right?
real-claimed-you = The others are looking.
real-confirm = It is right
real-object = There is a mistake
real-free = No card is needed: build one of your own.

## Words that one types

typed-take = take, pick
typed-place = place, put, lay
typed-hold = hold
typed-release = release, free, let go
typed-lay-aside = lay aside, aside
typed-break = break
typed-roll = roll
typed-start = start
typed-ready = ready
typed-refuse = refuse
typed-finish = finish
typed-claim = done, finished
typed-confirm = right
typed-object = mistake
typed-point = point
typed-throw = throw
typed-how-lying = lying, flat, lengthwise
typed-how-standing = standing
typed-how-pointing = pointing, pointing at me
typed-how-upright = upright
typed-how-flat = flat
typed-left = left
typed-right = right
typed-over = over, beyond

## A new table

option-turns = Turns for each player
option-young = Young architects
option-young-help = Those chosen play with easier conditions.
option-timer = Timer
option-timer-on = On
option-timer-off = No timer, for practice
option-hands = Hands
option-hands-free = Free: drag the bricks
option-hands-grid = Grid: by key and ear
option-bricks = Bricks
option-bricks-screen = On the screen
option-bricks-real = Real ones on your table
option-deck = Cards
option-deck-shipped = The deck of the house
option-deck-daily = The deck of the day
option-deck-endless = Endless, always new
option-deck-own = A deck of your own
option-deck-own-label = The text of the deck file
option-grey = Grey cards, where only the shape counts
option-limit = The sum that ends a turn
option-roll_ms = Seconds a roll of the small die takes

## Gathering

bench-odd = { $bricks ->
        [one] One of { $name }’s bricks went
       *[other] { $bricks } of { $name }’s bricks went
    } where or faster than hands can put them.
unrated-untimed = Not rated, because no timer runs.
unrated-learning = Not rated, because somebody is still learning the game.
unrated-real-bricks = Not rated, because real bricks are used.

## Troubles

trouble-wasm = This browser has no WebAssembly, so bricks cannot fall here: they move on a grid, by key or by tap.

group-hands = Bricks and cards
