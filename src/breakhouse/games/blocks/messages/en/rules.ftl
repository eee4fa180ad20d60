### The building games: the rules in short paragraphs, with their exceptions

rules-building-stand-title = When it counts
rules-building-stand = A construction counts when it matches the card as seen from the front and stands by itself for one second with no hand on it. It may stand anywhere on the table. The table sees it by itself; there is no button.
rules-building-stand-except = A mirror image is a mistake. Loose bricks that do not touch it are ignored. If it was right and let go before time ran out, its second may end after it.
rules-building-hands-title = With the hand
rules-building-hands = Drag a brick with mouse or finger. Turn it with the wheel, an arrow key, a second finger or a tap. What is wrong is shown at the brick.
rules-building-other-hand-title = The other hand
rules-building-other-hand = Some cards need two hands: hold a brick in place with the button, a second finger, the right mouse button or O, and let it go when the rest carries it.
rules-building-keys-title = By key and ear
rules-building-keys = Full stop and comma read the card brick by brick, D reads all of it. Enter takes the brick that was read, a digit takes any. Left and right move it by half a brick, up and down turn it, Enter puts it down. X says what is still wrong, O is the other hand; in the dice game G rolls.
rules-building-real-title = Real bricks
rules-building-real = You build with your own bricks. This page shows die, time, card and points; the others say whether it is right.
rules-building-tactile-title = To touch
rules-building-tactile = Every colour has a texture with a name and a sound, and cards are read out, whole or brick by brick. “The right colour” means “the right texture”. Start is a green circle, stop a red octagon. The box’s mat keeps bricks from slipping. A key that tells how far apart two bricks are is our own addition.
rules-building-untimed-title = The time
rules-building-untimed = This table uses other times than usual. Without a timer the architect says when the turn is over, and the match is not rated.
