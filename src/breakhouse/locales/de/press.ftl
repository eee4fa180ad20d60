### Karten auf Papier

press-title = { $tactile ->
        [yes] Breakhouse, { press-game }: Karten zum Fühlen
       *[no] Breakhouse, { press-game }: Karten
    }
press-game = { $game ->
        [mini] Mini
        [dice] Würfel
       *[classic] Original
    }
press-sheet = { press-game }, Blatt { $sheet } von { $sheets }, { $side ->
        [back] Rückseiten
       *[front] Vorderseiten
    }. Mit 100 % drucken, beidseitig, über die lange Kante gewendet.

press-score-title = Punkte
press-score-name = Name
press-score-turn = Zug { $n }
press-score-total = Summe
press-score-foot = { $game ->
        [mini] Je fünf Züge. Ein Zug endet, wenn die Würfe 15 erreichen; die angefangene Karte zählt nicht.
        [dice] Je drei Züge. Ein Zug endet, wenn der kleine Würfel 30 erreicht; die angefangene Karte zählt nicht.
       *[classic] Je vier Züge. Die Karte, die bei Ablauf der Zeit angefangen ist, zählt nicht.
    }

press-alt = Karte { $card }.

press-legend-title = { $game ->
        [mini] Acht Bausteine zum Fühlen
        [dice] Würfel und Quader zum Fühlen
       *[classic] Zehn Bausteine zum Fühlen
    }
press-legend-how = Jede Karte: ihr Name, ihre Punkte, das Bauwerk auf der Tischlinie. Wo alle Umrisse leer sind, ist jede Farbe recht. Die abgeschnittene Ecke ist oben rechts.
press-legend-die-white = Glatt für den weißen Würfel
press-legend-die-yellow = Gepunktet für den gelben Würfel
press-legend-die-blue = Gestreift für den blauen Würfel
press-legend-die-black = Gekreuzt für den schwarzen Würfel
press-legend-die-red = Gerillt für den roten Würfel
press-legend-die-green = Rauten für den grünen Würfel
press-legend-cuboid-blue = Gestreift für den blauen Quader
press-legend-cuboid-orange = Gewellt für den orangen Quader
press-legend-level = Ein waagrechter Balken: steht leicht
press-legend-tipping = Ein kippender Balken: schwer im Gleichgewicht
press-legend-start = Ein Kreis: START
press-legend-stop = Ein Achteck: STOPP

press-help = Karten als PDF drucken, für die Schere oder für die Finger
press-help-game = wessen Karten: classic, mini oder dice
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
refused-no-cards-in-deck = Dieser Kartensatz hat keine Karte, also gibt es nichts zu drucken.
refused-card-without-other-side = Karte { $card } hat in diesem Kartensatz { $sides ->
        [one] eine Seite
       *[other] { $sides } Seiten
    }; gedruckte Karten dieses Spiels brauchen genau zwei.
refused-press-not-installed = Zum Drucken braucht es den Schriftsetzer. Installiere ihn mit: pip install 'breakhouse[press]'
refused-cannot-write = „{ $path }“ lässt sich nicht schreiben: { $why }. Wähle mit --out einen anderen Ort.
