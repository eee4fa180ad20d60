### Bots, the arena and the coach

refused-no-such-level = There is no opponent “{ $level }” for this game. There are: { $known }.
refused-program-not-started = “{ $command }” could not be started: { $why }
refused-arena-needs-two = Name two players: levels such as strong, or commands in quotes.
refused-arena-needs-deals = At least one deal must be played.
terminal-file-trouble = “{ $file }” cannot be read or written: { $why }
refused-no-such-folder = There is no folder for “{ $file }”. Make it first, or name another file.
refused-arena-needs-cores = At least one process must play.

notice-program-not-started = The program at seat { $seat } could not be started ({ $why }). A { $level } bot of the house plays on.
notice-program-no-room = There is no room for another program; a house bot plays for seat { $seat }.
notice-program-crashed = The program at seat { $seat } is gone ({ $why }). A { $level } bot of the house plays on.
notice-program-too-slow = The program at seat { $seat } took too long. A { $level } bot of the house plays on.
notice-program-unreadable = The program at seat { $seat } said something that cannot be read ({ $why }). A { $level } bot of the house plays on.
notice-program-cheats = The program at seat { $seat } did what was not offered. A { $level } bot of the house plays on.
notice-program-insists = The program at seat { $seat } kept to what the rules refuse. A { $level } bot of the house plays on.

## The arena

arena-help = let bots or programs play duplicate deals against each other
arena-help-players = a level (beginner, casual, strong, expert, random) or a command in quotes
arena-help-deals = how many deals; each is played from every seat (default: 100)
arena-help-seats = how many seats; the first player has one, the second all others (default: 2)
arena-help-seed = any text: the same seed gives the same deals
arena-help-playouts = how many playouts a move may cost, for bots that search
arena-help-cores = how many processes (default: all cores)
arena-help-json = write the result as JSON
arena-help-plot = write a picture of the margins (SVG)
arena-title = { $game }, { $deals ->
        [one] one deal, played from every seat
       *[other] { $deals } deals, each played from every seat
    }
arena-column-first = First
arena-column-second = Second
arena-column-margin = Points above
arena-column-interval = 95 % interval
arena-column-won = Won
arena-column-ms = CPU ms a move
arena-written = Written: { $file }
arena-plot = { $first } against { $second }: points above, deal by deal

## Hints: one sentence each, from the bot’s own numbers

coach-no-reason = This is what I would do.
coach-only = Nothing else can be done now.
coach-ahead = { $close ->
        [yes] { $other ->
            [pass] by my count as good as passing
           *[other] by my count as good as { $other }
        }
       *[no] { $gain ->
            [one] by my count one point
           *[other] by my count { $gain } points
        } better than { $other ->
            [pass] passing
           *[other] { $other }
        }
    }.
coach-and = { $first }; { $then }

## The review

refused-no-such-match-file = “{ $file }” cannot be opened as a match file: { $why }
coach-help = look back at a finished match: chances, costly decisions, luck, lost seconds
coach-help-match = a match file, as the house lets you download it
coach-help-pictures = write the pictures (SVG) into this folder
coach-help-json = write the review as JSON
coach-help-plain = no curves drawn from letters, for screen readers and pipes
coach-title = Looking back at { $game }
coach-chances-title = Chances to win, from the start to the end:
coach-chances-line = { $low } to { $high } %, at the end { $end } %
coach-costly-title = What cost most:
coach-costly-head = { $n }. { $name }, at { $clock }:
coach-costly-gain = { $unit ->
        [throws] { $gain ->
            [one] That would have saved one throw.
           *[other] That would have saved { $gain } throws.
        }
        [seconds] { $gain ->
            [one] That took one second.
           *[other] That took { $gain } seconds.
        }
       *[points] { $gain ->
            [one] That was worth one point.
           *[other] That was worth { $gain } points.
        }
    }
coach-better = { $better ->
        [pass] Passing was better than
       *[other] { $better } was better than
    } { $chosen ->
        [pass] passing.
       *[other] { $chosen }.
    }
coach-picture-chances = Chances to win
coach-number = { $n }
