# Was ein Tisch den Leuten sagt, die an ihm sitzen.

## Abgelehnt: Plätze

refused-not-your-seat = Platz { $seat } gehört jemand anderem.
refused-match-has-begun = Die Partie hat begonnen. Du kannst zuschauen oder dich für die nächste hinsetzen.
refused-match-is-starting = Es wird gerade gemischt. Jetzt lässt sich nichts ändern.
refused-shuffle-went-on = Zu spät: Das Mischen ist schon weitergegangen.
refused-pledge-given = Platz { $seat } hat seinen Anteil am Mischen schon versprochen.
refused-only-the-host = Das kann nur der Gastgeber.
refused-setup-takes-too-long = Diese Karten vorzubereiten könnte { $seconds } Sekunden dauern; erlaubt sind höchstens { $most }. Nimm weniger Karten oder solche mit weniger Teilen.
refused-setup-failed = Die Karten konnten nicht vorbereitet werden. Wähl einen anderen Kartensatz.
refused-you-were-removed = Der Gastgeber hat dich vom Tisch entfernt.
refused-table-is-full = Alle Plätze sind besetzt, aber du kannst zuschauen.
refused-seat-is-taken = Auf Platz { $seat } sitzt schon { $name }. Nimm einen freien.
refused-name-for-the-other-seat = Wer spielt auf dem anderen Platz? Gib bitte einen Namen ein.
refused-no-bot-there = Auf Platz { $seat } sitzt kein Bot.
refused-only-players = Das kann nur, wer mitspielt.
refused-nobody-to-report = Platz { $seat } kannst du nicht melden. Wähl eine andere Person am Tisch.
refused-nothing-played-yet = Es wurde noch nichts gespielt. Melden kannst du jemanden, sobald die Partie begonnen hat.
refused-no-player-there = Auf Platz { $seat } muss niemand ersetzt werden.
refused-nobody-in-that-seat = Auf Platz { $seat } sitzt noch niemand.
refused-player-may-come-back = { $name } kommt vielleicht noch zurück. Warte noch einen Moment.
refused-seat-was-given-up = Wer auf Platz { $seat } saß, ist endgültig gegangen.
refused-seats-are-taken = Auf einem Platz, den du entfernen willst, sitzt jemand.
refused-table-draws-who-begins = In diesem Spiel wird ausgelost, wer beginnt.
refused-no-such-guest = Diese Person ist nicht an diesem Tisch.
refused-table-is-secret = Diesen Tisch findet man nur über den Link, und das lässt sich nicht ändern. Erstell einen anderen Tisch, wenn alle ihn sehen sollen.
refused-not-yourself = Dich selbst kannst du nicht entfernen. Steh einfach auf.
refused-seats-are-free =
    { $free ->
        [one] Ein Platz ist noch frei. Warte noch oder füg einen Bot hinzu.
       *[other] { $free } Plätze sind noch frei. Warte noch oder füg Bots hinzu.
    }

## Abgelehnt: beim Spielen

refused-nothing-to-skip = Gerade gibt es nichts vorzuspulen: Du bist dran, oder andere Menschen spielen mit.
refused-table-paused = Die Partie macht Pause. Einigt euch zuerst darauf, weiterzuspielen.
refused-no-match-running = An diesem Tisch läuft keine Partie.
refused-bot-plays-this-seat = Auf Platz { $seat } spielt gerade ein Bot. Nimm deinen Platz zuerst wieder ein.
refused-seat-not-handed-over = Gib das Gerät zuerst an { $name } weiter.
refused-house-cannot-write =
    { $why ->
        [full] Die Festplatte des Servers ist voll. Es ging nichts verloren; ihr könnt weiterspielen, sobald wieder Platz ist.
       *[other] Der Server kann nicht auf seine Festplatte schreiben. Es ging nichts verloren; ihr könnt weiterspielen, sobald das wieder klappt.
    }
refused-rules-failed = Bei diesem Zug ist etwas schiefgegangen. Es hat sich nichts geändert; versuch etwas anderes.
refused-not-now =
    { $what ->
        [pause] Eine Pause ist gerade nicht möglich.
        [resume] Die Partie macht keine Pause.
        [rematch] Die Partie ist noch nicht zu Ende.
       *[other] Darauf könnt ihr euch jetzt nicht einigen.
    }

## Abgelehnt: rund um die Partie

refused-chat-is-off = An diesem Tisch sind Nachrichten ausgeschaltet.
refused-nothing-said = Schreib zuerst etwas.
refused-seat-key-unknown = Dieser Link funktioniert nicht. Jeder Link gilt nur einmal und nur zehn Minuten lang; lass dir einen neuen geben.
refused-players-see-their-own = Mitspieler sehen nur ihre eigene Hand.
refused-no-hints-here = An diesem Tisch gibt es keine Tipps.
refused-nothing-to-do-now = Du bist nicht am Zug.
refused-coach-has-no-advice = Hier hat der Coach keinen Rat.

## Für alle zu sehen

notice-bot-took-seat = Ein Bot ({ $level ->
        [beginner] Anfänger
        [casual] gemütlich
        [strong] stark
        [expert] Profi
        [random] Zufall
       *[other] { $level }
    }) spielt für { $name } weiter, bis { $name } zurück ist.
notice-bot-lost-seat = Der Bot auf Platz { $seat } ist ausgefallen. Ein anderer spielt weiter.
notice-resigned = { $name } hat aufgegeben.
notice-reported = Danke. Der Betreiber sieht sich an, wie { $name } gespielt hat.
notice-sat-down = { $name } hat sich hingesetzt.
notice-stood-up = { $name } ist aufgestanden.
notice-went-away = { $name } ist gerade nicht da. Der Platz bleibt reserviert.
notice-came-back = { $name } ist wieder da.
notice-weak-line = Die Verbindung von { $name } ist schwach.
notice-shuffle-silent = Es wird neu gemischt: Ein versprochener Anteil wurde nicht gezeigt ({ $names }).
notice-shuffle-wrong = Es wird neu gemischt: Der gezeigte Anteil ist nicht der versprochene ({ $names }).
notice-slept = Der Server war eine Weile im Ruhezustand. Es ging keine Spielzeit verloren.
notice-cannot-write =
    { $why ->
        [full] Die Festplatte des Servers ist voll. Die Partie wartet, bis wieder Platz ist.
       *[other] Der Server kann nicht auf seine Festplatte schreiben. Die Partie wartet so lange.
    }

## Kurze Nachrichten

chat-hello = Hallo
chat-good-game = Schöne Partie
chat-well-played = Gut gespielt
chat-thanks = Danke
chat-one-moment = Einen Moment, bitte
chat-your-turn = Du bist dran
chat-sorry = Entschuldigung
chat-bye = Tschüss

## Wie Partien anders enden als nach ihren Regeln

reason-resigned = durch Aufgabe
reason-abandoned = von allen verlassen
reason-agreed-to-stop = einvernehmlich beendet

## Warum eine Partie nicht gewertet wird

unrated-abandoned = Nicht gewertet: Alle sind gegangen.
unrated-agreed-to-stop = Nicht gewertet: einvernehmlich beendet.

## Phasen

phase-gathering = wartet auf Mitspieler
phase-playing = läuft
phase-paused = Pause
phase-over = zu Ende
