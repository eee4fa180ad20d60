# Bots, die übers Netz spielen: was ihre Autoren und der Tisch erfahren.

refused-token-missing = Schick das Token deines Bots in der Kopfzeile Authorization mit.
refused-token-unknown = Dieses Token gilt nicht. Erstell in den Einstellungen ein neues.
refused-token-expired = Dieses Token ist abgelaufen. Erstell in den Einstellungen ein neues.
refused-no-such-bot = Diesen Bot hast du nicht.
refused-too-many-bots = Du kannst höchstens { $most } Bots haben. Lösch zuerst einen.
refused-bot-not-here = Dieser Bot ist nicht mehr verbunden.
refused-no-such-challenge = Diese Einladung gilt nicht mehr.
refused-challenge-too-old = Die Einladung wurde nicht rechtzeitig beantwortet.
refused-seat-there-already = Dein Bot hat an diesem Tisch schon einen Platz.
refused-no-seat-there = Dein Bot hat an diesem Tisch keinen Platz.
refused-answer-too-late = Frage { $id } ist erledigt; die letzte ist { $asked }.
refused-answer-unasked = Frage { $id } wurde noch nicht gestellt; die letzte ist { $asked }.
refused-seat-was-lost = Dein Bot hat seinen Platz verloren.
refused-nobody-plays = Niemand hat weitergespielt, darum hat dein Bot den Tisch verlassen.
invalid-unknown-protocol = Dieser Server spricht Protokoll { $known }, nicht { $protocol }.

notice-bot-invited = { $name } ist eingeladen.
notice-bot-declined = { $name } hat die Einladung abgelehnt.
notice-bot-silent = { $name } hat auf die Einladung nicht geantwortet.
notice-forfeited = { $why ->
    [program-too-slow] { $name } hat zu lange für die Antwort gebraucht und verliert den Platz.
    [program-insists] { $name } hat immer wieder verbotene Züge versucht und verliert den Platz.
    [program-waits] { $name } wollte nicht ziehen und verliert den Platz.
   *[program-gone] { $name } war zu lange nicht verbunden und verliert den Platz.
}
