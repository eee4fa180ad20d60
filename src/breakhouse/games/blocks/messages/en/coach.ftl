### The building games: what the coach says and draws

## Hints: one sentence each, from the bot’s own numbers

coach-build-next = Next comes { the-piece }, { $how ->
        [lying] lying
        [standing] standing
        [pointing] pointing at you
        [upright] upright
       *[flat] just as you rolled it
    }{ $after ->
        [0] ; it’s the last one
       *[other] { $carries ->
            [0] ; { $after ->
                [one] one more comes after it
               *[other] { $after } more come after it
            }
            [one] : one more goes on top of it
           *[other] : { $carries } more go on top of it
        }, about { $seconds ->
            [one] one second
           *[other] { $seconds } seconds
        } to go at my pace
    }.
coach-build-lift = { the-piece-first } is in the wrong place; take it away first.
coach-build-lay-aside = You don’t need { the-piece } now; put it aside.
coach-build-hold = Hold { the-piece } with your other hand, or the next one will bring it down.
coach-build-release = Everything stands by itself now; let go of { the-piece }.
coach-build-sweep = Knock everything down and start over; that’s quicker than fixing it.

## The review

coach-build-undone = On card { $card }, { the-piece } didn’t stay in place.
coach-build-collapsed = On card { $card }, everything came down and had to be rebuilt.
coach-built-title = Building:
coach-built-line = { $name }: { $done ->
        [0] no cards finished
        [one] one card finished
       *[other] { $done } cards finished
    }, { $lost ->
        [0] and no time lost on bricks that had to be moved again
        [one] one second lost on bricks that had to be moved again
       *[other] { $lost } seconds lost on bricks that had to be moved again
    }.
coach-card-line = { $name }, card { $card }: { $took ->
        [one] one second
       *[other] { $took } seconds
    }, { $lost ->
        [0] none lost
       *[other] { $lost } lost
    }.
coach-quicker = { $saves ->
        [one] One second
       *[other] { $saves } seconds
    } quicker: { $order }.
coach-piece = { $brick ->
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
        [die-white] white die
        [die-yellow] yellow die
        [die-blue] blue die
        [die-black] black die
        [die-red] red die
        [die-green] green die
        [cuboid-blue] blue cuboid
       *[cuboid-orange] orange cuboid
    }
coach-picture-seconds = Seconds per card
coach-picture-seconds-first = total
coach-picture-seconds-second = lost

## Results

review-building = Building
review-seconds = { $seconds } s
review-look-card = Show card { $card }
review-built-so = How it was built
review-quicker-so = A quicker way
