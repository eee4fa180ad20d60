### Die Bauspiele: was der Coach sagt und zeichnet

## Tipps: je ein Satz, aus den eigenen Zahlen des Bots

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
            [one] : darauf kommt noch einer
           *[other] : darauf kommen noch { $carries }
        }, in meinem Tempo noch etwa { $seconds ->
            [one] eine Sekunde
           *[other] { $seconds } Sekunden
        }
    }.
coach-build-lift = { the-piece-first } steht am falschen Platz; nimm ihn zuerst weg.
coach-build-lay-aside = Du brauchst { the-piece } gerade nicht; leg ihn beiseite.
coach-build-hold = Halte { the-piece } mit der anderen Hand, sonst wirft ihn das nächste Teil um.
coach-build-release = Jetzt hält alles von selbst; lass { the-piece } los.
coach-build-sweep = Wirf alles um und fang neu an; das geht schneller als flicken.

## Der Rückblick

coach-build-undone = Bei Karte { $card }: { the-piece-first } blieb nicht an seinem Platz.
coach-build-collapsed = Bei Karte { $card } fiel alles um und musste neu gebaut werden.
coach-built-title = Bauen:
coach-built-line = { $name }: { $done ->
        [0] keine Karte fertig
        [one] eine Karte fertig
       *[other] { $done } Karten fertig
    }, { $lost ->
        [0] keine Zeit mit Steinen verloren, die noch einmal bewegt werden mussten
        [one] eine Sekunde mit Steinen verloren, die noch einmal bewegt werden mussten
       *[other] { $lost } Sekunden mit Steinen verloren, die noch einmal bewegt werden mussten
    }.
coach-card-line = { $name }, Karte { $card }: { $took ->
        [one] eine Sekunde
       *[other] { $took } Sekunden
    }, davon { $lost ->
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
coach-picture-seconds = Sekunden pro Karte
coach-picture-seconds-first = gesamt
coach-picture-seconds-second = verloren

## Ergebnisse

review-building = Das Bauen
review-seconds = { $seconds } s
review-look-card = Karte { $card } zeigen
review-built-so = So wurde gebaut
review-quicker-so = So geht es schneller
