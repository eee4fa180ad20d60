### The rules in place, for the pages: short paragraphs with their exceptions.

## Skip-Bo Breakers

rules-skipbo-breakers-aim-title = The aim
rules-skipbo-breakers-aim = Be the first to have no tile left. Each tile that the others still hold is a point for you. Who reaches the agreed points first, usually 50, wins the match.
rules-skipbo-breakers-hand-title = Tiles and hands
rules-skipbo-breakers-hand = There are 64 tiles: the numbers 1 to 15 four times each, and four wild tiles ∞. With four players everybody gets 16, with two or three 20; the rest lies face down and unused.
rules-skipbo-breakers-hand-except = Before the first hand everybody draws one tile; the highest opens, and ∞ is above every number. After that, the winner of a hand opens the next.
rules-skipbo-breakers-sets-title = Five kinds of sets
rules-skipbo-breakers-sets = A single tile; a pair; at least two pairs of consecutive numbers; a run of at least three consecutive numbers; a Breaker of three or four of the same number.
rules-skipbo-breakers-beat-title = Beating
rules-skipbo-breakers-beat = Play goes clockwise. A set is beaten by a higher one of the same kind. A run does not beat a pair, nor a pair a run.
rules-skipbo-breakers-beat-except = Only a Breaker may be laid on any kind.
rules-skipbo-breakers-length-title = As many tiles
rules-skipbo-breakers-length = A run or a row of pairs must have exactly as many tiles as the set that opened the round.
rules-skipbo-breakers-pass-title = Passing
rules-skipbo-breakers-pass = You may always pass, even when you could lay, and lay again later in the same round.
rules-skipbo-breakers-pass-except = Who opens a round must lay something.
rules-skipbo-breakers-round-title = The end of a round
rules-skipbo-breakers-round = When all others have passed one after another, whoever laid last wins the round and opens the next with any set. The tiles of the round are turned face down.
rules-skipbo-breakers-wild-title = Wild tiles
rules-skipbo-breakers-wild = ∞ stands for any number in a pair, in pairs and in a run. Where tiles can be read in several ways, they count as high as possible. Alone, and as a pair of two, ∞ is above 15.
rules-skipbo-breakers-wild-except = A run or a row of pairs needs at least one number, and never goes beyond 15. ∞ never completes a Breaker; but three or four ∞ are a Breaker of their own, the highest of its size.
rules-skipbo-breakers-breaker-title = Breakers
rules-skipbo-breakers-breaker = A Breaker beats every other kind and may open a round too. Only a higher Breaker beats it; any Breaker of four beats any Breaker of three.
rules-skipbo-breakers-breaker-except = A Breaker is laid in turn, never in between.
rules-skipbo-breakers-score-title = Out
rules-skipbo-breakers-score = The hand ends the moment somebody has no tile left. Nobody may reply. One point for each tile in the other hands.
rules-skipbo-breakers-secrets-title = What you may look at
rules-skipbo-breakers-secrets = The sets of the round in progress lie open, and everybody’s number of tiles. Finished rounds stay face down until the hand is scored; then everything is shown.
rules-skipbo-breakers-keys-title = By key
rules-skipbo-breakers-keys = Arrows move along your rack, digits jump to a number, Space chooses, Enter lays, P passes, Escape puts everything back.
rules-skipbo-breakers-must_lay-title = Must lay
rules-skipbo-breakers-must_lay = Who can lay a set may not pass.
rules-skipbo-breakers-equal_matches-title = Equal is enough
rules-skipbo-breakers-equal_matches = A set of the same height may be laid too.
rules-skipbo-breakers-open_discard-title = Open rounds
rules-skipbo-breakers-open_discard = Finished rounds may be looked through.
rules-skipbo-breakers-think_ms-title = Time to think
rules-skipbo-breakers-think_ms = When your time runs out you pass; as opener you lay your lowest single tile. A seat may be given more time; everybody sees how much.

## What all building games share

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
rules-building-tactile = Every colour has a texture with a name and a sound, and cards are read out, whole or brick by brick. “The right colour” means “the right texture”. Start is a green circle, stop a red octagon.
rules-building-untimed-title = The time
rules-building-untimed = This table uses other times than usual. Without a timer the architect says when the turn is over, and the match is not rated.

## Classic

rules-classic-aim-title = The aim
rules-classic-aim = Build what the cards show, as many as you can before the time is up. Who has the most points after four turns each wins; equal points share the win.
rules-classic-turn-title = A turn
rules-classic-turn = The youngest begins. The architect rolls the die: 1, 2 or 3 sets the timer. The left neighbour keeps it. At the architect’s signal the timer starts and the top card is turned over.
rules-classic-turn-except = Who gives no signal within 20 seconds is started by the timer.
rules-classic-card-title = Coloured cards
rules-classic-card = Every brick must have the colour and the place shown. When it is right and time is left, the next card comes, with all ten bricks again. What still stands may be used.
rules-classic-grey-title = Grey cards
rules-classic-grey = Only the arrangement counts; any colour will do.
rules-classic-stand-title = When it counts
rules-classic-stand = It must match the card as seen from the front and stand by itself for one second with no hand on it. It may stand anywhere on the table. The table sees it by itself.
rules-classic-stand-except = A mirror image is a mistake. Loose bricks that do not touch it are ignored.
rules-classic-mistake-title = Mistakes
rules-classic-mistake = The others watch, and whoever sees a mistake points at it. It must be put right before the next card.
rules-classic-mistake-except = A card cannot be skipped, unless cards may be refused.
rules-classic-stop-title = Time is up
rules-classic-stop = The points on the finished cards are paid in chips. The card in progress does not count. Bricks and cards go to the left.
rules-classic-end-title = The end
rules-classic-end = The game ends when everybody has built four times.
rules-classic-cunning-title = Cunning architects
rules-classic-cunning = You may refuse the card in progress: it goes to your left neighbour, who gets a chip of 1 and must build it first in the next turn.
rules-classic-cunning-except = A card can be refused once only, and after you have seen it for two seconds. Refused cards that are not finished in that turn are discarded.
rules-classic-young-title = Young architects
rules-classic-young = There are two piles: blue numbers for the young and new, red ones for the experienced. Every finished card is worth one point.

## Mini

rules-mini-aim-title = The aim
rules-mini-aim = Build what the cards show with eight bricks, while a small die counts your time. The most points after five turns each win.
rules-mini-turn-title = A turn
rules-mini-turn = The youngest begins and calls the start. The first card is taken, and the side that was hidden on the pile is built.
rules-mini-sum-title = The sum
rules-mini-sum = From the start on, the small die is rolled again and again. It shows 1, 2, 3 or nothing; numbers are added up and called. At 15 the turn is over.
rules-mini-sum-except = A blank face changes nothing and is not called.
rules-mini-card-title = Cards
rules-mini-card = On a grey building only the shape counts; on a coloured one every brick must have its colour. After a finished card the next is taken, with all bricks again.
rules-mini-stop-title = Stop
rules-mini-stop = At the stop you let go at once. What is in progress does not count. The blue numbers on the finished cards are your points.
rules-mini-end-title = The end
rules-mini-end = The game is over when everybody has built five times. Equal points share the win.
rules-mini-young-title = Young architects
rules-mini-young = For the young ones agreed on, the die is rolled up to 20.

## Dice

rules-dice-aim-title = The aim
rules-dice-aim = Roll six dice and two cuboids, and build what the cards show with what they show. The most points after three turns each win.
rules-dice-turn-title = A turn
rules-dice-turn = The oldest begins. The right neighbour is the stopper and rolls the small die from the start signal on. The builder turns over the top card.
rules-dice-roll-title = Rolling
rules-dice-roll = Take the pieces that the card needs and roll them. Keep what fits, roll the others again, as often as you like. What is already built in may be taken and rolled again too.
rules-dice-roll-except = A piece that falls is rolled again, and no piece is turned by hand to another number.
rules-dice-stack-title = The building rule
rules-dice-stack = A piece may lie on another only if it shows the same number or more. If it lies on several, this holds against each of them.
rules-dice-stack-except = Touching sides do not matter. Only the finished construction must be right.
rules-dice-upright-title = Upright cuboids
rules-dice-upright = A cuboid that stands upright shows its blank ends. They take whatever number is needed, below and above.
rules-dice-upright-except = Laid flat again, it must be rolled again.
rules-dice-cards-title = Cards
rules-dice-cards = Coloured cards say which piece goes where. On neutral cards you choose. Two dice never stand for a cuboid. Yellow sides are easier than blue ones.
rules-dice-red-title = Red cards
rules-dice-red = A red 3 or 4: build freely with exactly so many pieces, only one of which may touch the table. The building rule holds.
rules-dice-sum-title = The sum
rules-dice-sum = The small die is added up and called, blanks too. At 30 the stopper calls stop, and the turn is over at once.
rules-dice-end-title = The end
rules-dice-end = The game ends when everybody has built three times. Equal sums share the win.
