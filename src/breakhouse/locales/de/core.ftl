### Was jedes Spiel sagen kann.

refused-unreadable-command = Dieser Befehl ist nicht lesbar: { $why }.
refused-unknown-option = Die Option „{ $option }“ gibt es nicht. Zur Wahl stehen: { $known }.
refused-impossible-option = Die Option „{ $option }“ kann nicht { $value } sein: { $why }.
refused-wrong-number-of-seats =
    { $fewest ->
        [1] Dieses Spiel ist für 1 bis { $most } Personen, nicht für { $seats }.
       *[other] Dieses Spiel ist für { $fewest } bis { $most } Personen, nicht für { $seats }.
    }
refused-no-such-game = Das Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $known }.
refused-no-such-seat = In dieser Partie gibt es keinen Platz { $seat }.
refused-time-went-back = Die Zeit läuft nicht rückwärts: Es sind schon { $now } ms, nicht { $at }.
refused-only-the-house-expires = Nur der Tisch selbst kann sagen, dass die Zeit um ist.
refused-nothing-due = Jetzt ist nichts namens „{ $tag }“ fällig.
refused-match-is-over = Die Partie ist zu Ende.
refused-not-your-turn = Du bist nicht am Zug.

invalid-log-too-short = Eine Partiedatei hat einen Kopf, ihre Schritte und eine Schlusszeile; diese hat { $lines ->
        [0] gar keine Zeile
        [one] nur eine Zeile
       *[other] { $lines } Zeilen
    }.
invalid-log-of-another-format = Diese Partiedatei hat das Format { $format }; lesbar sind hier Formate bis { $known }.
invalid-log-cut = Die Partiedatei bricht in Zeile { $line } ab: Ihr Ende fehlt.
invalid-log-altered = Zeile { $line } der Partiedatei wurde verändert: Ihre Prüfsumme passt nicht.
invalid-log-unreadable = Zeile { $line } der Partiedatei ist nicht lesbar: { $why }.
invalid-log-out-of-order = Zeile { $line } der Partiedatei müsste Schritt { $expected } sein, ist aber Schritt { $found }.
invalid-log-time-went-back = In Zeile { $line } der Partiedatei läuft die Zeit rückwärts.
invalid-log-of-another-game = Das ist eine Partie „{ $game }“.
invalid-log-of-newer-rules = Diese Partie wurde nach Version { $version } der Regeln gespielt; die neueste hier bekannte ist Version { $known }.
invalid-log-of-older-rules = Diese Partie wurde nach Version { $version } der Regeln gespielt; heute gilt Version { $known }, und die damaligen Ziehungen lassen sich hier nicht mehr wiederholen. Du kannst die Partie ansehen, aber nicht prüfen.
invalid-log-of-unknown-game = Diese Partiedatei gehört zum Spiel „{ $game }“, das hier nicht installiert ist.
invalid-log-commitment-broken = Das Geheimnis in der Partiedatei ist nicht das, auf das sich der Server vor der Partie festgelegt hat.
invalid-log-pledge-broken = Der Anteil von Platz { $seat } am Mischen ist nicht der vor der Partie versprochene.
invalid-log-draws-differ = Die Ziehungen in der Partiedatei sind nicht die, die sich aus den Regeln und dem Startwert ergeben.
invalid-log-secret-not-shown = Die Partiedatei zeigt ihr Geheimnis noch nicht; darum lassen sich die Ziehungen nicht prüfen.
invalid-log-impossible = Die Partiedatei enthält etwas, das die Regeln nicht erlauben: { $why }.
invalid-log-differs = Zeile { $line } der Partiedatei ist nicht das, was sich aus den Regeln und dem festgelegten Geheimnis ergibt.
invalid-log-outcome-differs = Das Ergebnis am Ende der Partiedatei passt nicht zu ihren Schritten.

refused-no-such-match = Eine Partie „{ $match }“ gibt es hier nicht.
refused-too-many-matches = Dieser Schiedsrichter leitet höchstens { $most } Partien. Starte einen weiteren.
invalid-unreadable-request = Diese Zeile ist keine Anfrage: { $why }.
invalid-line-too-long = Diese Zeile hat { $bytes } Bytes; erlaubt sind { $most }.

## Was an einem installierten Paket nicht stimmt

invalid-plugin-name-taken = Das Paket { $package } bringt „{ $name }“ mit, aber das tut { $other } schon. Das aus { $package } wird ignoriert.
invalid-plugin-not-importable = „{ $name }“ aus dem Paket { $package } lässt sich nicht laden: { $why }
invalid-plugin-of-wrong-kind = „{ $name }“ aus dem Paket { $package } sollte vom Typ { $kind } sein, ist aber etwas anderes.
invalid-game-breaks-contract = Dem Spiel „{ $name }“ aus dem Paket { $package } fehlt, was jedes Spiel haben muss: { $missing }.
invalid-game-called-otherwise = Das Paket { $package } kündigt das Spiel als „{ $name }“ an, aber das Spiel nennt sich selbst „{ $id }“.
invalid-operation-called-otherwise = Das Paket { $package } kündigt eine Frage an den Schiedsrichter als „{ $name }“ an, aber die Frage nennt sich selbst „{ $op }“.
invalid-game-without-manifest = Das Spiel „{ $name }“ aus dem Paket { $package } hat kein Manifest.
invalid-game-without-title = Das Spiel „{ $name }“ aus dem Paket { $package } oder eine seiner Schachteln hat keinen Titel.
invalid-game-without-box = Das Spiel „{ $name }“ aus dem Paket { $package } hat keine Schachtel fürs Regal.
invalid-game-without-messages = Das Spiel „{ $name }“ aus dem Paket { $package } braucht die Texte „{ $group }“, aber kein installiertes Paket bringt sie mit.
invalid-messages-unreadable = Die Texte „{ $name }“ des Pakets { $package } lassen sich nicht lesen: { $why }
invalid-messages-incomplete = Die Texte „{ $name }“ des Pakets { $package } sind in der Sprache „{ $language }“ nicht dieselben wie auf Englisch. Bitte prüfen: { $missing }.
invalid-messages-not-fluent = In { $file } haben die Texte „{ $name }“ des Pakets { $package } eine Zeile, die kein Fluent ist: { $text }
invalid-message-taken = Die Texte „{ $name }“ des Pakets { $package } enthalten „{ $message }“, das schon zu „{ $other }“ gehört.

refused-plugin-not-importable = { invalid-plugin-not-importable }
refused-game-breaks-contract = { invalid-game-breaks-contract }
refused-game-called-otherwise = { invalid-game-called-otherwise }
refused-game-without-manifest = { invalid-game-without-manifest }
refused-game-without-title = { invalid-game-without-title }
refused-game-without-box = { invalid-game-without-box }
refused-game-without-messages = { invalid-game-without-messages }
refused-messages-unreadable = { invalid-messages-unreadable }
refused-messages-incomplete = { invalid-messages-incomplete }
