### Skip-Bo Breakers: the first game

guide-skipbo-breakers-lay = Choose tiles that can be laid: they light up. Then lay them. Two of a kind, a run of three, a single tile: all are sets.
guide-skipbo-breakers-beat = The others must beat a set with the same kind, as many tiles, and a higher number. So must you.
guide-skipbo-breakers-pass = Passing is free, and you may come in again. When all others have passed, the round is won and its winner opens the next.
guide-skipbo-breakers-breaker = Three or four of the same number are a Breaker: it beats every other set. Get rid of all your tiles first.
guide-skipbo-breakers-wait = Somebody else begins. When it is your turn, the tiles that you can lay light up.
