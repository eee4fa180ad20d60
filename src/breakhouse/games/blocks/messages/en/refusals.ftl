### What classic, mini and dice may say: hands, turns, time, real bricks.

## Pieces, as they are called within a sentence and at its beginning

the-piece = { $brick ->
        [white] the white brick
        [yellow] the yellow brick
        [orange] the orange brick
        [red] the red brick
        [purple] the purple brick
        [lightblue] the light blue brick
        [darkblue] the dark blue brick
        [lightgreen] the light green brick
        [darkgreen] the dark green brick
        [brown] the brown brick
        [die-white] the white die
        [die-yellow] the yellow die
        [die-blue] the blue die
        [die-black] the black die
        [die-red] the red die
        [die-green] the green die
        [cuboid-blue] the blue cuboid
        [cuboid-orange] the orange cuboid
       *[other] that piece
    }
the-piece-first = { $brick ->
        [white] The white brick
        [yellow] The yellow brick
        [orange] The orange brick
        [red] The red brick
        [purple] The purple brick
        [lightblue] The light blue brick
        [darkblue] The dark blue brick
        [lightgreen] The light green brick
        [darkgreen] The dark green brick
        [brown] The brown brick
        [die-white] The white die
        [die-yellow] The yellow die
        [die-blue] The blue die
        [die-black] The black die
        [die-red] The red die
        [die-green] The green die
        [cuboid-blue] The blue cuboid
        [cuboid-orange] The orange cuboid
       *[other] That piece
    }
the-other-piece = { $other ->
        [white] the white brick
        [yellow] the yellow brick
        [orange] the orange brick
        [red] the red brick
        [purple] the purple brick
        [lightblue] the light blue brick
        [darkblue] the dark blue brick
        [lightgreen] the light green brick
        [darkgreen] the dark green brick
        [brown] the brown brick
        [die-white] the white die
        [die-yellow] the yellow die
        [die-blue] the blue die
        [die-black] the black die
        [die-red] the red die
        [die-green] the green die
        [cuboid-blue] the blue cuboid
        [cuboid-orange] the orange cuboid
       *[other] another piece
    }

## Hands

refused-no-such-brick = There is no “{ $brick }” in this box.
refused-hand-is-full = Put { the-piece } down first; the hand is full.
refused-not-in-hand = Take { the-piece } into the hand first.
refused-already-placed = { the-piece-first } stands there already. Lift it to move it.
refused-too-fast = No hand is that fast: wait a moment.
refused-out-of-the-world = That is off the table. Put it down where everybody can see it.
refused-no-such-pose = { $piece ->
        [cuboid-blue] The blue cuboid can only lie or stand upright.
        [cuboid-orange] The orange cuboid can only lie or stand upright.
       *[other] It cannot be turned that way. Possible: { $known }.
    }
refused-tilted-too-far = That is more than a quarter turn. Turn the piece another way instead.
refused-in-the-table = { the-piece-first } would be inside the table. Put it a little higher.
refused-in-mid-air = Nothing is under { the-piece }. Put it on the table or on something, or hold it with the other hand.
refused-bricks-overlap = { the-piece-first } would be inside { the-other-piece }. Move it until they only touch.
refused-off-the-grid = { the-piece-first } is off the grid. Move it by half a brick.
refused-would-fall = { the-piece-first } would fall from there. Hold it with the other hand, or support it first.
refused-would-fall-if-released = Something would fall if you released { the-piece } now. Support it first.
refused-something-rests-on-it = On { the-piece } rests { the-other-piece }. Take that off first, or hold it.
refused-brick-is-held = The other hand holds { the-piece }. Let go of it first.
refused-held-already = The other hand holds { the-piece } already.
refused-other-hand-is-full = The other hand can’t hold more than { $most } bricks. Let go of one first.
refused-not-held = The other hand does not hold { the-piece }.
refused-not-on-the-bench = { the-piece-first } is not standing anywhere, so it can neither be held nor fall.
refused-nothing-to-break = Nothing stands there to knock down.
refused-brick-twice = { the-piece-first } is named twice. There is only one of it.
refused-cannot-fall-so = { the-piece-first } cannot come to lie like that by falling.
refused-falling-up = Nothing rises when it falls. Say where the bricks really came to rest.
refused-nothing-falls-on-the-grid = On the grid nothing slides or falls. Move the bricks one by one.

## Turns and time

refused-not-the-architect = It is not your turn to build. Watch closely, and say so if you see a mistake.
refused-not-started = Building has not begun. Wait for the start.
refused-time-is-up = Time is up. What stands now stands.
refused-started-already = The turn has begun already.
refused-no-timer = This turn has no timer. It is over when the one who builds says so.
refused-the-clock-ends-it = The clock ends this turn. Build on until then.
refused-no-card = No card lies open.
refused-the-table-rolls = At this table the die rolls by itself.
refused-not-the-timekeeper = Somebody else rolls the die in this turn.
refused-roll-too-soon = The die is still rolling: wait a moment.

## Watching and judging

refused-others-point = You build. Pointing at mistakes is for the others.
refused-pointed-already = You have pointed at that already. Give the builder a moment.
refused-the-table-judges = Here the table itself looks whether it is right. Just build.
refused-bricks-are-real = This match is played with real bricks. Build on the table, and say when it is done.
refused-claimed-already = You have said that it is done. The others are looking.
refused-others-judge = The others say whether it is right.
refused-nothing-claimed = Nothing has been called finished yet.

## Options

refused-wrong-number-of-factors = There
    { $n ->
        [one] is one time factor
       *[other] are { $n } time factors
    } for { $seats } seats. Give one for each seat, or none.
refused-wrong-number-of-hands = There
    { $n ->
        [one] is one way of moving bricks
       *[other] are { $n } ways of moving bricks
    } for { $seats } seats. Give one for all, or one for each seat.
refused-wrong-number-of-rungs = The learning ladder names { $n } of { $seats } seats. Give a number for each seat.
refused-deck-has-no-cards =
    { $number ->
        [blue] The deck has no card with a blue number, and somebody draws from that pile.
        [red] The deck has no card with a red number, and somebody draws from that pile.
        [yellow] The deck has no card with a yellow side.
       *[other] The deck has no card to play with.
    }

outcome-all-turns-played =
    { $count ->
        [one] Everybody has built as often as agreed. { $name } wins.
       *[other] Everybody has built as often as agreed. { $name } share the win.
    }
