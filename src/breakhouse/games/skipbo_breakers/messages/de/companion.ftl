### Skip-Bo Breakers: die Punkte einer echten Partie

tally-hand = { $hand }. Durchgang
tally-over = Die Partie ist vorbei
tally-first = Alle ziehen einen Stein: Der höchste eröffnet, und ein Joker steht über jeder Zahl. Dann nehmen alle { $tiles } Steine. Wer zuerst { $target } Punkte hat, gewinnt.
tally-target = Wer zuerst { $target } Punkte hat, gewinnt.
tally-out = Ist fertig
tally-out-of = { $name } hat alle Steine abgelegt
tally-left = Steine übrig
tally-left-of = Steine, die { $name } noch hat
tally-points = Punkte
tally-save = Aufschreiben
tally-scored = { $name } bekommt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } und eröffnet den nächsten Durchgang.
tally-won = { $name } gewinnt die Partie mit { $points } Punkten.
tally-undo = Rückgängig
tally-undone = Der letzte Durchgang ist rückgängig gemacht.
tally-save-points = { $points ->
        [one] Einen Punkt
       *[other] { $points } Punkte
    } aufschreiben
