### Skip-Bo Breakers: the first game

guide-skipbo-breakers-lay = { $ear ->
        [yes] Up and down read the sets you can lay and pick each one up; Enter lays it. A single tile, a pair and a run of three are all sets.
       *[no] Choose tiles that light up, then lay them. A single tile, a pair and a run of three are all sets.
    }
guide-skipbo-breakers-open = { $ear ->
        [yes] A set is already picked up, and Enter lays it. Up and down choose others: a pair, a run of three, even a single tile.
       *[no] The raised tiles are a set: lay them. Or choose others: a pair, a run of three, even a single tile.
    }
guide-skipbo-breakers-beat = { $equal_matches ->
        [yes] Lay a set of the same kind with the same number of tiles that’s as high or higher.
       *[no] Beat a set with a higher one of the same kind, with the same number of tiles.
    } The others have to do the same.
guide-skipbo-breakers-pass = { $must_lay ->
        [yes] If you can’t lay, you pass, and you can come back in later.
       *[no] You can always pass and come back in later.
    } When everyone else has passed, the last player to lay wins the round and opens the next.
guide-skipbo-breakers-breaker = Three or four of the same number are a Breaker, which beats every other kind of set. Be the first to get rid of all your tiles.
guide-skipbo-breakers-wait = { $ear ->
        [yes] Someone else goes first. When it’s your turn, you’ll hear it, and up and down read what you can lay.
       *[no] Someone else goes first. When it’s your turn, the tiles you can lay light up.
    }
