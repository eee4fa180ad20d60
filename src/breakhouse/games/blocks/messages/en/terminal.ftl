### The building games: in the terminal

cards-help = view, check, compare and make cards and decks
cards-help-list = list the cards of a deck
cards-help-show = show one card: notation, sketch, words, picture
cards-help-check = check deck files or single cards: can they be read and built, and do they stand?
cards-help-make = make a new deck from a seed
cards-help-judge = compare a construction with a card
cards-help-contact = draw all the cards of a deck in one picture
cards-help-deck = { $decks }, GAME:daily, GAME:endless:SEED, or a deck file (default: the first game’s deck)
cards-help-card = the ID of a card in the deck, or a card’s notation in quotes
cards-help-construction = a construction’s notation in quotes, such as "red-@0,0 white.@1,1"
cards-help-notation = print the deck in its text notation
cards-help-svg = write a picture of the card (SVG) to this file
cards-help-felt = name textures along with colours
cards-help-steps = explain how to build it, step by step
cards-help-what = a deck file, or a card’s notation in quotes
cards-help-game = the game the cards are for
cards-help-name = the name of the new deck
cards-help-seed = any text: the same seed makes the same deck
cards-help-care = how many shapes to compare for each card (default: 3)
cards-help-out = the file to write (default: print it)
cards-help-contact-out = the picture to write, .svg or .png

cards-deck = { $name }, for { $game }: { $n ->
        [one] one card
       *[other] { $n } cards
    }.
cards-deck-right = { $name }, for { $game }: { $n ->
        [one] the one card is valid
       *[other] all { $n } cards are valid
    }.
cards-line = Line { $line }:
cards-made = Written: { $file }
cards-line-of-card = { $id }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $number ->
        [red] red number
        [yellow] yellow side
       *[blue] blue number
    }, { $kind ->
        [grey] grey
        [neutral] neutral
        [free] free
       *[coloured] coloured
    }, { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    }, { $hands ->
        [one] one hand
       *[other] two hands
    }, difficulty { $difficulty }
invalid-no-such-card = There’s no card { $card } in { $deck }.
referee-op-stability = says whether blocks (x, y, width, height) stand
referee-op-judge = says whether a construction matches a card
