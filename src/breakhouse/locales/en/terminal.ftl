### The terminal

terminal-about = Five games of making and breaking: play them, keep time for the real box, or teach a program to play.
terminal-help-command = command
terminal-help-language = the language to speak (default: the terminal’s)
terminal-help-play = play in the terminal against bots
terminal-help-game = which game (default: the first that was made for the terminal)
terminal-help-bots = how many bots sit down with you (default: as in the browser)
terminal-help-level = how well they play: random, or a level of the game such as casual
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
terminal-goodbye = Until next time.
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

## Words to type, one after another, with commas between

typed-view = v, view, table
typed-all = a, all
typed-leave = q, quit, leave
typed-rules = h, help, rules

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

## Any game

terminal-welcome-any = { $title }. Type the number of what you want to do, ? for help, q to leave.
terminal-how-any = Type the number of a choice. v shows the table again, a lists all choices, q leaves.
terminal-prompt-any = Your choice:
terminal-standing = Score: { $scores }
terminal-choices = You can:
terminal-more-choices = { $more ->
        [one] … and one more; type a to see all.
       *[other] … and { $more } more; type a to see all.
    }
terminal-time-left = { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }
terminal-won = { $you ->
        [yes] You win.
       *[no] { $n ->
                [one] { $names } wins.
               *[other] It is a tie: { $names }.
            }
    }
refused-no-such-choice = “{ $typed }” is none of the choices. Type a number from 1 to { $most }.
refused-not-a-number = “{ $typed }” is not a whole number ({ $field }).
refused-not-among-choices = “{ $typed }” cannot be chosen for { $field }. There are: { $choices }.
refused-not-within-limits = { $low ->
        [none] { $field } can be at most { $high }, not { $typed }.
       *[other] { $high ->
                [none] { $field } must be at least { $low }, not { $typed }.
               *[other] { $field } is from { $low } to { $high }, not { $typed }.
            }
    }

## A new game

new-game-help = write a package with a new game in it, ready to be changed
new-game-help-name = its id: small letters, digits and hyphens
new-game-help-into = the folder to write it into (default: this one)
new-game-done =
    Written: { $folder }
    Go there and type:
    pip install --editable . pytest
    pytest
    breakhouse play { $name }
refused-no-name-for-a-game = “{ $name }” cannot be the name of a game: small letters, digits and single hyphens, beginning with a letter, { $longest } at most.
refused-game-exists = There is a game “{ $name }” already.
refused-folder-exists = { $folder } is there already; nothing was written.

## breakhouse verify

verify-help = check a match file: play it again and say what that proves
verify-help-match = a match file, as downloaded from a replay
verify-whole = The file is complete and unaltered: { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
verify-secret = The secret is the one the house committed to before the match.
verify-frozen = That commitment also covers the game, its options, and who sits where: none of it was changed afterwards.
verify-shares = These players’ pages had a share in the shuffle, each promised before any was shown: { $names }.
verify-no-shares = No player’s page had a share in the shuffle. The house could have chosen the deal.
verify-alone = Whoever ran this match shuffled it alone and could have chosen the deal.
verify-voids = Before it, { $count ->
        [one] one attempt to shuffle was
       *[other] { $count } attempts to shuffle were
    } void.
verify-draws = All { $count } draws follow from the seed.
verify-steps = Played again by version { $version } of the rules, every step comes out the same.
verify-not-proved = What no file can prove: that the commitment was really shown before the shuffle. The pages that were there can tell.
verify-failed = Not verified. { $why }
