### Was jedes Spiel sagen kann.

refused-unreadable-command = Dieser Befehl ist nicht lesbar: { $why }.
refused-unknown-option = Die Option „{ $option }“ gibt es nicht. Es gibt: { $known }.
refused-impossible-option = Die Option „{ $option }“ kann nicht { $value } sein: { $why }.
refused-wrong-number-of-seats =
    { $fewest ->
        [1] Dieses Spiel ist für 1 bis { $most } Personen, nicht für { $seats }.
       *[other] Dieses Spiel ist für { $fewest } bis { $most } Personen, nicht für { $seats }.
    }
refused-no-such-game = Das Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
refused-no-such-seat = In dieser Partie gibt es keinen Platz { $seat }.
refused-time-went-back = Die Zeit läuft nicht rückwärts: Es sind schon { $now } ms, nicht { $at }.
refused-only-the-house-expires = Nur der Tisch selbst kann sagen, dass die Zeit um ist.
refused-nothing-due = Nichts namens „{ $tag }“ ist jetzt fällig.
refused-match-is-over = Die Partie ist zu Ende.
refused-not-your-turn = Du bist nicht am Zug.

invalid-log-too-short = Eine Partiedatei hat einen Kopf, ihre Schritte und eine Schlusszeile; diese hat { $lines ->
        [0] gar keine Zeile
        [one] nur eine Zeile
       *[other] { $lines } Zeilen
    }.
invalid-log-of-another-format = Diese Partiedatei hat das Format { $format }; hier ist nur Format { $known } bekannt.
invalid-log-cut = Die Partiedatei bricht in Zeile { $line } ab: Ihr Ende fehlt.
invalid-log-altered = Zeile { $line } der Partiedatei wurde verändert: Ihre Prüfsumme passt nicht.
invalid-log-unreadable = Zeile { $line } der Partiedatei ist nicht lesbar: { $why }.
invalid-log-out-of-order = Zeile { $line } der Partiedatei müsste Schritt { $expected } sein, ist aber Schritt { $found }.
invalid-log-time-went-back = In Zeile { $line } der Partiedatei läuft die Zeit rückwärts.
invalid-log-of-another-game = Das ist eine Partie „{ $game }“.
invalid-log-of-newer-rules = Diese Partie wurde nach Version { $version } der Regeln gespielt; die neueste hier bekannte ist Version { $known }.
invalid-log-commitment-broken = Das Geheimnis in der Partiedatei ist nicht das, das vor der Partie versprochen wurde.
invalid-log-secret-not-shown = Die Partiedatei zeigt ihr Geheimnis noch nicht; darum lassen sich die Ziehungen nicht prüfen.
invalid-log-impossible = Die Partiedatei erzählt etwas, das die Regeln nicht erlauben: { $why }.
invalid-log-differs = Zeile { $line } der Partiedatei ist nicht das, was die Regeln und das versprochene Geheimnis ergeben.
invalid-log-outcome-differs = Die Schlusszeile der Partiedatei nennt ein anderes Ergebnis als ihre Schritte.

refused-no-such-match = Eine Partie „{ $match }“ gibt es hier nicht.
refused-too-many-matches = Dieser Schiedsrichter führt höchstens { $most } Partien. Starte einen weiteren.
invalid-unreadable-request = Diese Zeile ist keine Anfrage: { $why }.
invalid-line-too-long = Diese Zeile hat { $bytes } Bytes; gelesen werden höchstens { $most }.
invalid-not-a-tile = „{ $tile }“ ist kein Spielstein. Spielsteine sind die Zahlen 1 bis 15 und * für ∞.
invalid-too-many-of-a-tile = Von jeder Sorte gibt es nur vier Spielsteine; { $tile } steht { $count }-mal da.
