### Comandi ed eventi come in ogni gioco: le stesse parole del tavolo nel browser

do-building-lift = Prendi un mattoncino
do-building-place = Posa un mattoncino
do-building-lay-aside = Mettilo da parte
field-building-brick = Mattoncino
field-building-brick-any = { words-piece }
field-building-how = Posizione
field-building-how-lying = sdraiato
field-building-how-standing = in piedi
field-building-how-pointing = puntato verso di te
field-building-how-upright = in verticale
field-building-how-flat = in piano
field-building-x = Spostamento dal centro
field-building-y = Altezza sul tavolo
field-building-tilt = Inclinazione
do-building-roll = { bench-roll }
do-building-start = { bench-start }
do-building-ready = { bench-start }
do-building-set = Imposta il timer
do-building-hold = { bench-hold }
do-building-release = { bench-release }
do-building-break = { bench-break }
do-building-refuse = { bench-refuse }
do-building-switch = { bench-switch }
do-building-finish = { bench-finish }
do-building-point = { bench-point }
do-building-claim = { real-claim }
do-building-confirm = { real-confirm }
do-building-object = { real-object }

did-building-timer-set = { built-timer-set }
did-building-signalled = { built-signalled }
did-building-started = { built-started }
did-building-reshuffled = { built-reshuffled }
did-building-completed = { built-completed }
did-building-climbed = { built-climbed }
did-building-called = { $call ->
        [none] {""}
       *[other] { built-called }
    }
did-building-claimed = { built-claimed }
did-building-confirmed = { built-confirmed }
did-building-objected = { built-objected }
did-building-card-refused = { built-refused }
did-building-counting-down = { built-counting-down }
did-building-broken = { moved-broken }
did-building-stopped = { built-stopped }
did-building-turn-ended = { $you ->
        [yes] Hai fatto { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } in questo turno.
       *[no] { $name } ha fatto { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } in questo turno.
    }
