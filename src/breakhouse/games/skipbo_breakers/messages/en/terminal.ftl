### Skip-Bo Breakers: in the terminal

simulate-help = play many hands of Skip-Bo Breakers in compiled code and report the results
simulate-help-game = which game (only skipbo-breakers has compiled players)
simulate-help-hands = number of hands (default: 100000)
simulate-help-seats = number of seats (default: one per named player)
simulate-help-players = who plays, one per seat: random or greedy; a single name takes every seat
simulate-help-seed = any number: the same seed deals the same hands
simulate-help-plot = draw the points of each hand as a picture (SVG)
simulate-playing = Playing
simulate-title = { $hands ->
        [one] One hand
       *[other] { $hands } hands
    } of Skip-Bo Breakers, seed { $seed }
simulate-column-seat = Seat
simulate-column-player = Player
simulate-column-points = Points per hand
simulate-column-margin = Lead
simulate-column-won = Hands won
simulate-player = { $player ->
        [random] random
       *[greedy] greedy
    }
simulate-speed = { $moves } moves in { $seconds } seconds: { $rate } million per second.
simulate-histogram = What a hand was worth to its winner, in points:
simulate-plot = Seat { $seat }’s lead in points, hand by hand
simulate-written = Written: { $file }
refused-unknown-player = There’s no player “{ $player }” here. Choose from: { $known }. For the bots’ levels, use breakhouse arena.
refused-players-for-seats = { $players ->
        [one] One player was named
       *[other] { $players } players were named
    } for { $seats } seats. Name one for each seat, or one for all.
refused-needs-hands = Play at least one hand.
refused-no-compiled-players = { $game } has no compiled players. Try its bots in the arena: breakhouse arena.

terminal-welcome = Skip-Bo Breakers. Lay sets, go out first, reach the target. Type ? for the rules, q to quit.
terminal-prompt = Your move (tiles, p to pass, s for all sets, ? for the rules):

terminal-left = { $you ->
        [yes] You still had { $tiles }.
       *[no] { $name } still had { $tiles }.
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

terminal-how-skipbo-breakers = Type the tiles: 3 4 *   ·   with the kind if both fit: pairs 7 8 * *   ·   p passes   ·   q quits

## Words to type, one after another, with commas between

typed-sets = s, sets
referee-op-sets = lists the sets in a hand of tiles
