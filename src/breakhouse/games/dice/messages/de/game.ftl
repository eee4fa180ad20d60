### Make ’n’ Break, das Würfelspiel: was abgelehnt wird

refused-the-stopper-starts = Der Stopper gibt das Startzeichen.
refused-say-start = Du bist der Stopper: Drück START.
refused-say-ready = Drück START, wenn du bereit bist. Der Tisch zählt herunter.
refused-still-rolling = Die Würfel rollen noch: Warte einen Moment.
refused-throw-first = Würfle { the-piece }, bevor du damit baust.
refused-throw-again = { the-piece-first } stand senkrecht und hat keine Augenzahl mehr. Würfle ihn neu, bevor du ihn flach hinlegst.
refused-not-needed = Für diese Karte brauchst du { the-piece } nicht.
refused-not-in-play = { the-piece-first } ist nicht im Spiel und kann darum nicht getauscht werden.
refused-take-it-off-first = { the-piece-first } ist verbaut. Leg ihn beiseite, bevor du ihn tauschst.
refused-too-many-in-play =
    { $n ->
        [0] Die Karte braucht kein Teil dieser Form.
        [one] Die Karte braucht nur ein Teil dieser Form. Wenn du ein anderes nehmen willst, leg das erste zurück.
       *[other] Die Karte braucht nur { $n } Teile dieser Form. Wenn du ein anderes nehmen willst, leg eines davon zurück.
    }
