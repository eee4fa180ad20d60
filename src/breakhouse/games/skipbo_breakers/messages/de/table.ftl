### Skip-Bo Breakers: am Tisch im Browser

caption-breaker = Ein tiefer Gong: ein Breaker.

## Das Regal

box-skipbo-breakers = Skip-Bo Breakers
box-skipbo-breakers-line = Leg höhere Reihen und spar dir einen Breaker für den richtigen Moment auf.

## Ein neuer Tisch

option-target = Punkte zum Sieg
option-must_lay = Wer legen kann, muss legen
option-must_lay-help = Sonst darfst du immer aussetzen.
option-equal_matches = Gleich hoch genügt
option-equal_matches-help = Sonst muss jede Reihe höher sein als die davor.
option-open_discard = Gespielte Runden bleiben offen
option-think_ms = Sekunden zum Nachdenken
option-think_ms-help = Kein Limit, wenn das Feld leer bleibt.

## Am Tisch

place-passed = hat ausgesetzt
place-tiles =
    { $count ->
        [one] ein Stein
       *[other] { $count } Steine
    }
place-score =
    { $score ->
        [one] 1 von { $target }
       *[other] { $score } von { $target }
    }

## In Worten

command-help-skipbo-breakers = Gib Steine ein, zum Beispiel 3 4 Joker, wo nötig mit der Art davor, oder „aussetzen“.
no-hand-here = Du schaust zu, darum hast du keine Steine.
nobody-to-move = Niemand ist am Zug.

## Skip-Bo Breakers

tile-wild = Joker
tile-wild-as = Joker als { $number }
tile-name =
    { $state ->
        [taken] { $tile }, aufgenommen
        [lit] { $tile }, kann gelegt werden
       *[plain] { $tile }
    }
rack-name =
    { $count ->
        [one] Dein Brett, ein Stein
       *[other] Dein Brett, { $count } Steine
    }
middle-name = Die Runde
middle-before = Schon gelegt
rounds-aside =
    { $count ->
        [one] eine Runde verdeckt
       *[other] { $count } Runden verdeckt
    }
sorted-by =
    { $order ->
        [sets] Nach Zahlen sortieren
       *[number] Nach Reihen sortieren
    }
sorted-now =
    { $order ->
        [sets] Nach Reihen sortiert.
       *[number] Nach Zahlen sortiert.
    }
kind-word-single = Einzelstein
kind-word-pair = Paar
kind-word-pairs = fortlaufende Paare
kind-word-run = Straße
kind-word-breaker = Breaker
can-lay = Reihen, die du legen kannst
can-lay-all = Alle { $count }
kind-count =
    { $kind ->
        [single] { $count ->
            [one] 1 Einzelstein
           *[other] { $count } Einzelsteine
        }
        [pair] { $count ->
            [one] 1 Paar
           *[other] { $count } Paare
        }
        [pairs] { $count ->
            [one] 1-mal fortlaufende Paare
           *[other] { $count }-mal fortlaufende Paare
        }
        [run] { $count ->
            [one] 1 Straße
           *[other] { $count } Straßen
        }
       *[breaker] { $count ->
            [one] 1 Breaker
           *[other] { $count } Breaker
        }
    }
lay = Legen
lay-as =
    { $kind ->
        [single] Stein legen
        [pair] Paar legen
        [pairs] Fortlaufende Paare legen
        [run] Straße legen
       *[breaker] Breaker legen
    }
pass = Aussetzen
wait-your-turn = Warte, bis du dran bist; deine Steine bleiben ausgewählt.
prompt-open = Du eröffnest. Leg irgendeine Reihe.
prompt-follow = Du bist dran. Überbiete die Reihe oder setz aus.
prompt-must = Du bist dran. Überbiete die Reihe.
prompt-pass = Du bist dran. Das kannst du nicht überbieten: Setz aus.
prompt-other =
    { $opens ->
        [yes] { $name } eröffnet die Runde.
       *[no] { $name } denkt nach.
    }
skipbo-set =
    { $kind ->
        [single] Einzelstein { $tiles }
        [pair] Paar { $tiles }
        [pairs] Fortlaufende Paare { $tiles }
        [run] Straße { $tiles }
       *[breaker] Breaker { $tiles }
    }
skipbo-set-covered =
    { $count ->
        [one] ein Stein, verdeckt
       *[other] { $count } Steine, verdeckt
    }
skipbo-drew = Auslosung, wer beginnt: { $drawn }.
skipbo-drew-one = { $tile } für { $name }
skipbo-dealt =
    { $you ->
        [yes] Durchgang { $hand }: Die Steine sind ausgeteilt. Du eröffnest.
       *[no] Durchgang { $hand }: Die Steine sind ausgeteilt. { $name } eröffnet.
    }
skipbo-laid =
    { $you ->
        [yes] Du legst { $kind ->
            [single] { $tiles ->
                [wild] einen Joker
                [Joker] einen Joker
               *[other] eine { $tiles }
            }
            [pair] das Paar { $tiles }
            [pairs] die fortlaufenden Paare { $tiles }
            [run] die Straße { $tiles }
           *[breaker] den Breaker { $tiles }
        }.
       *[no] { $name } legt { $kind ->
            [single] { $tiles ->
                [wild] einen Joker
                [Joker] einen Joker
               *[other] eine { $tiles }
            }
            [pair] das Paar { $tiles }
            [pairs] die fortlaufenden Paare { $tiles }
            [run] die Straße { $tiles }
           *[breaker] den Breaker { $tiles }
        }. { $left ->
            [0] { "" }
            [one] Noch ein Stein.
           *[other] Noch { $left } Steine.
        }
    }
skipbo-laid-covered =
    { $you ->
        [yes] Du hast { $count ->
            [one] einen Stein gelegt; er liegt
           *[other] { $count } Steine gelegt; sie liegen
        } jetzt verdeckt.
       *[no] { $name } hat { $count ->
            [one] einen Stein gelegt; er liegt
           *[other] { $count } Steine gelegt; sie liegen
        } jetzt verdeckt.
    }
skipbo-passed =
    { $you ->
        [yes] Du setzt aus.
       *[no] { $name } setzt aus.
    }
skipbo-passed-late =
    { $you ->
        [yes] Deine Zeit ist um: Du setzt aus.
       *[no] Die Zeit von { $name } ist um: { $name } setzt aus.
    }
skipbo-round-won =
    { $you ->
        [yes] Du gewinnst die Runde.
       *[no] { $name } gewinnt die Runde und eröffnet die nächste.
    }
skipbo-hand-won =
    { $you ->
        [yes] Du hast keinen Stein mehr und bekommst { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        }.
       *[no] { $name } hat keinen Stein mehr und bekommt { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        }.
    }
skipbo-match-won =
    { $you ->
        [yes] Du hast die Partie gewonnen.
       *[no] { $name } hat die Partie gewonnen.
    }
skipbo-you-hold =
    { $count ->
        [one] Du hast einen Stein: { $tiles }.
       *[other] Du hast { $count } Steine: { $tiles }.
    }
skipbo-last =
    { $you ->
        [yes] Oben: { $set }, von dir.
       *[no] Oben: { $set }, von { $name }.
    }
skipbo-nothing-lies = Der Tisch ist leer; die Runde ist noch nicht eröffnet.
skipbo-turn =
    { $you ->
        [yes] { $opens ->
            [yes] Du bist am Zug. Du eröffnest die Runde.
           *[no] Du bist am Zug.
        }
       *[no] { $opens ->
            [yes] { $name } ist am Zug und eröffnet die Runde.
           *[no] { $name } ist am Zug.
        }
    }
skipbo-count =
    { $you ->
        [yes] du: { $count ->
            [one] ein Stein
           *[other] { $count } Steine
        }, { $score ->
            [one] ein Punkt
           *[other] { $score } Punkte
        }
       *[no] { $name }: { $count ->
            [one] ein Stein
           *[other] { $count } Steine
        }, { $score ->
            [one] ein Punkt
           *[other] { $score } Punkte
        }
    }
skipbo-can = Du kannst legen: { $sets }.
skipbo-can-kind =
    { $kind ->
        [single] { $count ->
            [one] einen Einzelstein, { $sets }
           *[other] { $count } Einzelsteine, { $sets }
        }
        [pair] { $count ->
            [one] ein Paar, { $sets }
           *[other] { $count } Paare, { $sets }
        }
        [pairs] { $count ->
            [one] einmal fortlaufende Paare, { $sets }
           *[other] { $count }-mal fortlaufende Paare, { $sets }
        }
        [run] { $count ->
            [one] eine Straße, { $sets }
           *[other] { $count } Straßen, { $sets }
        }
       *[breaker] { $count ->
            [one] einen Breaker, { $sets }
           *[other] { $count } Breaker, { $sets }
        }
    }
skipbo-can-some = zum Beispiel { $sets }
skipbo-step = { $set }, { $n } von { $count }.
skipbo-picked = Aufgenommen: { $tiles }.
skipbo-picked-none = Du hast keinen Stein aufgenommen.
skipbo-put-back = Zurückgelegt.
skipbo-can-nothing = Du kannst jetzt nichts legen.
hand-over-title =
    { $you ->
        [yes] Du hast keinen Stein mehr: { $points ->
            [one] ein Punkt
           *[other] { $points } Punkte
        }.
       *[no] { $name } hat keinen Stein mehr: { $points ->
            [one] ein Punkt
           *[other] { $points } Punkte
        }.
    }
hand-over-target =
    Wer zuerst { $target ->
        [one] einen Punkt
       *[other] { $target } Punkte
    } hat, gewinnt die Partie.
hand-over-next = Nächster Durchgang
hand-none-left = keine
column-left = Übrige Steine

## Wörter zum Tippen, mit Kommas dazwischen

typed-pass = aussetzen, ich setze aus, passen, passe, ich passe, p
typed-wild = Joker, wild, w, ∞
typed-to = bis, to
typed-kind-single = Einzelstein, einzeln
typed-kind-pair = Paar
typed-kind-pairs = Paare, fortlaufende Paare
typed-kind-run = Straße
typed-kind-breaker = Breaker
typed-tile-left = links, nach links
typed-tile-right = rechts, nach rechts
typed-tile-first = erster Stein
typed-tile-last = letzter Stein
typed-set-higher = nächste Reihe, höher
typed-set-lower = vorige Reihe, tiefer
typed-pick-up = nimm, aufnehmen, nimm auf
typed-lay = leg, legen, leg ab
typed-put-back = zurückstellen, stell zurück

## Tasten

rack-hint = Hier funktionieren die Tasten. { $help } sagt, was sie tun; { $tour } führt dich herum.
rack-keys = Mit den Pfeilen links und rechts gehst du an deinen Steinen entlang, mit Ziffern springst du zu einer Zahl, mit den Pfeilen auf und ab nimmst du ganze Reihen auf, die du legen kannst. Die Leertaste nimmt einen Stein auf, die Eingabetaste legt alle aufgenommenen, Escape stellt sie zurück, P setzt aus.
skipbo-scores = Punkte: { $list }.
skipbo-score-one = { $points } für { $name }
tour-rack-walk = Mit den Pfeilen links und rechts gehst du an deinen Steinen entlang, mit Ziffern springst du zu einer Zahl.
tour-rack-lay = Die Leertaste nimmt einen Stein auf, die Eingabetaste legt alle aufgenommenen. Escape stellt sie zurück, P setzt aus.
tour-rack-ask = { $can } sagt, was du legen kannst; { $last }, was oben liegt; { $hand }, was du in der Hand hast.
ended-target-reached =
    { $you ->
        [yes] Du hast { $score } { $score ->
            [one] Punkt
           *[other] Punkte
        } erreicht.
       *[no] { $name } hat { $score } { $score ->
            [one] Punkt
           *[other] Punkte
        } erreicht.
    }

## Drucken

print-skipbo-breakers = Kurzreferenz drucken
