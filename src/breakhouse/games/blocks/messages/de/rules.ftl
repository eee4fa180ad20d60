### Die Bauspiele: die Regeln in kurzen Absätzen, mit ihren Ausnahmen

rules-building-stand-title = Wann es zählt
rules-building-stand = Ein Bauwerk zählt, wenn es von vorn gesehen der Karte entspricht und eine Sekunde von selbst steht, ohne dass es jemand hält. Es darf überall auf dem Tisch stehen. Der Tisch merkt selbst, wann es stimmt; einen Knopf dafür gibt es nicht.
rules-building-stand-except = Ein Spiegelbild ist ein Fehler. Lose Steine, die das Bauwerk nicht berühren, zählen nicht. Stimmte das Bauwerk und hattest du losgelassen, bevor die Zeit um war, darf die eine Sekunde auch danach noch ablaufen.
rules-building-letters-title = Die Buchstaben
rules-building-letters = Jedes farbige Teil trägt einen Buchstaben, für alle, die Farben schlecht unterscheiden. Es ist der Anfangsbuchstabe der Farbe oder von etwas, das diese Farbe hat.
rules-building-card-label = Eine Karte, die { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } bringt
rules-building-hands-title = Von Hand
rules-building-hands = Zieh einen Stein mit Maus oder Finger. Dreh ihn mit dem Mausrad, einer Pfeiltaste, einem zweiten Finger oder durch Antippen. Fehler siehst du direkt am Stein.
rules-building-other-hand-title = Die andere Hand
rules-building-other-hand = Manche Karten brauchen zwei Hände: Halte einen Stein mit dem Knopf, einem zweiten Finger, der rechten Maustaste oder O fest und lass ihn los, wenn der Rest ihn trägt.
rules-building-keys-title = Mit Tasten und nach Gehör
rules-building-keys = Punkt und Komma lesen die Karte Stein für Stein, D liest sie ganz. Die Eingabetaste nimmt den vorgelesenen Stein; willst du einen anderen, drück seine Ziffer. Die Pfeile links und rechts schieben ihn um einen halben Stein, auf und ab drehen ihn, die Eingabetaste setzt ihn ab. X sagt, was noch nicht stimmt; O ist deine andere Hand.
rules-building-pace-title = Das Tempo
rules-building-pace = { $pace ->
        [own] Hier haben nicht alle gleich viel Zeit: Der Faktor steht neben dem Namen.
       *[other] Hier haben alle { $pace }-mal so viel Zeit wie üblich.
    }
rules-building-real-title = Echte Steine
rules-building-real = Du baust mit deinen eigenen Steinen. Diese Seite zeigt Würfel, Zeit, Karte und Punkte; die anderen sagen, ob dein Bauwerk stimmt.
rules-building-tactile-title = Zum Fühlen
rules-building-tactile = Jede Farbe hat eine Struktur mit Namen und Klang, und Karten werden vorgelesen, ganz oder Stein für Stein. „Die richtige Farbe“ heißt „die richtige Struktur“. In der echten Schachtel haben die Karten auf der Rückseite ein Relief und stehen in einem Kasten, der beide Seiten verdeckt, bis eine Karte gezogen wird. START ist ein grüner Kreis, STOPP ein rotes Achteck. Auf der Matte aus der Schachtel rutschen die Steine nicht. Die Taste, die dir den Abstand zweier Steine ansagt, haben wir hinzugefügt.
rules-building-untimed-title = Die Zeit
rules-building-untimed = { $timer ->
        [off] An diesem Tisch läuft keine Uhr: Wer baut, sagt, wann der Zug zu Ende ist, und die Partie wird nicht gewertet.
       *[other] Der Timer läuft so schnell wie der in der echten Schachtel.
    }
