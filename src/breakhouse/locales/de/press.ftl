### Karten auf Papier

press-help = Karten als PDF drucken, zum Ausschneiden oder zum Fühlen
press-help-game = das Spiel, dessen Karten gedruckt werden: { $known }
press-help-deck = shipped, daily, endless:SEED oder eine Kartensatz-Datei (Standard: shipped)
press-help-out = das PDF, das geschrieben wird
press-help-paper = a4 oder letter (Standard: a4)
press-help-tactile = für Schwellpapier und Prägung: Umrisse, erhabene Strukturen, große Schrift, Braille, eine Legende
press-help-mirror = jede Seite spiegeln, um Punkte von hinten durchzudrücken
press-help-language = die Sprache der Wörter auf den Blättern
press-done = { $cards ->
        [one] Eine Kartenseite ist druckfertig.
       *[other] { $cards } Kartenseiten sind druckfertig.
    } Die Blätter sind in { $path }.

refused-no-such-paper = Das Papierformat „{ $paper }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
refused-no-cards-to-print = „{ $game }“ hat keine Baukarten. Drucken kannst du: { $known }.
refused-nothing-tactile-to-print = Davon gibt es keine tastbare Fassung.
refused-press-not-installed = Zum Drucken brauchst du ein Zusatzpaket. Installiere es mit: pip install 'breakhouse[press]'
refused-cannot-write = „{ $path }“ lässt sich nicht schreiben: { $why }. Wähl mit --out einen anderen Ort.
