### Mini Make ’n’ Break: die Regeln in kurzen Absätzen, mit ihren Ausnahmen

rules-mini-aim-title = Das Ziel
rules-mini-aim = Bau mit acht Steinen, was die Karten zeigen, während ein kleiner Würfel deine Zeit zählt. Wer nach je { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } die meisten Punkte hat, gewinnt.
rules-mini-box-title = In der Schachtel
rules-mini-box = Acht Bausteine, 30 Karten mit je einem Bauwerk auf beiden Seiten, also 60 Bauwerke, und ein Würfel mit 1, 2, 3 und drei leeren Seiten. An einem echten Tisch braucht ihr noch Papier und Stift für die Punkte.
rules-mini-turn-title = Ein Zug
rules-mini-turn = Die jüngste Person beginnt; meldet sich niemand, lost der Tisch. Der Baumeister gibt das Startzeichen, nimmt die oberste Karte und baut die Seite, die im Stapel verdeckt war.
rules-mini-sum-title = Die Summe
rules-mini-sum = Vom Start an wird mit dem kleinen Würfel immer wieder gewürfelt. Er zeigt 1, 2, 3 oder nichts; die Zahlen werden zusammengezählt und ausgerufen. Ab { $limit } ist der Zug zu Ende.
rules-mini-sum-except = Eine leere Seite ändert nichts und wird nicht ausgerufen.
rules-mini-keeper-title = Wer die Zeit nimmt
rules-mini-keeper = Die Zeit nimmt, wer links vom Baumeister sitzt. { $timekeeper ->
        [player] Diese Person würfelt durch Antippen; dauert es zu lange, würfelt der Tisch.
       *[table] Hier rollt der Würfel von selbst.
    }
rules-mini-marks-title = Was auf einer Karte steht
rules-mini-marks = Die blaue Zahl in den oberen Ecken sagt, wie viele Punkte die Karte bringt.
rules-mini-card-title = Karten
rules-mini-card = Bei einer grauen Karte zählt nur die Form; bei einer farbigen muss jeder Stein seine Farbe haben. Nach einer fertigen Karte kommt die nächste, wieder mit allen Steinen.
rules-mini-watch-title = Die anderen
rules-mini-watch = Alle anderen prüfen das Bauwerk und die Summe und zeigen auf Fehler.
rules-mini-stop-title = Stopp
rules-mini-stop = Beim Stopp lässt du sofort los. Die angefangene Karte zählt nicht. Die blauen Zahlen auf den fertigen Karten sind deine Punkte. Dann baut dein linker Nachbar, und jemand anderes nimmt die Zeit.
rules-mini-pile-title = Wenn der Stapel leer ist
rules-mini-pile = { $pile ->
        [reshuffle] Die gespielten Karten werden gemischt und wieder verwendet, mal mit der einen, mal mit der anderen Seite.
       *[turn] Die gespielten Karten werden umgedreht, sodass ihre anderen Seiten ins Spiel kommen. Ab dem zweiten Mal werden sie auch gemischt.
    }
rules-mini-end-title = Das Ende
rules-mini-end = Das Spiel endet, wenn alle { $turns ->
        [one] einmal
       *[other] { $turns }-mal
    } gebaut haben. Bei Gleichstand wird der Sieg geteilt.
rules-mini-young-title = Kleine Baumeister
rules-mini-young = Macht vorher aus, wer die kleinen Baumeister sind. Für sie endet ein Zug erst bei der Summe { $young_limit }.
