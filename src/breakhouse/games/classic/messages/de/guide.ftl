### Make ’n’ Break: das erste Spiel

guide-start-classic = { $phase ->
        [roll] Würfle und drück START, wenn du bereit bist. Die Karte wird aufgedeckt, und der Timer läuft.
       *[signal] { $die ->
            [yes] Drück START, wenn du bereit bist. Die Karte wird aufgedeckt, und der Timer läuft.
           *[no] Drück START, wenn du bereit bist. Die Karte wird aufgedeckt.
        }
    }
guide-count-classic = { $die ->
        [yes] { $how ->
            [grid] Wenn die Zeit um ist, zählen deine fertigen Karten. Dann baut die nächste Person, und du hörst zu.
            [grid-touch] Wenn die Zeit um ist, zählen deine fertigen Karten. Dann baut die nächste Person, und du hörst zu.
           *[other] Wenn die Zeit um ist, zählen deine fertigen Karten. Dann baut die nächste Person, und du schaust zu.
        }
       *[no] Drück „{ bench-finish }“, wenn du aufhören willst: Deine fertigen Karten zählen.
    }
guide-watching-classic = { $how ->
        [grid] { $name } baut, und du prüfst: Drück „{ bench-point }“, wenn etwas falsch ist. Du kommst auch noch dran.
        [grid-touch] { $name } baut, und du prüfst: Drück „{ bench-point }“, wenn etwas falsch ist. Du kommst auch noch dran.
       *[other] { $name } baut, und du prüfst: Tipp jeden Stein an, der falsch steht. Du kommst auch noch dran.
    }
