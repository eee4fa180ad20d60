### Make ’n’ Break, das Würfelspiel: was der Coach sagt und zeichnet

## Tipps: je ein Satz, aus den eigenen Zahlen des Bots

coach-dice-first = { $n ->
        [one] Würfle das Teil
       *[other] Würfle alle { $n } Teile
    }; diese Karte braucht im Schnitt { $throws ->
        [one] einen Wurf
       *[other] { $throws } Würfe
    }.
coach-dice-keep = { $n ->
        [0] Würfle alles neu
        [one] Behalte die { $kept } und würfle { $rolled ->
            [one] den anderen neu
           *[other] die { $rolled } anderen neu
        }
       *[other] Behalte { $kept }; würfle { $rolled ->
            [one] den anderen neu
           *[other] die { $rolled } anderen neu
        }
    }: im Schnitt noch { $throws ->
        [one] ein Wurf
       *[other] { $throws } Würfe
    }{ $saved ->
        [0] {""}
       *[other] , { $saved } weniger als bei einem ganz neuen Wurf
    }.

## Der Rückblick

coach-dice-better = { $n ->
        [0] Alles neu zu würfeln wäre besser gewesen
        [one] Nur die { $kept } zu behalten wäre besser gewesen
       *[other] { $kept } zu behalten wäre besser gewesen
    }: im Schnitt noch { $throws ->
        [one] ein Wurf
       *[other] { $throws } Würfe
    } statt { $instead }.
coach-luck-title = Glück und Können:
coach-luck-line = { $name }: In { $n ->
        [one] einem Wurf
       *[other] { $n } Würfen
    } haben die Würfel gegenüber dem Schnitt { $luck ->
        [one] einen Wurf
       *[other] { $luck } Würfe
    } { $side ->
        [lucky] gespart
       *[unlucky] gekostet
    }; { $perfect ->
        [yes] jede Wahl war die beste
       *[no] andere Entscheidungen hätten { $skill } gespart
    }.
coach-luck-sum = { $name }: { $n ->
        [one] ein Wurf
       *[other] { $n } Würfe
    }, im Schnitt { $par ->
        [one] wäre es einer
       *[other] wären es { $par }
    }; die Würfel haben { $side ->
        [lucky] { $luck ->
            [one] einen Wurf
           *[other] { $luck } Würfe
        } gespart
        [unlucky] { $luck ->
            [one] einen Wurf
           *[other] { $luck } Würfe
        } gekostet
       *[even] nichts gespart und nichts gekostet
    }, { $perfect ->
        [yes] und jede Wahl war die beste
       *[no] und andere Entscheidungen hätten { $skill } gespart
    }.
coach-picture-luck = Würfe gespart (oben) oder verloren (unten)
coach-picture-luck-first = Würfel
coach-picture-luck-second = Entscheidungen

## Ergebnisse

review-luck = Glück und Können, in Würfen
review-by-dice = Würfel
review-by-choosing = Entscheidungen
review-lost = verloren
review-saved = gespart
