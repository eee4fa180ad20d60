### Bots, the arena and the coach

refused-no-such-level = There’s no opponent “{ $level }” for this game. Choose from: { $known }.
refused-program-not-started = “{ $command }” couldn’t be started: { $why }
refused-arena-needs-two = Name two players: levels such as strong, or commands in quotes.
refused-arena-needs-deals = Play at least one deal.
terminal-file-trouble = “{ $file }” can’t be read or written: { $why }
refused-no-such-folder = There’s no folder for “{ $file }”. Create it first, or choose another file.
refused-arena-needs-cores = Use at least one process.

notice-program-not-started = The program in seat { $seat } couldn’t be started ({ $why }). A bot ({ $level }) takes over.
notice-program-no-room = The server can’t run another program, so a built-in bot plays seat { $seat }.
notice-program-crashed = The program in seat { $seat } crashed ({ $why }). A bot ({ $level }) takes over.
notice-program-too-slow = The program in seat { $seat } took too long. A bot ({ $level }) takes over.
notice-program-unreadable = The program in seat { $seat } sent something unreadable ({ $why }). A bot ({ $level }) takes over.
notice-program-cheats = The program in seat { $seat } made a move it wasn’t offered. A bot ({ $level }) takes over.
notice-program-insists = The program in seat { $seat } kept trying an illegal move. A bot ({ $level }) takes over.
notice-program-waits = The program in seat { $seat } wouldn’t move when it had to. A bot ({ $level }) takes over.

## The arena

arena-help = let bots or programs play duplicate deals against each other
arena-help-players = a level (beginner, casual, strong, expert, random) or a command in quotes
arena-help-deals = number of deals; each is played from every seat (default: 100)
arena-help-seats = number of seats; the first player has one, the second all the others (default: 2)
arena-help-seed = any text: the same seed gives the same deals
arena-help-playouts = playouts per move, for bots that search
arena-help-cores = number of processes (default: all cores)
arena-help-json = write the result as JSON
arena-help-plot = draw the lead, deal by deal, as a picture (SVG)
arena-title = { $game }, { $deals ->
        [one] one deal, played from every seat
       *[other] { $deals } deals, each played from every seat
    }
arena-column-first = Player 1
arena-column-second = Player 2
arena-column-margin = Points ahead
arena-column-interval = 95% interval
arena-column-won = Won
arena-column-ms = CPU ms per move
arena-written = Written: { $file }
arena-plot = { $first } against { $second }: points ahead, deal by deal
arena-disqualified = { $who } was disqualified in { $times ->
        [one] one match
       *[other] { $times } matches
    } out of { $matches } and lost { $times ->
        [one] it
       *[other] them
    }.
arena-program-crashed = The program crashed: { $why }.
arena-program-too-slow = The program took too long to answer.
arena-program-unreadable = The program sent something unreadable: { $why }.
arena-program-cheats = The program made a move it wasn’t offered.
arena-program-insists = The program kept trying an illegal move.
arena-program-waits = The program wouldn’t move, although everyone was waiting for it.
arena-program-not-started = The program couldn’t be started: { $why }.

## Hints: one sentence each, from the bot’s own numbers

coach-no-reason = This is what I’d do.
coach-only = There’s nothing else you can do right now.
coach-ahead = { $close ->
        [yes] { $other ->
            [pass] by my count, just as good as passing
           *[other] by my count, just as good as { $other }
        }
       *[no] { $gain ->
            [one] by my count, one point
           *[other] by my count, { $gain } points
        } better than { $other ->
            [pass] passing
           *[other] { $other }
        }
    }.
coach-and = { $first }; { $then }

## The review

refused-no-such-match-file = “{ $file }” can’t be opened as a match file: { $why }
coach-help = look back at a finished match: chances, costly decisions, luck, lost seconds
coach-help-match = a match file downloaded from the results
coach-help-pictures = write the pictures (SVG) into this folder
coach-help-json = write the review as JSON
coach-help-plain = no curves drawn with characters, for screen readers and pipes
coach-title = Looking back at { $game }
coach-chances-title = Chances of winning, from start to finish:
coach-chances-line = { $low } to { $high }%, { $end }% at the end
coach-costly-title = Costliest decisions:
coach-costly-head = { $n }. { $name }, at { $clock }:
coach-costly-gain = { $unit ->
        [throws] { $gain ->
            [one] That would have saved one roll.
           *[other] That would have saved { $gain } rolls.
        }
        [seconds] { $gain ->
            [one] That cost one second.
           *[other] That cost { $gain } seconds.
        }
       *[points] { $gain ->
            [one] That choice cost one point.
           *[other] That choice cost { $gain } points.
        }
    }
coach-better = { $better ->
        [pass] Passing would have been better than
       *[other] { $better } would have been better than
    } { $chosen ->
        [pass] passing.
       *[other] { $chosen }.
    }
coach-picture-chances = Chances of winning
coach-number = { $n }
