### Skip-Bo Breakers: im Terminal

simulate-help = viele Durchgänge Skip-Bo Breakers in kompiliertem Code spielen und die Ergebnisse zeigen
simulate-help-game = welches Spiel (nur skipbo-breakers hat kompilierte Spieler)
simulate-help-hands = Zahl der Durchgänge (Standard: 100000)
simulate-help-seats = Zahl der Plätze (Standard: einer pro genanntem Spieler)
simulate-help-players = wer spielt, ein Name pro Platz: random oder greedy; ein einzelner Name gilt für alle Plätze
simulate-help-seed = irgendeine Zahl; derselbe Startwert ergibt dieselben Durchgänge
simulate-help-plot = die Punkte jedes Durchgangs als Bild zeichnen (SVG)
simulate-playing = Es wird gespielt
simulate-title = { $hands ->
        [one] Ein Durchgang
       *[other] { $hands } Durchgänge
    } Skip-Bo Breakers, Startwert { $seed }
simulate-column-seat = Platz
simulate-column-player = Spieler
simulate-column-points = Punkte pro Durchgang
simulate-column-margin = Vorsprung
simulate-column-won = Gewonnen
simulate-player = { $player ->
        [random] zufällig
       *[greedy] gierig
    }
simulate-speed = { $moves } Züge in { $seconds } Sekunden: { $rate } Millionen pro Sekunde.
simulate-histogram = Was ein Durchgang dem Gewinner eingebracht hat, in Punkten:
simulate-plot = Vorsprung von Platz { $seat } in Punkten, Durchgang für Durchgang
simulate-written = Geschrieben: { $file }
refused-unknown-player = Einen Spieler „{ $player }“ gibt es hier nicht. Zur Wahl stehen: { $known }. Für die Stufen der Bots nimm breakhouse arena.
refused-players-for-seats = { $players ->
        [one] Für { $seats } Plätze wurde ein Spieler genannt
       *[other] Für { $seats } Plätze wurden { $players } Spieler genannt
    }. Nenn einen für jeden Platz oder einen für alle.
refused-needs-hands = Lass mindestens einen Durchgang spielen.
refused-no-compiled-players = { $game } hat keine kompilierten Spieler. Lass seine Bots in der Arena antreten: breakhouse arena.

terminal-welcome = Skip-Bo Breakers. Leg Reihen, werde vor allen anderen deine Steine los, erreich das Ziel. Gib ? für die Regeln ein, q zum Beenden.
terminal-prompt = Dein Zug (Steine, p zum Aussetzen, s für alle Reihen, ? für die Regeln):

terminal-left = { $you ->
        [yes] Du hattest noch { $tiles }.
       *[no] { $name } hatte noch { $tiles }.
    }
terminal-can-lay = { $kind ->
        [single] Einzelsteine
        [pair] Paare
        [pairs] Fortlaufende Paare
        [run] Straßen
       *[breaker] Breaker
    }: { $sets }{ $more ->
        [0] { "" }
        [one] { " " }und eine weitere Reihe
       *[other] { " " }und { $more } weitere
    }

terminal-how-skipbo-breakers = Gib die Steine ein: 3 4 *   ·   mit der Art, wenn beides passt: Paare 7 8 * *   ·   p setzt aus   ·   q verlässt das Spiel

## Wörter zum Tippen, mit Kommas dazwischen

typed-sets = s, reihen, sätze, sets
referee-op-sets = listet die Reihen auf, die sich aus Steinen auf der Hand legen lassen
