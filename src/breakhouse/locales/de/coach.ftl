### Bots, Arena und Coach

refused-no-such-level = Einen Gegner „{ $level }“ gibt es für dieses Spiel nicht. Es gibt: { $known }.
refused-program-not-started = „{ $command }“ konnte nicht gestartet werden: { $why }
refused-arena-needs-two = Nenne zwei Gegner: Stufen wie strong, oder Befehle in Anführungszeichen.
refused-arena-needs-deals = Mindestens eine Verteilung muss gespielt werden.
terminal-file-trouble = „{ $file }“ lässt sich nicht lesen oder schreiben: { $why }
refused-no-such-folder = Für „{ $file }“ gibt es keinen Ordner. Leg ihn zuerst an oder nenne eine andere Datei.
refused-arena-needs-cores = Mindestens ein Prozess muss spielen.

notice-program-not-started = Das Programm auf Platz { $seat } konnte nicht gestartet werden ({ $why }). Ein Bot des Hauses ({ $level ->
        [beginner] Anfänger
        [casual] gemütlich
        [strong] stark
        [expert] Profi
        [random] zufällig
       *[other] { $level }
    }) spielt weiter.
notice-program-crashed = Das Programm auf Platz { $seat } ist weg ({ $why }). Ein Bot des Hauses ({ $level ->
        [beginner] Anfänger
        [casual] gemütlich
        [strong] stark
        [expert] Profi
        [random] zufällig
       *[other] { $level }
    }) spielt weiter.
notice-program-too-slow = Das Programm auf Platz { $seat } hat zu lange gebraucht. Ein Bot des Hauses ({ $level ->
        [beginner] Anfänger
        [casual] gemütlich
        [strong] stark
        [expert] Profi
        [random] zufällig
       *[other] { $level }
    }) spielt weiter.
notice-program-unreadable = Das Programm auf Platz { $seat } hat etwas Unlesbares gesagt ({ $why }). Ein Bot des Hauses ({ $level ->
        [beginner] Anfänger
        [casual] gemütlich
        [strong] stark
        [expert] Profi
        [random] zufällig
       *[other] { $level }
    }) spielt weiter.
notice-program-cheats = Das Programm auf Platz { $seat } hat getan, was ihm nicht angeboten war. Ein Bot des Hauses ({ $level ->
        [beginner] Anfänger
        [casual] gemütlich
        [strong] stark
        [expert] Profi
        [random] zufällig
       *[other] { $level }
    }) spielt weiter.
notice-program-insists = Das Programm auf Platz { $seat } blieb bei dem, was die Regeln ablehnen. Ein Bot des Hauses ({ $level ->
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
arena-help-game = welches Spiel (sonst: skipbo-breakers)
arena-help-deals = wie viele Verteilungen; jede wird von jedem Platz aus gespielt (sonst: 100)
arena-help-seats = wie viele Plätze; der erste Gegner hat einen, der zweite alle anderen (sonst: 2)
arena-help-seed = irgendein Text: derselbe Startwert gibt dieselben Verteilungen
arena-help-playouts = wie viele Zufallspartien ein Zug kosten darf, für Bots, die suchen
arena-help-cores = wie viele Prozesse (sonst: alle Kerne)
arena-help-json = das Ergebnis als JSON schreiben
arena-help-plot = ein Bild der Abstände schreiben (SVG)
arena-title = { $game }, { $deals ->
        [one] eine Verteilung, von jedem Platz aus gespielt
       *[other] { $deals } Verteilungen, jede von jedem Platz aus gespielt
    }
arena-column-first = Erster
arena-column-second = Zweiter
arena-column-margin = Punkte voraus
arena-column-interval = 95-%-Intervall
arena-column-won = Gewonnen
arena-column-ms = CPU-ms pro Zug
arena-written = Geschrieben: { $file }
arena-plot = { $first } gegen { $second }: Punkte voraus, Verteilung für Verteilung

## Tipps: je ein Satz, aus den eigenen Zahlen des Bots

coach-no-reason = Das würde ich tun.
coach-only = Etwas anderes geht jetzt nicht.
coach-ahead = { $close ->
        [yes] { $other ->
            [pass] nach meiner Rechnung so gut wie passen
           *[other] nach meiner Rechnung so gut wie { $other }
        }
       *[no] { $gain ->
            [one] nach meiner Rechnung einen Punkt
           *[other] nach meiner Rechnung { $gain } Punkte
        } besser als { $other ->
            [pass] passen
           *[other] { $other }
        }
    }.
coach-build-next = Setz als Nächstes { the-piece }, { $how ->
        [lying] liegend
        [standing] stehend
        [pointing] auf dich zeigend
        [upright] senkrecht
       *[flat] wie er gefallen ist
    }{ $after ->
        [0] ; es ist der letzte
       *[other] { $carries ->
            [0] ; danach { $after ->
                [one] kommt noch einer
               *[other] kommen noch { $after }
            }
            [one] : einer liegt noch darauf
           *[other] : { $carries } liegen noch darauf
        }, in meinem Tempo etwa { $seconds ->
            [one] eine Sekunde
           *[other] { $seconds } Sekunden
        } bis zum Ende
    }.
coach-build-lift = { the-piece-first } steht, wo er nicht hingehört; nimm ihn zuerst weg.
coach-build-aside = { the-piece-first } wird jetzt nicht gebraucht; leg ihn beiseite.
coach-build-hold = Halte { the-piece } mit der anderen Hand, sonst bringt ihn der nächste zu Fall.
coach-build-free = Jetzt hält alles von selbst; lass { the-piece } los.
coach-build-sweep = Wirf es um und fang neu an; das geht schneller als flicken.
coach-refuse = Lehn diese Karte ab: Deine Zeit bringt mit anderen { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } mehr.
coach-refuse-better = Karte { $card } abzulehnen war besser, als sie zu bauen.
coach-refused-well = Karte { $card } zu bauen war besser, als sie abzulehnen.
coach-and = { $first }; { $then }
coach-dice-first = { $n ->
        [one] Wirf ihn
       *[other] Wirf alle { $n }
    }; diese Karte braucht im Schnitt { $throws ->
        [one] einen Wurf
       *[other] { $throws } Würfe
    }.
coach-dice-keep = { $n ->
        [0] Wirf alles neu
        [one] Behalte die { $kept } und wirf { $rolled ->
            [one] den anderen
           *[other] die anderen { $rolled }
        }
       *[other] Behalte { $kept } und wirf { $rolled ->
            [one] den anderen
           *[other] die anderen { $rolled }
        }
    }: im Schnitt noch { $throws ->
        [one] ein Wurf
       *[other] { $throws } Würfe
    }{ $saved ->
        [0] {""}
       *[other] , { $saved } weniger als mit allen neu
    }.

## Der Rückblick

refused-no-such-match-file = „{ $file }“ lässt sich nicht als Partiedatei öffnen: { $why }
coach-help = auf eine beendete Partie zurückblicken: Chancen, teure Entscheidungen, Glück, verlorene Sekunden
coach-help-match = eine Partiedatei, wie man sie vom Haus herunterladen kann
coach-help-pictures = die Bilder (SVG) in diesen Ordner schreiben
coach-help-json = den Rückblick als JSON schreiben
coach-help-plain = keine aus Buchstaben gezeichneten Kurven, für Screenreader und Pipes
coach-title = Rückblick: { $game ->
        [skipbo-breakers] Skip-Bo Breakers
        [classic] Make ’n’ Break
        [mini] Mini Make ’n’ Break
       *[dice] das Würfelspiel
    }
coach-chances-title = Gewinnchancen, vom Anfang bis zum Ende:
coach-chances-line = { $low } bis { $high } %, am Ende { $end } %
coach-costly-title = Was am meisten gekostet hat:
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
            [one] Das war einen Punkt wert.
           *[other] Das war { $gain } Punkte wert.
        }
    }
coach-dice-better = { $n ->
        [0] Alles neu zu werfen war besser
        [one] Nur die { $kept } zu behalten war besser
       *[other] { $kept } zu behalten war besser
    }: im Schnitt noch { $throws ->
        [one] ein Wurf
       *[other] { $throws } Würfe
    } statt { $instead }.
coach-better = { $better ->
        [pass] Passen war besser als
       *[other] { $better } war besser als
    } { $chosen ->
        [pass] passen.
       *[other] { $chosen }.
    }
coach-build-undone = Bei Karte { $card }: { the-piece-first } blieb nicht, wo er hingesetzt wurde.
coach-build-collapsed = Bei Karte { $card } fiel alles um und musste neu gebaut werden.
coach-luck-title = Glück und Können:
coach-luck-line = { $name }: In { $n ->
        [one] einem Wurf
       *[other] { $n } Würfen
    } haben die Würfel gegenüber dem Schnitt { $luck } Würfe { $side ->
        [lucky] gespart
       *[unlucky] gekostet
    }; { $perfect ->
        [yes] jede Wahl war die beste
       *[no] andere Entscheidungen hätten { $skill } gespart
    }.
coach-luck-sum = { $name }: { $n ->
        [one] ein Wurf
       *[other] { $n } Würfe
    }, wo { $par } zu erwarten { $par ->
        [one] war
       *[other] waren
    }; die Würfel haben { $side ->
        [lucky] { $luck } gespart
        [unlucky] { $luck } gekostet
       *[even] weder gespart noch gekostet
    }, { $perfect ->
        [yes] und jede Wahl war die beste
       *[no] und andere Entscheidungen hätten { $skill } gespart
    }.
coach-built-title = Bauen:
coach-built-line = { $name }: { $done ->
        [0] keine Karte fertig
        [one] eine Karte fertig
       *[other] { $done } Karten fertig
    }, { $lost ->
        [0] und keine Zeit an Steine verloren, die noch einmal bewegt wurden
        [one] eine Sekunde an Steine verloren, die noch einmal bewegt wurden
       *[other] { $lost } Sekunden an Steine verloren, die noch einmal bewegt wurden
    }.
coach-card-line = { $name }, Karte { $card }: { $took } Sekunden, davon { $lost ->
        [0] keine
       *[other] { $lost }
    } verloren.
coach-quicker = Um { $saves ->
        [one] eine Sekunde
       *[other] { $saves } Sekunden
    } schneller: { $order }.
coach-piece = { $brick ->
        [white] Weiß
        [yellow] Gelb
        [orange] Orange
        [red] Rot
        [purple] Lila
        [lightblue] Hellblau
        [darkblue] Dunkelblau
        [lightgreen] Hellgrün
        [darkgreen] Dunkelgrün
        [brown] Braun
        [die-white] Würfel Weiß
        [die-yellow] Würfel Gelb
        [die-blue] Würfel Blau
        [die-black] Würfel Schwarz
        [die-red] Würfel Rot
        [die-green] Würfel Grün
        [cuboid-blue] Quader Blau
       *[cuboid-orange] Quader Orange
    }
coach-picture-chances = Gewinnchancen
coach-picture-luck = Würfe gespart (oben) oder verloren (unten)
coach-picture-seconds = Sekunden an den Karten
coach-picture-luck-first = durch die Würfel
coach-picture-luck-second = durch die Wahl
coach-picture-seconds-first = alle
coach-picture-seconds-second = verloren
coach-number = { $n }
