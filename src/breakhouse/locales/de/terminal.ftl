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

typed-leave = q, ende, verlassen, quit
typed-rules = h, hilfe, regeln, help

## Was argparse sagt

argparse-usage = Aufruf:
argparse-options = Angaben
argparse-positional = Argumente
argparse-help = diese Hilfe zeigen und enden
argparse-error = %(prog)s: %(message)s
argparse-argument = %(argument_name)s: %(message)s
argparse-unrecognized = das ist nicht zu verstehen: %s
argparse-required = es fehlt noch: %s
argparse-one-required = eines davon wird gebraucht: %s
argparse-not-with = verträgt sich nicht mit %s
argparse-ignored = nimmt keinen Wert, bekam aber %r
argparse-one = braucht einen Wert
argparse-at-most-one = nimmt höchstens einen Wert
argparse-at-least-one = braucht mindestens einen Wert
argparse-several = braucht %s Werte
argparse-ambiguous = %(option)s kann mehreres heißen: %(matches)s
argparse-invalid-value = %(value)r ist nicht lesbar (%(type)s)
argparse-invalid-choice = %(value)r gibt es nicht, nur %(choices)s
argparse-unknown-command = den Befehl %(parser_name)r gibt es nicht; es gibt %(choices)s
argparse-cannot-open = %(filename)s lässt sich nicht öffnen: %(error)s
refused-no-such-pause = Eine Pause liegt zwischen 0 und { $most } Sekunden.
