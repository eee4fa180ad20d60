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

terminal-left = { $you ->
        [yes] Du hattest noch { $tiles }.
       *[no] { $name } hatte noch { $tiles }.
    }
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

## Wörter zum Tippen, mit Kommas dazwischen

typed-leave = q, ende, verlassen, quit
typed-rules = h, hilfe, regeln, help
typed-sets = s, sätze, sets
typed-hand = t, hand, steine

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
