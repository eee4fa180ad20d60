### Das Terminal

terminal-about = Fünf Spiele rund ums Bauen und Einreißen: spielen, beim echten Spiel die Zeit nehmen oder einem Programm das Spielen beibringen.
terminal-help-command = Befehl
terminal-help-language = die Sprache (Standard: die des Terminals)
terminal-help-version = die Version ausgeben und enden
terminal-version = breakhouse { $version } (Datenversion { $data })
terminal-help-play = im Terminal gegen Bots spielen
terminal-help-game = welches Spiel (Standard: das erste, das fürs Terminal gemacht ist)
terminal-help-bots = wie viele Bots mitspielen (Standard: so viele wie im Browser)
terminal-help-level = wie gut die Bots spielen: random oder eine Stufe des Spiels wie casual
terminal-help-program = ein Programm mitspielen lassen, das das Platzprotokoll spricht (mehrfach möglich)
terminal-help-name = dein Name
terminal-help-option = eine Option des Spiels, zum Beispiel must_lay=true
terminal-help-seed = irgendein Text; derselbe Startwert ergibt dieselben Steine oder Karten
terminal-help-plain = keine Farben und keine Bilder, für Screenreader und Pipes
terminal-help-pause = Sekunden, bevor ein Bot zieht
terminal-help-referee = Partien über JSON-Zeilen auf der Standardein- und -ausgabe leiten

refused-option-without-value = Schreib eine Option als NAME=WERT; bei „{ $option }“ fehlt der Wert.
refused-needs-numba = Dafür brauchst du die schnelle Engine. Installiere sie mit: pip install 'breakhouse[fast]'
compiling-begins = Die schnelle Engine wird kompiliert. Das dauert etwa eine Minute, aber nur einmal.
compiling-each-time = Die schnelle Engine wird kompiliert. Das dauert jedes Mal etwa eine Minute, denn was in { $folder } aufbewahrt wird, könnten auch andere ändern. Gib in NUMBA_CACHE_DIR einen Ordner an, in den nur du schreiben kannst.
compiling-goes-on = {"  "}Bisher kompilierte Funktionen: { $functions } ({ $seconds } s)

terminal-you = Du
terminal-goodbye = Bis zum nächsten Mal.
terminal-score = { $you ->
        [yes] Du hast { $score ->
                [one] einen Punkt
               *[other] { $score } Punkte
            }.
       *[no] { $name } hat { $score ->
                [one] einen Punkt
               *[other] { $score } Punkte
            }.
    }

## Wörter zum Tippen, mit Kommas dazwischen

typed-view = v, tisch, zeigen, view
typed-all = a, alle, all
typed-back = zurück, abbrechen
typed-leave = q, ende, verlassen, quit
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
do-undo = Das letzte Teil zurücknehmen

## Was argparse sagt

argparse-usage = Aufruf:
argparse-options = Optionen
argparse-positional = Argumente
argparse-help = diese Hilfe zeigen und beenden
argparse-error = %(prog)s: %(message)s
argparse-argument = %(argument_name)s: %(message)s
argparse-unrecognized = unbekannt: %s
argparse-required = es fehlt: %s
argparse-one-required = eines davon wird gebraucht: %s
argparse-not-with = lässt sich nicht mit %s kombinieren
argparse-ignored = nimmt keinen Wert, bekam aber %r
argparse-one = braucht einen Wert
argparse-at-most-one = nimmt höchstens einen Wert
argparse-at-least-one = braucht mindestens einen Wert
argparse-several = braucht %s Werte
argparse-ambiguous = %(option)s kann mehreres heißen: %(matches)s
argparse-invalid-value = %(value)r ist hier nicht möglich
argparse-not-whole = %(value)r ist keine ganze Zahl
argparse-not-number = %(value)r ist keine Zahl
argparse-invalid-choice = %(value)r steht nicht zur Wahl, nur %(choices)s
argparse-unknown-command = den Befehl %(parser_name)r gibt es nicht; zur Wahl stehen %(choices)s
argparse-cannot-open = %(filename)s lässt sich nicht öffnen: %(error)s
refused-no-such-pause = Die Pause muss zwischen 0 und { $most } Sekunden liegen.

## Irgendein Spiel

terminal-welcome-any = { $title }. Gib die Nummer deiner Wahl ein, ? für Hilfe, q zum Beenden.
terminal-how-any = Gib die Nummer oder die Wörter deiner Wahl ein. v zeigt den Tisch noch einmal, a alle Möglichkeiten, „zurück“ bricht einen angefangenen Zug ab, q verlässt das Spiel.
terminal-prompt-any = Deine Wahl:
terminal-standing = Stand: { $scores }
terminal-choices = Du kannst:
terminal-more-choices = { $more ->
        [one] … und noch eine Möglichkeit; a zeigt alle.
       *[other] … und noch { $more } Möglichkeiten; a zeigt alle.
    }
terminal-time-left = { $seconds ->
        [one] Noch eine Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
terminal-won = { $you ->
        [yes] Du hast gewonnen.
       *[no] { $n ->
                [one] { $names } hat gewonnen.
               *[other] Gleichstand: { $names }.
            }
    }
refused-no-such-choice = „{ $typed }“ steht nicht zur Wahl. Gib eine Nummer von 1 bis { $most } ein.
refused-not-a-number = „{ $typed }“ ist keine ganze Zahl ({ $field }).
refused-not-among-choices = „{ $typed }“ ist bei „{ $field }“ nicht möglich. Zur Wahl stehen: { $choices }.
refused-not-within-limits = { $low ->
        [none] { $field }: höchstens { $high }, nicht { $typed }.
       *[other] { $high ->
                [none] { $field }: mindestens { $low }, nicht { $typed }.
               *[other] { $field }: von { $low } bis { $high }, nicht { $typed }.
            }
    }

## Ein neues Spiel

new-game-help = ein Paket mit einem neuen Spiel anlegen, das du umbauen kannst
new-game-help-name = seine Kennung: Kleinbuchstaben, Ziffern und Bindestriche
new-game-help-into = der Ordner dafür (Standard: der aktuelle)
new-game-done =
    Geschrieben: { $folder }
    Wechsle in diesen Ordner und gib ein:
    pip install --editable . pytest
    pytest
    breakhouse play { $name }
refused-no-name-for-a-game = „{ $name }“ ist kein gültiger Name für ein Spiel: Nimm Kleinbuchstaben, Ziffern und einzelne Bindestriche, am Anfang einen Buchstaben, höchstens { $longest } Zeichen.
refused-game-exists = Ein Spiel „{ $name }“ gibt es schon.
refused-folder-exists = { $folder } gibt es schon; es wurde nichts geschrieben.

## breakhouse verify

verify-help = eine Partiedatei prüfen: nachspielen und sagen, was das beweist
verify-help-match = eine Partiedatei, wie du sie beim Ansehen einer Partie herunterladen kannst
verify-whole = Die Datei ist vollständig und unverändert: { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }.
verify-secret = Das Geheimnis ist das, auf das sich der Server vor der Partie festgelegt hat.
verify-frozen = Festgelegt waren damit auch das Spiel, seine Optionen und wer wo sitzt: Nichts davon wurde danach geändert.
verify-shares = Die Seiten dieser Spieler haben mitgemischt, und jeder Anteil war versprochen, bevor einer gezeigt wurde: { $names }.
verify-no-shares = Keine Seite hat mitgemischt. Der Server hätte sich die Verteilung aussuchen können.
verify-alone = Wer diese Partie geleitet hat, hat allein gemischt und hätte sich die Verteilung aussuchen können.
verify-voids = Davor { $count ->
        [one] war ein Versuch zu mischen
       *[other] waren { $count } Versuche zu mischen
    } ungültig.
verify-draws = { $count ->
        [0] Zu ziehen gab es nichts.
        [one] Die eine Ziehung ergibt sich aus dem Startwert.
       *[other] Alle { $count } Ziehungen ergeben sich aus dem Startwert.
    }
verify-steps = Beim Nachspielen mit Version { $version } der Regeln ergibt sich jeder Schritt genau so wie in der Datei.
verify-not-proved = Was keine Datei beweisen kann: dass die Festlegung wirklich vor dem Mischen gezeigt wurde. Das wissen nur die Seiten, die dabei waren.
verify-failed = Nicht bestätigt. { $why }

## Der Schiedsrichter

referee-help-intro = Schreib eine Anfrage pro Zeile. Auf jede folgt eine Zeile: die Antwort oder „error“ mit Code, Angaben und einem Satz.
referee-op-games = listet die Spiele im Regal mit Plätzen und Optionen auf
referee-op-new = startet eine Partie; die Antwort nennt ihren Namen, der Startwert bestimmt die Verteilung
referee-op-view = zeigt, was ein Platz wissen darf; mit "seat": null, was alle wissen dürfen
referee-op-legal = listet auf, was ein Platz jetzt tun darf
referee-op-do = führt einen Zug aus; die Antwort enthält die Ereignisse oder den Grund der Ablehnung
referee-op-time = stellt die Spielzeit auf „at“ vor, in Millisekunden seit Beginn
referee-op-outcome = gibt das Ergebnis aus; solange die Partie läuft, ist es null
referee-op-log = gibt den LOG der Partie aus: die Zeilen ihrer Datei
referee-op-replay = liest eine Partiedatei und macht an ihrem Ende weiter
