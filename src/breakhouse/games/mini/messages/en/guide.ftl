### Mini Make ’n’ Break: the first game

guide-start-mini = Press START when you are ready. The small die begins to count.
guide-count-mini = When the sum is reached, your turn is over and the finished cards count.
guide-watching-mini = { $name } builds. You check: touch a brick that stands wrong. Your turn comes too.
guide-keeping-mini = { $phase ->
        [signal] You are the timekeeper: when { $name } has started, you roll the small die.
       *[building] Roll the small die again and again. The table adds up: at { $limit } the turn of { $name } is over.
    }
