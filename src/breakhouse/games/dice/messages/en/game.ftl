### Make ’n’ Break, the dice game: what is refused

refused-the-stopper-starts = The stopper gives the start.
refused-say-start = You are the stopper: give the start.
refused-say-ready = Say that you are ready. The table counts down and starts.
refused-still-rolling = The dice are still rolling: wait a moment.
refused-throw-first = { the-piece-first } has to be thrown before it can be built in.
refused-throw-again = { the-piece-first } stood upright and has no number any more. Throw it again before you lay it flat.
refused-not-needed = The card does not ask for { the-piece }.
refused-not-in-play = { the-piece-first } is not in play, so it cannot be swapped out.
refused-take-it-off-first = { the-piece-first } is built in. Take it off before you swap it out.
refused-too-many-in-play =
    { $n ->
        [0] The card asks for no piece of that form.
        [one] The card asks for one such piece only. Swap one out for it.
       *[other] The card asks for { $n } such pieces only. Swap one out for it.
    }
