### The terminal

terminal-about = Five games of making and breaking: play them, keep time for the real box, or teach a program to play.
terminal-help-command = command
terminal-help-language = the language to speak (default: the terminal’s)
terminal-help-play = play in the terminal against bots
terminal-help-bots = how many bots sit down with you (default: 2)
terminal-help-level = how well they play: beginner, casual, strong, expert or random
terminal-help-program = seat a program that speaks the seat protocol; repeat it for more seats
terminal-help-name = your name
terminal-help-option = an option of the game, for example must_lay=true
terminal-help-seed = any text: the same seed deals the same tiles
terminal-help-plain = no colours and no pictures, for screen readers and pipes
terminal-help-pause = seconds to wait before a bot moves
terminal-help-referee = run matches over JSON lines on standard input and output

refused-option-without-value = An option is written NAME=VALUE, so “{ $option }” lacks its value.
refused-needs-numba = This needs the compiled playouts. Install them with: pip install 'breakhouse[fast]'

terminal-you = You
terminal-welcome = Skip-Bo Breakers. Lay sets, be out first, reach the target. Type ? for the rules, q to leave.
terminal-goodbye = Until next time.
terminal-prompt = Your move (tiles, p to pass, s for all sets, ? for the rules):

terminal-drew = { $who ->
        [me] You draw { $tile }.
       *[other] { $name } draws { $tile }.
    }
terminal-dealt = { $who ->
        [me] Hand { $hand } is dealt. You open.
       *[other] Hand { $hand } is dealt. { $name } opens.
    }
terminal-laid = { $who ->
        [me] You lay { $kind ->
                [single] { $tiles }
                [pair] the pair { $tiles }
                [pairs] the sequential pairs { $tiles }
                [run] the run { $tiles }
               *[breaker] the Breaker { $tiles }
            } and hold { $left ->
                [0] nothing more
                [one] one tile
               *[other] { $left } tiles
            }.
       *[other] { $name } lays { $kind ->
                [single] { $tiles }
                [pair] the pair { $tiles }
                [pairs] the sequential pairs { $tiles }
                [run] the run { $tiles }
               *[breaker] the Breaker { $tiles }
            } and holds { $left ->
                [0] nothing more
                [one] one tile
               *[other] { $left } tiles
            }.
    }
terminal-passed = { $late ->
        [yes] { $who ->
                [me] Your time is up: you pass.
               *[other] { $name } runs out of time and passes.
            }
       *[no] { $who ->
                [me] You pass.
               *[other] { $name } passes.
            }
    }
terminal-round-won = { $who ->
        [me] The round is yours. Its tiles are turned face down, and you open the next.
       *[other] { $name } wins the round. Its tiles are turned face down.
    }
terminal-hand-won = { $who ->
        [me] You are out and win the hand: { $points ->
                [one] one point
               *[other] { $points } points
            }.
       *[other] { $name } is out and wins the hand: { $points ->
                [one] one point
               *[other] { $points } points
            }.
    }
terminal-left = { $who ->
        [me] You still held { $tiles }.
       *[other] { $name } still held { $tiles }.
    }
terminal-score = { $who ->
        [me] You have { $score ->
                [one] one point
               *[other] { $score } points
            }.
       *[other] { $name } has { $score ->
                [one] one point
               *[other] { $score } points
            }.
    }
terminal-match-won = { $who ->
        [me] You win the match.
       *[other] { $name } wins the match.
    }
terminal-count = { $name } holds { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
terminal-to-beat = { $who ->
        [me] To beat is your own set, { $tiles }.
       *[other] To beat: { $kind ->
                [single] { $tiles }
                [pair] the pair { $tiles }
                [pairs] the sequential pairs { $tiles }
                [run] the run { $tiles }
               *[breaker] the Breaker { $tiles }
            }, by { $name }.
    }
terminal-you-open = You open a new round: lay any set.
terminal-hand = You hold { $count ->
        [one] one tile
       *[other] { $count } tiles
    }: { $tiles }.
terminal-nothing-to-lay = You have nothing that beats it. Type p to pass.
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
