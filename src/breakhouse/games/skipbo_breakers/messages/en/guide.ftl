### Skip-Bo Breakers: the first game

guide-skipbo-breakers-lay = Choose tiles that light up, then lay them. A single tile, a pair and a run of three are all sets.
guide-skipbo-breakers-open = The raised tiles are a set: lay them. Or choose others: a pair, a run of three, even a single tile.
guide-skipbo-breakers-beat = { $equal_matches ->
        [yes] Lay a set of the same kind with the same number of tiles that’s as high or higher.
       *[no] Beat a set with a higher one of the same kind, with the same number of tiles.
    } The others have to do the same.
guide-skipbo-breakers-pass = { $must_lay ->
        [yes] If you can’t lay, you pass, and you can come back in later.
       *[no] You can always pass and come back in later.
    } When everyone else has passed, the last player to lay wins the round and opens the next.
guide-skipbo-breakers-breaker = Three or four of the same number are a Breaker, which beats every other kind of set. Be the first to get rid of all your tiles.
guide-skipbo-breakers-wait = Someone else goes first. When it’s your turn, the tiles you can lay light up.
