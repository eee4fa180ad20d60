### Das Terminal

terminal-about = Fünf Spiele vom Bauen und Einreißen: spielen, für die echte Schachtel die Zeit nehmen oder einem Programm das Spielen beibringen.
terminal-help-command = Befehl
terminal-help-language = die Sprache (sonst: die des Terminals)
terminal-help-play = im Terminal gegen Bots spielen
terminal-help-bots = wie viele Bots sich zu dir setzen (sonst: 2)
terminal-help-level = wie gut sie spielen: beginner, casual, strong, expert oder random
terminal-help-program = ein Programm setzen, das das Platzprotokoll spricht; für mehr Plätze wiederholen
terminal-help-name = dein Name
terminal-help-option = eine Option des Spiels, zum Beispiel must_lay=true
terminal-help-seed = irgendein Text: derselbe Startwert teilt dieselben Steine aus
terminal-help-plain = keine Farben und keine Bilder, für Screenreader und Pipes
terminal-help-pause = Sekunden, bevor ein Bot zieht
terminal-help-referee = Partien über JSON-Zeilen auf Standardein- und -ausgabe leiten

refused-option-without-value = Eine Option schreibt man NAME=WERT; bei „{ $option }“ fehlt der Wert.
refused-needs-numba = Dafür braucht es die kompilierten Partien. Installiere sie mit: pip install 'breakhouse[fast]'

terminal-you = Du
terminal-welcome = Skip-Bo Breakers. Lege Reihen, werde vor den anderen alle Steine los, erreiche das Ziel. Tippe ? für die Regeln, q zum Gehen.
terminal-goodbye = Bis zum nächsten Mal.
terminal-prompt = Dein Zug (Steine, p zum Passen, s für alle Reihen, ? für die Regeln):

terminal-drew = { $who ->
        [me] Du ziehst { $tile }.
       *[other] { $name } zieht { $tile }.
    }
terminal-dealt = { $who ->
        [me] Durchgang { $hand } ist ausgeteilt. Du eröffnest.
       *[other] Durchgang { $hand } ist ausgeteilt. { $name } eröffnet.
    }
terminal-laid = { $who ->
        [me] Du legst { $kind ->
                [single] { $tiles }
                [pair] das Paar { $tiles }
                [pairs] die Paare { $tiles }
                [run] die Straße { $tiles }
               *[breaker] den Breaker { $tiles }
            } und hast { $left ->
                [0] keinen Stein mehr
                [one] noch einen Stein
               *[other] noch { $left } Steine
            }.
       *[other] { $name } legt { $kind ->
                [single] { $tiles }
                [pair] das Paar { $tiles }
                [pairs] die Paare { $tiles }
                [run] die Straße { $tiles }
               *[breaker] den Breaker { $tiles }
            } und hat { $left ->
                [0] keinen Stein mehr
                [one] noch einen Stein
               *[other] noch { $left } Steine
            }.
    }
terminal-passed = { $late ->
        [yes] { $who ->
                [me] Deine Zeit ist um: Du passt.
               *[other] { $name } hat keine Zeit mehr und passt.
            }
       *[no] { $who ->
                [me] Du passt.
               *[other] { $name } passt.
            }
    }
terminal-round-won = { $who ->
        [me] Die Runde gehört dir. Ihre Steine werden umgedreht, und du eröffnest die nächste.
       *[other] { $name } gewinnt die Runde. Ihre Steine werden umgedreht.
    }
terminal-hand-won = { $who ->
        [me] Du hast keinen Stein mehr und gewinnst den Durchgang: { $points ->
                [one] ein Punkt
               *[other] { $points } Punkte
            }.
       *[other] { $name } hat keinen Stein mehr und gewinnt den Durchgang: { $points ->
                [one] ein Punkt
               *[other] { $points } Punkte
            }.
    }
terminal-left = { $who ->
        [me] Du hattest noch { $tiles }.
       *[other] { $name } hatte noch { $tiles }.
    }
terminal-score = { $who ->
        [me] Du hast { $score ->
                [one] einen Punkt
               *[other] { $score } Punkte
            }.
       *[other] { $name } hat { $score ->
                [one] einen Punkt
               *[other] { $score } Punkte
            }.
    }
terminal-match-won = { $who ->
        [me] Du gewinnst die Partie.
       *[other] { $name } gewinnt die Partie.
    }
terminal-count = { $name } hat { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    }
terminal-to-beat = { $who ->
        [me] Zu überbieten ist deine eigene Reihe, { $tiles }.
       *[other] Zu überbieten: { $kind ->
                [single] { $tiles }
                [pair] das Paar { $tiles }
                [pairs] die Paare { $tiles }
                [run] die Straße { $tiles }
               *[breaker] der Breaker { $tiles }
            }, von { $name }.
    }
terminal-you-open = Du eröffnest eine neue Runde: Lege irgendeine Reihe.
terminal-hand = Du hast { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    }: { $tiles }.
terminal-nothing-to-lay = Du hast nichts, was das überbietet. Tippe p zum Passen.
terminal-can-lay = { $kind ->
        [single] Einzelsteine
        [pair] Paare
        [pairs] Fortlaufende Paare
        [run] Straßen
       *[breaker] Breaker
    }: { $sets }{ $more ->
        [0] { "" }
        [one] { " " }und eine weitere Reihe
       *[other] { " " }und { $more } weitere
    }

terminal-rules-skipbo-breakers =
    Lege vor den anderen alle deine Spielsteine; für jeden Stein, den sie noch haben, bekommst du einen Punkt.
    Wer eine Runde eröffnet, legt eine Reihe: einen Einzelstein, ein Paar, fortlaufende Paare (3 3 4 4), eine Straße aus
    mindestens drei Steinen (5 6 7) oder einen Breaker. Die anderen legen der Reihe nach eine höhere Reihe derselben Art
    mit gleich vielen Steinen, oder passen. Wer gepasst hat, darf später in der Runde wieder legen. Wenn alle anderen
    passen, eröffnet die nächste Runde, wer zuletzt gelegt hat.
    ∞ (tippe *) steht für jede Zahl in jeder Reihe außer einem Breaker; allein steht es über der 15.
    Ein Breaker sind drei oder vier gleiche Steine. Er überbietet jede andere Reihe; ein Vierling schlägt einen Drilling,
    dann zählt die höhere Zahl.
    Tippe die Steine: 3 4 *   ·   mit der Art, wenn beides passt: pairs 7 8 * *   ·   p passt   ·   q geht
