### Die Welt des Bauens: Steine und Bauwerke in Worten, die Stimme des Richters, was nicht lesbar ist oder nicht geht.
### „Stein“ als Maß ist immer die Höhe eines Bausteins. Sätze beginnen klein; wer sie sagt, schreibt groß.
### Namen stehen ohne Artikel, damit sie in jedem Fall passen; nur „ein Baustein“ und „ein Quader“ bekommen ihn, je nach Satz.
### Entfernungen stehen im Akkusativ.

## Namen der Teile

words-piece = { $piece ->
        [white] Weiß
        [yellow] Gelb
        [orange] Orange
        [red] Rot
        [purple] Lila
        [lightblue] Hellblau
        [darkblue] Dunkelblau
        [lightgreen] Hellgrün
        [darkgreen] Dunkelgrün
        [brown] Braun
        [die-white] Würfel Weiß
        [die-yellow] Würfel Gelb
        [die-blue] Würfel Blau
        [die-black] Würfel Schwarz
        [die-red] Würfel Rot
        [die-green] Würfel Grün
        [cuboid-blue] Quader Blau
        [cuboid-orange] Quader Orange
       *[other] { $piece }
    }
words-piece-felt = { $piece ->
        [white] Weiß glatt
        [yellow] Gelb gepunktet
        [orange] Orange gewellt
        [red] Rot gerillt
        [purple] Lila mit Kreuzen
        [lightblue] Hellblau mit Ringen
        [darkblue] Dunkelblau gestreift
        [lightgreen] Hellgrün schraffiert
        [darkgreen] Dunkelgrün mit Rauten
        [brown] Braun gemasert
        [die-white] Würfel Weiß
        [die-yellow] Würfel Gelb
        [die-blue] Würfel Blau
        [die-black] Würfel Schwarz
        [die-red] Würfel Rot
        [die-green] Würfel Grün
        [cuboid-blue] Quader Blau
        [cuboid-orange] Quader Orange
       *[other] { $piece }
    }
words-texture = { $piece ->
        [white] glatt
        [yellow] gepunktet
        [orange] gewellt
        [red] gerillt
        [purple] Kreuze
        [lightblue] Ringe
        [darkblue] gestreift
        [lightgreen] schraffiert
        [darkgreen] Rauten
        [brown] gemasert
       *[other] { $piece }
    }
words-counted = { $form ->
        [die] Würfel { $n }
        [cuboid] Quader { $n }
       *[brick] Baustein { $n }
    }
words-any = { $form ->
        [die] Würfel
        [cuboid] Quader
       *[brick] Baustein
    }
words-table = der Tisch
words-distance = { $form ->
        [piece] { $halves ->
            [0] ein wenig
            [1] einen halben Würfel
            [2] einen Würfel
            [3] anderthalb Würfel
           *[other] { $half ->
                [yes] { $whole },5 Würfel
               *[no] { $whole } Würfel
            }
        }
       *[brick] { $halves ->
            [0] ein wenig
            [1] einen halben Stein
            [2] einen Stein
            [3] anderthalb Steine
           *[other] { $half ->
                [yes] { $whole },5 Steine
               *[no] { $whole } Steine
            }
        }
    }
# Um wie viel.
words-by = { words-distance }

## Ein Bauwerk

words-card = { $kind ->
        [grey] graue Karte, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }: Nur die Form zählt, die Farben sind egal.
        [neutral] neutrale Karte, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }: Nur die Form zählt, Würfel und Quader wählst du selbst.
        [free] freie Karte, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[coloured] farbige Karte, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }: Jedes Teil hat seine Farbe.
    }
words-free = bau, was du willst, mit genau { $n } Teilen, von denen nur eines den Tisch berührt.
words-hands = { $n ->
        [one] eine Hand genügt.
       *[other] du brauchst eine zweite Hand, die ein Teil festhält.
    }
words-whole = { $form ->
        [brick] { $n ->
            [one] ein Baustein
           *[other] { $n } Bausteine
        }
       *[piece] { $n ->
            [one] ein Teil
           *[other] { $n } Teile
        }
    }, { $form ->
        [brick] { $height ->
            [one] einen Stein hoch
           *[other] { $height } Steine hoch
        }
       *[piece] { $height ->
            [one] einen Würfel hoch
           *[other] { $height } Würfel hoch
        }
    }{ $even ->
        [yes] , symmetrisch.
       *[no] .
    }
words-bottom = unten: { $name ->
        [Baustein] ein Baustein
        [Quader] ein Quader
       *[other] { $name }
    }{ $how ->
        [lying] , liegend
        [standing] , stehend
        [pointing] , auf dich zeigend
        [upright] , senkrecht
       *[flat] { "" }
    }.
words-beside = { $name ->
        [Baustein] ein Baustein
        [Quader] ein Quader
       *[other] { $name }
    }{ $how ->
        [lying] , liegend
        [standing] , stehend
        [pointing] , auf dich zeigend
        [upright] , senkrecht
       *[flat] { "" }
    }, auf dem Tisch, { $halves ->
        [0] direkt rechts neben { $below ->
        [Baustein] einem Baustein
        [Quader] einem Quader
       *[other] { $below }
    }
       *[other] { $distance } rechts von { $below ->
        [Baustein] einem Baustein
        [Quader] einem Quader
       *[other] { $below }
    }
    }.
words-over-one = auf { $below ->
        [Baustein] einem Baustein
        [Quader] einem Quader
       *[other] { $below }
    }, { words-place-one }
words-place-one = { $place ->
        [same] genau darüber
        [middle] in der Mitte
        [left] links bündig
        [right] rechts bündig
        [over-left] { $distance } über das linke Ende hinaus
        [over-right] { $distance } über das rechte Ende hinaus
       *[in-left] { $distance } vom linken Ende eingerückt
    }
words-on = { words-over-one }: { $name ->
        [Baustein] ein Baustein
        [Quader] ein Quader
       *[other] { $name }
    }{ $how ->
        [lying] , liegend
        [standing] , stehend
        [pointing] , auf dich zeigend
        [upright] , senkrecht
       *[flat] { "" }
    }.
words-over-several = über { $n ->
        [2] { $below ->
        [Baustein] einen Baustein
        [Quader] einen Quader
       *[other] { $below }
    } und { $other ->
        [Baustein] einen Baustein
        [Quader] einen Quader
       *[other] { $other }
    }
       *[other] { $n } { $below ->
            [Baustein] Bausteine
            [Quader] Teile
           *[other] Teile von { $below } bis { $other }
        }
    } hinweg, { words-place-several }
words-place-several = { $place ->
        [same] von Ende zu Ende
        [middle] in der Mitte
        [left] links bündig
        [right] rechts bündig
        [over-left] { $distance } über das linke Ende hinaus
        [over-right] { $distance } über das rechte Ende hinaus
       *[in-left] { $distance } vom linken Ende eingerückt
    }
words-across = { words-over-several }: { $name ->
        [Baustein] ein Baustein
        [Quader] ein Quader
       *[other] { $name }
    }{ $how ->
        [lying] , liegend
        [standing] , stehend
        [pointing] , auf dich zeigend
        [upright] , senkrecht
       *[flat] { "" }
    }.
words-hold = halte { $name } mit der anderen Hand fest.
words-release = lass { $name } los.

## Die ganze Karte in einem Atemzug: Ein Teil liegt, wenn nichts anderes gesagt wird

words-summary = { $kind ->
        [grey] graue Karte
        [neutral] neutrale Karte
       *[coloured] farbige Karte
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. { $form ->
        [brick] { $n ->
            [one] ein Baustein
           *[other] { $n } Bausteine
        }
       *[piece] { $n ->
            [one] ein Teil
           *[other] { $n } Teile
        }
    }, { $height } hoch{ $even ->
        [yes] , symmetrisch.
       *[no] .
    }
words-row-first = von unten: { $row }.
words-row = { $row }.
words-row-and = { $one }, { $rest }
words-row-piece = { $name }{ $how ->
        [standing] { " " }stehend
        [pointing] { " " }zu dir
        [upright] { " " }senkrecht
       *[lying] { "" }
    }
words-row-any = { $form ->
        [die] { $n ->
            [one] ein Würfel
           *[other] { $n } Würfel
        }
        [cuboid] { $n ->
            [one] ein Quader
           *[other] { $n } Quader
        }{ $how ->
            [upright] { " " }senkrecht
           *[lying] { "" }
        }
       *[brick] { $n ->
            [one] { $how ->
                [standing] einer stehend
                [pointing] einer zu dir
               *[lying] einer liegend
            }
           *[other] { $n } { $how ->
                [standing] stehend
                [pointing] zu dir
               *[lying] liegend
            }
        }
    }
words-two-hands = zwei Hände.

## Was der Richter sagt

difference-none = das ist richtig.
difference-extra = { $name ->
        [Baustein] ein Baustein
        [Quader] ein Quader
       *[other] { $name }
    } ist nicht auf der Karte: Nimm ihn weg.
difference-missing = es fehlt noch { $where }
difference-misplaced = { $name ->
        [Baustein] ein Baustein
        [Quader] ein Quader
       *[other] { $name }
    } { $how ->
        [lying] liegt
       *[other] steht
    } { $side ->
        [left] { $across } zu weit links
        [right] { $across } zu weit rechts
       *[none] { "" }
    }{ $level ->
        [high] { $side ->
            [none] { $up } zu hoch
           *[other] { " " }und { $up } zu hoch
        }
        [low] { $side ->
            [none] { $up } zu tief
           *[other] { " " }und { $up } zu tief
        }
       *[none] { "" }
    }.
difference-wrong-way = { $name ->
        [Baustein] ein Baustein
        [Quader] ein Quader
       *[other] { $name }
    } muss { $how ->
        [lying] liegen
        [standing] stehen
        [pointing] auf dich zeigen
        [upright] senkrecht stehen
       *[flat] flach liegen
    }.
difference-tilted = { $name ->
        [Baustein] ein Baustein
        [Quader] ein Quader
       *[other] { $name }
    } steht schief: Rück ihn gerade.
difference-wrong-colour = { $name ->
        [Baustein] ein Baustein
        [Quader] ein Quader
       *[other] { $name }
    } ist da, wo { $other ->
        [Baustein] ein Baustein
        [Quader] ein Quader
       *[other] { $other }
    } hingehört.
difference-swapped = { $name ->
        [Baustein] ein Baustein
        [Quader] ein Quader
       *[other] { $name }
    } und { $other ->
        [Baustein] ein Baustein
        [Quader] ein Quader
       *[other] { $other }
    } sind vertauscht.
difference-mirrored = das ist das Spiegelbild: Vertausch links und rechts.
difference-overlapping = { $name ->
        [Baustein] ein Baustein
        [Quader] ein Quader
       *[other] { $name }
    } und { $other ->
        [Baustein] ein Baustein
        [Quader] ein Quader
       *[other] { $other }
    } stecken ineinander: Schieb sie auseinander.
difference-floating = { $name ->
        [Baustein] ein Baustein
        [Quader] ein Quader
       *[other] { $name }
    } hängt in der Luft: Stell etwas darunter.
difference-toppling = so bleibt das nicht von selbst stehen: Schieb, was oben ist, weiter über die Mitte des Teils darunter.
difference-too-few = die Karte verlangt { $n } Teile, die zusammenhängen; es sind weniger.
difference-too-many = die Karte verlangt { $n } Teile, die zusammenhängen; nimm die anderen weg.
difference-table-touched = nur ein Teil darf den Tisch berühren: Heb { $name ->
        [Baustein] einen Baustein
        [Quader] einen Quader
       *[other] { $name }
    } an.

## Was nicht lesbar ist

invalid-no-such-piece = Ein Teil „{ $piece }“ gibt es nicht.
invalid-no-such-pose = „{ $how }“ ist keine Lage für „{ $piece }“. Zur Wahl stehen: { $known }.
invalid-out-of-the-world = „{ $piece }“ wäre bei { $x }, { $y } neben dem Tisch.
invalid-tilted-too-far = „{ $piece }“ ist um { $tilt } Zehntelgrad geneigt; bei mehr als { $most } zählt das als andere Lage.
invalid-piece-placed-twice = „{ $piece }“ kommt zweimal vor, aber es gibt das Teil nur einmal.
invalid-too-many-pieces = { $n } Teile sind mehr, als eine Schachtel enthält; erlaubt sind { $most }.
invalid-notation-piece = „{ $word }“ ist kein gesetztes Teil. Schreib zum Beispiel red-@0,1.5 oder red-(150,50).
invalid-notation-place = Die Position in „{ $word }“ ist nicht lesbar. Schreib ganze Zahlen: Mitte x, Mitte y und, falls es eine gibt, die Neigung.
invalid-notation-mark = Das Teil in „{ $word }“ lässt sich nur so drehen: { $known }.
invalid-notation-card = „{ $text }“ ist keine Karte. Schreib Kennung, Punkte, Farbe der Zahl und Art, einen Doppelpunkt und die Teile: c1 2 blue grey: grey-@0,0 grey.@1,1.
invalid-notation-note = „{ $note }“ nach den Teilen ist weder eine Reihenfolge noch eine Schwierigkeit.
invalid-notation-step = „{ $word }“ ist kein Bauschritt. Schreib die Nummer eines Teils und nach einem Schrägstrich die des Teils, das gehalten wird: 3 oder 3/1.

## Was keine Karte und kein Kartensatz ist

invalid-card-id = „{ $id }“ ist kein gültiger Kartenname: Nimm nur Buchstaben, Ziffern und Bindestriche.
invalid-card-points = Karte { $id } hat { $points } Punkte; eine Karte zählt 1, 2 oder 3.
invalid-card-free = Karte { $id } ist frei: Sie muss 3 oder 4 Teile nennen und darf kein Bauwerk zeigen.
invalid-card-empty = Karte { $id } zeigt kein Bauwerk.
invalid-card-order = Die Baureihenfolge der Karte { $id } nennt nicht jedes ihrer Teile genau einmal.
invalid-card-difficulty = Die Schwierigkeit der Karte { $id } ist { $difficulty }; erlaubt sind Werte von 0 bis 100.
invalid-card-off-grid = Die Teile einer Karte müssen auf einem Raster aus halben Steinen liegen; hier liegt eines daneben.
invalid-card-piece-of-other-kind = „{ $piece }“ kann nicht auf Karte { $id } sein; sie ist { $kind ->
        [grey] grau
        [neutral] neutral
        [free] frei
        [coloured] farbig
       *[other] { $kind }
    }.
invalid-card-not-in-the-box = In der Schachtel von { $game } ist für Karte { $id } kein „{ $piece }“ mehr da.
invalid-card-overlaps = Auf Karte { $id } überschneiden sich { $first } und { $second }.
invalid-card-unstable = Das Bauwerk auf Karte { $id } ist nicht standfest genug{ $margin ->
        [none] : Etwas daran hängt in der Luft
       *[other] { " " }(sein Spielraum ist { $margin } % eines Steins, nötig sind 20 %)
    }.
invalid-deck-header = Ein Kartensatz beginnt mit einer Zeile wie „deck my-deck GAME 1“, nicht mit „{ $text }“.
invalid-deck-size = Ein Kartensatz hat 1 bis { $most } Karten; dieser hat { $cards }.
invalid-deck-id-twice = Zwei Karten des Satzes heißen { $id }.
invalid-deck-card-twice = Karte { $id } zeigt dasselbe Bauwerk wie Karte { $other }, vielleicht gespiegelt oder in anderen Farben.
invalid-deck-sides = Karte { $id } braucht zwei Seiten: { $one } ({ $one_number ->
        [red] rot
        [yellow] gelb
       *[blue] blau
    }) und { $other } ({ $other_number ->
        [red] rot
        [yellow] gelb
       *[blue] blau
    }).
invalid-deck-unreadable = Die Kartensatz-Datei { $path } ist nicht lesbar ({ $why }).
invalid-deck-of-no-game = „{ $game }“ hat keine Baukarten. Diese Spiele haben welche: { $known }.
invalid-deck-of-another-game = „{ $deck }“ ist ein Kartensatz für { $game }, nicht für { $wanted }.
invalid-deck-day = „{ $day }“ ist kein Datum. Schreib es so: 2026-11-15.
invalid-no-such-deck = Einen Kartensatz „{ $deck }“ gibt es nicht. Zur Wahl stehen: { $known }.

## Blöcke, durch ihre Kanten gegeben

invalid-no-blocks = Es gibt keine Blöcke zu prüfen.
invalid-too-many-blocks = { $n } Blöcke sind zu viele, um sie auf einmal zu prüfen; erlaubt sind { $most }.
invalid-block-unreadable = Block { $n } muss aus linker Kante, unterer Kante, Breite und Höhe bestehen, alle als einfache Zahlen.
refused-block-in-the-table = Block { $n } ragt in den Tisch.
refused-blocks-overlap = Die Blöcke { $first } und { $second } überschneiden sich.

## Dieselben Fehler, wo sie die Optionen einer Partie verderben

refused-no-such-piece = { invalid-no-such-piece }
refused-piece-placed-twice = { invalid-piece-placed-twice }
refused-too-many-pieces = { invalid-too-many-pieces }
refused-notation-piece = { invalid-notation-piece }
refused-notation-place = { invalid-notation-place }
refused-notation-mark = { invalid-notation-mark }
refused-notation-card = { invalid-notation-card }
refused-notation-note = { invalid-notation-note }
refused-notation-step = { invalid-notation-step }
refused-card-id = { invalid-card-id }
refused-card-points = { invalid-card-points }
refused-card-free = { invalid-card-free }
refused-card-empty = { invalid-card-empty }
refused-card-order = { invalid-card-order }
refused-card-difficulty = { invalid-card-difficulty }
refused-card-off-grid = { invalid-card-off-grid }
refused-card-piece-of-other-kind = { invalid-card-piece-of-other-kind }
refused-card-not-in-the-box = { invalid-card-not-in-the-box }
refused-card-overlaps = { invalid-card-overlaps }
refused-card-unstable = { invalid-card-unstable }
refused-deck-header = { invalid-deck-header }
refused-deck-size = { invalid-deck-size }
refused-deck-id-twice = { invalid-deck-id-twice }
refused-deck-card-twice = { invalid-deck-card-twice }
refused-deck-sides = { invalid-deck-sides }
refused-deck-unreadable = { invalid-deck-unreadable }
refused-deck-of-no-game = { invalid-deck-of-no-game }
refused-deck-of-another-game = { invalid-deck-of-another-game }
refused-deck-day = { invalid-deck-day }
refused-no-such-deck = { invalid-no-such-deck }
