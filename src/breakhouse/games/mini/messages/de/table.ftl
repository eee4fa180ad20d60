### Mini Make ’n’ Break: am Tisch im Browser

## Die Baustelle

bench-site-mini = Tisch: Mini Make ’n’ Break
bench-role-mini = { $role ->
        [architect] baut
       *[keeper] nimmt die Zeit
    }

## Das Regal

box-mini = Mini
box-mini-line = Acht Steine und ein kleiner Würfel, der deine Zeit zählt.

## Ein neuer Tisch

option-young-seat = Kleiner Baumeister
option-young_limit = Summe für kleine Baumeister
option-pile = Wenn der Stapel leer ist
option-pile-turn = Gespielte Karten umdrehen
option-pile-reshuffle = Gespielte Karten mischen
option-timekeeper = Wer mit dem kleinen Würfel würfelt
option-timekeeper-table = Der Tisch
option-timekeeper-player = Jemand von euch

## In Worten

command-help-mini = Zum Beispiel: „start“, „nimm rot“, „setz rot liegend auf weiß links“ oder „beende“.
