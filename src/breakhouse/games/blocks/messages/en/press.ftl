### The building games: on paper

press-title = { $tactile ->
        [yes] Breakhouse, { $game }: tactile cards
       *[no] Breakhouse, { $game }: cards
    }
press-sheet = { $game }, sheet { $sheet } of { $sheets }, { $side ->
        [back] backs
       *[front] fronts
    }. Print at 100%, on both sides, flipped on the long edge.

press-score-title = Scores
press-score-name = Name
press-score-turn = Turn { $n }
press-score-total = Total

press-alt = Card { $card }.
press-legend-how = Each card shows its name, its points and the construction on the table line. Where all outlines are empty, any colour will do. The cut corner is at the top right.
press-legend-start = A circle: START
press-legend-stop = An octagon: STOP
refused-no-cards-in-deck = This deck is empty, so there’s nothing to print.
refused-card-without-other-side = Card { $card } has { $sides ->
        [one] one side
       *[other] { $sides } sides
    } in this deck; printed cards of this game need exactly two.
