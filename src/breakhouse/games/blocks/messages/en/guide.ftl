### The building games: the first game

guide-build = { $how ->
        [grid] Press full stop to hear the card brick by brick, and Enter to take the brick you just heard. Start from the bottom.
        [grid-touch] Choose “{ questions-title }” to hear which brick comes next, take it with its button, and drag it to its place: it snaps to the grid.
        [felt] Drag a brick to where the card shows it. Or build by ear: full stop reads the card brick by brick, Enter takes the brick you just heard.
        [felt-touch] Drag a brick to where the card shows it: it snaps to the grid. Or shut your eyes: “{ bar-words }” has the card in words.
        [touch] Drag a brick to where the card shows it. Start from the bottom.
       *[mouse] Drag a brick to where the card shows it. Start from the bottom.
    }
guide-turn = { $how ->
        [grid] Up and down turn the brick in your hand, left and right move it, Enter puts it down. X tells you what’s still wrong.
        [grid-touch] “{ bench-turn }” turns the brick in your hand, “{ bench-hold }” is your other hand. “{ questions-title }” tells you what’s still wrong.
        [felt] Turn the brick in your hand with the wheel, or with up and down. The right mouse button holds another brick in place. X tells you what’s still wrong.
        [felt-touch] “{ bench-turn }” turns the brick in your hand, “{ bench-hold }” is your other hand. What’s still wrong shows up on the brick.
        [touch] Turn the brick in your hand with “{ bench-turn }” or a second finger. “{ bench-hold }” is your other hand.
       *[mouse] Turn the brick in your hand with the wheel or an arrow key. The right mouse button holds another brick in place.
    }
guide-real = Build the card with your own bricks and press “{ real-claim }”. The others check whether you’ve got it right.
guide-stand = { $how ->
        [grid] { guide-stand-heard }
        [grid-touch] { guide-stand-heard }
       *[other] { $next ->
            [waits] When you’ve got it right, it glows. Let go, and after a second it counts.
           *[comes] When you’ve got it right, it glows. Let go, and after a second the next card comes by itself.
        }
    }
guide-stand-heard = { $next ->
        [waits] When you’ve got it right, you’ll hear it. Let go, and after a second it counts.
       *[comes] When you’ve got it right, you’ll hear it. Let go, and after a second the next card comes by itself.
    }
guide-first = Start with something easy: three bricks and no clock. Press START when you’re ready.
guide-countdown = Get ready: the card is about to be turned over.
guide-timed = { $phase ->
        [roll] Now five bricks, against the clock. Roll the die to find out how long you have.
        [signal] Now five bricks, against the clock. Press START when you’re ready.
       *[building] The clock’s running. Finish this card and the next one comes by itself.
    }
