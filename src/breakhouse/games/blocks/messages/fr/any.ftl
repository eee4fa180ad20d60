### Commandes et événements comme dans tout jeu : les mots de la table du navigateur

do-building-lift = Prendre une pièce
do-building-place = Placer une pièce
do-building-lay-aside = Mettre de côté
field-building-brick = Pièce
field-building-brick-any = { words-piece }
field-building-how = Position
field-building-how-lying = à plat
field-building-how-standing = debout
field-building-how-pointing = pointée vers toi
field-building-how-upright = dressé
field-building-how-flat = à plat
field-building-x = Décalage par rapport au milieu
field-building-y = Hauteur au-dessus de la table
field-building-tilt = Inclinaison
do-building-roll = { bench-roll }
do-building-start = { bench-start }
do-building-ready = { bench-start }
do-building-set = Régler le chrono
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
        [yes] Tu as { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour ce tour.
       *[no] { $name } a { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour ce tour.
    }
