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
        [felt-white] the smooth white brick
        [felt-yellow] the dotted yellow brick
        [felt-orange] the wavy orange brick
        [felt-red] the grooved red brick
        [felt-purple] the purple brick with crosses
        [felt-lightblue] the ringed light blue brick
        [felt-darkblue] the striped dark blue brick
        [felt-lightgreen] the light green brick with diagonal lines
        [felt-darkgreen] the dark green brick with diamonds
        [felt-brown] the grained brown brick
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
        [felt-white] The smooth white brick
        [felt-yellow] The dotted yellow brick
        [felt-orange] The wavy orange brick
        [felt-red] The grooved red brick
        [felt-purple] The purple brick with crosses
        [felt-lightblue] The ringed light blue brick
        [felt-darkblue] The striped dark blue brick
        [felt-lightgreen] The light green brick with diagonal lines
        [felt-darkgreen] The dark green brick with diamonds
        [felt-brown] The grained brown brick
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
        [felt-white] the smooth white brick
        [felt-yellow] the dotted yellow brick
        [felt-orange] the wavy orange brick
        [felt-red] the grooved red brick
        [felt-purple] the purple brick with crosses
        [felt-lightblue] the ringed light blue brick
        [felt-darkblue] the striped dark blue brick
        [felt-lightgreen] the light green brick with diagonal lines
        [felt-darkgreen] the dark green brick with diamonds
        [felt-brown] the grained brown brick
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
the-pronoun = { $brick ->
       *[other] it
    }

## Hands

refused-no-such-brick = There’s no “{ $brick }” in this box.
refused-hand-is-full = Put { the-piece } down first; your hand is full.
refused-not-in-hand = Take { the-piece } first.
refused-already-placed = { the-piece-first } is already on the table. Pick it up to move it.
refused-too-fast = That was too fast for any hand. Wait a moment.
refused-out-of-the-world = That’s off the table. Put it where everyone can see it.
refused-no-such-pose = { $piece ->
        [cuboid-blue] The blue cuboid can only lie or stand upright.
        [cuboid-orange] The orange cuboid can only lie or stand upright.
       *[other] That one can only be turned like this: { $known }.
    }
refused-tilted-too-far = That’s more than a quarter turn. Turn the piece another way.
refused-in-the-table = { the-piece-first } would be inside the table. Put it a little higher.
refused-in-mid-air = There’s nothing under { the-piece }. Put it on the table or on another piece, or hold it with your other hand.
refused-bricks-overlap = { the-piece-first } would be inside { the-other-piece }. Move it until they only touch.
refused-off-the-grid = { the-piece-first } is off the grid. Move it a little to the left or right.
refused-would-fall = { the-piece-first } would fall from there. Hold it with your other hand, or support it first.
refused-would-fall-if-released = Something would fall if you let go of { the-piece } now. Add some support first.
refused-something-rests-on-it = Before you move { the-piece }, take off { the-other-piece } or hold it with your other hand.
refused-brick-is-held = Your other hand is holding { the-piece }. Let go of it first.
refused-held-already = Your other hand is already holding { the-piece }.
refused-other-hand-is-full = Your other hand can’t hold more than { $most }. Let go of one first.
refused-not-held = Your other hand isn’t holding { the-piece }.
refused-not-on-the-bench = { the-piece-first } isn’t on the table, so you can’t hold it or knock it down.
refused-nothing-to-break = There’s nothing to knock down.
refused-brick-twice = { the-piece-first } appears twice, but there’s only one.
refused-cannot-fall-so = { the-piece-first } can’t end up like that by falling.
refused-falling-up = Nothing falls upwards. Say where the bricks really came to rest.
refused-nothing-falls-on-the-grid = Nothing slides or falls on the grid. Move the bricks one at a time.

## Turns and time

refused-not-the-architect = It’s not your turn to build. Watch closely, and speak up if you see a mistake.
refused-not-started = Building hasn’t started yet. Wait for the signal.
refused-time-is-up = Time’s up. Only what was finished in time counts.
refused-started-already = The turn has already started.
refused-no-timer = This turn has no timer. Whoever is building says when it’s over.
refused-the-clock-ends-it = This turn ends when time is up. Keep building until then.
refused-no-card = There’s no card face up.
refused-the-table-rolls = At this table the die rolls by itself.
refused-not-the-timekeeper = Someone else rolls the die this turn.
refused-set-the-timer-first = First set the timer to { $number }.
refused-wait-for-the-signal = Wait for the architect’s signal.
refused-timer-is-set = The timer is already set. Press START on the architect’s signal.
refused-signalled-already = You’ve given the signal. Your neighbour presses START.
refused-the-architect-starts = At this table, the architect presses START.
refused-not-your-timer = Someone else keeps the timer this turn.
refused-refused-enough = In a rated match, you may refuse { $most } cards more than you’ve finished in this turn. Build this one first.
refused-seat-twice = Seat { $seat } is on the list twice.
refused-young-have-less-time = Young architects must have at least as much time as the others: { $young_limit } is less than { $limit }.
refused-roll-too-soon = The die is still rolling. Wait a moment.

## Watching and judging

refused-others-point = You’re the one building. Let the others point out mistakes.
refused-pointed-already = You’ve already pointed that out. Give the builder a moment.
refused-the-table-judges = The table does the checking. Just build.
refused-bricks-are-real = This match is played with real bricks. Build on your table, and say when you’re done.
refused-claimed-already = You’ve already said you’re done. The others are checking.
refused-others-judge = The others decide whether you’ve got it right.
refused-nothing-claimed = Nobody has said they’re done yet.

## Options

refused-wrong-number-of-factors = { $n ->
        [one] There’s one time factor
       *[other] There are { $n } time factors
    } for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }. Set one for each seat, or none.
refused-wrong-number-of-hands = { $n ->
        [one] There’s one way of moving bricks
       *[other] There are { $n } ways of moving bricks
    } for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }. Give one for all, or one for each seat.
refused-wrong-number-of-rungs = { $n ->
        [one] There’s one number
       *[other] There are { $n } numbers
    } in the learning ladder for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }. Give a number for each seat.
refused-deck-has-no-cards =
    { $number ->
        [blue] The deck has no card with a blue number, but someone draws from that pile.
        [red] The deck has no card with a red number, but someone draws from that pile.
        [yellow] The deck has no card with a yellow side.
       *[other] The deck has no card to play with.
    }

outcome-all-turns-played =
    { $count ->
        [one] All turns have been played. { $name } wins.
       *[other] All turns have been played. { $name } share the win.
    }
