### Make ’n’ Break, das Würfelspiel: was abgelehnt wird

refused-the-stopper-starts = Der Stopper gibt das Startzeichen.
refused-say-start = Du bist der Stopper: Gib das Startzeichen.
refused-say-ready = Sag, dass du bereit bist. Der Tisch zählt herunter und startet.
refused-still-rolling = Die Würfel rollen noch: Warte einen Moment.
refused-throw-first = { the-piece-first } muss erst gewürfelt werden, bevor er verbaut werden kann.
refused-throw-again = { the-piece-first } stand senkrecht und hat keine Augenzahl mehr. Würfle neu, bevor du ihn flach hinlegst.
refused-not-needed = Die Karte verlangt { the-piece } nicht.
refused-not-in-play = { the-piece-first } ist nicht im Spiel und kann darum nicht getauscht werden.
refused-take-it-off-first = { the-piece-first } ist verbaut. Nimm ihn herunter, bevor du ihn tauschst.
refused-too-many-in-play =
    { $n ->
        [0] Die Karte verlangt kein Teil dieser Form.
        [one] Die Karte verlangt nur ein solches Teil. Tausche dafür eines aus.
       *[other] Die Karte verlangt nur { $n } solche Teile. Tausche dafür eines aus.
    }
