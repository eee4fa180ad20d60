### Die Bauspiele: auf Papier

press-title = { $tactile ->
        [yes] Breakhouse, { $game }: Karten zum Fühlen
       *[no] Breakhouse, { $game }: Karten
    }
press-sheet = { $game }, Blatt { $sheet } von { $sheets }, { $side ->
        [back] Rückseiten
       *[front] Vorderseiten
    }. Mit 100 % drucken, beidseitig, über die lange Kante gewendet.

press-score-title = Punkte
press-score-name = Name
press-score-turn = Zug { $n }
press-score-total = Summe

press-alt = Karte { $card }.
press-legend-how = Jede Karte zeigt ihren Namen, ihre Punkte und das Bauwerk auf der Tischlinie. Wo alle Umrisse leer sind, passt jede Farbe. Die abgeschnittene Ecke ist oben rechts.
press-legend-start = Ein Kreis: START
press-legend-stop = Ein Achteck: STOPP
refused-no-cards-in-deck = Dieser Kartensatz ist leer, also gibt es nichts zu drucken.
refused-card-without-other-side = Karte { $card } hat in diesem Kartensatz { $sides ->
        [one] eine Seite
       *[other] { $sides } Seiten
    }; gedruckte Karten dieses Spiels brauchen genau zwei.
