# Was das Haus sagt: an der Tür, über HTTP, im Terminal.

guest-name = Gast { $number }
forgotten-name = jemand

## An der Tür abgewiesen

refused-no-such-table = Zu diesem Code gibt es keinen Tisch. Vielleicht wurde er geschlossen; frag nach einem neuen Link.
refused-no-such-replay = Unter dieser Adresse gibt es keine beendete Partie.
refused-no-such-page = Diese Seite gibt es hier nicht.
refused-no-such-texts = „{ $group }“ gibt es hier nicht auf „{ $language }“.
refused-not-like-that = Diese Anfrage ist hier nicht möglich.
refused-wrong-origin = Diese Anfrage kam von einer anderen Website und wurde abgewiesen.
refused-wrong-host = Unter diesem Namen ist dieser Server nicht erreichbar. Nimm seine Adresse oder starte ihn mit --public-url oder --name.
refused-no-cookie = Wir kennen dich noch nicht. Öffne die Startseite und erlaub das Cookie.
refused-say-hello-first = Setz dich zuerst an einen Tisch.
refused-name-not-readable = Nimm einen Namen mit Buchstaben, die andere lesen können.
refused-name-like-a-bots = „(bot)“ ist Bots vorbehalten. Nimm einen anderen Namen.
refused-settings-too-long = Diese Einstellungen sind zu lang zum Speichern: höchstens { $most } Bytes.
refused-form-too-long = Das ist zu lang: höchstens { $most } Bytes.
refused-compressed-body = Der Server nimmt keine komprimierten Daten an. Schick sie unkomprimiert.
refused-server-failed = Auf dem Server ist etwas schiefgegangen. Der Fehler wurde protokolliert; bitte versuch es noch einmal.
refused-too-many-newcomers =
    { $seconds ->
        [one] Von deiner Adresse kommen gerade viele Leute. Warte eine Sekunde und lade die Seite dann neu.
       *[other] Von deiner Adresse kommen gerade viele Leute. Warte { $seconds } Sekunden und lade die Seite dann neu.
    }
refused-too-much-to-keep =
    { $seconds ->
        [one] Das ist zu viel, um es auf einmal zu speichern. Warte eine Sekunde.
       *[other] Das ist zu viel, um es auf einmal zu speichern. Warte { $seconds } Sekunden.
    }
refused-too-much-slow-work =
    { $seconds ->
        [one] Der Server arbeitet noch an deiner letzten Anfrage. Warte eine Sekunde.
       *[other] Der Server arbeitet noch an deiner letzten Anfrage. Warte { $seconds } Sekunden.
    }
refused-match-too-long = Diese Partie ist zu lang geworden. Einigt euch darauf, sie zu beenden, und beginnt eine neue.
refused-too-much-chat =
    { $seconds ->
        [one] Eine Nachricht nach der anderen. Warte eine Sekunde.
       *[other] Eine Nachricht nach der anderen. Warte { $seconds } Sekunden.
    }
refused-too-many-guesses =
    { $seconds ->
        [one] Zu viele falsche Codes. Warte eine Sekunde und frag dann nach dem richtigen.
       *[other] Zu viele falsche Codes. Warte { $seconds } Sekunden und frag dann nach dem richtigen.
    }
refused-too-many-tables =
    { $seconds ->
        [one] Du hast viele Tische erstellt. Warte eine Sekunde.
       *[other] Du hast viele Tische erstellt. Warte { $seconds } Sekunden.
    }
refused-too-many-requests =
    { $seconds ->
        [one] Zu viel auf einmal. Warte eine Sekunde.
       *[other] Zu viel auf einmal. Warte { $seconds } Sekunden.
    }
refused-too-many-reports = Du hast schon mehrere Leute gemeldet. Später kannst du wieder jemanden melden.
refused-too-many-hints =
    { $seconds ->
        [one] Der Coach braucht einen Moment. Warte eine Sekunde.
       *[other] Der Coach braucht einen Moment. Warte { $seconds } Sekunden.
    }
refused-too-many-sockets = Du hast zu viele Seiten gleichzeitig offen. Schließ bitte ein paar.
invalid-unreadable-message = Diese Nachricht ist nicht lesbar: { $why }
invalid-unreadable-header = Die Kopfzeile { $name } dieser Anfrage ist nicht lesbar.
invalid-unreadable-form = Der Server kann das nicht lesen: { $why }
invalid-not-a-number-here = „{ $name }“ muss eine ganze Zahl von 0 bis { $most } sein.

## Auf Wiedersehen

bye-house-closes = Der Server geht kurz vom Netz. Wenn er zurück ist, ist dein Tisch noch da.
bye-table-closed = Dieser Tisch wurde geschlossen.
bye-table-moved = Dieser Tisch ist auf einen anderen Server umgezogen. Verbindung wird hergestellt …
bye-removed = Der Gastgeber hat dich vom Tisch entfernt.
bye-forgotten = Deine Daten sind gelöscht. Öffne die Startseite, wenn du neu anfangen willst.
bye-too-much-noise = Zu viele ungültige Nachrichten: Die Verbindung wurde getrennt.

## Noch einmal ansehen

replay-verified = Aus dem offengelegten Geheimnis nachgerechnet: Jede Ziehung und jeder Schritt stimmt.

## Die einfache Seite

plain-page-title = Der Server läuft
plain-page-text = Die Seiten wurden noch nicht erzeugt. Das sind die Tische:
plain-page-no-tables = Im Moment spielt niemand.

## Der Datenordner

refused-folder-in-use = Ein anderer Server benutzt { $folder }. Halte ihn zuerst an oder gib mit --data einen anderen Ordner an.
refused-no-home = Wer das hier ausführt, hat kein eigenes Verzeichnis. Gib mit --data oder BREAKHOUSE_DATA an, wo die Daten liegen sollen.
refused-nothing-to-back-up = In { $folder } gibt es nichts zu sichern.
refused-file-is-there = { $file } gibt es schon. Wähl einen anderen Namen.
refused-no-such-file = Die Datei { $file } gibt es nicht.
refused-backup-failed = Die Sicherung konnte nicht geschrieben werden: { $why }
refused-not-a-backup = { $file } ist keine vollständige Sicherung: { $why }
refused-backup-empty = { $file } ist leer und keine Sicherung.
refused-backup-foreign = { $file } ist keine Sicherung von Breakhouse: Die Datei stammt von einem anderen Programm.
refused-backup-torn = { $matches ->
        [one] { $file } ist keine brauchbare Sicherung: Einer Partie fehlt das Ende.
       *[other] { $file } ist keine brauchbare Sicherung: { $matches } Partien fehlt das Ende.
    }
refused-backup-unplayable = { $file } ist keine brauchbare Sicherung: Partie { $match } lässt sich nicht nachspielen ({ $why }).
refused-file-closed = { $yours ->
        [True] { $file } gehört dir, aber die Rechte der Datei erlauben dir den Zugriff nicht. Es ist nichts beschädigt. Erlaub ihn mit „chmod u+rwX { $file }“.
       *[False] { $user } darf { $file } nicht benutzen; die Datei gehört { $owner }. Es ist nichts beschädigt. Führ den Befehl als { $owner } aus (mit „sudo -u { $owner }“) oder als root, oder übergib die Daten mit „chown -R“ an { $user }.
    }
refused-file-read-only = { $file } liegt auf einem Dateisystem, das nur gelesen werden kann. Es ist nichts beschädigt. Häng es schreibbar ein oder wähl einen anderen Ordner; bei einem systemd-Dienst gehört der Ordner in ReadWritePaths.
refused-program-closed = Der Server läuft als { $user } und darf { $file } nicht ausführen. Installiere Breakhouse dort, wo es alle lesen können, zum Beispiel in /opt/breakhouse.
refused-store-unreadable = { $file } kann gerade nicht gelesen werden: { $why }. Es wurde nichts verändert, und die Datei muss nicht beschädigt sein. Prüf die Festplatte und versuch es noch einmal.
refused-restore-not-owner = { $folder } gehört { $owner }, und { $user } kann keine Dateien übergeben: Der Server könnte die wiederhergestellten Daten nicht öffnen. Es wurde nichts verändert. Führ den Befehl als { $owner } aus (mit „sudo -u { $owner }“) oder als root.
refused-restore-failed = Die Sicherung konnte nicht wiederhergestellt werden: { $why }. Die Daten sind unverändert.
refused-store-from-a-newer-house = Diese Daten stammen von einer neueren Version von Breakhouse (Datenversion { $version }; diese hier kennt { $known }). Installiere die neuere Version.
refused-store-upgraded = Eine neuere Version von Breakhouse hat diese Daten umgestellt (Datenversion { $version }; diese hier kennt { $known }). Installiere wieder die neuere Version oder kehr mit „breakhouse restore { $copy }“ zu den Daten von vorher zurück.
refused-world-upgraded = Eine neuere Version von Breakhouse hat diese Datenbank umgestellt (Datenversion { $version }; diese hier kennt { $known }). Installiere wieder die neuere Version oder kehr zur Kopie von vorher zurück: Sie liegt im Schema { $copy }, und docs/how-to/upgrade.md erklärt, wie das geht.
refused-upgrade-without-copy = Diese Version muss die Daten umstellen, konnte sie vorher aber nicht kopieren: { $why }. Es wurde nichts verändert. Schaff in { $folder } Platz und starte noch einmal.
refused-upgrade-failed = Die Daten konnten nicht von Version { $version } auf { $known } umgestellt werden: { $why }. Es wurde nichts verändert. Installiere wieder die vorige Version und melde den Fehler.
refused-store-damaged = Die Daten in { $file } sind beschädigt ({ $why }). Es wurde nichts verändert. Stell mit „breakhouse restore“ eine Sicherung wieder her oder bitte jemanden um Hilfe und gib eine Kopie der Datei mit.
invalid-entries-damaged = Eintrag { $entry } dieser Partie entspricht nicht mehr dem, was geschrieben wurde: Die Daten sind dort beschädigt.
invalid-entries-missing = Das Ende dieser Partie fehlt, ab Eintrag { $entry }: Die Daten sind dort beschädigt.
refused-store-torn = Manchen Partien in { $file } fehlt das Ende ({ $matches }). Es wurde nichts verändert; die anderen Partien gehen weiter. Stell mit „breakhouse restore“ eine Sicherung wieder her oder bitte jemanden um Hilfe und gib eine Kopie der Datei mit.
refused-sqlite-too-old = Dieses Python bringt SQLite { $found } mit, das ist zu alt: Mindestens { $least } wird gebraucht. Installiere ein neueres Python.
refused-no-such-limit = Eine Grenze namens { $limit } gibt es nicht. Zur Wahl stehen: { $known }.
refused-unreadable-limit = Die Grenze { $limit } kann nicht „{ $value }“ sein. Schreib Rate/Burst, zum Beispiel 2/30, oder eine ganze Zahl.
refused-unreadable-bot = Schreib ein Programm als name="befehl", nicht { $given }.
refused-port-taken = Port { $port } ist belegt. Wähl mit --port einen anderen.
refused-address-unknown = Dieser Rechner hat die Adresse { $host } nicht.

## breakhouse serve

serve-about = den Server starten
serve-help-lan = andere aus dem lokalen Netz mitspielen lassen und einen QR-Code zeigen
serve-help-host = die Adresse, auf der der Server lauscht
serve-help-port = der Port, auf dem der Server lauscht
serve-help-data = der Ordner, in dem alles gespeichert wird
serve-help-bot = ein Programm als Bot anbieten: name="befehl" (mehrfach möglich)
serve-help-open = den Browser öffnen
serve-help-name = ein Name, unter dem der Server erreichbar ist (mehrfach möglich)
serve-help-proxy = den X-Forwarded-Kopfzeilen eines vorgeschalteten Proxys vertrauen
serve-help-classroom = dreißig Leute hinter einer Adresse zulassen
serve-help-limit = eine Grenze setzen: name=Rate/Burst (mehrfach möglich)
serve-help-log = das Format der Protokollzeilen
serve-help-memory = alles im Arbeitsspeicher halten, nichts auf der Festplatte
serve-open = Breakhouse ist offen: { $address }
serve-lan = Im selben Netz: { $address }
serve-no-lan = Dieser Rechner hat keine Adresse in einem lokalen Netz; andere können nicht mitspielen.
serve-tables =
    { $count ->
        [0] Die Daten liegen in { $folder }.
        [one] Die Daten liegen in { $folder }. Ein Tisch spielt da weiter, wo er aufgehört hat.
       *[other] Die Daten liegen in { $folder }. { $count } Tische spielen da weiter, wo sie aufgehört haben.
    }
serve-memory = Auf der Festplatte wird nichts gespeichert.
serve-no-pages = Die Seiten wurden noch nicht erzeugt; eine einfache Seite zeigt die Tische.
serve-stop = Strg-C beendet den Server.
serve-closed = Breakhouse ist geschlossen. Alles ist gespeichert.
flags-about = Hinweise und Meldungen auflisten, die auf den Betreiber warten
cases-none = Nichts wartet auf dich.
sign-quick-cards = Karten schneller fertig, als ein Mensch bauen kann.
sign-quick-hands = Steine schneller gesetzt, als ein Mensch es kann.
sign-steady-hands = Steine gleichmäßiger gesetzt, als ein Mensch es kann.
sign-perfect-choices = Jede Wahl so gut wie die des Rechners und zu schnell für einen Menschen.
sign-quick-choices = Schneller gewählt, als ein Mensch denken kann.
sign-expert-choices = Gewählt wie der Experten-Bot, zu schnell oder zu gleichmäßig für einen Menschen.
case-report =
    Gemeldet von Platz { $seat }: { $why ->
        [program] Ein Programm spielt.
        [stalling] Lässt alle warten.
        [rude] Wird ausfallend.
       *[other] Etwas anderes.
    }
flags-help-matches = Partiedateien oder Ordner damit; gesucht werden Handgriffe, die kein Mensch schafft
flags-match-clean = { $file }: Alle Handgriffe sind für Menschen möglich.
flags-match-odd =
    { $file }: { $name } hat { $count ->
        [one] einen Handgriff gemacht, den
       *[other] { $count } Handgriffe gemacht, die
    } kein Mensch schafft ({ $code })
backup-about = alle Daten in eine Datei kopieren
backup-help-to = wohin die Kopie geschrieben wird
backup-help-verify = nichts schreiben, sondern diese Sicherung öffnen, einen Teil nachspielen und sagen, was darin ist
backup-done = Gesichert in { $file }.
backup-holds = { $file } ist eine gute Sicherung. Datenversion: { $version }; Partien: { $matches } (beendet: { $finished }) mit { $entries } Zügen; offene Tische: { $tables }; Personen: { $visitors }.
backup-latest = Die letzte Partie darin begann am { $moment } (UTC).
backup-replayed = Zur Probe nachgespielte Partien: { $count }.
backup-unknown-games = Nicht nachgespielt, weil diese Spiele hier nicht installiert sind: { $games }.
restore-about = eine Sicherung wiederherstellen
restore-help-from = die Sicherung
restore-done = Wiederhergestellt aus { $file }.
restore-before = Die bisherigen Daten sind jetzt in { $file }.
restore-owner = Eigentümer ist weiterhin { $owner }.
restore-root = Eigentümer ist root. Läuft der Server als anderer Benutzer, übergib ihm die Daten: chown -R BENUTZER { $folder }

## Was ein Messenger von einem Link zeigt

preview-table = { $box }: Am Tisch wartet ein Platz auf dich
preview-replay = Eine Partie „{ $box }“ zum Ansehen
preview-new = { $box } mit Freunden
preview-rules = { $box }: die Regeln
refused-printing-failed = Die Karten ließen sich nicht drucken. Versuch es gleich noch einmal.
