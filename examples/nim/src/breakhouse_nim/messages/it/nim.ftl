### Nim a mani coperte

box-nim = Nim a mani coperte
box-nim-line = Gioca le carte, prendi i bastoncini e conquista l’ultimo.
option-sticks = Bastoncini al centro
option-wins = Round da vincere
rules-nim =
    Al centro ci sono dodici bastoncini, e tutti hanno cinque carte da 1 a 3. A turno si gioca una carta e si prendono
    altrettanti bastoncini. Chi prende l’ultimo vince il round; chi vince tre round vince la partita. Se nessuna delle tue
    carte va bene, passi.

do-nim-take =
    { $card ->
        [one] Prendi un bastoncino
       *[other] Prendi { $card } bastoncini
    }
do-nim-pass = Passa
field-nim-card = Carta

did-nim-dealt =
    { $you ->
        [yes] Round { $round }: le carte sono distribuite. Cominci tu.
       *[no] Round { $round }: le carte sono distribuite. Comincia { $name }.
    }
did-nim-taken =
    { $you ->
        [yes] Hai preso { $card }.
       *[no] { $name } prende { $card }.
    } { $left ->
        [0] Era l’ultimo bastoncino.
        [one] Resta un bastoncino.
       *[other] Restano { $left } bastoncini.
    }
did-nim-passed =
    { $you ->
        [yes] Devi passare.
       *[no] { $name } deve passare.
    }
did-nim-won =
    { $you ->
        [yes] Hai vinto il round { $round }.
       *[no] { $name } vince il round { $round }.
    }
view-nim =
    { $sticks ->
        [0] Non resta nessun bastoncino.
        [one] Resta un bastoncino.
       *[other] Restano { $sticks } bastoncini.
    } { $seat ->
        [none] Stai guardando.
       *[other] { $mine ->
                [none] Non hai più carte.
               *[other] Le tue carte: { $mine }.
            }
    } { $played ->
        [none] Nessuna carta è stata ancora giocata.
       *[other] Carte giocate: { $played }.
    }

refused-nim-card-not-held = Non hai nessun { $card } in mano.
refused-nim-too-few-sticks =
    { $sticks ->
        [one] Resta un solo bastoncino: un { $card } è troppo.
       *[other] Restano solo { $sticks } bastoncini: un { $card } è troppo.
    }
refused-nim-must-play = Hai un { $card } che puoi giocare, quindi non puoi passare.
ended-nim-rounds-won =
    { $you ->
        [yes] Hai vinto abbastanza round: la partita è tua.
       *[no] { $name } ha vinto abbastanza round, e quindi la partita.
    }
