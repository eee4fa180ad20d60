### The building games: the rules in short paragraphs, with their exceptions

rules-building-stand-title = What counts
rules-building-stand = A construction counts when it matches the card as seen from the front and stands for one second with no hand on it. It can stand anywhere on the table. The table notices on its own; there’s no button.
rules-building-stand-except = A mirror image is a mistake. Loose bricks that don’t touch the construction are ignored. If you built it right and let go before time ran out, the one-second check may finish afterwards.
rules-building-letters-title = Letters
rules-building-letters = Every coloured piece has a letter, for people who can’t tell the colours apart. It’s the first letter of the colour, or of something that has this colour.
rules-building-card-label = A card worth { $points ->
        [one] one point
       *[other] { $points } points
    }
rules-building-hands-title = By hand
rules-building-hands = Drag a brick with the mouse or a finger. Turn it with the wheel, an arrow key, a second finger or a tap. Mistakes show up on the brick itself.
rules-building-other-hand-title = Your other hand
rules-building-other-hand = Some cards need two hands: hold a brick with “{ bench-hold }”, a second finger, the right mouse button or O, and let go when the rest supports it.
rules-building-keys-title = By keyboard and ear
rules-building-keys = Full stop and comma read the card brick by brick, D reads all of it. Enter takes the brick you just heard, a digit takes the brick with that number. Left and right move it by half a brick, up and down turn it, Enter puts it down. X tells you what’s still wrong, O is your other hand.
rules-building-pace-title = Pace
rules-building-pace = { $pace ->
        [own] Not everyone has the same time here: the factor is written beside the name.
       *[other] Here, everyone has { $pace } times as long as usual.
    }
rules-building-real-title = Real bricks
rules-building-real = You build with your own bricks. This page shows the die, the time, the card and the points; the others say whether you’ve got it right.
rules-building-tactile-title = By touch
rules-building-tactile = Every colour has a texture with a name and a sound, and cards are read out whole or brick by brick. “The right colour” means “the right texture”. In the real box, cards have relief on the back and stand in a case that hides both sides until a card is drawn. START is a green circle, STOP a red octagon. The mat in the box keeps bricks from slipping. The key that tells you how far apart two bricks are is our own addition.
rules-building-untimed-title = Time
rules-building-untimed = { $timer ->
        [off] There’s no clock at this table: whoever is building says when the turn is over, and the match isn’t rated.
       *[other] This table’s timer runs as fast as the one in the real box.
    }
