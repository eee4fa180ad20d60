# Für alle, die einen Server betreiben: Einstellungen, Betreiberseite und -befehle, Diagnose.

## Einstellungen

refused-settings-unreadable = Die Einstellungen in { $file } lassen sich nicht lesen: { $why }
refused-settings-unknown-key = Eine Einstellung „{ $key }“ gibt es nicht ({ $where }). Möglich ist: { $near }.
refused-settings-bad-value =
    Die Einstellung „{ $key }“ ({ $where }) hat einen ungültigen Wert. Schreib { $wants ->
        [whole-number] eine ganze Zahl von { $least } bis { $most }
        [number] eine Zahl größer als 0 und höchstens { $most }
        [choice] eines davon: { $known }
        [switch] true oder false
        [list] eine Liste von Texten
        [table] Zeilen wie Name = Wert, den Wert in Anführungszeichen
       *[text] einen Text
    }.
refused-unreadable-public-url = „{ $given }“ ist keine öffentliche Adresse. Schreib zum Beispiel https://host:8443/spiele.
refused-public-url-taken = Die öffentliche Adresse { $given } kann nicht auf { $base } enden: Diesen Pfad benutzt der Server selbst. Wähl einen anderen.
refused-unreadable-network = „{ $given }“ ist weder eine Adresse noch ein Netz. Schreib zum Beispiel 10.0.0.1 oder 10.0.0.0/8.
refused-unreadable-listener = Metriken lassen sich unter „{ $given }“ nicht bereitstellen. Schreib einen Port oder eine Adresse mit Port, zum Beispiel 127.0.0.1:9464.
refused-metrics-port-taken = Metriken lassen sich unter { $at } nicht bereitstellen: Die Adresse ist schon belegt oder gehört nicht zu diesem Rechner. Wähl mit --metrics eine andere.
refused-token-too-short = Das Betreiber-Token ist zu kurz: Nimm mindestens { $least } Zeichen.
refused-needs-openssl = --tls braucht das Programm openssl, und das wurde nicht gefunden. Installiere es oder stell einen Proxy mit Zertifikat davor.
refused-certificate-failed = Das Zertifikat konnte nicht erstellt werden: { $why }

## breakhouse serve

serve-help-settings = die Einstellungsdatei (TOML)
serve-help-public-url = die Adresse für Besucher, wenn ein Proxy davorsteht: https://host:port/pfad
serve-help-trusted-proxy = Adresse oder Netz eines vertrauenswürdigen Proxys (mehrfach möglich)
serve-help-tls = mit einem hier erstellten Zertifikat verschlüsseln, für lokale Netze
serve-help-metrics = Prometheus-Metriken unter diesem Port oder unter Adresse:Port bereitstellen
serve-help-thinkers = höchstens so viele Prozesse für Bots und Coach starten (Standard: einer weniger, als Prozessoren zur Verfügung stehen)
serve-help-slow-ms = Befehle, Anfragen und Stillstände des Servers protokollieren, die länger als so viele Millisekunden dauern (Standard: { $default })
serve-help-backup-to = regelmäßig in diesen Ordner sichern
serve-help-backup-also-to = jede Sicherung auch in diesen Ordner kopieren, am besten auf einer anderen Festplatte
serve-help-backup-every = Stunden zwischen zwei Sicherungen (Standard: { $default })
serve-help-backup-keep = wie viele Sicherungen aufbewahrt werden (Standard: { $default })
serve-help-keep-matches = beendete Partien nach so vielen Tagen löschen
serve-help-keep-visitors = Besucher vergessen, die so viele Tage nicht wiederkamen
serve-public = Besucher kommen über: { $address }
serve-tls = Browser warnen, dass sie dieses Zertifikat nicht kennen. Wähl auf jedem Gerät „Erweitert“ (iPhone: „Details einblenden“), vergleich, wenn du magst, den SHA-256-Fingerabdruck und fahr fort. Fingerabdruck: { $fingerprint }

## An der Tür

refused-banned = Der Betreiber dieses Servers hat dich gesperrt.
bye-banned = Der Betreiber dieses Servers hat dich gesperrt.
notice-from-operator = Vom Betreiber: { $text }
refused-operator-only = Das ist nicht das Betreiber-Token.
refused-no-such-visitor = Einen Besucher { $who } gibt es hier nicht.
refused-no-such-ban = { $target } ist nicht gesperrt.
refused-no-such-case = Ein offener Fall { $case } ist nicht bekannt.

## Die Betreiberseite

admin-title = Betreiber
admin-token = Token
admin-token-where = Das Token steht in der Datei operator.token im Datenordner, außer du hast ein eigenes gewählt.
admin-sign-in = Anmelden
admin-sign-out = Abmelden
admin-message = Nachricht an alle
admin-message-text = Erscheint an jedem Tisch
admin-send = Senden
admin-visitors = Besucher
admin-find = Name oder Kennung
admin-search = Suchen
admin-nobody = Niemand gefunden.
admin-name = Name
admin-known-as = Kennung
admin-since = Seit
admin-here = Verbunden von
admin-actions = Aktionen
admin-choose = Wählen
admin-new-name = Neuer Name
admin-rename = Umbenennen
admin-ban = { $target } sperren
admin-ban-other = Sperren
admin-days = Tage (leer: für immer)
admin-why = Grund, nur für dich
admin-detail = Notiz
admin-export = Daten herunterladen
admin-erase = Daten löschen
admin-sure = Ja, wirklich
admin-tables = Tische
admin-table = Tisch
admin-game = Spiel
admin-phase = Stand
admin-people = Spieler
admin-pages = Seiten
admin-close = Schließen
admin-no-tables = Es gibt keine Tische.
admin-bans = Gesperrt
admin-target = Kennung, Adresse oder Netz
admin-until = Bis
admin-for-good = für immer
admin-unban = Entsperren
admin-no-bans = Niemand ist gesperrt.
admin-cases = Faires Spiel: Hinweise und Meldungen
admin-match = Partie
admin-replay = Aufzeichnung ansehen
admin-clear = In Ordnung: Partie zählen
admin-confirm = Unfair: Partie nie zählen
admin-audit = Protokoll der Betreiber
admin-no-actions = Noch nichts.
admin-when = Wann
admin-action = Aktion
admin-by = Von
admin-did-ban = gesperrt
admin-did-clear = entlastet
admin-did-confirm = bestätigt
admin-did-unban = entsperrt
admin-did-rename = umbenannt
admin-did-close = Tisch geschlossen
admin-did-announce = Nachricht an alle gesendet
admin-did-export = Daten heruntergeladen
admin-did-erase = Daten gelöscht

## breakhouse admin

admin-about = einen laufenden Server betreuen: Besucher, Tische, Sperren, Nachrichten
admin-help-url = wo der Server ist (Standard: auf diesem Rechner, nach den Einstellungen)
admin-help-json = die Antwort als JSON ausgeben
admin-help-visitors = auflisten, wer da ist und wer da war
admin-help-tables = alle Tische auflisten, auch private
admin-help-bans = auflisten, wer gesperrt ist
admin-help-cases = Hinweise und Meldungen auflisten, die auf dich warten
admin-help-state = open (offen), cleared (entlastet) oder confirmed (bestätigt)
admin-help-clear = einen Fall schließen, weil alles in Ordnung war; die Partie zählt dann
admin-help-confirm = einen Fall schließen, weil etwas nicht in Ordnung war; die Partie zählt nie
admin-help-audit = auflisten, was Betreiber getan haben
admin-help-ban = einen Besucher, eine Adresse oder ein Netz sperren
admin-help-unban = eine Sperre aufheben
admin-help-rename = einem Besucher einen anderen Namen geben
admin-help-close = einen Tisch schließen
admin-help-announce = eine Nachricht an alle Tische senden
admin-help-export = alles ausgeben, was über einen Besucher gespeichert ist
admin-help-erase = die Daten eines Besuchers löschen
admin-help-target = die Kennung aus einer Liste, eine Adresse oder ein Netz wie 10.0.0.0/8
admin-help-text = der Text
admin-help-days = für wie viele Tage (Standard: für immer)
admin-help-why = warum, für die Liste der Sperren
admin-done = Erledigt.
admin-line-visitor = { $name } ({ $who }), bekannt seit { $since }, verbunden von: { $here }
admin-line-table = { $table }: { $game }, { $phase }, { $names }, Seiten: { $pages }
admin-line-ban = { $target }, seit { $since }, { $until }
admin-line-case = Fall { $case } vom { $when }: { $name } ({ $who }), { $game }.
admin-until-day = bis { $day }
admin-line-action = { $when }, { $by }: { $action }
admin-none = Nichts aufzulisten.
refused-house-not-running = Unter { $address } antwortet kein Server ({ $why }). Starte ihn oder sag mit --url, wo er ist.
refused-house-said-no = { $text }
refused-no-token-here = In { $folder } liegt kein Betreiber-Token. Starte den Server einmal oder setz admin_token.
refused-no-token = Es gibt kein Betreiber-Token. Setz admin_token auf jedem Server und hier auf denselben Wert.

## breakhouse doctor

doctor-about = Ordner, Port, Proxy, Datenbank, Bus und Sicherungen prüfen und sagen, was nicht stimmt
doctor-good = gut
doctor-hint = Hinweis
doctor-bad = Fehler
doctor-all-well = Alles ist in Ordnung.
doctor-folder-good = Der Benutzer des Servers, { $user }, kann in { $folder } schreiben; { $free } MB sind frei.
doctor-folder-full = Für { $folder } sind nur { $free } MB frei. Schaff Platz: Eine volle Platte hält jede Partie an.
doctor-folder-closed = Der Benutzer des Servers, { $user }, kann nicht in { $folder } schreiben: { $why }. Übergib ihm den Ordner mit „chown -R { $user }“ oder wähl mit --data einen anderen.
doctor-file-closed = Der Benutzer des Servers, { $user }, kann { $file } nicht benutzen: { $why }. Übergib ihm alles: chown -R { $user } { $folder }
doctor-other-user = Du bist { $user }, und die Daten gehören { $owner }. Hier steht nur, was { $user } darf: Prüf als root, um zu sehen, was der Server darf.
doctor-backups-closed = Der Benutzer des Servers, { $user }, kann keine Sicherungen nach { $folder } schreiben: { $why }. Übergib ihm den Ordner mit „chown -R { $user }“ oder wähl einen anderen.
doctor-memory = Nichts wird gespeichert: Der Server läuft nur im Arbeitsspeicher.
doctor-data-good = Die Daten sind vollständig.
doctor-data-none = Es gibt noch keine Daten.
doctor-port-free = Port { $port } ist frei; es läuft kein Server. Starte einen und prüf noch einmal, dann wird auch der Proxy geprüft.
doctor-port-ours = Auf Port { $port } antwortet ein Server: Version { $version }.
doctor-port-stuck = Auf Port { $port } antwortet ein Server (Version { $version }), aber er kann nicht schreiben. Prüf seine Festplatte oder seine Datenbank.
doctor-port-other = Port { $port } wird von einem anderen Programm benutzt. Beende es oder wähl mit --port einen anderen.
doctor-pages-missing = Die Seiten wurden noch nicht erzeugt. Installiere das Wheel oder führ „make pages“ aus.
doctor-no-backups = Es sind keine Sicherungen geplant. Setz backups.to und bewahr eine Kopie auf einem anderen Rechner auf.
doctor-backups-none = In { $folder } gibt es noch keine Sicherung. Der Server macht eine, sobald er startet.
doctor-backup-good = Die neueste Sicherung, { $file }, ist { $hours } Stunden alt und lässt sich wiederherstellen. Partien darin: { $matches }.
doctor-backup-old = Die neueste Sicherung, { $file }, ist { $hours } Stunden alt, dabei soll alle { $every } Stunden eine gemacht werden. Such im Protokoll des Servers nach „backup“.
doctor-backup-of-another = Die neueste Sicherung, { $file }, stammt von einem anderen Server: Die Daten hier haben einen anderen Schlüssel. Wähl mit --backup-to einen eigenen Ordner.
doctor-no-public = Keine öffentliche Adresse eingestellt: Links führen zu { $link }.
doctor-public-gone = { $link } antwortet nicht: { $why }. Prüf den Proxy, sein Zertifikat und DNS.
doctor-public-other = { $link } antwortet, aber es ist nicht dieser Server ({ $why }). Prüf Adresse und Pfad im Proxy.
doctor-public-good = { $link } führt zu diesem Server.
doctor-not-trusted = Der Proxy gilt nicht als vertrauenswürdig, darum zählen alle Besucher als einer. Gib seine Adresse mit --trusted-proxy an.
doctor-no-forwarded-for = Der Proxy gibt die Adressen der Besucher nicht weiter. Lass ihn X-Forwarded-For setzen.
doctor-no-forwarded-proto = Der Proxy sagt nicht, dass die Verbindung verschlüsselt ist. Lass ihn X-Forwarded-Proto setzen.
doctor-no-sockets = WebSockets kommen nicht durch den Proxy ({ $why }). Lass ihn Upgrade und Connection weitergeben.
doctor-proxy-good = Adressen, Verschlüsselung und WebSockets kommen durch den Proxy.
doctor-store-answers = Die Datenbank unter { $address } antwortet.
doctor-bus-answers = NATS antwortet unter { $address }.
doctor-no-token = Es gibt kein Betreiber-Token, also kann niemand moderieren. Setz admin_token auf jedem Server auf denselben Wert.

## Bots übers Netz

admin-did-bot = Bot erstellt
admin-did-revoke = Token widerrufen
admin-help-bots = die Bots auflisten, die übers Netz spielen
admin-help-bot = einen Bot erstellen, der übers Netz spielt, samt Token
admin-help-revoke = das Token eines Bots widerrufen
admin-help-bot-name = sein Name
admin-help-bot-days = wie viele Tage sein Token gilt
admin-bot-made = { $name }. Sein Token, nur dieses eine Mal gezeigt: { $token }
admin-line-bot =
    { $name } ({ $who }), { $until ->
        [none] kein gültiges Token
       *[other] Token gültig bis { $until }
    }

## breakhouse admin stats

admin-help-stats = anzeigen, wie viele heute und diese Woche was gespielt haben und was langsam war
admin-stats = Zahlen
admin-stats-today =
    Heute (UTC): { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }, { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }
admin-stats-week =
    Die letzten sieben Tage: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }, { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }
admin-stats-game =
    { $game }: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }, { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }
admin-stats-now =
    Gerade jetzt: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }, { $pages ->
        [one] eine Seite
       *[other] { $pages } Seiten
    }
admin-stats-slow = Was seit dem Start langsam war, höchstens fünfzig von jeder Art:
admin-stats-not-slow = Seit dem Start war nichts langsam.
admin-slow-stall = der Server stand { $seconds } s lang still
admin-slow-command = ein Befehl dauerte { $seconds } s
admin-slow-request = eine Anfrage dauerte { $seconds } s
