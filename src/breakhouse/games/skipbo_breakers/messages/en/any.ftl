### Skip-Bo Breakers as any game has it: for faces that know only the view, the offers and these messages

do-skipbo-breakers-lay = Lay { $set }
do-skipbo-breakers-pass = { pass }
did-skipbo-breakers-drew = Everyone draws a tile to see who opens.
did-skipbo-breakers-dealt = Hand { $hand } has been dealt.
did-skipbo-breakers-laid =
    { $you ->
        [yes] { $length ->
            [one] You lay one tile
           *[other] You lay { $length } tiles
        }.
       *[no] { $length ->
            [one] { $name } lays one tile
           *[other] { $name } lays { $length } tiles
        }.
    }
did-skipbo-breakers-passed = { skipbo-passed }
did-skipbo-breakers-round-won = { skipbo-round-won }
did-skipbo-breakers-hand-won = { skipbo-hand-won }
did-skipbo-breakers-match-won = { skipbo-match-won }
field-skipbo-breakers-counts = Tiles held
field-skipbo-breakers-mine = Your tiles
field-skipbo-breakers-aside = Unused tiles
field-skipbo-breakers-draws = Opening draw
field-skipbo-breakers-hand = Hand
field-skipbo-breakers-round = Round
field-skipbo-breakers-opener = Opened by seat
field-skipbo-breakers-turn = Turn
field-skipbo-breakers-since = Turn began at
field-skipbo-breakers-lying = On the table
field-skipbo-breakers-passed = Passed
field-skipbo-breakers-put_aside = Finished rounds
field-skipbo-breakers-last_hand = Last hand
field-skipbo-breakers-winner = Winner
field-skipbo-breakers-scores = Points
field-skipbo-breakers-seat = Seat
field-skipbo-breakers-length = Number of tiles
field-skipbo-breakers-kind = Kind
field-skipbo-breakers-tiles = Tiles
field-skipbo-breakers-rank = Rank
field-skipbo-breakers-points = Points
field-skipbo-breakers-left = Tiles left
field-skipbo-breakers-rounds = Rounds
