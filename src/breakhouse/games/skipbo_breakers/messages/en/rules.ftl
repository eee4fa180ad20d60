### Skip-Bo Breakers: the rules in short paragraphs, with their exceptions

rules-skipbo-breakers-aim-title = The aim
rules-skipbo-breakers-aim = Be the first to get rid of all your tiles. You score a point for each tile the others still hold. Whoever reaches { $target ->
        [one] one point
       *[other] { $target } points
    } first wins the match.
rules-skipbo-breakers-hand-title = Tiles and hands
rules-skipbo-breakers-hand = There are 64 tiles: the numbers 1 to 15 four times each, and four wild tiles ∞. With four players, everyone gets 16; with two or three, everyone gets 20. The rest stay face down and aren’t used.
rules-skipbo-breakers-hand-except = Before the first hand, everyone draws a tile. Whoever has the highest opens; a wild tile beats every number. After that, the winner of a hand opens the next one.
rules-skipbo-breakers-sets-title = Five kinds of sets
rules-skipbo-breakers-sets = A single tile; a pair; sequential pairs (at least two pairs of consecutive numbers); a run of at least three consecutive numbers; a Breaker of three or four of the same number.
rules-skipbo-breakers-beat-title = Beating
rules-skipbo-breakers-beat = Play goes clockwise. A set is beaten by { $equal_matches ->
        [yes] one of the same kind that’s as high or higher
       *[no] a higher one of the same kind
    }. A run doesn’t beat a pair, and a pair doesn’t beat a run.
rules-skipbo-breakers-beat-except = Only a Breaker can be laid on any kind of set.
rules-skipbo-breakers-length-title = The same number of tiles
rules-skipbo-breakers-length = A run or sequential pairs must have exactly as many tiles as the set that opened the round.
rules-skipbo-breakers-follow-title = What may follow and what may not
rules-skipbo-breakers-follow = For each kind: a set that opens a round, one that may follow it, and one that may not.
rules-skipbo-breakers-opens = Opens
rules-skipbo-breakers-follows = May follow
rules-skipbo-breakers-never = Not allowed
rules-skipbo-breakers-not = { $why ->
        [lower] A lower number never beats a higher one.
        [kind] A run doesn’t beat a pair.
        [length] It has more tiles than the set that opened the round.
       *[wild] A wild tile can’t complete a Breaker.
    }
rules-skipbo-breakers-pass-title = Passing
rules-skipbo-breakers-pass = { $must_lay ->
        [yes] If you can’t lay a set, you pass. You may lay again later in the same round.
       *[no] You can always pass, even if you could lay, and lay again later in the same round.
    }
rules-skipbo-breakers-pass-except = If you open a round, you must lay something.
rules-skipbo-breakers-round-title = The end of a round
rules-skipbo-breakers-round = When everyone else has passed in a row, the round is over: whoever laid last wins it and opens the next with any set, but can’t add to the one just laid. The tiles of the round are turned face down.
rules-skipbo-breakers-wild-title = Wild tiles
rules-skipbo-breakers-wild = A wild tile stands for any number in a pair, in sequential pairs and in a run. If tiles can be read in several ways, they count as high as possible. On its own or as a pair, it ranks above 15.
rules-skipbo-breakers-wild-except = A run or sequential pairs need at least one number and never go beyond 15. Wild tiles never complete a Breaker; but three or four of them are a Breaker of their own, the highest of its size.
rules-skipbo-breakers-breaker-title = Breakers
rules-skipbo-breakers-breaker = A Breaker beats every other kind and can open a round too. Only a higher Breaker beats it; any Breaker of four beats any Breaker of three.
rules-skipbo-breakers-breaker-except = You lay a Breaker on your turn, never out of turn.
rules-skipbo-breakers-score-title = The end of a hand
rules-skipbo-breakers-score = The hand ends the moment someone has no tiles left; nobody gets to reply. Whoever went out scores one point for each tile the others still hold. For the next hand, all the tiles are shuffled and dealt again.
rules-skipbo-breakers-secrets-title = What you may look at
rules-skipbo-breakers-secrets = You can see the sets of the current round and how many tiles everyone has. { $open_discard ->
        [yes] Finished rounds stay face up too.
       *[no] Finished rounds stay face down until the hand is scored; then everything is shown.
    }
rules-skipbo-breakers-keys-title = By keyboard
rules-skipbo-breakers-keys = Left and right move along your rack, digits jump to a number, up and down pick up the next and the previous set you can lay, Space picks a tile up, Enter lays, P passes, Escape puts everything back.
rules-skipbo-breakers-must_lay-title = Lay if you can
rules-skipbo-breakers-must_lay = If you can lay a set, you can’t pass.
rules-skipbo-breakers-equal_matches-title = Matching is enough
rules-skipbo-breakers-equal_matches = You may also lay a set that’s just as high.
rules-skipbo-breakers-open_discard-title = Rounds stay face up
rules-skipbo-breakers-open_discard = You may look through finished rounds.
rules-skipbo-breakers-think_ms-title = Time to think
rules-skipbo-breakers-think_ms = You have { $setting1 } seconds for each turn. When they run out, you pass; if you’re opening, you lay your lowest single tile. A seat can be given more time; everyone sees how much.
