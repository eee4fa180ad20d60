# Bots, die übers Netz spielen: was ihre Autoren und der Tisch erfahren.

refused-token-missing = Schick das Token deines Bots in der Kopfzeile Authorization mit.
refused-token-unknown = Dieses Token gilt nicht. Erstell in den Einstellungen ein neues.
refused-token-expired = Dieses Token ist abgelaufen. Erstell in den Einstellungen ein neues.
refused-no-such-bot = Diesen Bot hast du nicht.
refused-too-many-bots = Du kannst höchstens { $most } Bots haben. Lösch zuerst einen.
refused-too-many-bots-there = Unter deiner Adresse gibt es schon { $most } Bots, mehr geht nicht. Lösch zuerst einen.
refused-bot-not-here = Dieser Bot ist nicht mehr verbunden.
refused-no-such-challenge = Diese Einladung gilt nicht mehr.
refused-challenge-too-old = Die Einladung wurde nicht rechtzeitig beantwortet.
refused-seat-there-already = Dein Bot hat an diesem Tisch schon einen Platz.
refused-no-seat-there = Dein Bot hat an diesem Tisch keinen Platz.
refused-answer-too-late = Frage { $id } ist erledigt; die letzte ist { $asked }.
refused-answer-unasked = Frage { $id } wurde noch nicht gestellt{ $asked ->
    [0] .
   *[other] ; die letzte ist { $asked }.
}
refused-seat-was-lost = Dein Bot hat seinen Platz verloren.
refused-nobody-plays = Niemand hat weitergespielt, darum hat dein Bot den Tisch verlassen.
invalid-unknown-protocol = Dieser Server spricht Protokoll { $known }, nicht „{ $protocol }“.
invalid-not-a-websocket = Unter dieser Adresse lässt sich nur ein WebSocket öffnen.
refused-too-many-connections = Zu viele Verbindungen: Ein Bot darf nur eine haben. Ist deine abgerissen, versuch es in ein paar Sekunden noch einmal.

notice-bot-invited = { $name } ist eingeladen.
notice-bot-declined = { $name } hat die Einladung abgelehnt.
notice-bot-silent = { $name } hat auf die Einladung nicht geantwortet.
notice-forfeited = { $why ->
    [program-too-slow] { $name } hat zu lange für die Antwort gebraucht und verliert den Platz.
    [program-insists] { $name } hat immer wieder verbotene Züge versucht und verliert den Platz.
    [program-waits] { $name } hat keinen Zug gemacht und verliert den Platz.
   *[program-gone] { $name } war zu lange nicht verbunden und verliert den Platz.
}

## Was unter /api/ zu finden ist

contents-title = Breakhouse für Programme
contents-text = Programme können hier alles, was Menschen können. Diese Beschreibungen entstehen aus den Typen, mit denen der Server selbst arbeitet, und sind darum immer aktuell.
contents-schemas = Die Schemas von Breakhouse
contents-documents = Beschreibungen
contents-sockets = Sockets
contents-requests = Anfragen
contents-path = Adresse
contents-format = Format
contents-method = Methode
contents-about = Worum es geht
contents-requests-about = Anfragen und Antworten über HTTP
contents-sockets-about = Die Sockets: wer was schickt
contents-messages-about = Jede Nachricht über einen Socket und jede Zeile eines Programms am Tisch
contents-game-about = Optionen, Befehle, Angebote, Ereignisse und Ansichten von { $game }
contents-more = Die Dokumentation erklärt das alles, mit Bots zum Loslegen: docs/programs.md und docs/reference/http.md im Quelltext oder die Website, die „make docs“ baut.
