### Skip-Bo Breakers wie jedes Spiel: für Oberflächen, die nur Sicht, Möglichkeiten und diese Meldungen kennen

do-skipbo-breakers-lay = { $set } legen
do-skipbo-breakers-pass = { pass }
did-skipbo-breakers-drew = Alle ziehen einen Stein: Der höchste eröffnet.
did-skipbo-breakers-dealt = Durchgang { $hand }: Die Steine sind ausgeteilt.
did-skipbo-breakers-laid =
    { $you ->
        [yes] { $length ->
            [one] Du legst einen Stein
           *[other] Du legst { $length } Steine
        }.
       *[no] { $length ->
            [one] { $name } legt einen Stein
           *[other] { $name } legt { $length } Steine
        }.
    }
did-skipbo-breakers-passed = { skipbo-passed }
did-skipbo-breakers-round-won = { skipbo-round-won }
did-skipbo-breakers-hand-won = { skipbo-hand-won }
did-skipbo-breakers-match-won = { skipbo-match-won }
field-skipbo-breakers-counts = Steine der Einzelnen
field-skipbo-breakers-mine = Deine Steine
field-skipbo-breakers-aside = Unbenutzte Steine
field-skipbo-breakers-draws = Ziehen um die Eröffnung
field-skipbo-breakers-hand = Durchgang
field-skipbo-breakers-round = Runde
field-skipbo-breakers-opener = Platz, der eröffnet
field-skipbo-breakers-turn = Am Zug
field-skipbo-breakers-since = Zug seit
field-skipbo-breakers-lying = Auf dem Tisch
field-skipbo-breakers-passed = Ausgesetzt
field-skipbo-breakers-put_aside = Beendete Runden
field-skipbo-breakers-last_hand = Letzter Durchgang
field-skipbo-breakers-winner = Gewonnen
field-skipbo-breakers-scores = Punkte
field-skipbo-breakers-seat = Platz
field-skipbo-breakers-length = Anzahl der Steine
field-skipbo-breakers-kind = Art
field-skipbo-breakers-tiles = Steine
field-skipbo-breakers-rank = Rang
field-skipbo-breakers-points = Punkte
field-skipbo-breakers-left = Übrige Steine
field-skipbo-breakers-rounds = Runden
