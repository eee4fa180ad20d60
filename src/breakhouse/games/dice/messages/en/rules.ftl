### Make ’n’ Break, the dice game: the rules in short paragraphs, with their exceptions

rules-dice-aim-title = The aim
rules-dice-aim = Roll six dice and two cuboids, and use the numbers you roll to build what the cards show. Whoever has the most points after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } each wins.
rules-dice-turn-title = A turn
rules-dice-turn = The oldest player goes first. The right neighbour is the stopper and rolls the small die from the start signal on. The builder turns over the top card.
rules-dice-roll-title = Rolling
rules-dice-roll = Take the pieces the card needs and roll them. Keep what fits and roll the others again, as often as you like. You may also take back pieces you’ve already placed and roll them again.
rules-dice-roll-except = A piece that falls must be rolled again, and you can’t turn a piece to another number by hand.
rules-dice-stack-title = The building rule
rules-dice-stack = A piece may lie on another only if it shows the same number or more. If it lies on several, that goes for each of them.
rules-dice-stack-except = It doesn’t matter which sides touch. Only the finished construction has to be right.
rules-dice-upright-title = Upright cuboids
rules-dice-upright = A cuboid standing upright shows its blank ends. They count as whatever number is needed, below and above.
rules-dice-upright-except = Before you lay it flat again, you have to roll it.
rules-dice-cards-title = Cards
rules-dice-cards = Coloured cards say which piece goes where. On neutral cards you choose. Two dice never replace a cuboid. Yellow sides are easier than blue ones.
rules-dice-levels-title = Three levels
rules-dice-levels = The introduction uses only the yellow sides, the advanced game only the blue ones, and the basic game about as many of each. { $level ->
        [introduction] You’re playing the introduction.
        [advanced] You’re playing the advanced game.
       *[basic] You’re playing the basic game.
    }
rules-dice-red-title = Red cards
rules-dice-red = A red 3 or 4: build freely with exactly that many pieces, only one of which may touch the table. The building rule applies.
rules-dice-sum-title = The sum
rules-dice-sum = The rolls of the small die are added up and called out, blanks too. At { $limit } the stopper calls “Stop”, and the turn is over at once.
rules-dice-end-title = The end
rules-dice-end = The game ends when everyone has built { $turns ->
        [one] once
       *[other] { $turns } times
    }. On a tie, the win is shared.
rules-dice-hands-title = By hand
rules-dice-hands = Drag a piece with the mouse or a finger. Turn a cuboid with the wheel, an arrow key, a second finger or a tap. Mistakes show up on the piece itself.
rules-dice-other-hand-title = Your other hand
rules-dice-other-hand = Some cards need two hands: hold a piece in place with the button, a second finger, the right mouse button or O, and let go when the rest supports it.
rules-dice-keys-title = By keyboard and ear
rules-dice-keys = G rolls. Full stop and comma read the card piece by piece, D reads all of it. Enter takes the piece you just heard, a digit takes any piece. Left and right move it by half a die, up and down turn a cuboid, Enter puts it down. X tells you what’s still wrong, O is your other hand.
