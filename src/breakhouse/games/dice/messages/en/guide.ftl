### Make ’n’ Break, the dice game: the first game

guide-start-dice = { $keeper ->
        [table] Press START when you are ready. After the countdown the small die begins to count.
       *[player] Wait for the signal. Then the small die begins to count.
    }
guide-throw = { $how ->
        [grid] G rolls the pieces that the card needs. Shift with a digit marks a single one to be rolled again.
       *[other] Roll the dice that the card needs. Keep those that fit, roll the others again.
    }
guide-stack = Put a die down as the card shows. What lies on top must show as much or more.
guide-count-dice = When the sum is reached, your turn is over and the finished cards count.
guide-watching-dice = { $name } rolls and builds. What lies on top must show as much or more: touch a piece that is wrong. Your turn comes too.
guide-keeping-dice = { $phase ->
        [signal] You are the stopper: press START when { $name } is ready.
       *[building] Roll the small die again and again. The table adds up: at { $limit } the turn of { $name } is over.
    }
