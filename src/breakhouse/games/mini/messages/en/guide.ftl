### Mini Make ’n’ Break: the first game

guide-start-mini = { $die ->
        [no] Press START when you’re ready. The card is turned over.
       *[yes] Press START when you’re ready. The small die starts counting.
    }
guide-count-mini = { $die ->
        [no] Press “{ bench-finish }” when you want to stop: your finished cards count.
       *[yes] When the sum reaches the limit, your turn is over and your finished cards count.
    }
guide-watching-mini = { $how ->
        [grid] { $name } is building, and you’re checking: press “{ bench-point }” if something’s wrong. You’ll get your turn.
        [grid-touch] { $name } is building, and you’re checking: press “{ bench-point }” if something’s wrong. You’ll get your turn.
       *[other] { $name } is building, and you’re checking: tap any brick that’s in the wrong place. You’ll get your turn.
    }
guide-keeping-mini = { $phase ->
        [signal] You’re the timekeeper: once { $name } has started, roll the small die.
       *[building] Keep rolling the small die. The table adds up the numbers: at { $limit }, { $name }’s turn is over.
    }
