### Bots, the arena and the coach

refused-no-such-level = There is no opponent “{ $level }” for this game. There are: { $known }.
refused-program-not-started = “{ $command }” could not be started: { $why }
refused-arena-needs-two = Name two players: levels such as strong, or commands in quotes.
refused-arena-needs-deals = At least one deal must be played.
terminal-file-trouble = “{ $file }” cannot be read or written: { $why }
refused-no-such-folder = There is no folder for “{ $file }”. Make it first, or name another file.
refused-arena-needs-cores = At least one process must play.

notice-program-not-started = The program at seat { $seat } could not be started ({ $why }). A { $level } bot of the house plays on.
notice-program-crashed = The program at seat { $seat } is gone ({ $why }). A { $level } bot of the house plays on.
notice-program-too-slow = The program at seat { $seat } took too long. A { $level } bot of the house plays on.
notice-program-unreadable = The program at seat { $seat } said something that cannot be read ({ $why }). A { $level } bot of the house plays on.
notice-program-cheats = The program at seat { $seat } did what was not offered. A { $level } bot of the house plays on.
notice-program-insists = The program at seat { $seat } kept to what the rules refuse. A { $level } bot of the house plays on.

## The arena

arena-help = let bots or programs play duplicate deals against each other
arena-help-players = a level (beginner, casual, strong, expert, random) or a command in quotes
arena-help-game = which game (default: skipbo-breakers)
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
coach-build-next = Next comes { the-piece }, { $how ->
        [lying] lying
        [standing] standing
        [pointing] pointing at you
        [upright] upright
       *[flat] as it fell
    }{ $after ->
        [0] ; it is the last one
       *[other] { $carries ->
            [0] ; { $after ->
                [one] one more comes after it
               *[other] { $after } more come after it
            }
            [one] : one more rests on it
           *[other] : { $carries } more rest on it
        }, about { $seconds ->
            [one] one second
           *[other] { $seconds } seconds
        } to the end at my pace
    }.
coach-build-lift = { the-piece-first } stands where it should not; take it away first.
coach-build-aside = { the-piece-first } is not wanted now; lay it aside.
coach-build-hold = Hold { the-piece } with the other hand, or the next one brings it down.
coach-build-free = Everything holds by itself now; let go of { the-piece }.
coach-build-sweep = Knock it down and begin anew; that is quicker than mending it.
coach-refuse = Refuse this card: your time brings { $points ->
        [one] one point
       *[other] { $points } points
    } more with others.
coach-refuse-better = Card { $card } was better refused than built.
coach-refused-well = Card { $card } was better built than refused.
coach-and = { $first }; { $then }
coach-dice-first = { $n ->
        [one] Throw it
       *[other] Throw all { $n }
    }; this card takes { $throws ->
        [one] one throw
       *[other] { $throws } throws
    } on average.
coach-dice-keep = { $n ->
        [0] Throw everything again
        [one] Keep the { $kept } and throw { $rolled ->
            [one] the other one
           *[other] the other { $rolled }
        }
       *[other] Keep { $kept } and throw { $rolled ->
            [one] the other one
           *[other] the other { $rolled }
        }
    }: { $throws ->
        [one] one throw
       *[other] { $throws } throws
    } to go on average{ $saved ->
        [0] {""}
       *[other] , { $saved } fewer than if you threw everything
    }.

## The review

refused-no-such-match-file = “{ $file }” cannot be opened as a match file: { $why }
coach-help = look back at a finished match: chances, costly decisions, luck, lost seconds
coach-help-match = a match file, as the house lets you download it
coach-help-pictures = write the pictures (SVG) into this folder
coach-help-json = write the review as JSON
coach-help-plain = no curves drawn from letters, for screen readers and pipes
coach-title = Looking back at { $game ->
        [skipbo-breakers] Skip-Bo Breakers
        [classic] Make ’n’ Break
        [mini] Mini Make ’n’ Break
       *[dice] the dice game
    }
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
coach-dice-better = { $n ->
        [0] Throwing everything again was better
        [one] Keeping only the { $kept } was better
       *[other] Keeping { $kept } was better
    }: { $throws ->
        [one] one throw
       *[other] { $throws } throws
    } to go on average instead of { $instead }.
coach-better = { $better ->
        [pass] Passing was better than
       *[other] { $better } was better than
    } { $chosen ->
        [pass] passing.
       *[other] { $chosen }.
    }
coach-build-undone = On card { $card }, { the-piece } did not stay where it was put.
coach-build-collapsed = On card { $card }, everything came down and had to be built again.
coach-luck-title = Luck and skill:
coach-luck-line = { $name }: over { $n ->
        [one] one throw
       *[other] { $n } throws
    } the dice { $side ->
        [lucky] saved
       *[unlucky] cost
    } { $luck } throws against the average; { $perfect ->
        [yes] every choice was the best one
       *[no] other choices would have saved { $skill }
    }.
coach-luck-sum = { $name }: { $n ->
        [one] one throw
       *[other] { $n } throws
    } where { $par } { $par ->
        [one] was
       *[other] were
    } to be expected; the dice { $side ->
        [lucky] saved { $luck }
        [unlucky] cost { $luck }
       *[even] neither saved nor cost any
    }, { $perfect ->
        [yes] and every choice was the best one
       *[no] and other choices would have saved { $skill }
    }.
coach-built-title = Building:
coach-built-line = { $name }: { $done ->
        [0] no card finished
        [one] one card finished
       *[other] { $done } cards finished
    }, { $lost ->
        [0] and no time lost on bricks that were moved again
        [one] one second lost on bricks that were moved again
       *[other] { $lost } seconds lost on bricks that were moved again
    }.
coach-card-line = { $name }, card { $card }: { $took } seconds, { $lost ->
        [0] none
       *[other] { $lost }
    } of them lost.
coach-quicker = { $saves ->
        [one] One second
       *[other] { $saves } seconds
    } quicker: { $order }.
coach-piece = { $brick ->
        [white] white
        [yellow] yellow
        [orange] orange
        [red] red
        [purple] purple
        [lightblue] light blue
        [darkblue] dark blue
        [lightgreen] light green
        [darkgreen] dark green
        [brown] brown
        [die-white] white die
        [die-yellow] yellow die
        [die-blue] blue die
        [die-black] black die
        [die-red] red die
        [die-green] green die
        [cuboid-blue] blue cuboid
       *[cuboid-orange] orange cuboid
    }
coach-picture-chances = Chances to win
coach-picture-luck = Throws saved (up) or lost (down)
coach-picture-seconds = Seconds at cards
coach-picture-luck-first = by the dice
coach-picture-luck-second = by choosing
coach-picture-seconds-first = all
coach-picture-seconds-second = lost
coach-number = { $n }
