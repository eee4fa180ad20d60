### Skip-Bo Breakers: in the terminal

simulate-help = play many hands of Skip-Bo Breakers in compiled code and count what comes of them
simulate-help-game = which game (only skipbo-breakers has compiled players)
simulate-help-hands = how many hands to play (default: 100000)
simulate-help-seats = how many seats (default: as many as players are named)
simulate-help-players = who plays, one a seat: random or greedy; one name alone sits everywhere
simulate-help-seed = any number: the same seed deals the same hands
simulate-help-plot = write the points of each hand as a picture (SVG)
simulate-playing = Playing
simulate-title = { $hands ->
        [one] One hand
       *[other] { $hands } hands
    } of Skip-Bo Breakers, seed { $seed }
simulate-column-seat = Seat
simulate-column-player = Player
simulate-column-points = Points a hand
simulate-column-margin = Above the others
simulate-column-won = Hands won
simulate-player = { $player ->
        [random] random
       *[greedy] greedy
    }
simulate-speed = { $moves } moves in { $seconds } seconds: { $rate } million a second.
simulate-histogram = What a hand was worth to its winner, in points:
simulate-plot = Points of seat { $seat } above the others, hand by hand
simulate-written = Written: { $file }
refused-unknown-player = There is no player “{ $player }” here. There are: { $known }. Levels play in the arena.
refused-players-for-seats = { $players ->
        [one] One player was named
       *[other] { $players } players were named
    } for { $seats } seats. Name one for each seat, or one for all.
refused-needs-hands = At least one hand must be played.
refused-no-compiled-players = Nobody plays { $game } in compiled code. Let its bots meet in the arena: breakhouse arena.

train-help = teach the networks of Skip-Bo Breakers by letting them play against themselves (needs PyTorch)
train-help-game = which game (only skipbo-breakers learns)
train-help-seats = for how many players: 2, 3 or 4; repeat it for several (default: all)
train-help-minutes = how long, in minutes of one ordinary processor core (default: 5)
train-help-seed = any number: the same seed and minutes give the same network on the same machine
train-help-out = the folder for the networks and their curve (default: networks)
train-learning = { $seats } players
train-round = { $seats } players, round { $round } of { $rounds }: { $hands } hands, { $edge } points above greedy
train-curve = Points above greedy while learning, { $seats } players
train-written = Written: { $file }
refused-needs-torch = Training needs PyTorch. Install it with: pip install 'breakhouse[train,fast]'
refused-nothing-to-train = Nothing learns { $game }: its opponents calculate.
refused-needs-minutes = Training takes at least a quarter of a minute.
terminal-welcome = Skip-Bo Breakers. Lay sets, be out first, reach the target. Type ? for the rules, q to leave.
terminal-prompt = Your move (tiles, p to pass, s for all sets, ? for the rules):

terminal-left = { $you ->
        [yes] You still held { $tiles }.
       *[no] { $name } still held { $tiles }.
    }
terminal-can-lay = { $kind ->
        [single] Singles
        [pair] Pairs
        [pairs] Sequential pairs
        [run] Runs
       *[breaker] Breakers
    }: { $sets }{ $more ->
        [0] {""}
        [one] {" "}and one more
       *[other] {" "}and { $more } more
    }

terminal-rules-skipbo-breakers =
    Be the first to lay all your tiles; you score a point for every tile the others still hold.
    Whoever opens a round lays one set: a single tile, a pair, sequential pairs (3 3 4 4), a run of three or more
    (5 6 7), or a Breaker. The others, in turn, lay a higher set of the same kind with as many tiles, or pass.
    Who passed may come back later in the round. When all others pass, the last to lay opens the next round.
    ∞ (type *) stands for any number in any set but a Breaker; alone it ranks above 15.
    A Breaker is three or four identical tiles. It beats every other set; four beat three, then the higher number.
    Type the tiles: 3 4 *   ·   with the kind if both fit: pairs 7 8 * *   ·   p passes   ·   q leaves

## Words to type, one after another, with commas between

typed-sets = s, sets
typed-hand = t, hand, tiles
