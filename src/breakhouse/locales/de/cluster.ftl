### Mehrere Server, die sich eine Datenbank teilen: was Betreibern und Spielern gesagt wird.

## Die Datenbank und der Bus

refused-store-unreachable = Die Datenbank { $address } ist nicht erreichbar ({ $why }). Starte sie oder prüf die Adresse nach --store.
refused-store-wrong-password = Die Datenbank { $address } weist „{ $user }“ ab. Prüf Name und Passwort nach --store.
refused-store-not-allowed = „{ $user }“ darf in der Datenbank { $address } nichts anlegen ({ $why }). Mach diesen Benutzer zum Besitzer der Datenbank.
refused-store-no-such-database = Die Datenbank { $address } gibt es nicht. Erstell sie zuerst mit „createdb“.
refused-store-unreadable-address = „{ $address }“ ist als Adresse einer Datenbank nicht lesbar ({ $why }). Schreib postgresql://name:passwort@server/datenbank.
refused-unknown-store = „{ $address }“ ist weder sqlite://ordner noch postgresql://name:passwort@server/datenbank.
refused-nothing-to-move = In { $folder } gibt es nichts zu übertragen. Prüf die Adresse.
refused-houses-are-running = Diese Datenbank wird noch von Servern benutzt: { $names }. Beende sie zuerst; was sie nach der Kopie schreiben, ginge verloren.
refused-cluster-not-installed = Die Unterstützung für PostgreSQL und NATS ist nicht installiert. Installiere sie mit: pip install 'breakhouse[cluster]'
refused-house-name-taken = Auf dieser Datenbank läuft schon ein Server namens „{ $name }“. Wähl mit --house einen anderen Namen.
refused-unknown-bus = „{ $address }“ ist keine NATS-Adresse. Schreib nats://server:4222.
refused-bus-unreachable = NATS ist unter { $address } nicht erreichbar ({ $why }). Starte es oder prüf die Adresse nach --bus.
refused-which-bus = Der Bus fehlt. Gib --bus nats://server:4222 an oder trag bus in die Einstellungen ein.
refused-bus-needs-store = Server an einem gemeinsamen Bus brauchen auch eine gemeinsame Datenbank. Gib zusätzlich --store postgresql://… an.
refused-house-waits = Der Server wartet auf seine Datenbank. Versuch es gleich noch einmal.
refused-no-such-house = An diesem Bus antwortet kein Server namens „{ $name }“.

## Alles umziehen

refused-target-not-empty = Am Ziel liegen schon Daten. Wähl eine leere Datenbank oder einen leeren Ordner.
refused-move-failed = Die Daten ließen sich nicht schreiben ({ $why }). Leere das Ziel und versuch es noch einmal.
refused-moved-not-the-same = Die Kopie weicht vom Original ab (fehlend: { $missing }, zu viel: { $strange }). Halte alle Server an, leere das Ziel und versuch es noch einmal.
migrate-about = alle Daten von SQLite nach PostgreSQL übertragen oder umgekehrt
migrate-help-source = wo die Daten sind: sqlite://ordner oder postgresql://…
migrate-help-target = wohin die Daten sollen; dort darf noch nichts sein
migrate-done = Übertragen und geprüft: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    } mit { $entries ->
        [one] einem Eintrag
       *[other] { $entries } Einträgen
    }.

## Bedienen und gehen

serve-help-store = die Datenbank, die sich mehrere Server teilen: postgresql://name:passwort@server/datenbank
serve-help-bus = der Bus, über den sich mehrere Server erreichen: nats://server:4222
serve-help-house = der Name dieses Servers unter den anderen
serve-world = Das ist „{ $name }“, einer der Server von { $address }.
drain-about = die Tische eines Servers an die anderen übergeben und ihn dann beenden
drain-help-name = der Name des Servers
drain-done = „{ $name }“ übergibt seine Tische.
think-about = Bot-Züge, Tipps und Karten für die Server an einem Bus berechnen
think-ready = Bereit. Strg-C beendet.

## Was den Spielern gesagt wird

bye-house-waits = Der Server mit deinem Tisch antwortet nicht. Neuer Versuch …
notice-table-taken-over = Ein anderer Server hat diesen Tisch übernommen. Es ging nichts verloren, auch keine Zeit.
