### Make ’n’ Break, the dice game: at the table in the browser

## The site

bench-site-dice = Make ’n’ Break, the dice game, the table
bench-keys-dice = G rolls what’s marked, or everything that isn’t in the building yet. Shift with a digit marks a single piece.
bench-role-dice = { $role ->
        [architect] builds
       *[keeper] stopper
    }

## Dice

dice-throw = { $count ->
        [0] Roll
        [one] Roll 1 piece
       *[other] Roll { $count } pieces
    }
dice-throw-all = { $count ->
        [one] Roll the loose piece
       *[other] Roll all { $count } loose pieces
    }
dice-throw-swap = Roll { $count }, put back { $out }
dice-again = roll
dice-again-name = Roll { $piece }
dice-marked = { $on ->
        [yes] { $piece } will be rolled.
       *[no] { $piece } is kept.
    }
dice-shows = { $piece } shows { $pips }.
dice-pips = { $piece } shows { $shows } but lies on { $below }, which shows { $needs }. It must show the same number or more.
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
dice-rule = A piece may only lie on the same number or a lower one. An upright cuboid fits anywhere.

caption-tumble = Dice tumble.

## The shelf

box-dice = Dice
box-dice-line = Roll dice and stack them, but never a lower number on a higher one.

## A new table

option-throw_ms = Seconds per roll of the dice
option-countdown_ms = Countdown in seconds
option-stopper = Who rolls the small die
option-stopper-table = The table
option-stopper-player = A player
option-level = Level
option-level-basic = Basic
option-level-introduction = Introduction
option-level-advanced = Advanced
own-level-basic = Turn over about half of the cards before you shuffle, so you build both yellow and blue sides.
own-level-introduction = Put the pile down with the blue sides up, so you build only yellow sides.
own-level-advanced = Put the pile down with the yellow sides up, so you build only blue sides.

## In words

command-help-dice = For example: ready, roll, or place red die on white die.
