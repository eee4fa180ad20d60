### Make ’n’ Break: the first game

guide-start-classic = { $phase ->
        [roll] Roll the die, then press START when you’re ready. The card is turned over and the timer starts.
       *[signal] { $die ->
            [yes] Press START when you’re ready. The card is turned over and the timer starts.
           *[no] Press START when you’re ready. The card is turned over.
        }
    }
guide-count-classic = { $die ->
        [yes] { $how ->
            [grid] When time is up, your finished cards count. Then the next player builds and you listen.
            [grid-touch] When time is up, your finished cards count. Then the next player builds and you listen.
           *[other] When time is up, your finished cards count. Then the next player builds and you watch.
        }
       *[no] Press “{ bench-finish }” when you want to stop: your finished cards count.
    }
guide-watching-classic = { $how ->
        [grid] { $name } is building, and you’re checking: press “{ bench-point }” if something’s wrong. You’ll get your turn.
        [grid-touch] { $name } is building, and you’re checking: press “{ bench-point }” if something’s wrong. You’ll get your turn.
       *[other] { $name } is building, and you’re checking: tap any brick that’s in the wrong place. You’ll get your turn.
    }
