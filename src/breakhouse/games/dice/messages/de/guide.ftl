### Make ’n’ Break, das Würfelspiel: das erste Spiel

guide-start-dice = { $die ->
        [no] Drück START, wenn du bereit bist. Nach dem Countdown wird die Karte aufgedeckt.
       *[yes] { $keeper ->
            [table] Drück START, wenn du bereit bist. Nach dem Countdown fängt der kleine Würfel an zu zählen.
           *[player] Warte auf das Startzeichen. Dann fängt der kleine Würfel an zu zählen.
        }
    }
guide-throw = { $how ->
        [grid] G würfelt die Teile, die die Karte braucht. Umschalt mit einer Ziffer merkt ein einzelnes zum Nachwürfeln vor.
       *[other] Würfle die Teile, die die Karte braucht. Behalte, was passt, und würfle den Rest noch einmal.
    }
guide-stack = { $how ->
        [grid] Setz einen Würfel dorthin, wo die Karte ihn nennt: Der Punkt liest sie Teil für Teil vor, und die Eingabetaste nimmt das gerade gehörte. { dice-rule }
        [grid-touch] Setz einen Würfel dorthin, wo die Karte ihn nennt: Der Punkt liest sie Teil für Teil vor, und die Eingabetaste nimmt das gerade gehörte. { dice-rule }
       *[other] Setz einen Würfel dorthin, wo die Karte ihn zeigt. { dice-rule }
    }
guide-count-dice = { $die ->
        [no] Drück „{ bench-finish }“, wenn du aufhören willst: Deine fertigen Karten zählen.
       *[yes] Wenn die Summe erreicht ist, ist dein Zug vorbei, und deine fertigen Karten zählen.
    }
guide-first-dice = Fang leicht an: drei Teile, ohne Uhr. Drück START, wenn du bereit bist.
guide-timed-dice = { $phase ->
        [signal] Jetzt fünf Teile, gegen die Uhr. Drück START, wenn du bereit bist.
       *[building] Die Uhr läuft. Bau diese Karte fertig, dann kommt die nächste von selbst.
    }
guide-watching-dice = { $how ->
        [grid] { $name } würfelt und baut. { dice-rule } Drück „{ bench-point }“, wenn etwas falsch ist. Du kommst auch noch dran.
        [grid-touch] { $name } würfelt und baut. { dice-rule } Drück „{ bench-point }“, wenn etwas falsch ist. Du kommst auch noch dran.
       *[other] { $name } würfelt und baut. { dice-rule } Tipp jedes Teil an, das falsch liegt. Du kommst auch noch dran.
    }
guide-keeping-dice = { $phase ->
        [signal] Du bist der Stopper: Drück START, wenn { $name } bereit ist.
       *[building] Würfle immer wieder mit dem kleinen Würfel. Der Tisch zählt zusammen: Bei { $limit } ist der Zug von { $name } vorbei.
    }
