### Die Bauspiele: am Tisch im Browser

## Wie ein Teil gedreht ist

bench-how = { $how ->
        [lying] liegend
        [standing] stehend
        [pointing] auf dich zeigend
        [upright] senkrecht
       *[flat] flach
    }

## Die Baustelle

bench-name = { $form ->
        [piece] Der Tisch mit den Teilen
       *[brick] Der Tisch mit den Steinen
    }
bench-name-mine = { $form ->
        [piece] Der Tisch mit den Teilen. Du baust.
       *[brick] Der Tisch mit den Steinen. Du baust.
    }
bench-name-begin = { $form ->
        [piece] Der Tisch mit den Teilen. Eingabetaste: { $what }.
       *[brick] Der Tisch mit den Steinen. Eingabetaste: { $what }.
    }
bench-keys = Punkt und Komma lesen die Karte Stein für Stein. Ist deine Hand leer, liest die Eingabetaste den nächsten Stein vor und nimmt ihn; willst du einen anderen, drück seine Ziffer. Die Pfeile links und rechts schieben ihn um einen halben Stein, mit Umschalt um anderthalb; auf und ab drehen ihn. Pos1 und Ende gehen an die Ränder. Bild auf und Bild ab wählen einen höheren oder tieferen Platz. Die Eingabetaste setzt ihn ab, Escape legt ihn beiseite. Mit O und dann einer Ziffer oder noch einmal O hältst du einen Stein mit der anderen Hand fest; ein weiteres O lässt ihn los. Z nimmt den letzten Stein zurück. S sagt, welcher Stein als Nächstes kommt; A, was um deine Hand herum ist; M, wie weit zwei Steine auseinander sind. K wirft alles um.
bench-beside = { $form ->
        [piece] Teile neben dem Tisch
       *[brick] Steine neben dem Tisch
    }
bench-take = { $piece } nehmen
bench-tools = Hände und Werkzeug
bench-seats = Wer mitspielt
bench-no-physics = Dieser Browser kann fallende Steine nicht simulieren, darum bleiben sie auf dem Raster.
bench-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
bench-refused-cards = { $count ->
        [one] Eine abgelehnte Karte
       *[other] { $count } abgelehnte Karten
    }
bench-round = Runde { $round } von { $rounds }
bench-best = { $count } { $form ->
        [piece] Teile
       *[brick] Steine
    } in { $seconds } s: deine Bestzeit
bench-close = Gerade noch geschafft
bench-nth = Karte { $nth } in diesem Zug
bench-turn-points = { $cards ->
        [0] Noch keine Punkte
        [one] 1 Karte, { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }
       *[other] { $cards } Karten, { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }
    }
bench-factor = { $factor }-mal so viel Zeit
bench-grid-hands = Nichts kann umfallen
bench-pile = { $count ->
        [one] Im Stapel ist noch eine Karte.
       *[other] Im Stapel sind noch { $count } Karten.
    }
bench-time-left = { $seconds ->
        [one] Noch 1 Sekunde
       *[other] Noch { $seconds } Sekunden
    }
bench-sum = Die Summe ist { $total } von { $limit }.
bench-roll = Würfeln
bench-roll-small = Würfeln
bench-rolled = Du hast eine { $number } gewürfelt: { $seconds } Sekunden.
bench-start = START
bench-starts-in = { $seconds ->
        [one] Startet in 1 Sekunde von selbst.
       *[other] Startet in { $seconds } Sekunden von selbst.
    }
bench-wait = { $you ->
        [yes] { $phase ->
            [roll] Du bist dran. Würfle.
            [signal] Bereit? Drück START.
           *[countdown] Gleich geht es los.
        }
       *[no] { $phase ->
            [roll] { $name } würfelt.
            [signal] { $name } fängt gleich an.
           *[countdown] Für { $name } geht es gleich los.
        }
    }
bench-signal = { $name } wartet auf dein Zeichen. Drück START.
bench-set-timer = Timer auf { $number } stellen
bench-keeps-timer = { $step ->
        [set] { $name } hat gewürfelt. Stell den Timer.
       *[start] { $name } ist bereit. Drück START.
    }
bench-waits-for-start = Gleich wird START gedrückt.
bench-build = Bau, was die Karte zeigt.
bench-look-on = { $name } baut.
bench-watch = { $form ->
        [piece] { $name } baut. Tipp auf ein Teil, um einen Fehler zu zeigen.
       *[brick] { $name } baut. Tipp auf einen Stein, um einen Fehler zu zeigen.
    }
bench-stands = Richtig. Jetzt muss das Bauwerk eine Sekunde stehen.
bench-let-it-stand = Richtig. Lass los, damit das Bauwerk von selbst steht.
bench-over = Die Partie ist zu Ende.
ended-all-turns-played = Alle Züge sind gespielt.
bench-turn = Drehen
bench-hold = Festhalten
bench-release = Loslassen
bench-break = Umwerfen
bench-refuse = Karte ablehnen
bench-refuse-sure = Noch mal drücken zum Ablehnen
bench-refuse-again = Noch mal drücken
bench-switch = Erst Karte { $card } bauen
bench-finish = Bin fertig
bench-skip = Auslassen
bench-point = Fehler zeigen
bench-pointed = { $name } zeigt auf { $piece }.
bench-ways = Mehr
bench-magnet = Magnet
bench-leave = Stehen lassen
bench-count-name = Der Punktestand
bench-count = { $cards ->
        [0] { $name }: diesmal keine Karte
        [one] { $name }: 1 Karte, { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }
       *[other] { $name }: { $cards } Karten, { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }
    }
bench-count-close = Weiter

## Hände auf dem Raster

grid-on-table = auf dem Tisch
grid-on-empty-table = auf dem Tisch, { grid-from-middle }
grid-from-middle = { $side ->
        [middle] in der Mitte
        [left] { $distance } links der Mitte
       *[right] { $distance } rechts der Mitte
    }
grid-next = { $side ->
        [left] { $halves ->
            [0] direkt links neben { $piece }
           *[other] { $distance } links von { $piece }
        }
       *[right] { $halves ->
            [0] direkt rechts neben { $piece }
           *[other] { $distance } rechts von { $piece }
        }
    }
grid-between = { $one } und { $other }
grid-on-table-by = auf dem Tisch, { $next }
grid-touches = { $side ->
        [left] Direkt links daneben ist { $piece }.
       *[right] Direkt rechts daneben ist { $piece }.
    }
grid-beside = { $side ->
        [left] { $distance } weiter links ist { $piece }.
       *[right] { $distance } weiter rechts ist { $piece }.
    }
grid-above = Darüber: { $pieces }.
grid-picked = { $piece }, { $how }, { $place }
grid-picked-so = { $piece }, { $place }
grid-taken = in der Hand, { $place }
grid-taken-turned = in der Hand, { $how }, { $place }
grid-moved = { $place }
grid-turned = { $how }, { $place }
grid-dropped = { $piece } abgesetzt, { $place }.
grid-put-down = Abgesetzt.
grid-laid-aside = { $piece } beiseitegelegt.
grid-held = Die andere Hand hält { $piece }.
grid-released = Die andere Hand lässt { $piece } los.
grid-back = Das Teil ist wieder in deiner Hand.
grid-ruler = Von { $from } bis { $to }: { $apart ->
        [0] kein Abstand
       *[other] { $across } auseinander
    }, { $rise ->
        [level] auf gleicher Höhe
        [higher] { $up } höher
       *[lower] { $up } tiefer
    }.
grid-nothing = { $why ->
        [hand-empty] { $form ->
            [piece] Deine Hand ist leer. Nimm mit einer Ziffer ein Teil.
           *[brick] Deine Hand ist leer. Nimm mit einer Ziffer einen Stein.
        }
        [none-left] { $form ->
            [piece] Neben dem Tisch ist kein Teil mehr.
           *[brick] Neben dem Tisch ist kein Stein mehr.
        }
        [none-yet] { $form ->
            [piece] Würfle zuerst: Drück G.
           *[brick] Du kannst noch nichts nehmen. { $can } sagt, was du tun kannst.
        }
        [hand-full] { $form ->
            [piece] Einen Moment, das letzte Teil ist noch unterwegs.
           *[brick] Einen Moment, der letzte Stein ist noch unterwegs.
        }
        [not-there] { $form ->
            [piece] Dieses Teil kannst du jetzt nicht nehmen.
           *[brick] Diesen Stein kannst du jetzt nicht nehmen.
        }
        [none-to-undo] Es gibt nichts zurückzunehmen.
        [none-to-hold] Es gibt noch nichts zum Festhalten.
        [none-to-measure] { $form ->
            [piece] Zum Messen brauchst du zwei Teile.
           *[brick] Zum Messen brauchst du zwei Steine.
        }
       *[which-to-hold] { $form ->
            [piece] Welches Teil soll die andere Hand halten? Drück seine Ziffer; O nimmt das letzte.
           *[brick] Welchen Stein soll die andere Hand halten? Drück seine Ziffer; O nimmt den letzten.
        }
    }

## Was geschah

built-started = Start.
built-started-by = { $you ->
        [yes] Du gibst das Startzeichen.
       *[no] { $name } gibt das Startzeichen.
    }
built-rolled = { $number } gewürfelt: { $seconds } Sekunden.
built-counting-down = Gleich geht es los.
built-card = Neue Karte. { $words }
built-card-brief = Neue Karte: { $kind ->
        [grey] grau
        [neutral] neutral
        [free] frei
       *[coloured] farbig
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $form ->
        [brick] { $n ->
            [one] ein Baustein
           *[other] { $n } Bausteine
        }
       *[piece] { $n ->
            [one] ein Teil
           *[other] { $n } Teile
        }
    }.
built-right = { $hands ->
        [grid] Richtig.
       *[free] Richtig. Das Bauwerk muss eine Sekunde stehen.
    }
built-completed = Fertig: { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
built-climbed = { $left ->
        [0] Ab hier ist es ein Zug wie jeder andere.
       *[other] Als Nächstes kommt eine Karte mit fünf Teilen, gegen die Uhr.
    }
built-stopped = { $why ->
        [time] Stopp! Die Zeit ist um.
        [sum] Stopp! Die Summe ist erreicht.
        [said] Stopp.
       *[no-cards] Stopp. Es sind keine Karten mehr da.
    }
built-turn-ended = { $you ->
        [yes] { $points ->
            [0] Du bekommst keinen Punkt für diesen Zug.
            [one] Du bekommst 1 Punkt für diesen Zug.
           *[other] Du bekommst { $points } Punkte für diesen Zug.
        }
       *[no] { $points ->
            [0] { $name } bekommt keinen Punkt für diesen Zug.
            [one] { $name } bekommt 1 Punkt für diesen Zug.
           *[other] { $name } bekommt { $points } Punkte für diesen Zug.
        }
    }
built-won = { $count ->
        [one] { $you ->
            [yes] Du hast gewonnen.
           *[no] { $names } hat gewonnen.
        }
       *[other] { $names } teilen sich den Sieg.
    }
built-time-left = { $seconds ->
        [one] Noch eine Sekunde zum Bauen.
       *[other] Noch { $seconds } Sekunden zum Bauen.
    }
built-sum-left = Die Summe ist { $total }. Bei { $limit } ist der Zug vorbei.
built-timer-set = { $you ->
        [yes] Du stellst den Timer.
       *[no] { $name } stellt den Timer.
    }
built-signalled = { $you ->
        [yes] Du gibst das Zeichen.
       *[no] { $name } gibt das Zeichen.
    }
built-called = Summe { $total }.
built-pointed = { $you ->
        [yes] Du zeigst auf { $piece }.
       *[no] { $name } zeigt auf { $piece }.
    }
built-pointed-whole = { $you ->
        [yes] Du zeigst auf einen Fehler.
       *[no] { $name } zeigt auf einen Fehler.
    }
built-refused = { $you ->
        [yes] Du lehnst die Karte ab; sie geht mit einem Chip an { $to }.
       *[no] { $name } lehnt die Karte ab; sie geht mit einem Chip an { $to }.
    }
built-reshuffled = Die gespielten Karten werden wieder in den Stapel gemischt.
built-fell = { $form ->
        [piece] { $count ->
            [one] Ein Teil ist heruntergefallen.
           *[other] { $count } Teile sind heruntergefallen.
        }
       *[brick] { $count ->
            [one] Ein Stein ist heruntergefallen.
           *[other] { $count } Steine sind heruntergefallen.
        }
    }
built-thrown = Gewürfelt: { $list }.
built-thrown-one = { $piece } { $value }
built-claimed = { $you ->
        [yes] Du sagst, dass du fertig bist.
       *[no] { $name } ist fertig. Stimmt das Bauwerk?
    }
built-confirmed = { $you ->
        [yes] Du sagst, dass das Bauwerk stimmt.
       *[no] { $name } sagt, dass das Bauwerk stimmt.
    }
built-objected = { $you ->
        [yes] Du sagst, dass es einen Fehler gibt.
       *[no] { $name } sagt, dass es einen Fehler gibt.
    }
moved-lifted = { the-piece-first } wird genommen.
moved-in-the-air = { $piece } wird in der Luft gehalten.
built-broken = { $you ->
        [yes] Du wirfst alles um.
       *[no] { $name } wirft alles um.
    }
moved-broken = Alles wird umgeworfen.
built-nothing-wrong = Bisher ist nichts falsch.
built-more-missing = { $n ->
        [one] Danach fehlt noch ein Teil.
       *[other] Danach fehlen noch { $n } Teile.
    }
built-no-card = Es liegt keine Karte offen.
built-scores = Punkte: { $list }.
built-score-one = { $points } für { $name }
built-so-far = { $you ->
        [yes] Dein Zug bisher. { bench-turn-points }.
       *[no] Der Zug von { $name } bisher. { bench-turn-points }.
    }
built-bench-empty = Auf dem Tisch steht nichts.
built-in-hand = In deiner Hand: { $piece }.
built-beside = Neben dem Tisch: { $list }.
built-show = Augen: { $list }.
built-architect = { $you ->
        [yes] Du baust.
       *[no] { $name } baut.
    }

## Tasten

bench-hint = Hier funktionieren die Tasten. { $help } sagt, was sie tun; { $tour } führt dich herum.
card-end = { $end ->
        [first] Hier beginnt die Karte.
       *[last] { $form ->
            [piece] Das war das letzte Teil der Karte.
           *[brick] Das war der letzte Stein der Karte.
        }
    }
built-none-missing = Es fehlt nichts.
built-can-nothing = Für dich gibt es gerade nichts zu tun.
tour-bench-card = Punkt liest die Karte Stein für Stein, Komma geht zurück. { $card } liest die ganze Karte.
tour-bench-take = Die Eingabetaste nimmt den Stein, den du gerade gehört hast. Willst du einen anderen, drück seine Ziffer.
tour-bench-move = Die Pfeile auf und ab drehen den Stein in deiner Hand, links und rechts schieben ihn um einen halben Stein. Die Eingabetaste setzt ihn ab, Escape legt ihn beiseite, Z nimmt den letzten zurück.
tour-bench-check = { $missing } sagt, welcher Stein als Nächstes kommt; { $wrong }, was nicht stimmt; A, was um deine Hand herum ist.
tour-bench-hold = Drück O und eine Ziffer, um einen Stein mit der anderen Hand festzuhalten. Mit O lässt du ihn wieder los.

## Echte Steine

real-build = Bau die Karte mit den Steinen auf deinem Tisch.
real-watch = { $name } baut mit echten Steinen. Schau genau hin.
real-brick-before = Voriger Baustein
real-brick-next = Nächster Baustein
real-claim = Fertig
real-claimed = { $name } ist fertig. Stimmt das Bauwerk?
real-claimed-you = Die anderen prüfen dein Bauwerk.
real-confirm = Es stimmt
real-object = Da ist ein Fehler
real-help = Zum Beispiel: start, nächster Baustein, fertig oder es ist richtig.
tour-real-card = Punkt liest die Karte Stein für Stein, Komma geht zurück; die Knöpfe „{ real-brick-next }“ und „{ real-brick-before }“ tun dasselbe. { $card } liest die ganze Karte.
tour-real-done = Du landest immer auf dem Knopf, der als Nächstes dran ist: würfeln, START, fertig. Die Eingabetaste drückt ihn. Dann sagen die anderen, ob es richtig ist.

## Wörter, die man tippt

typed-take = nimm, nehme, nehmen
typed-place = setz, setze, setzen, leg, lege, stell, stelle
typed-hold = halt, halte, halten
typed-release = löse, lösen, loslassen, lass los, lass
typed-lay-aside = weg, beiseite
typed-break = umwerfen, wirf um
typed-roll = würfle, würfeln
typed-start = start
typed-ready = bereit
typed-set-timer = stellen, timer stellen, stell den timer
typed-refuse = ablehnen
typed-finish = beende, beenden
typed-claim = fertig
typed-confirm = richtig
typed-object = fehler
typed-point = zeig, zeige, zeigen
typed-throw = würfeln, würfle, wirf, werfen
typed-how-lying = liegend
typed-how-standing = stehend
typed-how-pointing = zeigend, auf mich zeigend
typed-how-upright = senkrecht, stehend
typed-how-flat = flach, liegend
typed-left = links
typed-right = rechts
typed-over = hinaus, darüber hinaus
typed-take-next = nimm ihn, nimm es, nimm den nächsten, nimm das nächste
typed-put-down = setz ihn ab, setz es ab, absetzen, setz ab
typed-far-left = weit links, weit nach links
typed-far-right = weit rechts, weit nach rechts
typed-leftmost = linker Rand, ganz links
typed-rightmost = rechter Rand, ganz rechts
typed-turn = dreh, drehen, dreh um
typed-turn-back = dreh zurück, zurückdrehen
typed-higher = höher, hoch
typed-lower = tiefer, runter
typed-other-hand = andere Hand, die andere Hand
typed-measure = miss, messen, Abstand
typed-around = ringsum, rundherum
typed-read-on = lies weiter, weiter, nächster Stein, nächster Baustein, nächstes Teil
typed-read-back = lies zurück, voriger Stein, voriger Baustein, voriges Teil

## Ein neuer Tisch

option-grip = Antirutschmatte: Steine rutschen nicht
option-turns = Züge pro Person
option-young = Kleine Baumeister
option-timer = Timer
option-timer-on = An
option-timer-off = Kein Timer, zum Üben
option-hands = Hände
option-hands-free = Frei: Steine ziehen
option-hands-grid = Raster: mit Tasten und nach Gehör
option-bricks = Steine
option-bricks-screen = Auf dem Bildschirm
option-bricks-real = Echte auf deinem Tisch
option-deck = Karten
option-deck-shipped = Der Standardsatz
option-deck-daily = Die Karten des Tages
option-deck-endless = Endlos: immer neue Karten
option-deck-own = Dein eigener Kartensatz
option-deck-own-label = Inhalt der Kartensatz-Datei
option-grey = Graue Karten, bei denen nur die Form zählt
option-limit = Die Summe, die einen Zug beendet
option-roll_ms = Sekunden pro Wurf des kleinen Würfels

## Zusammenkommen

bench-odd = { $name } hat { $bricks ->
        [one] einen Stein
       *[other] { $bricks } Steine
    } schneller oder anders gesetzt, als eine Hand es kann.
unrated-untimed = Nicht gewertet, weil kein Timer läuft.
unrated-real-bricks = Nicht gewertet, weil mit echten Steinen gespielt wird.

## Schwierigkeiten

trouble-wasm = Dieser Browser hat kein WebAssembly, darum können Steine hier nicht fallen: Du bewegst sie auf einem Raster, mit Tasten oder durch Antippen.

group-hands = Steine und Karten
