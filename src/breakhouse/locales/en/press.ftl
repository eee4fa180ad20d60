### Cards on paper

press-title = { $tactile ->
        [yes] Breakhouse, { press-game }: cards to feel
       *[no] Breakhouse, { press-game }: cards
    }
press-game = { $game ->
        [mini] Mini
        [dice] Dice
       *[classic] Classic
    }
press-sheet = { press-game }, sheet { $sheet } of { $sheets }, { $side ->
        [back] backs
       *[front] fronts
    }. Print at 100 %, on both sides, flipped on the long edge.

press-score-title = Scores
press-score-name = Name
press-score-turn = Turn { $n }
press-score-total = Total
press-score-foot = { $game ->
        [mini] Five turns each. A turn ends when the rolls reach 15; the card in progress does not count.
        [dice] Three turns each. A turn ends when the small die reaches 30; the card in progress does not count.
       *[classic] Four turns each. The card in progress when time is up does not count.
    }

press-alt = Card { $card }.

press-legend-title = { $game ->
        [mini] Eight bricks to feel
        [dice] Dice and cuboids to feel
       *[classic] Ten bricks to feel
    }
press-legend-how = Each card: its name, its points, the building on the table line. Where all outlines are empty, any colour will do. The cut corner is at the top right.
press-legend-die-white = Smooth for the white die
press-legend-die-yellow = Dotted for the yellow die
press-legend-die-blue = Striped for the blue die
press-legend-die-black = Crossed for the black die
press-legend-die-red = Grooved for the red die
press-legend-die-green = Diamond for the green die
press-legend-cuboid-blue = Striped for the blue cuboid
press-legend-cuboid-orange = Wavy for the orange cuboid
press-legend-level = A level beam: stands easily
press-legend-tipping = A tipping beam: tricky to balance
press-legend-start = A circle: START
press-legend-stop = An octagon: STOP

press-help = print cards as a PDF, for scissors or for fingers
press-help-game = whose cards: classic, mini or dice
press-help-deck = shipped, daily, endless:SEED, or a deck file (default: shipped)
press-help-out = the PDF to write
press-help-paper = a4 or letter (default: a4)
press-help-tactile = for swell paper and embossing: outlines, raised textures, large type, Braille, a legend
press-help-mirror = mirror every page, for pressing dots through from behind
press-help-language = the language of the words on the sheets
press-done = { $cards ->
        [one] One card face is set.
       *[other] { $cards } card faces are set.
    } The sheets are in { $path }.

refused-no-such-paper = There is no paper “{ $paper }” here. There is: { $known }.
refused-no-cards-to-print = “{ $game }” has no building cards. Print one of these: { $known }.
refused-no-cards-in-deck = This deck has no card, so there is nothing to print.
refused-card-without-other-side = Card { $card } has { $sides ->
        [one] one side
       *[other] { $sides } sides
    } in this deck; printed cards of this game need exactly two.
refused-press-not-installed = Printing needs the typesetter. Install it with: pip install 'breakhouse[press]'
refused-cannot-write = “{ $path }” cannot be written: { $why }. Choose another place with --out.
