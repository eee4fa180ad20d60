### Make ’n’ Break, the dice game: the rules in short paragraphs, with their exceptions

rules-dice-aim-title = The aim
rules-dice-aim = Roll six dice and two cuboids, and use the numbers you roll to build what the cards show. Whoever has the most points after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } each wins.
rules-dice-box-title = In the box
rules-dice-box = Six large dice in white, yellow, blue, black, red and green; two cuboids, blue and orange, with 1 to 4 on their long sides and two blank ends; a small yellow die with 1, 2, 3 and three blank faces; and 30 cards, yellow on one side and blue on the other.
rules-dice-turn-title = A turn
rules-dice-turn = The oldest player goes first; if nobody says they’re the oldest, the table draws lots. The builder turns over the top card. The player on their right is the stopper. { $stopper ->
        [player] The stopper gives the start signal and rolls the small die again and again; if they take too long, the table rolls for them.
       *[table] Here, the small die rolls by itself once the countdown is over.
    }
rules-dice-roll-title = Rolling
rules-dice-roll = Take the pieces the card needs and roll them. Keep what fits and roll the others again, as often as you like. You may also take back pieces you’ve already placed and roll them again.
rules-dice-roll-except = A piece that falls must be rolled again, and you can’t turn a piece to another number by hand.
rules-dice-stack-title = The building rule
rules-dice-stack = A piece that lies on another must show the same number or a higher one. If it lies on several, that goes for each of them.
rules-dice-stack-except = The rule doesn’t apply to pieces that only touch side by side. Only the finished construction has to be right.
rules-dice-upright-title = Upright cuboids
rules-dice-upright = Laid flat, a cuboid shows 1 to 4. Standing upright, it shows its blank ends, which count as whatever number is needed, below and above.
rules-dice-upright-except = Before you lay it flat again, you have to roll it.
rules-dice-marks-title = What a card shows
rules-dice-marks = The number in the upper corners is what the card is worth. The yellow side has a plain frame, the blue side a double one. Pieces without a colour are yours to choose; a large red 3 or 4 leaves the whole construction to you.
rules-dice-cards-title = Cards
rules-dice-cards = Coloured cards say which piece goes where. On neutral cards you choose. Two dice never replace a cuboid. Each card has a yellow side and a blue one; the yellow side is easier.
rules-dice-levels-title = Three levels
rules-dice-levels = The introduction uses only the yellow sides, the advanced game only the blue ones, and the basic game about the same number of each. Yellow suits a first round, and any game with children. { $level ->
        [introduction] Here, you play the introduction.
        [advanced] Here, you play the advanced game.
       *[basic] Here, you play the basic game.
    }
rules-dice-red-title = Red cards
rules-dice-red = A red 3 or 4: build freely with exactly that many pieces, only one of which may touch the table. The building rule applies.
rules-dice-stand-title = What counts
rules-dice-stand = Your construction must match the card as seen from the front, follow the building rule and stand for one second with no hand on it. Then it’s knocked down, and the card is yours, with the points in its corner. For the next card everything is rolled again.
rules-dice-stand-except = A mirror image is a mistake. Loose pieces that don’t touch the construction are ignored.
rules-dice-sum-title = The sum
rules-dice-sum = The small die shows 1, 2, 3 or nothing. The rolls are added up, and the sum is called out after each roll, even a blank one. At { $limit } or more the stopper calls “Stop”, and the turn is over at once. An unfinished card doesn’t count.
rules-dice-next-title = After the turn
rules-dice-next = All the cards of the turn are shuffled back into the pile. Cards, dice and cuboids go to the player on the left, and whoever has just built is the next stopper.
rules-dice-end-title = The end
rules-dice-end = The game ends when everyone has built { $turns ->
        [one] once
       *[other] { $turns } times
    }. If there’s a tie, the win is shared.
rules-dice-hands-title = By hand
rules-dice-hands = Drag a piece with the mouse or a finger. Turn a cuboid with the wheel, an arrow key, a second finger or a tap. Mistakes show up on the piece itself.
rules-dice-other-hand-title = Your other hand
rules-dice-other-hand = Some cards need two hands: hold a piece with “{ bench-hold }”, a second finger, the right mouse button or O, and let go when the rest supports it.
rules-dice-keys-title = By keyboard and ear
rules-dice-keys = G rolls. Full stop and comma read the card piece by piece, D reads all of it. Enter takes the piece you just heard, a digit takes any piece. Left and right move it by half a die, up and down turn a cuboid, Enter puts it down. X tells you what’s still wrong, O is your other hand.
