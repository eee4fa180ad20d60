### Make ’n’ Break: the first game

guide-start-classic = { $die ->
        [yes] Roll the die, then press START when you are ready. The card turns over and the timer runs.
       *[no] Press START when you are ready. The card turns over.
    }
guide-count-classic = { $die ->
        [yes] When time is up, the finished cards count. Then the next one builds, and you watch.
       *[no] Press “{ bench-finish }” when you’ve had enough: the finished cards count.
    }
guide-watching-classic = { $name } builds. You check: touch a brick that stands wrong. Your turn comes too.
