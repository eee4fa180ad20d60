### Karten auf Papier

press-help = Karten als PDF drucken, für die Schere oder für die Finger
press-help-game = wessen Karten: { $known }
press-help-deck = shipped, daily, endless:SEED oder eine Kartensatz-Datei (sonst: shipped)
press-help-out = das PDF, das geschrieben wird
press-help-paper = a4 oder letter (sonst: a4)
press-help-tactile = für Schwellpapier und Prägung: Umrisse, erhabene Strukturen, große Schrift, Braille, eine Legende
press-help-mirror = jede Seite spiegeln, um Punkte von hinten durchzudrücken
press-help-language = die Sprache der Wörter auf den Blättern
press-done = { $cards ->
        [one] Eine Kartenseite ist gesetzt.
       *[other] { $cards } Kartenseiten sind gesetzt.
    } Die Blätter sind in { $path }.

refused-no-such-paper = Papier „{ $paper }“ gibt es hier nicht. Es gibt: { $known }.
refused-no-cards-to-print = „{ $game }“ hat keine Baukarten. Drucke eines von diesen: { $known }.
refused-press-not-installed = Zum Drucken braucht es den Schriftsetzer. Installiere ihn mit: pip install 'breakhouse[press]'
refused-cannot-write = „{ $path }“ lässt sich nicht schreiben: { $why }. Wähle mit --out einen anderen Ort.
