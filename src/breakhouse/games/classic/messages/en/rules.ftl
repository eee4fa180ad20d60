### Make ’n’ Break: the rules in short paragraphs, with their exceptions

rules-classic-aim-title = The aim
rules-classic-aim = Build what’s on the cards, as many cards as you can before time runs out. Whoever has the most points after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } each wins; if there’s a tie, the win is shared.
rules-classic-box-title = In the box
rules-classic-box = A timer with three settings, ten bricks, 80 cards, 60 chips worth 1 and 10, and a die that shows 1, 2 and 3.{ $edition ->
        [tactile] {" "}In the tactile edition, every brick has a texture that tells its colour, the cards are marked in relief on their backs, and there’s a mat that keeps bricks from slipping.
       *[standard] {""}
    }
rules-classic-turn-title = A turn
rules-classic-turn = The youngest player goes first; if nobody says they’re the youngest, the table draws lots. { $timer ->
        [off] This table has no timer: on the architect’s signal the top card is turned over.
       *[other] The architect rolls the die: 1, 2 or 3 sets the timer to { $setting1 }, { $setting2 } or { $setting3 } seconds. { $timer_by ->
            [neighbour] The player on their left sets it to that number and, on the architect’s signal, presses START. Then the top card is turned over.
           *[architect] The player on their left keeps the timer. On the architect’s signal the timer starts and the top card is turned over.
        }
    }
rules-classic-turn-except = { $timer ->
        [off] Nothing starts by itself: take the time you need before your signal.
       *[other] { $start_within_s ->
            [none] Nothing starts by itself: take the time you need before your signal.
           *[other] If you don’t give a signal within { $start_within_s ->
                [one] one second
               *[other] { $start_within_s } seconds
            }, the timer starts by itself. You’ll be warned first.
        }
    }
rules-classic-marks-title = What a card shows
rules-classic-marks = The number in the upper corners is what the card is worth. A blue number above a level beam means that the construction stands easily. A red number above a tipping beam means that it needs a counterweight, a second hand or a fine balance.{ $young ->
        [yes] {" "}Here, every card is worth one point, whatever its number.
       *[no] {""}
    }
rules-classic-card-title = Coloured cards
rules-classic-card = Every brick must have the colour and position shown. If everything’s right and there’s time left, turn over the next card. All ten bricks are available again, and you may build on what’s still standing.
rules-classic-grey-title = Grey cards
rules-classic-grey = { $grey ->
        [no] There are none at this table.
       *[yes] Only the arrangement counts; any colour will do.
    }
rules-classic-stand-title = What counts
rules-classic-stand = Your construction must match the card as seen from the front and stand for one second with no hand on it. It can stand anywhere on the table. The game sees by itself when it’s right.
rules-classic-stand-except = A mirror image is a mistake. Loose bricks that don’t touch the construction are ignored.
rules-classic-mistake-title = Mistakes
rules-classic-mistake = The others watch. Whoever sees a mistake points it out, and it must be corrected before the next card.
rules-classic-mistake-except = You can’t skip a card unless the table lets you refuse cards.
rules-classic-stop-title = Time’s up
rules-classic-stop = The points on your finished cards are paid out in chips. The card you’re building doesn’t count. Bricks, cards and timer each move one place to the left.
rules-classic-pile-title = When the pile gets low
rules-classic-pile = If the pile is getting low, the used cards are shuffled and put under it before the next turn.
rules-classic-end-title = The end
rules-classic-end = The game ends when everyone has built { $turns ->
        [one] once
       *[other] { $turns } times
    }.
rules-classic-cunning-title = Cunning architects
rules-classic-cunning = You may refuse the card you’re building at any moment: it goes to the player on your left, who gets a 1-point chip and must build that card first on their next turn. You have to press the button twice, so it never happens by accident.
rules-classic-cunning-except = A card can be refused only once. You may build several refused cards in any order; those you don’t finish on that turn are discarded. On the very last turn, each refused card is simply a point for the neighbour, who has nothing left to build.
rules-classic-young-title = Young architects
rules-classic-young = There are two piles: blue numbers for young or new players, red ones for experienced players. Every finished card is worth one point.
rules-classic-young-except = { $cunning ->
        [yes] A refused card that doesn’t belong to the neighbour’s pile still comes with a chip, but nobody has to build it.
       *[no] {""}
    }
