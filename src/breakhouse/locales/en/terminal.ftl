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

terminal-left = { $you ->
        [yes] You still held { $tiles }.
       *[no] { $name } still held { $tiles }.
    }
terminal-score = { $you ->
        [yes] You have { $score ->
                [one] one point
               *[other] { $score } points
            }.
       *[no] { $name } has { $score ->
                [one] one point
               *[other] { $score } points
            }.
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

typed-leave = q, quit, leave
typed-rules = h, help, rules
typed-sets = s, sets
typed-hand = t, hand, tiles

## What argparse says

argparse-usage = usage:
argparse-options = options
argparse-positional = arguments
argparse-help = show this help and leave
argparse-error = %(prog)s: %(message)s
argparse-argument = %(argument_name)s: %(message)s
argparse-unrecognized = this is not understood: %s
argparse-required = this is still needed: %s
argparse-one-required = one of these is needed: %s
argparse-not-with = does not go together with %s
argparse-ignored = takes no value, but was given %r
argparse-one = needs one value
argparse-at-most-one = takes one value at most
argparse-at-least-one = needs at least one value
argparse-several = needs %s values
argparse-ambiguous = %(option)s could mean any of %(matches)s
argparse-invalid-value = %(value)r cannot be read (%(type)s)
argparse-invalid-choice = %(value)r is not among %(choices)s
argparse-unknown-command = there is no command %(parser_name)r; there are %(choices)s
argparse-cannot-open = %(filename)s cannot be opened: %(error)s
refused-no-such-pause = A pause is between 0 and { $most } seconds.
