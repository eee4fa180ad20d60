### Make ’n’ Break, the dice game: at the table in the browser

## The site

bench-site-dice = Make ’n’ Break dice game table
bench-keys-dice = G rolls what’s marked, or everything that isn’t placed yet. Shift plus a digit marks a single piece. Full stop and comma read the card piece by piece. With an empty hand, Enter reads the next piece and takes it, digits take any piece. Left and right move it by half a die, with Shift by one and a half. Home and End go to the edges. Up and down turn a cuboid. Page up and page down choose a higher or lower place. Enter puts the piece down, Escape puts it aside. O, then a digit or O again, holds a piece with your other hand; O once more lets go. Z takes the last piece back. S tells you which piece comes next, A what’s around your hand, M tells you how far apart two pieces are, K knocks everything down.
tour-dice-roll = G rolls what the card needs. Shift plus a digit marks a single piece, and then G rolls only what’s marked.
tour-dice-card = Full stop reads the card one piece at a time, comma goes back. { $card } reads the whole card.
tour-dice-take = Enter takes the piece you just heard. To take another one, press its digit.
tour-dice-move = Left and right move what you’re holding by half a die, up and down turn a cuboid. Enter puts the piece down, Escape puts it aside, Z takes the last one back.
tour-dice-check = { $missing } says which piece comes next, { $wrong } what’s wrong, A what’s around your hand.
tour-dice-hold = O and a digit hold a piece with your other hand. O again lets go.
bench-role-dice = { $role ->
        [architect] builds
       *[keeper] stopper
    }

## Dice

do-dice-lift = Take a piece
do-dice-place = Place a piece
do-dice-throw = Roll: { $pieces }{ $out ->
    [none] { "" }
   *[other] ; put back: { $out }
}
field-dice-pieces-any = { words-piece }
field-dice-out-any = { words-piece }
dice-throw = { $count ->
        [0] Roll
        [one] Roll 1 piece
       *[other] Roll { $count } pieces
    }
dice-throw-all = { $count ->
        [one] Roll 1 piece
       *[other] Roll all { $count }
    }
dice-throw-swap = Roll { $count }, put back { $out }
dice-again = roll
dice-again-name = Roll { $piece }
dice-marked = { $on ->
        [yes] { $piece } will be rolled.
       *[no] { $piece } is kept.
    }
dice-shows = { $piece } shows { $pips }.
dice-pips = { $piece } shows { $shows } but lies on { $below }, which shows { $needs }. { dice-rule }
dice-unrolled = { $piece } fell and must be rolled again.
dice-needs = { $any ->
        [0] { $dice ->
            [0] { $cuboids ->
                [one] The card needs 1 long piece.
               *[other] The card needs { $cuboids } long pieces.
            }
            [one] { $cuboids ->
                [0] The card needs 1 die.
                [one] The card needs 1 die and 1 long piece.
               *[other] The card needs 1 die and { $cuboids } long pieces.
            }
           *[other] { $cuboids ->
                [0] The card needs { $dice } dice.
                [one] The card needs { $dice } dice and 1 long piece.
               *[other] The card needs { $dice } dice and { $cuboids } long pieces.
            }
        }
       *[other] Choose any { $any } pieces.
    }
dice-rule = A lower number never goes on a higher one.
dice-rule-foot = { dice-rule } An upright long piece fits anywhere.

caption-tumble = Dice tumble.

## The shelf

box-dice = Dice
box-dice-line = Roll dice and stack them. { dice-rule }

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
own-level-basic = Turn over about half of the cards before you shuffle, so that you build both yellow and blue sides.
own-level-introduction = Put the pile down with the blue sides up, so that you build only the yellow sides.
own-level-advanced = Put the pile down with the yellow sides up, so that you build only the blue sides.

## In words

command-help-dice = For example: ready, roll, or place red die on white die.
