### Make ’n’ Break: die Regeln in kurzen Absätzen, mit ihren Ausnahmen

rules-classic-aim-title = Das Ziel
rules-classic-aim = Bau, was die Karten zeigen, und schaff so viele wie möglich, bevor die Zeit um ist. Wer nach je { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
rules-classic-box-title = In der Schachtel
rules-classic-box = Ein Timer mit drei Einstellungen, zehn Bausteine, 80 Karten, 60 Chips mit den Werten 1 und 10 und ein Würfel, der 1, 2 und 3 zeigt.{ $edition ->
        [tactile] {" "}In der tastbaren Ausgabe hat jeder Stein eine Struktur, die seine Farbe verrät, die Karten haben auf der Rückseite ein Relief, und eine Matte hält die Steine fest.
       *[standard] {""}
    }
rules-classic-turn-title = Ein Zug
rules-classic-turn = Die jüngste Person beginnt; meldet sich niemand, lost der Tisch. { $timer ->
        [off] An diesem Tisch läuft kein Timer: Auf das Zeichen des Baumeisters wird die oberste Karte aufgedeckt.
       *[other] Der Baumeister würfelt: 1, 2 oder 3 stellt den Timer auf { $setting1 }, { $setting2 } oder { $setting3 } Sekunden. { $timer_by ->
            [neighbour] Der linke Nachbar stellt ihn auf diese Zahl und drückt auf das Zeichen des Baumeisters START. Dann wird die oberste Karte aufgedeckt.
           *[architect] Der linke Nachbar hat den Timer. Auf das Zeichen des Baumeisters startet der Timer, und die oberste Karte wird aufgedeckt.
        }
    }
rules-classic-turn-except = { $timer ->
        [off] Von selbst startet nichts: Nimm dir vor deinem Zeichen so viel Zeit, wie du brauchst.
       *[other] { $start_within_s ->
            [none] Von selbst startet nichts: Nimm dir vor deinem Zeichen so viel Zeit, wie du brauchst.
           *[other] Gibst du innerhalb von { $start_within_s ->
                [one] einer Sekunde
               *[other] { $start_within_s } Sekunden
            } kein Zeichen, startet der Timer von selbst. Du wirst vorher gewarnt.
        }
    }
rules-classic-marks-title = Was auf einer Karte steht
rules-classic-marks = Die Zahl in den oberen Ecken sagt, wie viele Punkte die Karte bringt. Eine blaue Zahl über einem waagerechten Balken heißt: Das Bauwerk steht leicht. Eine rote Zahl über einem kippenden Balken heißt: Du brauchst ein Gegengewicht, eine zweite Hand oder viel Gefühl.{ $young ->
        [yes] {" "}Hier bringt jede Karte einen Punkt, egal welche Zahl darauf steht.
       *[no] {""}
    }
rules-classic-card-title = Farbige Karten
rules-classic-card = Jeder Stein muss die gezeigte Farbe haben und an der gezeigten Stelle stehen. Stimmt alles und ist noch Zeit, kommt die nächste Karte, wieder mit allen zehn Steinen. Was noch steht, darfst du benutzen.
rules-classic-grey-title = Graue Karten
rules-classic-grey = { $grey ->
        [no] Die gibt es an diesem Tisch nicht.
       *[yes] Nur die Anordnung zählt; die Farben sind egal.
    }
rules-classic-stand-title = Wann es zählt
rules-classic-stand = Das Bauwerk muss von vorn gesehen der Karte entsprechen und eine Sekunde von selbst stehen, ohne dass es jemand hält. Es darf überall auf dem Tisch stehen. Das Spiel merkt selbst, wann es stimmt.
rules-classic-stand-except = Ein Spiegelbild ist ein Fehler. Lose Steine, die das Bauwerk nicht berühren, zählen nicht.
rules-classic-mistake-title = Fehler
rules-classic-mistake = Die anderen passen auf. Wer einen Fehler sieht, zeigt darauf. Der Fehler muss vor der nächsten Karte behoben werden.
rules-classic-mistake-except = Du kannst keine Karte überspringen, außer wenn Karten abgelehnt werden dürfen.
rules-classic-stop-title = Die Zeit ist um
rules-classic-stop = Die Punkte der fertigen Karten werden in Wertungschips ausgezahlt. Die angefangene Karte zählt nicht. Steine, Karten und Timer rücken jeweils einen Platz nach links.
rules-classic-pile-title = Wenn die Karten knapp werden
rules-classic-pile = Sind im Stapel nur noch wenige Karten, werden die gespielten vor dem nächsten Zug gemischt und daruntergelegt.
rules-classic-end-title = Das Ende
rules-classic-end = Das Spiel endet, wenn alle { $turns ->
        [one] einmal
       *[other] { $turns }-mal
    } gebaut haben.
rules-classic-cunning-title = Raffinierte Baumeister
rules-classic-cunning = Du darfst die angefangene Karte jederzeit ablehnen: Sie geht an deinen linken Nachbarn, der einen 1er-Chip bekommt und sie in seinem Zug zuerst bauen muss. Drück den Knopf zweimal, damit es nicht aus Versehen passiert.
rules-classic-cunning-except = Eine Karte kann nur einmal abgelehnt werden. Mehrere abgelehnte Karten baust du in beliebiger Reihenfolge; was du in diesem Zug nicht schaffst, wird abgelegt. Im allerletzten Zug ist jede abgelehnte Karte einfach ein Punkt für den Nachbarn, der nichts mehr zu bauen hat.
rules-classic-young-title = Kleine Baumeister
rules-classic-young = Es gibt zwei Stapel: blaue Zahlen für Jüngere und Anfänger, rote für Geübte. Jede fertige Karte zählt einen Punkt.
rules-classic-young-except = { $cunning ->
        [yes] Eine abgelehnte Karte, die nicht zum Stapel des Nachbarn gehört, bringt ihm trotzdem einen Chip, aber niemand muss sie bauen.
       *[no] {""}
    }
