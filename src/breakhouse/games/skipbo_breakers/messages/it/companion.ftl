### Skip-Bo Breakers: i punti di una partita vera

tally-hand = Mano { $hand }
tally-over = La partita è finita
tally-first = Tutti pescano una tessera: chi ha la più alta è di mano, e un jolly batte ogni numero. Poi tutti prendono { $tiles } tessere. Vince chi arriva prima a { $target } punti.
tally-target = Vince chi arriva prima a { $target } punti.
tally-out = Ha finito
tally-out-of = { $name } ha finito le tessere
tally-left = Tessere rimaste
tally-left-of = Tessere che { $name } ha ancora
tally-points = Punti
tally-save = Segna
tally-scored = { $name } fa { $points ->
        [one] un punto
       *[other] { $points } punti
    } ed è di mano nella prossima.
tally-won = { $name } vince la partita con { $points } punti.
tally-undo = Annulla
tally-undone = L’ultima mano è annullata.
tally-save-points = Segna { $points ->
        [one] un punto
       *[other] { $points } punti
    }
