### Skip-Bo Breakers: at the table in the browser

caption-breaker = A deep gong: a Breaker.

## The shelf

box-skipbo-breakers = Skip-Bo Breakers
box-skipbo-breakers-line = Lay higher sets, and save a Breaker for the right moment.

## A new table

option-target = Points to win
option-must_lay = If you can lay a set, you must
option-must_lay-help = Otherwise you can always pass.
option-equal_matches = Matching the set is enough
option-equal_matches-help = Otherwise each set must be higher than the one before.
option-open_discard = Finished rounds stay face up
option-think_ms = Seconds to think
option-think_ms-help = Leave empty for no limit.

## At the table

place-passed = passed
place-tiles =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
place-score =
    { $score ->
        [one] 1 of { $target }
       *[other] { $score } of { $target }
    }

## In words

command-help-skipbo-breakers = Type tiles such as 3 4 wild, with the kind in front where it’s needed, or pass.
no-hand-here = You’re watching, so you have no tiles.
nobody-to-move = It’s nobody’s turn.

## Skip-Bo Breakers

tile-wild = wild
tile-wild-as = wild as { $number }
tile-name =
    { $state ->
        [taken] { $tile }, picked up
        [lit] { $tile }, can be laid
       *[plain] { $tile }
    }
rack-name =
    { $count ->
        [one] Your rack, one tile
       *[other] Your rack, { $count } tiles
    }
middle-name = The round
middle-before = Laid earlier
rounds-aside =
    { $count ->
        [one] one round face down
       *[other] { $count } rounds face down
    }
sorted-by =
    { $order ->
        [sets] Sort by number
       *[number] Sort by sets
    }
sorted-now =
    { $order ->
        [sets] Sorted by sets.
       *[number] Sorted by number.
    }
kind-word-single = single
kind-word-pair = pair
kind-word-pairs = sequential pairs
kind-word-run = run
kind-word-breaker = Breaker
can-lay = Sets you can lay
can-lay-all = All { $count }
kind-count =
    { $kind ->
        [single] { $count ->
            [one] 1 single
           *[other] { $count } singles
        }
        [pair] { $count ->
            [one] 1 pair
           *[other] { $count } pairs
        }
        [pairs] { $count ->
            [one] 1 set of sequential pairs
           *[other] { $count } sets of sequential pairs
        }
        [run] { $count ->
            [one] 1 run
           *[other] { $count } runs
        }
       *[breaker] { $count ->
            [one] 1 Breaker
           *[other] { $count } Breakers
        }
    }
lay = Lay
lay-as =
    { $kind ->
        [single] Lay this tile
        [pair] Lay the pair
        [pairs] Lay the sequential pairs
        [run] Lay the run
       *[breaker] Lay the Breaker
    }
pass = Pass
wait-your-turn = Wait for your turn; your tiles stay picked up.
prompt-open = You’re opening. Lay any set.
prompt-follow = Your turn. Beat that or pass.
prompt-must = Your turn. Beat that.
prompt-pass = Your turn. You can’t beat that: pass.
prompt-other =
    { $opens ->
        [yes] { $name } is opening the round.
       *[no] { $name } is thinking.
    }
skipbo-set =
    { $kind ->
        [single] Single { $tiles }
        [pair] Pair { $tiles }
        [pairs] Sequential pairs { $tiles }
        [run] Run { $tiles }
       *[breaker] Breaker { $tiles }
    }
skipbo-set-covered =
    { $count ->
        [one] one tile, face down
       *[other] { $count } tiles, face down
    }
skipbo-drew = Opening draw: { $drawn }.
skipbo-drew-one = { $tile } for { $name }
skipbo-dealt =
    { $you ->
        [yes] Hand { $hand } has been dealt. You open.
       *[no] Hand { $hand } has been dealt. { $name } opens.
    }
skipbo-laid =
    { $you ->
        [yes] You lay { $kind ->
            [single] { $tiles ->
                [wild] a wild tile
               *[other] { $tiles }
            }
            [pair] the pair { $tiles }
            [pairs] the sequential pairs { $tiles }
            [run] the run { $tiles }
           *[breaker] the Breaker { $tiles }
        }.
       *[no] { $name } lays { $kind ->
            [single] { $tiles ->
                [wild] a wild tile
               *[other] { $tiles }
            }
            [pair] the pair { $tiles }
            [pairs] the sequential pairs { $tiles }
            [run] the run { $tiles }
           *[breaker] the Breaker { $tiles }
        }. { $left ->
            [0] { "" }
            [one] One tile left.
           *[other] { $left } tiles left.
        }
    }
skipbo-laid-covered =
    { $you ->
        [yes] You laid { $count ->
            [one] one tile
           *[other] { $count } tiles
        }, now face down.
       *[no] { $name } laid { $count ->
            [one] one tile
           *[other] { $count } tiles
        }, now face down.
    }
skipbo-passed =
    { $you ->
        [yes] You pass.
       *[no] { $name } passes.
    }
skipbo-passed-late =
    { $you ->
        [yes] Your time’s up: you pass.
       *[no] { $name } is out of time and passes.
    }
skipbo-round-won =
    { $you ->
        [yes] You win the round.
       *[no] { $name } wins the round and opens the next.
    }
skipbo-hand-won =
    { $you ->
        [yes] You’re out and score { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[no] { $name } is out and scores { $points ->
            [one] one point
           *[other] { $points } points
        }.
    }
skipbo-match-won =
    { $you ->
        [yes] You win the match.
       *[no] { $name } wins the match.
    }
skipbo-you-hold =
    { $count ->
        [one] You have one tile: { $tiles }.
       *[other] You have { $count } tiles: { $tiles }.
    }
skipbo-last =
    { $you ->
        [yes] On top: { $set }, yours.
       *[no] On top: { $set }, from { $name }.
    }
skipbo-nothing-lies = The table is empty. The round hasn’t been opened yet.
skipbo-turn =
    { $you ->
        [yes] { $opens ->
            [yes] It’s your turn to open the round.
           *[no] It’s your turn.
        }
       *[no] { $opens ->
            [yes] It’s { $name }’s turn to open the round.
           *[no] It’s { $name }’s turn.
        }
    }
skipbo-count =
    { $you ->
        [yes] you: { $count ->
            [one] one tile
           *[other] { $count } tiles
        }, { $score ->
            [one] one point
           *[other] { $score } points
        }
       *[no] { $name }: { $count ->
            [one] one tile
           *[other] { $count } tiles
        }, { $score ->
            [one] one point
           *[other] { $score } points
        }
    }
skipbo-can = You can lay: { $sets }.
skipbo-can-kind =
    { $kind ->
        [single] { $count ->
            [one] one single, { $sets }
           *[other] { $count } singles, { $sets }
        }
        [pair] { $count ->
            [one] one pair, { $sets }
           *[other] { $count } pairs, { $sets }
        }
        [pairs] { $count ->
            [one] one set of sequential pairs, { $sets }
           *[other] { $count } sets of sequential pairs, { $sets }
        }
        [run] { $count ->
            [one] one run, { $sets }
           *[other] { $count } runs, { $sets }
        }
       *[breaker] { $count ->
            [one] one Breaker, { $sets }
           *[other] { $count } Breakers, { $sets }
        }
    }
skipbo-can-some = such as { $sets }
skipbo-step = { $set }, { $n } of { $count }.
skipbo-picked = Picked up: { $tiles }.
skipbo-picked-none = You haven’t picked up any tiles.
skipbo-put-back = Put back.
skipbo-can-nothing = There’s nothing you can lay right now.
hand-over-title =
    { $you ->
        [yes] You’re out: { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[no] { $name } is out: { $points ->
            [one] one point
           *[other] { $points } points
        }.
    }
hand-over-target = First to { $target ->
        [one] one point
       *[other] { $target } points
    } wins the match.
hand-over-next = Play the next hand
hand-none-left = none
column-left = Tiles left

## Words to type, one after another, with commas between

typed-pass = pass, I pass, p
typed-wild = wild, joker, w, ∞
typed-to = to
typed-kind-single = single, a single, tile
typed-kind-pair = pair, a pair
typed-kind-pairs = pairs, sequential pairs, row of pairs
typed-kind-run = run, a run
typed-kind-breaker = breaker, a breaker
typed-tile-left = left, tile to the left
typed-tile-right = right, tile to the right
typed-tile-first = first tile
typed-tile-last = last tile
typed-set-higher = next set, higher set, higher
typed-set-lower = previous set, lower set, lower
typed-pick-up = pick up, pick it up, take
typed-lay = lay, lay it, play
typed-put-back = put back, put it back

## Keys

rack-hint = Keys work here. { $help } says what they do, { $tour } takes you on a tour.
rack-keys = Left and right move along your tiles, digits jump to a number, up and down pick up whole sets that you can lay. Space picks a tile up, Enter lays what you’ve picked up, Escape puts it back, P passes.
skipbo-scores = Points: { $list }.
skipbo-score-one = { $points } for { $name }
tour-rack-walk = Left and right move along your tiles, digits jump to a number.
tour-rack-lay = Space picks a tile up, Enter lays what you’ve picked up. Escape puts it back, P passes.
tour-rack-ask = { $can } says what you can lay, { $last } what’s on top, { $hand } what you’re holding.
ended-target-reached =
    { $you ->
        [yes] You reached { $score } { $score ->
            [one] point
           *[other] points
        }.
       *[no] { $name } reached { $score } { $score ->
            [one] point
           *[other] points
        }.
    }

## Printing

print-skipbo-breakers = Print the reference card
