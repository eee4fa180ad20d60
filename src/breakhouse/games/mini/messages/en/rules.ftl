### Mini Make ’n’ Break: the rules in short paragraphs, with their exceptions

rules-mini-aim-title = The aim
rules-mini-aim = Build what the cards show with eight bricks, while a small die counts your time. Whoever has the most points after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } each wins.
rules-mini-box-title = In the box
rules-mini-box = Eight bricks, 30 cards with a building on each side, which makes 60, and a die with 1, 2, 3 and three blank faces. At a real table you also need paper and a pencil for the scores.
rules-mini-turn-title = A turn
rules-mini-turn = The youngest player goes first; if nobody says they’re the youngest, the table draws lots. The architect gives the start signal, takes the top card and builds the side that was hidden in the pile.
rules-mini-sum-title = The sum
rules-mini-sum = From the start signal on, the small die is rolled again and again. It shows 1, 2, 3 or nothing; the numbers are added up and called out. At { $limit } or more the turn is over.
rules-mini-sum-except = A blank face changes nothing and isn’t called out.
rules-mini-keeper-title = Who keeps time
rules-mini-keeper = The timekeeper is the player on the architect’s left. { $timekeeper ->
        [player] That player taps to roll the die; if they take too long, the table rolls for them.
       *[table] Here, the die rolls by itself.
    }
rules-mini-marks-title = What a card shows
rules-mini-marks = The blue number in the upper corners is what the card is worth.
rules-mini-card-title = Cards
rules-mini-card = On a grey card only the shape counts; on a coloured one every brick must be the colour shown. When a card is finished, take the next one. All the bricks are available again.
rules-mini-watch-title = The others
rules-mini-watch = Everyone else checks both the construction and the sum, and points out mistakes.
rules-mini-stop-title = Stop
rules-mini-stop = At “Stop!” you let go at once. The card you’re building doesn’t count. The blue numbers on your finished cards are your points. Then the next player to the left builds, with a new timekeeper.
rules-mini-pile-title = When the pile runs out
rules-mini-pile = { $pile ->
        [reshuffle] The used cards are shuffled and used again, either side up.
       *[turn] The used cards are turned over, so that their other sides come into play. From the second time on, they’re shuffled too.
    }
rules-mini-end-title = The end
rules-mini-end = The game ends when everyone has built { $turns ->
        [one] once
       *[other] { $turns } times
    }. If there’s a tie, the win is shared.
rules-mini-young-title = Young architects
rules-mini-young = Agree beforehand who the young architects are. Their turns go on until the sum is { $young_limit }.
