### The building world: bricks and constructions in words, the judge's voice, what cannot be read or placed.
### “Brick” as a measure is always a brick’s height. Sentences begin in lower case; whoever says them capitalises.

## Names of pieces

words-piece = { $piece ->
        [white] white
        [yellow] yellow
        [orange] orange
        [red] red
        [purple] purple
        [lightblue] light blue
        [darkblue] dark blue
        [lightgreen] light green
        [darkgreen] dark green
        [brown] brown
        [die-white] the white die
        [die-yellow] the yellow die
        [die-blue] the blue die
        [die-black] the black die
        [die-red] the red die
        [die-green] the green die
        [cuboid-blue] the blue cuboid
        [cuboid-orange] the orange cuboid
       *[other] { $piece }
    }
words-piece-felt = { $piece ->
        [white] smooth white
        [yellow] dotted yellow
        [orange] wavy orange
        [red] grooved red
        [purple] crossed purple
        [lightblue] ringed light blue
        [darkblue] striped dark blue
        [lightgreen] diagonal-lined light green
        [darkgreen] diamond dark green
        [brown] grained brown
        [die-white] the white die
        [die-yellow] the yellow die
        [die-blue] the blue die
        [die-black] the black die
        [die-red] the red die
        [die-green] the green die
        [cuboid-blue] the blue cuboid
        [cuboid-orange] the orange cuboid
       *[other] { $piece }
    }
words-texture = { $piece ->
        [white] smooth
        [yellow] dotted
        [orange] wavy
        [red] grooved
        [purple] crossed
        [lightblue] ringed
        [darkblue] striped
        [lightgreen] diagonal
        [darkgreen] diamond
        [brown] grained
       *[other] { $piece }
    }
words-counted = { $form ->
        [die] die { $n }
        [cuboid] cuboid { $n }
       *[brick] brick { $n }
    }
words-any = { $form ->
        [die] a die
        [cuboid] a cuboid
       *[brick] a brick
    }
words-table = the table
words-distance = { $form ->
        [piece] { $halves ->
            [0] a little
            [1] half a die
            [2] one die
            [3] one and a half dice
           *[other] { $half ->
                [yes] { $whole } and a half dice
               *[no] { $whole } dice
            }
        }
       *[brick] { $halves ->
            [0] a little
            [1] half a brick
            [2] one brick
            [3] one and a half bricks
           *[other] { $half ->
                [yes] { $whole } and a half bricks
               *[no] { $whole } bricks
            }
        }
    }
# By how much: French melts its “by” with the number.
words-by = { $halves ->
       *[other] { words-distance }
    }

## A construction

words-card = { $kind ->
        [grey] grey card, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: only the shape counts, any colours will do.
        [neutral] neutral card, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: only the shape counts, choose any dice and cuboids.
        [free] free card, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[coloured] coloured card, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: shape and colours count.
    }
words-free = build what you like with exactly { $n } pieces, only one of which touches the table.
words-hands = { $n ->
        [one] one hand is enough.
       *[other] you need a second hand to hold a piece.
    }
words-whole = { $form ->
        [brick] { $n ->
            [one] one brick
           *[other] { $n } bricks
        }
       *[piece] { $n ->
            [one] one piece
           *[other] { $n } pieces
        }
    }, { $form ->
        [brick] { $height ->
            [one] one brick high
           *[other] { $height } bricks high
        }
       *[piece] { $height ->
            [one] one die high
           *[other] { $height } dice high
        }
    }{ $even ->
        [yes] , symmetrical.
       *[no] .
    }
words-bottom = bottom: { $name }{ $how ->
        [lying] , lying
        [standing] , standing
        [pointing] , pointing at you
        [upright] , upright
       *[flat] { "" }
    }.
words-beside = { $name }{ $how ->
        [lying] , lying
        [standing] , standing
        [pointing] , pointing at you
        [upright] , upright
       *[flat] { "" }
    }, on the table, { $halves ->
        [0] directly to the right of { $below }
       *[other] { $distance } to the right of { $below }
    }.
words-over-one = on { $below }, { words-place-one }
words-place-one = { $place ->
        [same] exactly on top
        [middle] in the middle
        [left] flush left
        [right] flush right
        [over-left] reaching { $distance } over the left end
        [over-right] reaching { $distance } over the right end
       *[in-left] { $distance } from the left end
    }
words-on = { words-over-one }: { $name }{ $how ->
        [lying] , lying
        [standing] , standing
        [pointing] , pointing at you
        [upright] , upright
       *[flat] { "" }
    }.
words-over-several = across { $n ->
        [2] { $below } and { $other }
       *[other] { $n } pieces from { $below } to { $other }
    }, { words-place-several }
words-place-several = { $place ->
        [same] from end to end
        [middle] in the middle
        [left] flush left
        [right] flush right
        [over-left] reaching { $distance } over the left end
        [over-right] reaching { $distance } over the right end
       *[in-left] { $distance } from the left end
    }
words-across = { words-over-several }: { $name }{ $how ->
        [lying] , lying
        [standing] , standing
        [pointing] , pointing at you
        [upright] , upright
       *[flat] { "" }
    }.
words-hold = hold { $name } with your other hand.
words-release = let go of { $name }.

## The whole of a card in one breath: a piece lies unless it’s said otherwise

words-summary = { $kind ->
        [grey] grey card
        [neutral] neutral card
       *[coloured] coloured card
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $form ->
        [brick] { $n ->
            [one] one brick
           *[other] { $n } bricks
        }
       *[piece] { $n ->
            [one] one piece
           *[other] { $n } pieces
        }
    }, { $height } high{ $even ->
        [yes] , symmetrical.
       *[no] .
    }
words-row-first = from the bottom: { $row }.
words-row = { $row }.
words-row-and = { $one }, { $rest }
words-row-piece = { $name }{ $how ->
        [standing] { " " }standing
        [pointing] { " " }pointing at you
        [upright] { " " }upright
       *[lying] { "" }
    }
words-row-any = { $form ->
        [die] { $n ->
            [one] one die
           *[other] { $n } dice
        }
        [cuboid] { $n ->
            [one] one cuboid
           *[other] { $n } cuboids
        }{ $how ->
            [upright] { " " }upright
           *[lying] { "" }
        }
       *[brick] { $n ->
            [one] { $how ->
                [standing] one standing
                [pointing] one pointing at you
               *[lying] one lying
            }
           *[other] { $n } { $how ->
                [standing] standing
                [pointing] pointing at you
               *[lying] lying
            }
        }
    }
words-two-hands = two hands.

## What the judge says

difference-none = that’s right.
difference-extra = { $name } isn’t on the card: take it away.
difference-missing = still missing, { $where }
difference-misplaced = { $name } { $how ->
       *[other] is
    } { $side ->
        [left] { $across } too far left
        [right] { $across } too far right
       *[none] { "" }
    }{ $level ->
        [high] { $side ->
            [none] { $up } too high
           *[other] { " " }and { $up } too high
        }
        [low] { $side ->
            [none] { $up } too low
           *[other] { " " }and { $up } too low
        }
       *[none] { "" }
    }.
difference-wrong-way = { $name } should { $how ->
        [lying] lie
        [standing] stand
        [pointing] point at you
        [upright] stand upright
       *[flat] lie flat
    }.
difference-tilted = { $name } is leaning: straighten it.
difference-wrong-colour = { $name } is where { $other } belongs.
difference-swapped = { $name } and { $other } are swapped.
difference-mirrored = this is a mirror image: swap left and right.
difference-overlapping = { $name } and { $other } overlap: move them apart.
difference-floating = { $name } is hanging in the air: put something under it.
difference-toppling = this can’t stand by itself: move what’s on top closer to the middle of what supports it.
difference-too-few = the card asks for { $n } connected pieces; there are fewer.
difference-too-many = the card asks for { $n } connected pieces; take the others away.
difference-table-touched = only one piece may touch the table: lift { $name }.

## What cannot be read

invalid-no-such-piece = There’s no piece “{ $piece }”.
invalid-no-such-pose = “{ $piece }” can’t be turned “{ $how }”. Choose from: { $known }.
invalid-out-of-the-world = “{ $piece }” would be off the table at { $x }, { $y }.
invalid-tilted-too-far = “{ $piece }” is tilted by { $tilt } tenths of a degree; beyond { $most } it counts as turned another way.
invalid-piece-placed-twice = “{ $piece }” appears twice, but there’s only one.
invalid-too-many-pieces = { $n } pieces are more than any box holds; the limit is { $most }.
invalid-notation-piece = “{ $word }” isn’t a placed piece. Write it like red-@0,1.5 or red-(150,50).
invalid-notation-place = The position in “{ $word }” can’t be read. Write whole numbers: centre x, centre y, and a tilt if there is one.
invalid-notation-mark = The piece in “{ $word }” can only be turned like this: { $known }.
invalid-notation-card = “{ $text }” isn’t a card. Write ID, points, number colour and kind, a colon, and the pieces: c1 2 blue grey: grey-@0,0 grey.@1,1.
invalid-notation-note = “{ $note }” after the pieces is neither an order nor a difficulty.
invalid-notation-step = “{ $word }” isn’t a building step. Write the number of a piece and, after a slash, the one to hold: 3 or 3/1.

## What is no card and no deck

invalid-card-id = “{ $id }” isn’t a valid card name: use letters, digits and hyphens only.
invalid-card-points = Card { $id } has { $points } points; a card is worth 1, 2 or 3.
invalid-card-free = Card { $id } is a free card: it has to ask for 3 or 4 pieces and show no construction.
invalid-card-empty = Card { $id } shows no construction.
invalid-card-order = The building order of card { $id } doesn’t name each of its pieces exactly once.
invalid-card-difficulty = The difficulty of card { $id } is { $difficulty }; it must be from 0 to 100.
invalid-card-off-grid = A card’s pieces must lie on a grid of half bricks; one here doesn’t.
invalid-card-piece-of-other-kind = “{ $piece }” can’t be on card { $id }, which is { $kind }.
invalid-card-not-in-the-box = The box of { $game } has no “{ $piece }” left for card { $id }.
invalid-card-overlaps = On card { $id }, { $first } and { $second } overlap.
invalid-card-unstable = Card { $id } isn’t stable enough to be built{ $margin ->
        [none] : something on it hangs in the air
       *[other] { " " }(its margin is { $margin }% of a brick; it needs 20%)
    }.
invalid-deck-header = A deck starts with a line like “deck my-deck GAME 1”, not with “{ $text }”.
invalid-deck-size = A deck has 1 to { $most } cards; this one has { $cards }.
invalid-deck-id-twice = Two cards in the deck are called { $id }.
invalid-deck-card-twice = Card { $id } shows the same construction as card { $other }, perhaps mirrored or in other colours.
invalid-deck-sides = Card { $id } needs two sides: { $one } ({ $one_number ->
        [red] red
        [yellow] yellow
       *[blue] blue
    }) and { $other } ({ $other_number ->
        [red] red
        [yellow] yellow
       *[blue] blue
    }).
invalid-deck-unreadable = The deck file { $path } can’t be read ({ $why }).
invalid-deck-of-no-game = “{ $game }” has no building cards. These games do: { $known }.
invalid-deck-of-another-game = “{ $deck }” is a deck for { $game }, not for { $wanted }.
invalid-deck-day = “{ $day }” isn’t a date. Write it like 2026-11-15.
invalid-no-such-deck = There’s no deck “{ $deck }”. Choose from: { $known }.

## Blocks given by their edges

invalid-no-blocks = There are no blocks to check.
invalid-too-many-blocks = { $n } blocks are too many to check at once; the limit is { $most }.
invalid-block-unreadable = Block { $n } must be left edge, bottom edge, width and height as plain numbers.
refused-block-in-the-table = Block { $n } reaches into the table.
refused-blocks-overlap = Blocks { $first } and { $second } overlap.

## The same faults where they spoil a match’s options

refused-no-such-piece = { invalid-no-such-piece }
refused-piece-placed-twice = { invalid-piece-placed-twice }
refused-too-many-pieces = { invalid-too-many-pieces }
refused-notation-piece = { invalid-notation-piece }
refused-notation-place = { invalid-notation-place }
refused-notation-mark = { invalid-notation-mark }
refused-notation-card = { invalid-notation-card }
refused-notation-note = { invalid-notation-note }
refused-notation-step = { invalid-notation-step }
refused-card-id = { invalid-card-id }
refused-card-points = { invalid-card-points }
refused-card-free = { invalid-card-free }
refused-card-empty = { invalid-card-empty }
refused-card-order = { invalid-card-order }
refused-card-difficulty = { invalid-card-difficulty }
refused-card-off-grid = { invalid-card-off-grid }
refused-card-piece-of-other-kind = { invalid-card-piece-of-other-kind }
refused-card-not-in-the-box = { invalid-card-not-in-the-box }
refused-card-overlaps = { invalid-card-overlaps }
refused-card-unstable = { invalid-card-unstable }
refused-deck-header = { invalid-deck-header }
refused-deck-size = { invalid-deck-size }
refused-deck-id-twice = { invalid-deck-id-twice }
refused-deck-card-twice = { invalid-deck-card-twice }
refused-deck-sides = { invalid-deck-sides }
refused-deck-unreadable = { invalid-deck-unreadable }
refused-deck-of-no-game = { invalid-deck-of-no-game }
refused-deck-of-another-game = { invalid-deck-of-another-game }
refused-deck-day = { invalid-deck-day }
refused-no-such-deck = { invalid-no-such-deck }
