### Nim mit verdeckten Karten

box-nim = Nim mit verdeckten Karten
box-nim-line = Karten spielen, Hölzchen nehmen – und das letzte erwischen.
option-sticks = Hölzchen in der Mitte
option-wins = Runden bis zum Sieg
rules-nim =
    Zwölf Hölzchen liegen in der Mitte, und alle haben fünf Karten von 1 bis 3. Wer an der Reihe ist, spielt eine Karte
    und nimmt so viele Hölzchen. Wer das letzte nimmt, gewinnt die Runde; wer drei Runden gewonnen hat, die Partie. Kannst du
    keine deiner Karten spielen, setzt du aus.

do-nim-take =
    { $card ->
        [one] Ein Hölzchen nehmen
       *[other] { $card } Hölzchen nehmen
    }
do-nim-pass = Aussetzen
field-nim-card = Karte

did-nim-dealt =
    { $you ->
        [yes] Runde { $round }: Die Karten sind ausgeteilt. Du beginnst.
       *[no] Runde { $round }: Die Karten sind ausgeteilt. { $name } beginnt.
    }
did-nim-taken =
    { $you ->
        [yes] Du nimmst { $card }.
       *[no] { $name } nimmt { $card }.
    } { $left ->
        [0] Das war das letzte Hölzchen.
        [one] Ein Hölzchen ist noch da.
       *[other] { $left } Hölzchen sind noch da.
    }
did-nim-passed =
    { $you ->
        [yes] Du musst aussetzen.
       *[no] { $name } muss aussetzen.
    }
did-nim-won =
    { $you ->
        [yes] Du gewinnst Runde { $round }.
       *[no] { $name } gewinnt Runde { $round }.
    }
view-nim =
    { $sticks ->
        [0] Es ist kein Hölzchen mehr da.
        [one] Ein Hölzchen ist noch da.
       *[other] { $sticks } Hölzchen sind noch da.
    } { $seat ->
        [none] Du siehst zu.
       *[other] { $mine ->
                [none] Du hast keine Karte mehr.
               *[other] Deine Karten: { $mine }.
            }
    } { $played ->
        [none] Noch wurde keine Karte gespielt.
       *[other] Gespielte Karten: { $played }.
    }

refused-nim-card-not-held = Du hast keine { $card } auf der Hand.
refused-nim-too-few-sticks =
    { $sticks ->
        [one] Es ist nur noch ein Hölzchen da, eine { $card } ist zu viel.
       *[other] Es sind nur noch { $sticks } Hölzchen da, eine { $card } ist zu viel.
    }
refused-nim-must-play = Du hast eine { $card }, die du spielen kannst. Darum darfst du nicht aussetzen.
ended-nim-rounds-won =
    { $you ->
        [yes] Du hast genug Runden gewonnen: Die Partie gehört dir.
       *[no] { $name } hat genug Runden gewonnen und damit die Partie.
    }
