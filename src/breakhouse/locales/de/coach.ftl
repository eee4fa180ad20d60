### Bots, Arena und Coach

refused-no-such-level = Einen Gegner „{ $level }“ gibt es für dieses Spiel nicht. Zur Wahl stehen: { $known }.
refused-program-not-started = „{ $command }“ konnte nicht gestartet werden: { $why }
refused-arena-needs-two = Nenn zwei Spieler: Stufen wie strong oder Befehle in Anführungszeichen.
refused-arena-needs-deals = Lass mindestens eine Verteilung spielen.
terminal-file-trouble = „{ $file }“ lässt sich nicht lesen oder schreiben: { $why }
refused-no-such-folder = Für „{ $file }“ gibt es keinen Ordner. Leg ihn zuerst an oder wähl eine andere Datei.
refused-arena-needs-cores = Nimm mindestens einen Prozess.

notice-program-not-started = Das Programm auf Platz { $seat } konnte nicht gestartet werden ({ $why }). Ein Bot ({ $level ->
        [beginner] Anfänger
        [casual] gemütlich
        [strong] stark
        [expert] Profi
        [random] zufällig
       *[other] { $level }
    }) spielt weiter.
notice-program-no-room = Der Server kann kein weiteres Programm starten; auf Platz { $seat } spielt ein Bot.
notice-program-crashed = Das Programm auf Platz { $seat } ist abgestürzt ({ $why }). Ein Bot ({ $level ->
        [beginner] Anfänger
        [casual] gemütlich
        [strong] stark
        [expert] Profi
        [random] zufällig
       *[other] { $level }
    }) spielt weiter.
notice-program-too-slow = Das Programm auf Platz { $seat } hat zu lange gebraucht. Ein Bot ({ $level ->
        [beginner] Anfänger
        [casual] gemütlich
        [strong] stark
        [expert] Profi
        [random] zufällig
       *[other] { $level }
    }) spielt weiter.
notice-program-unreadable = Das Programm auf Platz { $seat } hat etwas Unlesbares geschickt ({ $why }). Ein Bot ({ $level ->
        [beginner] Anfänger
        [casual] gemütlich
        [strong] stark
        [expert] Profi
        [random] zufällig
       *[other] { $level }
    }) spielt weiter.
notice-program-cheats = Das Programm auf Platz { $seat } hat einen Zug gemacht, der nicht angeboten war. Ein Bot ({ $level ->
        [beginner] Anfänger
        [casual] gemütlich
        [strong] stark
        [expert] Profi
        [random] zufällig
       *[other] { $level }
    }) spielt weiter.
notice-program-insists = Das Programm auf Platz { $seat } hat auf einem verbotenen Zug beharrt. Ein Bot ({ $level ->
        [beginner] Anfänger
        [casual] gemütlich
        [strong] stark
        [expert] Profi
        [random] zufällig
       *[other] { $level }
    }) spielt weiter.
notice-program-waits = Das Programm auf Platz { $seat } hat nicht gezogen, als es musste. Ein Bot ({ $level ->
        [beginner] Anfänger
        [casual] gemütlich
        [strong] stark
        [expert] Profi
        [random] zufällig
       *[other] { $level }
    }) spielt weiter.

## Die Arena

arena-help = Bots oder Programme dieselben Verteilungen gegeneinander spielen lassen
arena-help-players = eine Stufe (beginner, casual, strong, expert, random) oder ein Befehl in Anführungszeichen
arena-help-deals = Zahl der Verteilungen; jede wird von jedem Platz aus gespielt (Standard: 100)
arena-help-seats = Zahl der Plätze; der erste Spieler hat einen, der zweite alle anderen (Standard: 2)
arena-help-seed = irgendein Text; derselbe Startwert ergibt dieselben Verteilungen
arena-help-playouts = Simulationen pro Zug, für Bots, die suchen
arena-help-cores = Zahl der Prozesse (Standard: alle Kerne)
arena-help-json = das Ergebnis als JSON schreiben
arena-help-plot = ein Bild der Abstände schreiben (SVG)
arena-title = { $game }, { $deals ->
        [one] eine Verteilung, von jedem Platz aus gespielt
       *[other] { $deals } Verteilungen, jede von jedem Platz aus gespielt
    }
arena-column-first = Spieler 1
arena-column-second = Spieler 2
arena-column-margin = Vorsprung
arena-column-interval = 95-%-Intervall
arena-column-won = Gewonnen
arena-column-ms = CPU-ms pro Zug
arena-written = Geschrieben: { $file }
arena-plot = { $first } gegen { $second }: Vorsprung in Punkten, Verteilung für Verteilung
arena-disqualified = { $who } wurde in { $times ->
        [one] einer
       *[other] { $times }
    } von { $matches } Partien disqualifiziert und hat { $times ->
        [one] sie
       *[other] diese
    } verloren.
arena-program-crashed = Das Programm ist abgestürzt: { $why }.
arena-program-too-slow = Das Programm hat zu lange für eine Antwort gebraucht.
arena-program-unreadable = Das Programm hat etwas Unlesbares geschickt: { $why }.
arena-program-cheats = Das Programm hat einen Zug gemacht, der nicht angeboten war.
arena-program-insists = Das Programm hat immer wieder einen verbotenen Zug versucht.
arena-program-waits = Das Programm hat keinen Zug gemacht, obwohl alle darauf gewartet haben.
arena-program-not-started = Das Programm konnte nicht gestartet werden: { $why }.

## Tipps: je ein Satz, aus den eigenen Zahlen des Bots

coach-no-reason = Das würde ich tun.
coach-only = Etwas anderes ist gerade nicht möglich.
coach-ahead = { $close ->
        [yes] { $other ->
            [pass] nach meiner Rechnung genauso gut wie Aussetzen
           *[other] nach meiner Rechnung genauso gut wie { $other }
        }
       *[no] { $gain ->
            [one] nach meiner Rechnung einen Punkt
           *[other] nach meiner Rechnung { $gain } Punkte
        } besser als { $other ->
            [pass] Aussetzen
           *[other] { $other }
        }
    }.
coach-and = { $first }; { $then }

## Der Rückblick

refused-no-such-match-file = „{ $file }“ lässt sich nicht als Partiedatei öffnen: { $why }
coach-help = auf eine beendete Partie zurückblicken: Chancen, teure Entscheidungen, Glück, verlorene Sekunden
coach-help-match = eine Partiedatei, wie du sie bei den Ergebnissen herunterladen kannst
coach-help-pictures = die Bilder (SVG) in diesen Ordner schreiben
coach-help-json = den Rückblick als JSON schreiben
coach-help-plain = keine Kurven aus Zeichen, für Screenreader und Pipes
coach-title = Rückblick: { $game }
coach-chances-title = Gewinnchancen, vom Anfang bis zum Ende:
coach-chances-line = { $low } bis { $high } %, am Ende { $end } %
coach-costly-title = Die teuersten Entscheidungen:
coach-costly-head = { $n }. { $name }, bei { $clock }:
coach-costly-gain = { $unit ->
        [throws] { $gain ->
            [one] Das hätte einen Wurf gespart.
           *[other] Das hätte { $gain } Würfe gespart.
        }
        [seconds] { $gain ->
            [one] Das hat eine Sekunde gekostet.
           *[other] Das hat { $gain } Sekunden gekostet.
        }
       *[points] { $gain ->
            [one] Das hat einen Punkt gekostet.
           *[other] Das hat { $gain } Punkte gekostet.
        }
    }
coach-better = { $better ->
        [pass] Aussetzen wäre besser gewesen als
       *[other] { $better } wäre besser gewesen als
    } { $chosen ->
        [pass] Aussetzen.
       *[other] { $chosen }.
    }
coach-picture-chances = Gewinnchancen
coach-number = { $n }
