### Building on the screen: the bench, hands on the grid, dice, real bricks

## Pieces

bench-piece = { $piece ->
        [white] white
        [yellow] yellow
        [orange] orange
        [red] red
        [purple] purple
        [lightblue] light blue
        [darkblue] dark blue
        [lightgreen] light green
        [darkgreen] dark green
        [brown] brown
        [die-white] the white die
        [die-yellow] the yellow die
        [die-blue] the blue die
        [die-black] the black die
        [die-red] the red die
        [die-green] the green die
        [cuboid-blue] the blue cuboid
        [cuboid-orange] the orange cuboid
       *[other] { $piece }
    }
# The same pieces where fingers tell them apart: the texture comes first.
bench-piece-felt = { $piece ->
        [white] smooth white
        [yellow] dotted yellow
        [orange] wavy orange
        [red] grooved red
        [purple] crossed purple
        [lightblue] ringed light blue
        [darkblue] striped dark blue
        [lightgreen] diagonal light green
        [darkgreen] diamond dark green
        [brown] grained brown
        [die-white] the white die
        [die-yellow] the yellow die
        [die-blue] the blue die
        [die-black] the black die
        [die-red] the red die
        [die-green] the green die
        [cuboid-blue] the blue cuboid
        [cuboid-orange] the orange cuboid
       *[other] { $piece }
    }
bench-any-grey = any brick
bench-any-die = any die
bench-any-cuboid = any cuboid
bench-number = number { $n }
bench-how = { $how ->
        [lying] lying
        [standing] standing
        [pointing] pointing at you
        [upright] upright
       *[flat] flat
    }
bench-the-table = the table
# halves: how many half bricks it is; whole: the full ones in it; half: whether half a one is left over
bench-distance = { $halves ->
        [0] no space
        [1] half a brick
        [2] one brick
        [3] one and a half bricks
       *[other] { $half ->
            [yes] { $whole } and a half bricks
           *[no] { $whole } bricks
        }
    }

## The site

bench-site = { $game ->
        [mini] Mini Make ’n’ Break, the table
        [dice] Make ’n’ Break, the dice game, the table
       *[classic] Make ’n’ Break, the table
    }
bench-name = The table with the bricks
bench-name-mine = The table with the bricks. You build.
bench-keys = Digits take a brick, Enter takes the next one. Left and right move it by half a brick, with Shift by one and a half. Home and End go to the edges. Up and down turn it. Page up and page down choose a higher or lower place. Enter puts it down, Escape lays it aside. O, then a digit or O again, holds a brick with the other hand. A tells what is around, full stop and comma read the card brick by brick, M is the ruler, K knocks everything down.
bench-beside = Bricks beside the table
bench-take = Take { $piece }
bench-tools = Hands and tools
bench-seats = Players
bench-no-physics = This browser has no physics, so bricks keep to the grid here.
bench-role = { $role ->
        [architect] { $game ->
            [dice] builds
           *[other] architect
        }
       *[keeper] { $game ->
            [dice] stopper
            [mini] timekeeper
           *[other] keeps the timer
        }
    }
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
bench-build = Build what the card shows.
bench-watch = { $name } builds. Touch a brick to point at a mistake.
bench-stands = It is right. Now it must stand for a second.
bench-over = The match is over.
bench-turn = Turn
bench-hold = Hold a brick
bench-let-go = Let go
bench-break = Knock down
bench-refuse = Refuse the card
bench-switch = Build card { $card } first
bench-finish = I am done
bench-point = Point at a mistake
bench-pointed = { $name } points at { $piece }.
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

## What is wrong

bench-wrong = { $what ->
        [misplaced] { $side ->
            [none] { $rise ->
                [low] { $piece } is { $up } too low.
               *[high] { $piece } is { $up } too high.
            }
           *[other] { $rise ->
                [none] { $piece } is { $across } too far { $side ->
                    [left] left
                   *[right] right
                }.
                [low] { $piece } is { $across } too far { $side ->
                    [left] left
                   *[right] right
                } and { $up } too low.
               *[high] { $piece } is { $across } too far { $side ->
                    [left] left
                   *[right] right
                } and { $up } too high.
            }
        }
        [missing] Still missing: { $piece }, { $how }.
        [extra] { $piece } does not belong there.
        [wrong-way] { $piece } should be { $how }.
        [tilted] { $piece } leans. Set it straight.
        [wrong-colour] { $other } belongs where { $piece } is.
        [swapped] { $piece } and { $other } are swapped.
        [mirrored] It is the mirror image of the card. Left and right are to be swapped.
        [overlapping] { $piece } sits inside { $other }.
        [floating] { $piece } hangs in the air.
        [toppling] It will topple over { $piece }.
        [too-few] { $n } pieces are needed.
        [too-many] Only { $n } pieces are allowed.
       *[table-touched] Only one piece may touch the table; { $piece } does too.
    }

## The card in words

bench-card = { $kind ->
        [coloured] { $count ->
            [one] 1 brick in its colour.
           *[other] { $count } bricks, each in its colour.
        }
       *[other] { $count ->
            [one] 1 piece, colour is free.
           *[other] { $count } pieces, colours are free.
        }
    } { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
bench-card-free = Build freely with exactly { $n } pieces, only one of them on the table. { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
bench-brick-first = { $n }: { $piece }, { $how }, on the table.
bench-brick-beside = { $n }: { $piece }, { $how }, on the table, { $gap ->
        [0] right beside the last
       *[other] { $distance } to the right of the last
    }.
bench-brick-on = { $n }: { $piece }, { $how }, on { $on }, { $side ->
        [middle] in the middle
        [left] { $distance } left of its middle
       *[right] { $distance } right of its middle
    }.
bench-brick-across = { $n }: { $piece }, { $how }, across { $on }.

## Hands on the grid

grid-on-table = on the table
grid-on-one = on { $piece }, { $side ->
        [middle] in the middle
        [left] { $distance } left of its middle
       *[right] { $distance } right of its middle
    }
grid-on-several = across { $pieces }
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
grid-moved = { $place }
grid-turned = { $how }, { $place }
grid-dropped = { $piece } put down { $place }.
grid-aside = { $piece } laid aside.
grid-held = The other hand holds { $piece }.
grid-freed = The other hand lets go of { $piece }.
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
built-right = It is right. It must stand for a second.
built-completed = Done: { $points ->
        [one] 1 point.
       *[other] { $points } points.
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
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
built-called = { $total }
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
built-nothing-wrong = Nothing is wrong so far.
built-no-card = No card lies open.
built-scores = { $list }.
built-score-one = { $name } { $points }
built-bench-empty = Nothing stands on the table.
built-bench = On the table: { $list }.
built-bench-one = { $piece }, { $how }
built-in-hand = In your hand: { $piece }.
built-architect = { $you ->
        [yes] You build.
       *[no] { $name } builds.
    }

## Dice

dice-throw = { $count ->
        [one] Roll 1 piece
       *[other] Roll { $count } pieces
    }
dice-again = roll
dice-again-name = Roll { $piece } again
dice-shows = { $piece } shows { $pips }.
dice-pips = { $piece } shows { $shows }, but lies on { $below } with { $needs }. It must show as much or more.
dice-unrolled = { $piece } fell and must be rolled again.
dice-needs = { $any ->
        [0] { $dice ->
            [0] { $cuboids ->
                [one] The card needs 1 cuboid.
               *[other] The card needs { $cuboids } cuboids.
            }
            [one] { $cuboids ->
                [0] The card needs 1 die.
                [one] The card needs 1 die and 1 cuboid.
               *[other] The card needs 1 die and { $cuboids } cuboids.
            }
           *[other] { $cuboids ->
                [0] The card needs { $dice } dice.
                [one] The card needs { $dice } dice and 1 cuboid.
               *[other] The card needs { $dice } dice and { $cuboids } cuboids.
            }
        }
       *[other] Choose any { $any } pieces.
    }
dice-out = Put { $piece } back
dice-rule = A piece may only lie on the same number of pips or fewer. An upright cuboid fits everywhere.

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

typed-take = take
typed-place = place
typed-hold = hold
typed-free = free
typed-aside = aside
typed-break = break
typed-roll = roll
typed-start = start
typed-ready = ready
typed-refuse = refuse
typed-finish = finish
typed-claim = done
typed-confirm = right
typed-object = mistake
typed-point = point
typed-throw = throw
typed-how-lying = lying
typed-how-standing = standing
typed-how-pointing = pointing
typed-how-upright = upright
typed-how-flat = flat
typed-left = left
typed-right = right
typed-over = over
