### Make ’n’ Break, the dice game: what is refused

refused-the-stopper-starts = The stopper gives the start signal.
refused-say-start = You’re the stopper: press START.
refused-say-ready = Press START when you’re ready. The table counts down.
refused-still-rolling = The dice are still rolling. Wait a moment.
refused-throw-first = Roll { the-piece } before you build with it.
refused-throw-again = { the-piece-first } was standing upright and no longer has a number. Roll it again before you lay it flat.
refused-not-needed = You don’t need { the-piece } for this card.
refused-not-in-play = { the-piece-first } isn’t in play, so you can’t swap it out.
refused-take-it-off-first = You’re building with { the-piece }. Put it aside before you swap it out.
refused-too-many-in-play =
    { $n ->
        [0] The card doesn’t need a piece of that shape.
        [one] The card needs only one of those. To use a different one, swap out the one in play.
       *[other] The card needs only { $n } of those. To use a different one, swap out one of those in play.
    }
