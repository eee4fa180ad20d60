### Make ’n’ Break: the rules in short paragraphs, with their exceptions

rules-classic-aim-title = The aim
rules-classic-aim = Build what the cards show, as many as you can before the time is up. Most points after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } each win; equal points share the win.
rules-classic-turn-title = A turn
rules-classic-turn = The youngest begins. The architect rolls the die: 1, 2 or 3 sets the timer. The left neighbour keeps it. At the architect’s signal the timer starts and the top card is turned over.
rules-classic-turn-except = { $start_within_s ->
        [none] Nothing starts by itself: take the time you need before your signal.
       *[other] If you give no signal within { $start_within_s } seconds, the timer starts by itself. You’re told beforehand.
    }
rules-classic-card-title = Coloured cards
rules-classic-card = Every brick must have the colour and the place shown. When it is right and time is left, the next card comes, with all ten bricks again. What still stands may be used.
rules-classic-grey-title = Grey cards
rules-classic-grey = Only the arrangement counts; any colour will do.
rules-classic-stand-title = When it counts
rules-classic-stand = It must match the card as seen from the front and stand by itself for one second with no hand on it. It may stand anywhere on the table. The table sees it by itself.
rules-classic-stand-except = A mirror image is a mistake. Loose bricks that do not touch it are ignored.
rules-classic-mistake-title = Mistakes
rules-classic-mistake = The others watch, and whoever sees a mistake points at it. It must be put right before the next card.
rules-classic-mistake-except = A card cannot be skipped, unless cards may be refused.
rules-classic-stop-title = Time is up
rules-classic-stop = The points on the finished cards are paid in chips. The card in progress does not count. Bricks and cards go to the left.
rules-classic-end-title = The end
rules-classic-end = The game ends when everybody has built { $turns ->
        [one] once
       *[other] { $turns } times
    }.
rules-classic-cunning-title = Cunning architects
rules-classic-cunning = You may refuse the card in progress at any moment: it goes to your left neighbour, who gets a chip of 1 and must build it first in the next turn. Press the button twice, so that no slip of the finger does it.
rules-classic-cunning-except = A card can be refused only once. Refused cards that aren’t finished in that turn are discarded. In the very last turn, each refused card is simply a point for the neighbour, who has nothing left to build.
rules-classic-young-title = Young architects
rules-classic-young = There are two piles: blue numbers for the young and new, red ones for the experienced. Every finished card is worth one point.
