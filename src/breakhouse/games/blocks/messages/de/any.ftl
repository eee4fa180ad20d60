### Befehle und Ereignisse wie in jedem Spiel: dieselben Worte wie am Tisch im Browser

do-building-lift = Einen Stein nehmen
do-building-place = Einen Stein setzen
do-building-lay-aside = Beiseitelegen
field-building-brick = Stein
field-building-brick-any = { words-piece }
field-building-how = Lage
field-building-how-lying = liegend
field-building-how-standing = stehend
field-building-how-pointing = auf dich zeigend
field-building-how-upright = senkrecht
field-building-how-flat = flach
field-building-x = Zur Seite, von der Mitte aus
field-building-y = Höhe über dem Tisch
field-building-tilt = Neigung
do-building-roll = { bench-roll }
do-building-start = { bench-start }
do-building-ready = { bench-start }
do-building-set = Timer stellen
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
        [yes] Du bekommst { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für diesen Zug.
       *[no] { $name } bekommt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für diesen Zug.
    }
