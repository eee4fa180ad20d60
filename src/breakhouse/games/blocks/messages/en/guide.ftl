### The building games: the first game

guide-build = { $how ->
        [grid] Full stop reads the card brick by brick, and Enter takes the brick that was read. Start from the bottom.
        [touch] Drag a brick to where the card shows it. Start from the bottom.
       *[mouse] Drag a brick to where the card shows it. Start from the bottom.
    }
guide-turn = { $how ->
        [grid] Up and down turn the brick in your hand, left and right move it, Enter puts it down. X says what is still wrong.
        [touch] Turn the brick in your hand with “{ bench-turn }” or a second finger. “{ bench-hold }” is your other hand.
       *[mouse] Turn the brick in your hand with the wheel or an arrow key. The right mouse button holds another brick.
    }
guide-real = Build the card with your bricks and press “Done”. The others look whether it is right.
guide-stand = When it is right it glows, stands for a second, and the next card comes by itself.
