### The terminal

terminal-about = Five games of building and breaking: play them, keep time for the boxed game, or teach a program to play.
terminal-help-command = command
terminal-help-language = the language to use (default: the terminal’s)
terminal-help-version = print the version and exit
terminal-version = breakhouse { $version } (data version { $data })
terminal-help-play = play in the terminal against bots
terminal-help-game = which game (default: the first one made for the terminal)
terminal-help-bots = how many bots play with you (default: as in the browser)
terminal-help-level = how well the bots play: random, or a level of the game such as casual
terminal-help-program = let a program that speaks the seat protocol play too (repeatable)
terminal-help-name = your name
terminal-help-option = an option of the game, for example must_lay=true
terminal-help-seed = any text: the same seed deals the same tiles or cards
terminal-help-plain = no colours or pictures, for screen readers and pipes
terminal-help-pause = seconds to wait before a bot moves
terminal-help-referee = run matches over JSON lines on standard input and output

refused-option-without-value = Write an option as NAME=VALUE; “{ $option }” has no value.
refused-needs-numba = This needs the fast engine. Install it with: pip install 'breakhouse[fast]'
compiling-begins = Compiling the fast engine. This takes about a minute, but only once.
compiling-each-time = Compiling the fast engine. This takes about a minute each time, because others could change what is kept in { $folder }. Set NUMBA_CACHE_DIR to a folder that only you can write to.
compiling-goes-on = {"  "}Functions compiled so far: { $functions } ({ $seconds } s)

terminal-you = You
terminal-goodbye = See you next time.
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
typed-back = back, cancel
typed-leave = q, quit, leave
terminal-nothing-to-undo = There’s nothing to take back.
do-undo = Take back the last piece you placed

## What argparse says

argparse-usage = usage:
argparse-options = options
argparse-positional = arguments
argparse-help = show this help and exit
argparse-error = %(prog)s: %(message)s
argparse-argument = %(argument_name)s: %(message)s
argparse-unrecognized = unrecognized: %s
argparse-required = missing: %s
argparse-one-required = one of these is required: %s
argparse-not-with = can’t be combined with %s
argparse-ignored = takes no value, but got %r
argparse-one = needs one value
argparse-at-most-one = takes one value at most
argparse-at-least-one = needs at least one value
argparse-several = needs %s values
argparse-ambiguous = %(option)s could mean any of %(matches)s
argparse-invalid-value = %(value)r isn’t possible here
argparse-not-whole = %(value)r isn’t a whole number
argparse-not-number = %(value)r isn’t a number
argparse-invalid-choice = %(value)r isn’t one of %(choices)s
argparse-unknown-command = there’s no command %(parser_name)r; choose from %(choices)s
argparse-cannot-open = %(filename)s can’t be opened: %(error)s
refused-no-such-pause = The pause must be between 0 and { $most } seconds.

## Any game

terminal-welcome-any = { $title }. Type the number of your choice, ? for help, q to quit.
terminal-how-any = Type the number of your choice, or its words. Type “v” to see the table again, “a” to see all choices, “back” to drop a move you’ve begun, or “q” to quit.
terminal-prompt-any = Your choice:
terminal-standing = Score: { $scores }
terminal-choices = You can:
terminal-more-choices = { $more ->
        [one] … and one more; type “a” to see all.
       *[other] … and { $more } more; type “a” to see all.
    }
terminal-time-left = { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }
terminal-won = { $you ->
        [yes] You win.
       *[no] { $n ->
                [one] { $names } wins.
               *[other] It’s a tie: { $names }.
            }
    }
refused-no-such-choice = “{ $typed }” isn’t one of the choices. Type a number from 1 to { $most }.
refused-not-a-number = “{ $typed }” isn’t a whole number ({ $field }).
refused-not-among-choices = “{ $typed }” can’t be chosen for { $field }. Choose from: { $choices }.
refused-not-within-limits = { $low ->
        [none] { $field } can be at most { $high }, not { $typed }.
       *[other] { $high ->
                [none] { $field } must be at least { $low }, not { $typed }.
               *[other] { $field } must be from { $low } to { $high }, not { $typed }.
            }
    }

## A new game

new-game-help = create a package with a new game in it, ready to change
new-game-help-name = its ID: lower-case letters, digits and hyphens
new-game-help-into = the folder to create it in (default: this one)
new-game-done =
    Written: { $folder }
    Go there and type:
    pip install --editable . pytest
    pytest
    breakhouse play { $name }
refused-no-name-for-a-game = “{ $name }” can’t be the name of a game: use at most { $longest } lower-case letters, digits and single hyphens, starting with a letter.
refused-game-exists = There’s already a game “{ $name }”.
refused-folder-exists = { $folder } already exists; nothing was written.

## breakhouse verify

verify-help = check a match file: play it again and say what that proves
verify-help-match = a match file, as downloaded from a replay
verify-whole = The file is complete and unaltered: { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
verify-secret = The secret is the one the server committed to before the match.
verify-frozen = That commitment also covers the game, its options, and who sits where: none of it was changed afterwards.
verify-shares = These players’ pages took part in the shuffle, and each share was promised before any was shown: { $names }.
verify-no-shares = No player’s page took part in the shuffle. The server could have chosen the deal.
verify-alone = Whoever ran this match shuffled it alone and could have chosen the deal.
verify-voids = Before that, { $count ->
        [one] one attempt to shuffle was
       *[other] { $count } attempts to shuffle were
    } void.
verify-draws = { $count ->
        [0] There was nothing to draw.
        [one] The one draw follows from the seed.
       *[other] All { $count } draws follow from the seed.
    }
verify-steps = Played again with version { $version } of the rules, every step comes out the same.
verify-not-proved = What no file can prove: that the commitment was really shown before the shuffle. Only the pages that were open at the time can tell.
verify-failed = Not verified. { $why }

## The referee

referee-help-intro = Write one request per line. Each gets one line back: the answer, or “error” with a code, its parameters and a sentence.
referee-op-games = lists the games on the shelf with their seats and options
referee-op-new = starts a match; the answer names it, and the seed decides the deal
referee-op-view = shows what a seat may know; with "seat": null, what everyone may know
referee-op-legal = lists what a seat may do now
referee-op-do = plays a command; the answer has the events, or says why it was refused
referee-op-time = moves match time forward to “at”, in milliseconds since the start
referee-op-outcome = gives the result, or null while the match is running
referee-op-log = gives the LOG of the match: the lines of its file
referee-op-replay = reads a match file and continues from its end
