### Make ’n’ Break, das Würfelspiel: die Regeln in kurzen Absätzen, mit ihren Ausnahmen

rules-dice-aim-title = Das Ziel
rules-dice-aim = Würfle mit sechs Würfeln und zwei Quadern, und bau mit den gewürfelten Zahlen, was die Karten zeigen. Wer nach je { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } die meisten Punkte hat, gewinnt.
rules-dice-box-title = In der Schachtel
rules-dice-box = Sechs große Würfel in Weiß, Gelb, Blau, Schwarz, Rot und Grün; zwei Quader, Blau und Orange, mit 1 bis 4 auf den langen Seiten und zwei leeren Stirnseiten; ein kleiner gelber Würfel mit 1, 2, 3 und drei leeren Seiten; und 30 Karten, auf einer Seite gelb, auf der anderen blau.
rules-dice-turn-title = Ein Zug
rules-dice-turn = Die älteste Person beginnt; meldet sich niemand, lost der Tisch. Der Bauherr deckt die oberste Karte auf. Sein rechter Nachbar ist der Stopper. { $stopper ->
        [player] Der Stopper gibt das Startzeichen und würfelt immer wieder mit dem kleinen Würfel; dauert es zu lange, würfelt der Tisch.
       *[table] Hier rollt der kleine Würfel nach dem Countdown von selbst.
    }
rules-dice-roll-title = Würfeln
rules-dice-roll = Nimm die Teile, die die Karte braucht, und würfle. Behalte, was passt, und würfle den Rest neu, so oft du willst. Auch was schon verbaut ist, darfst du nehmen und neu würfeln.
rules-dice-roll-except = Ein Teil, das herunterfällt, muss neu gewürfelt werden, und du darfst keines von Hand auf eine andere Zahl drehen.
rules-dice-stack-title = Die Bauregel
rules-dice-stack = Ein Teil darf nur dann auf einem anderen liegen, wenn es die gleiche Augenzahl oder eine höhere zeigt. Liegt es auf mehreren, gilt das für jedes davon.
rules-dice-stack-except = Die Regel gilt nicht für Teile, die sich nur seitlich berühren. Nur das fertige Bauwerk muss stimmen.
rules-dice-upright-title = Senkrechte Quader
rules-dice-upright = Liegend zeigt ein Quader 1 bis 4. Senkrecht zeigt er seine leeren Stirnseiten; sie gelten unten wie oben als jede Zahl, die gebraucht wird.
rules-dice-upright-except = Bevor du ihn wieder flach hinlegst, musst du ihn neu würfeln.
rules-dice-marks-title = Was auf einer Karte steht
rules-dice-marks = Die Zahl in den oberen Ecken sagt, wie viele Punkte die Karte bringt. Die gelbe Seite hat einen einfachen Rahmen, die blaue einen doppelten. Teile ohne Farbe wählst du selbst; eine große rote 3 oder 4 überlässt dir das ganze Bauwerk.
rules-dice-cards-title = Karten
rules-dice-cards = Farbige Karten sagen, welches Teil wohin gehört. Bei neutralen Karten wählst du selbst. Zwei Würfel ersetzen nie einen Quader. Jede Karte hat eine gelbe und eine blaue Seite; die gelbe ist leichter.
rules-dice-levels-title = Drei Stufen
rules-dice-levels = In der Einführung spielt man nur mit den gelben Seiten, in der Variante für Fortgeschrittene nur mit den blauen und im Grundspiel mit etwa gleich vielen von beiden. Gelb passt für die erste Runde und immer dann, wenn Kinder dabei sind. { $level ->
        [introduction] Hier spielt ihr die Einführung.
        [advanced] Hier spielt ihr die Variante für Fortgeschrittene.
       *[basic] Hier spielt ihr das Grundspiel.
    }
rules-dice-red-title = Rote Karten
rules-dice-red = Eine rote 3 oder 4: Bau frei mit genau so vielen Teilen, von denen nur eines den Tisch berühren darf. Die Bauregel gilt.
rules-dice-stand-title = Wann es zählt
rules-dice-stand = Das Bauwerk muss von vorn gesehen der Karte entsprechen, die Bauregel einhalten und eine Sekunde von selbst stehen, ohne dass es jemand hält. Dann wird es umgeworfen, und die Karte gehört dir, mit den Punkten in ihrer Ecke. Für die nächste Karte wird alles neu gewürfelt.
rules-dice-stand-except = Ein Spiegelbild ist ein Fehler. Lose Teile, die das Bauwerk nicht berühren, zählen nicht.
rules-dice-sum-title = Die Summe
rules-dice-sum = Der kleine Würfel zeigt 1, 2, 3 oder nichts. Die Würfe werden zusammengezählt, und nach jedem wird die Summe ausgerufen, auch nach einer leeren Seite. Ab { $limit } ruft der Stopper „Stopp“, und der Zug ist sofort zu Ende. Eine angefangene Karte zählt nicht.
rules-dice-next-title = Nach dem Zug
rules-dice-next = Alle Karten des Zugs werden wieder in den Stapel gemischt. Karten, Würfel und Quader gehen nach links weiter, und wer gerade gebaut hat, ist der nächste Stopper.
rules-dice-end-title = Das Ende
rules-dice-end = Das Spiel endet, wenn alle { $turns ->
        [one] einmal
       *[other] { $turns }-mal
    } gebaut haben. Bei Gleichstand wird der Sieg geteilt.
rules-dice-hands-title = Von Hand
rules-dice-hands = Zieh ein Teil mit Maus oder Finger. Dreh einen Quader mit dem Mausrad, einer Pfeiltaste, einem zweiten Finger oder durch Antippen. Fehler siehst du direkt am Teil.
rules-dice-other-hand-title = Die andere Hand
rules-dice-other-hand = Manche Karten brauchen zwei Hände: Halte ein Teil mit dem Knopf, einem zweiten Finger, der rechten Maustaste oder O fest und lass es los, wenn der Rest es trägt.
rules-dice-keys-title = Mit Tasten und nach Gehör
rules-dice-keys = G würfelt. Punkt und Komma lesen die Karte Teil für Teil, D liest sie ganz. Die Eingabetaste nimmt das vorgelesene Teil; willst du ein anderes, drück seine Ziffer. Die Pfeile links und rechts schieben es um einen halben Würfel, auf und ab drehen einen Quader, die Eingabetaste setzt es ab. X sagt, was noch nicht stimmt; O ist deine andere Hand.
