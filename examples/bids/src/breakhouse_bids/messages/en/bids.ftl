### Sealed bids

box-bids = Sealed bids
box-bids-line = Everyone bids at once, face down. The highest card wins, unless two are alike.
option-prizes = Prizes
option-bid_ms = Seconds for each bid
option-bid_ms-help = Leave empty for no limit.
rules-bids =
    In each round a prize is turned over, and everyone lays a card face down. Once all the cards are there, they’re turned
    over together: the highest wins the prize, but equal cards cancel each other out. If you haven’t laid a card in time, you
    bid your lowest. The most points win.

do-bids-bid = Bid { $card }
field-bids-card = Card

did-bids-shuffled = { $prizes } prizes have been shuffled.
did-bids-turned = Round { $round }: the prize is worth { $prize ->
        [one] one point
       *[other] { $prize } points
    }.
did-bids-sealed =
    { $you ->
        [yes] { $late ->
            [yes] Your time’s up: you bid your lowest card.
           *[no] You bid { $card }. Nobody else sees it yet.
        }
       *[no] { $late ->
            [yes] { $name } is out of time and bids a lowest card.
           *[no] { $name } has bid.
        }
    }
did-bids-opened = The bids, in order of seats: { $bids }. { $winner ->
        [none] They cancel each other out, so nobody gets the prize.
       *[other] The highest card that isn’t cancelled out wins { $prize ->
            [one] one point
           *[other] { $prize } points
        }.
    }
view-bids =
    { $prize ->
        [none] All the prizes are gone.
        [one] The prize is worth one point.
       *[other] The prize is worth { $prize } points.
    } { $seat ->
        [none] You’re watching.
       *[other] { $mine ->
            [none] Your cards: { $hand }.
           *[other] You’ve bid { $mine } and are waiting for the others.
        }
    }

refused-bids-card-not-held = You don’t have a { $card }.
refused-bids-lies-already = Your bid is on the table and stays there. Wait for the next prize.
ended-bids-all-gone =
    { $winners ->
        [one] { $you ->
            [yes] You win with { $score ->
                [one] one point
               *[other] { $score } points
            }.
           *[no] { $name } wins with { $score ->
                [one] one point
               *[other] { $score } points
            }.
        }
       *[other] { $winners } players share the win with { $score ->
            [one] one point
           *[other] { $score } points
        } each.
    }
