### Die Bauspiele: im Terminal

cards-help = Karten und Kartensätze ansehen, prüfen, vergleichen und erstellen
cards-help-list = die Karten eines Satzes auflisten
cards-help-show = eine Karte zeigen: Notation, Skizze, Worte, Bild
cards-help-check = Kartensatz-Dateien oder einzelne Karten prüfen: lesbar, baubar, standfest?
cards-help-make = aus einem Startwert einen neuen Kartensatz erstellen
cards-help-judge = ein Bauwerk mit einer Karte vergleichen
cards-help-contact = alle Karten eines Satzes auf ein Bild zeichnen
cards-help-deck = { $decks }, GAME:daily, GAME:endless:SEED oder eine Kartensatz-Datei (Standard: der Kartensatz des ersten Spiels)
cards-help-card = die Kennung einer Karte im Satz oder die Notation einer Karte in Anführungszeichen
cards-help-construction = die Notation eines Bauwerks in Anführungszeichen, zum Beispiel "red-@0,0 white.@1,1"
cards-help-notation = den Kartensatz in Notation ausgeben
cards-help-svg = die Karte in diese Datei zeichnen
cards-help-felt = mit den Farben auch die Strukturen nennen
cards-help-steps = Schritt für Schritt erklären, wie man das Bauwerk baut
cards-help-what = eine Kartensatz-Datei oder die Notation einer Karte in Anführungszeichen
cards-help-game = das Spiel, für das die Karten sind
cards-help-name = der Name des neuen Kartensatzes
cards-help-seed = irgendein Text; derselbe Startwert ergibt denselben Kartensatz
cards-help-care = wie viele Formen für jede Karte verglichen werden (Standard: 3)
cards-help-out = die Datei, in die geschrieben wird (Standard: Ausgabe im Terminal)
cards-help-contact-out = das Bild, das geschrieben wird, .svg oder .png

cards-deck = { $name }, für { $game }: { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }.
cards-deck-right = { $name }, für { $game }: { $n ->
        [one] Die eine Karte ist gültig
       *[other] Alle { $n } Karten sind gültig
    }.
cards-line = Zeile { $line }:
cards-made = Geschrieben: { $file }
cards-line-of-card = { $id }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $number ->
        [red] rote Zahl
        [yellow] gelbe Seite
       *[blue] blaue Zahl
    }, { $kind ->
        [grey] grau
        [neutral] neutral
        [free] frei
       *[coloured] farbig
    }, { $pieces ->
        [one] ein Teil
       *[other] { $pieces } Teile
    }, { $hands ->
        [one] eine Hand
       *[other] zwei Hände
    }, Schwierigkeit { $difficulty }
invalid-no-such-card = In { $deck } gibt es keine Karte { $card }.
referee-op-stability = sagt, ob Blöcke (x, y, Breite, Höhe) stehen
referee-op-judge = sagt, ob ein Bauwerk zur Karte passt
