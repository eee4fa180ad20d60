### Make ’n’ Break, the dice game: the rules in short paragraphs, with their exceptions

rules-dice-aim-title = The aim
rules-dice-aim = Roll six dice and two cuboids, and build what the cards show with what they show. The most points after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } each win.
rules-dice-turn-title = A turn
rules-dice-turn = The oldest begins. The right neighbour is the stopper and rolls the small die from the start signal on. The builder turns over the top card.
rules-dice-roll-title = Rolling
rules-dice-roll = Take the pieces that the card needs and roll them. Keep what fits, roll the others again, as often as you like. What is already built in may be taken and rolled again too.
rules-dice-roll-except = A piece that falls is rolled again, and no piece is turned by hand to another number.
rules-dice-stack-title = The building rule
rules-dice-stack = A piece may lie on another only if it shows the same number or more. If it lies on several, this holds against each of them.
rules-dice-stack-except = Touching sides do not matter. Only the finished construction must be right.
rules-dice-upright-title = Upright cuboids
rules-dice-upright = A cuboid that stands upright shows its blank ends. They take whatever number is needed, below and above.
rules-dice-upright-except = Laid flat again, it must be rolled again.
rules-dice-cards-title = Cards
rules-dice-cards = Coloured cards say which piece goes where. On neutral cards you choose. Two dice never stand for a cuboid. Yellow sides are easier than blue ones.
rules-dice-levels-title = Three levels
rules-dice-levels = An introduction is played with the yellow sides alone, an advanced game with the blue ones, and the basic game with about as many of each. { $level ->
        [introduction] This table plays the introduction.
        [advanced] This table plays the advanced game.
       *[basic] This table plays the basic game.
    }
rules-dice-red-title = Red cards
rules-dice-red = A red 3 or 4: build freely with exactly so many pieces, only one of which may touch the table. The building rule holds.
rules-dice-sum-title = The sum
rules-dice-sum = The small die is added up and called, blanks too. At { $limit } the stopper calls stop, and the turn is over at once.
rules-dice-end-title = The end
rules-dice-end = The game ends when everybody has built { $turns ->
        [one] once
       *[other] { $turns } times
    }. Equal sums share the win.
