### Verdeckte Gebote

box-bids = Verdeckte Gebote
box-bids-line = Alle bieten gleichzeitig und verdeckt. Die höchste Karte gewinnt, außer zwei sind gleich.
option-prizes = Preise
option-bid_ms = Sekunden für jedes Gebot
option-bid_ms-help = Leer lassen: ohne Zeitlimit.
rules-bids =
    In jeder Runde wird ein Preis aufgedeckt, und alle legen eine Karte verdeckt hin. Liegen alle Karten da, werden sie
    gemeinsam aufgedeckt: Die höchste gewinnt den Preis, aber gleiche Karten heben sich auf. Wer nicht rechtzeitig legt, bietet
    seine niedrigste Karte. Die meisten Punkte gewinnen.

do-bids-bid = { $card } bieten
field-bids-card = Karte

did-bids-shuffled = { $prizes } Preise sind gemischt.
did-bids-turned = Runde { $round }: Der Preis ist { $prize ->
        [one] einen Punkt
       *[other] { $prize } Punkte
    } wert.
did-bids-sealed =
    { $you ->
        [yes] { $late ->
            [yes] Deine Zeit ist um: Du bietest deine niedrigste Karte.
           *[no] Du bietest { $card }. Noch sieht das niemand sonst.
        }
       *[no] { $late ->
            [yes] Die Zeit von { $name } ist um: Die niedrigste Karte ist geboten.
           *[no] { $name } hat geboten.
        }
    }
did-bids-opened = Die Gebote der Reihe nach: { $bids }. { $winner ->
        [none] Sie heben sich auf, den Preis bekommt niemand.
       *[other] Die höchste Karte, die nicht aufgehoben wird, gewinnt { $prize ->
            [one] einen Punkt
           *[other] { $prize } Punkte
        }.
    }
view-bids =
    { $prize ->
        [none] Es sind keine Preise mehr da.
        [one] Der Preis ist einen Punkt wert.
       *[other] Der Preis ist { $prize } Punkte wert.
    } { $seat ->
        [none] Du siehst zu.
       *[other] { $mine ->
            [none] Deine Karten: { $hand }.
           *[other] Du hast { $mine } geboten und wartest auf die anderen.
        }
    }

refused-bids-card-not-held = Du hast keine { $card } auf der Hand.
refused-bids-lies-already = Dein Gebot liegt schon da und bleibt liegen. Warte auf den nächsten Preis.
ended-bids-all-gone =
    { $winners ->
        [one] { $you ->
            [yes] Du gewinnst mit { $score ->
                [one] einem Punkt
               *[other] { $score } Punkten
            }.
           *[no] { $name } gewinnt mit { $score ->
                [one] einem Punkt
               *[other] { $score } Punkten
            }.
        }
       *[other] { $winners } teilen sich den Sieg mit je { $score ->
            [one] einem Punkt
           *[other] { $score } Punkten
        }.
    }
