### Mini Make ’n’ Break: das erste Spiel

guide-start-mini = { $die ->
        [no] Drück START, wenn du bereit bist. Die Karte wird aufgedeckt.
       *[yes] Drück START, wenn du bereit bist. Der kleine Würfel fängt an zu zählen.
    }
guide-count-mini = { $die ->
        [no] Drück „{ bench-finish }“, wenn du aufhören willst: Deine fertigen Karten zählen.
       *[yes] Wenn die Summe erreicht ist, ist dein Zug vorbei, und deine fertigen Karten zählen.
    }
guide-watching-mini = { $how ->
        [grid] { $name } baut, und du prüfst: Drück „{ bench-point }“, wenn etwas falsch ist. Du kommst auch noch dran.
        [grid-touch] { $name } baut, und du prüfst: Drück „{ bench-point }“, wenn etwas falsch ist. Du kommst auch noch dran.
       *[other] { $name } baut, und du prüfst: Tipp jeden Stein an, der falsch steht. Du kommst auch noch dran.
    }
guide-keeping-mini = { $phase ->
        [signal] Du nimmst die Zeit: Sobald { $name } begonnen hat, würfelst du mit dem kleinen Würfel.
       *[building] Würfle immer wieder mit dem kleinen Würfel. Der Tisch zählt zusammen: Bei { $limit } ist der Zug von { $name } vorbei.
    }
