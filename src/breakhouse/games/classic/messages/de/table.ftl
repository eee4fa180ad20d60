### Make ’n’ Break: am Tisch im Browser

## Die Baustelle

bench-site-classic = Tisch: Make ’n’ Break
bench-role-classic = { $role ->
        [architect] baut
       *[keeper] hat den Timer
    }

## Das Regal

box-classic = Original
box-classic-line = Zehn Bausteine aus Holz, eine Karte und ein tickender Timer.
box-tactile = Original, Tastausgabe
box-tactile-line = Spielen, ohne hinzusehen: Jede Farbe ist eine Struktur, jede Karte wird vorgelesen.
box-tactile-about = Mit dieser Schachtel kann man blind spielen, und alle können mitmachen. Jede Farbe hat ihre eigene Struktur, hier so gezeichnet, wie der Finger sie fühlt; Karten werden vorgelesen, Steine mit Tasten oder von Hand gesetzt, und sehen muss man dafür nichts. Wenn du sehen kannst, probier eine Karte mit geschlossenen Augen.

## Ein neuer Tisch

option-cunning = Karten dürfen abgelehnt werden
option-cunning-help = Eine abgelehnte Karte geht mit einem Chip an den linken Nachbarn.
option-young-help = Zwei Stapel: blaue Zahlen für Kinder und Neulinge, rote für alle, die du als Profis markierst. Jede Karte bringt einen Punkt.
option-experts = Zieht rote Karten
option-experts-seat = Profi: zieht rote Karten
option-timer-screen = Bildschirm: 60, 80 oder 100 s
option-timer-box = Wie in der Schachtel: 30, 40 oder 50 s
option-timer_by = Wer den Timer startet
option-timer_by-architect = Der Baumeister
option-timer_by-neighbour = Der linke Nachbar, wie in der Spielregel
option-start_within_ms = Startet von selbst nach (Sekunden)
option-edition = Ausgabe
option-edition-standard = Normal
option-edition-tactile = Tastausgabe

## In Worten

command-help-classic = Zum Beispiel: „start“, „nimm rot“, „setz rot liegend auf weiß links“ oder „beende“.
