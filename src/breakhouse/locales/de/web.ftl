### Die Seiten des Hauses im Browser: Regal, Tische, Einstellungen.

house-name = Breakhouse
skip-to-content = Zum Inhalt
looking = Einen Moment.
back = Zurück
close = Schließen
try-again = Neu versuchen
try-now = Verbinden
to-the-lobby = Zum Regal

## Das Regal

lobby-title = Bauen, einreißen, noch einmal spielen.
lobby-ear = Alles wird vorgelesen, du baust mit der Tastatur und hast mehr Zeit.
box-facts = { $players } Personen · { $minutes ->
        [1] eine Minute
       *[other] { $minutes } Minuten
    }
play-now = Spielen
play-now-box = Jetzt spielen: { $box }
with-friends = Mit Freunden
with-friends-box = Mit Freunden: { $box }
setting-up = Wird vorbereitet …
join-title = An einen Tisch setzen
join-label = Code vom anderen Bildschirm
join-go = Mitspielen
join-too-short = Ein Code hat mindestens vier Buchstaben oder Ziffern.
tables-title = Tische zum Mitspielen oder Zuschauen
tables-none = Im Moment ist kein Tisch offen.
tables-nobody = Noch niemand
tables-line =
    { $phase ->
        [gathering] { $game }, { $free ->
            [0] alle Plätze besetzt
            [one] ein Platz frei
           *[other] { $free } Plätze frei
        }
        [over] { $game }, gerade zu Ende
        [paused] { $game }, macht Pause
       *[playing] { $game }, läuft
    }
more-title = Mehr
more-companion = Begleiter für das echte Spiel
more-results = Ergebnisse und Partien zum Ansehen
more-rules = Regeln
more-settings = Einstellungen

## Namen

name-title = Wie sollen wir dich nennen?
name-label = Dein Name
name-why = Die anderen am Tisch sehen deinen Namen. Du wirst nur einmal gefragt.
name-keep = Das bin ich
name-change = Dein Name:
name-missing = Dein Name?

## Ein neuer Tisch

new-title = Ein neuer Tisch
new-options = Spieloptionen
new-access = Wer mitspielen darf
new-chat = Kurze Nachrichten untereinander
new-hints = Tipps erlauben (die Partie wird dann nicht gewertet)
access-open = Tisch im Regal zeigen, damit alle mitspielen können
seat-number = Platz { $n }
seat-free = Frei
seat-level = Spielstärke
seat-name = Name
seat-guest = Gast
seat-youngest = Ich bin am jüngsten
seat-oldest = Ich bin am ältesten
seat-youngest-of = { $name } ist am jüngsten
seat-oldest-of = { $name } ist am ältesten
seat-add = Noch ein Platz
seat-remove = Platz entfernen
level-beginner = Anfänger
level-casual = Gemütlich
level-strong = Stark
level-expert = Profi
level-random = Zufällig
pace-factor = { $factor ->
        [1] Übliche Zeit
       *[other] { $factor }-mal so viel Zeit
    }
new-pace = Tempo
new-pace-off = Ohne Zeitlimit
new-pace-own = Für jeden Platz anders
new-pace-help = Gilt für alle; einzelne Plätze kannst du unten anders einstellen. Alle sehen diese Einstellung; solche Partien werden getrennt gewertet.
option-yes = ja
option-no = nein
option-none = aus
option-seconds = { $seconds } s
option-factors = Zeit

## Zusammenkommen

gather-title = { $box }
gather-waiting =
    { $free ->
        [one] Ein Platz ist noch frei.
       *[other] { $free } Plätze sind noch frei.
    }
gather-ready = Alle sind da.
gather-room = Es ist noch ein Platz für dich da.
gather-full = Alle Plätze sind besetzt, aber du kannst zuschauen.
gather-making = Die Karten werden erstellt …
gather-making-cards = Die Karten für diese Partie werden gerade erstellt. Gleich geht es los.
gather-seats = Am Tisch
gather-start = Start
gather-host-starts = { $name } startet die Partie.
seat-is-bot-of = Bot, { $level }
seat-is-you = du
seat-is-host = Gastgeber
seat-goes-first = fängt an
seat-sit = Hier hinsetzen
seat-sit-here = Jemanden eintragen
seat-put-bot = Bot hinzufügen
seat-stand = Aufstehen
seat-by-ear = Nach Gehör
seat-clear = Bot entfernen
seat-kick = Vom Tisch entfernen
seat-gone = { $name } hat den Tisch verlassen.
seat-let-bot = Bot spielen lassen
seat-bot-plays = Ein Bot spielt für dich.
seat-take-back = Platz wieder einnehmen
invite-title = Freunde einladen
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-code = Code
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-screen = Großbildschirm
watching =
    { $count ->
        [one] { $names } schaut zu.
       *[other] { $names } schauen zu.
    }
unrated = Nicht gewertet.
unrated-hints = Nicht gewertet, weil Tipps erlaubt sind.
unrated-removed = Nicht gewertet, weil jemand vom Tisch entfernt wurde.
unrated-alone = Nicht gewertet, weil nur eine Person spielt.
unrated-learning = Nicht gewertet, weil { $you ->
        [yes] du das Spiel noch lernst
       *[no] { $count ->
            [one] { $names } das Spiel noch lernt
           *[other] { $names } das Spiel noch lernen
        }
    }.
unrated-began-unrated = Nicht gewertet, weil die Partie von Anfang an nicht gewertet war.
unrated-fair-play = Nicht gewertet, weil nicht fair gespielt wurde.
result-withheld = Diese Partie wird geprüft. Bis dahin zählt sie nicht.
screen-title = Ihr spielt am Handy, der Tisch ist hier oben.
screen-text = Scannt den QR-Code oder tippt den Code ein und setzt euch.

## Am Tisch

bar-name = Tisch
skip-ahead = Vorspulen
bar-hint = Tipp
bar-words = In Worten
bar-rules = Regeln
bar-menu = Menü
menu-title = Menü am Tisch
bar-chats =
    { $count ->
        [one] eine Nachricht
       *[other] { $count } Nachrichten
    }
places-name = Wer mitspielt
mine-name = Deine Seite des Tisches
place-turn = Am Zug:
place-away = abwesend
place-weak = schwache Verbindung
clock-left =
    { $seconds ->
        [one] Noch eine Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
clock-left-for = { $you ->
        [yes] Du hast noch { $seconds ->
            [one] eine Sekunde
           *[other] { $seconds } Sekunden
        } für deinen Zug.
       *[no] { $name } hat noch { $seconds ->
            [one] eine Sekunde
           *[other] { $seconds } Sekunden
        } für den Zug.
    }
clock-none = Es läuft keine Uhr.
line-lost = Verbindung unterbrochen. Wir versuchen es weiter …
line-slow = Langsame Verbindung. Warte auf Antwort …
line-back = Die Verbindung ist wieder da.
line-waiting =
    { $count ->
        [one] Ein Zug ist noch nicht gesendet.
       *[other] { $count } Züge sind noch nicht gesendet.
    }
line-undo = Zurücknehmen
paused-title = Pause
paused-why =
    { $why ->
        [all-away] Alle waren weg, darum steht die Uhr still.
        [restarted] Der Server wurde neu gestartet. Es ging nichts verloren, und die Uhr steht still.
        [slept] Der Server war im Ruhezustand. Es ging nichts verloren, und die Uhr steht still.
        [store] Der Server kann gerade nichts speichern, darum steht die Uhr still.
       *[agreed] Ihr habt euch auf eine Pause geeinigt. Alles ist zugedeckt, bis ihr weitermacht.
    }
paused-resume = Weiter
handover-title = Gib das Gerät weiter
handover-text = Die Steine bleiben zugedeckt, bis das Gerät in den richtigen Händen ist.
handover-to = Ich bin { $name }
handover-now = { $name } hat das Gerät.
handover-cover = Zudecken und weitergeben
proposal =
    { $to ->
        [pause] Vorschlag von { $names }: eine Pause machen.
        [resume] Vorschlag von { $names }: weiterspielen.
        [rematch] Vorschlag von { $names }: noch einmal spielen.
       *[abandon] Vorschlag von { $names }: hier aufhören.
    }
proposal-own =
    { $to ->
        [pause] Du hast eine Pause vorgeschlagen.
        [resume] Du hast vorgeschlagen, weiterzuspielen.
        [rematch] {""}
       *[abandon] Du hast vorgeschlagen, hier aufzuhören.
    }
proposal-yes = Ja
proposal-no = Nein
proposal-missing = Wir warten auf { $names }.
asks-to-see = { $name } möchte deine Steine sehen.
chat-title = Etwas sagen
chat-label = Eine kurze Nachricht
chat-send = Senden
chat-said = { $name }: { $text }
chat-mute = { $name } stummschalten
chat-mute-all = Alle stummschalten
chat-mutes = Stummschalten
preset-hello = Hallo
preset-good-game = Schöne Partie
preset-well-played = Gut gespielt
preset-thanks = Danke
preset-one-moment = Moment, bitte
preset-your-turn = Du bist dran
preset-sorry = Entschuldigung
preset-bye = Tschüss
menu-acts = Was du tun kannst
menu-pause = Pause vorschlagen
menu-move = Auf anderem Gerät spielen
menu-move-key = Öffne diesen Link in den nächsten zehn Minuten auf dem anderen Gerät:
menu-invite = Freunde einladen
menu-resign = Aufgeben
menu-report = Jemanden melden
report-whom = { $name } melden
report-about = Der Betreiber dieses Servers sieht sich die Partie an und entscheidet. Am Tisch erfährt niemand davon.
report-program = Ein Programm spielt
report-stalling = Lässt alle warten
report-rude = Wird ausfallend
report-other = Etwas anderes
menu-resign-sure = Ja, aufgeben
menu-abandon = Aufhören vorschlagen
menu-leave = Tisch verlassen
menu-ask-see = { $name } bitten, die Steine zu zeigen
menu-commitment = Fingerabdruck der Mischung, vor der Partie veröffentlicht:

## In Worten

words-name = Der Tisch in Worten
command-label = Gib deinen Zug ein
command-send = Los
command-unknown = „{ $text }“ verstehe ich hier nicht.
command-not-now = Das geht gerade nicht.
command-switched = { $on ->
        [yes] { $name }: an.
       *[no] { $name }: aus.
    }
command-words = { $acts ->
        [none] Du kannst auch fragen: { $questions }.
       *[other] Du kannst auch eingeben: { $acts }. Oder fragen: { $questions }.
    }
choices-title =
    { $count ->
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
choices-more = Mehr anzeigen
history-title = Was bisher geschah
questions-title = Den Tisch fragen
ask-rules = Regeln
ask-hand = Was habe ich in der Hand?
ask-last = Was liegt auf dem Tisch?
ask-turn = Wer ist am Zug?
ask-clock = Wie viel Zeit bleibt noch?
ask-counts = Wie steht es?
ask-can = Was kann ich hier tun?
ask-wrong = Was stimmt noch nicht?
ask-card = Was zeigt die Karte?
ask-again = Sag das noch einmal
ask-box = Zum Eingabefeld
typed-ask-help = hilfe, befehle, help
typed-ask-rules = regeln, rules
typed-ask-hand = hand, meine hand, steine
typed-ask-last = tisch, oben, zuletzt, table, last
typed-ask-turn = wer ist dran, zug, turn
typed-ask-clock = zeit, uhr, time, clock
typed-ask-counts = punktestand, stand, punkte, score
typed-ask-can = Züge, Reihen, sets, moves
typed-ask-wrong = falsch, was ist falsch, wrong
typed-ask-card = karte, card
typed-ask-again = noch mal, nochmal, wiederholen, again
typed-ask-tour = rundgang, tour
typed-ask-missing = nächster, nächstes, fehlt, missing, next
typed-ask-earlier = Verlauf, früher, zurück, earlier, history
typed-ask-later = später, vor, later
typed-ask-box = Eingabefeld, box
typed-undo = rückgängig, zurücknehmen, nimm zurück, undo
ask-help = Was tun die Tasten?
ask-tour = Rundgang durch die Tasten
ask-missing = Welcher Stein kommt als Nächstes?
ask-earlier = Frühere Meldung
ask-later = Spätere Meldung
history-end = { $end ->
        [first] Das war die erste Meldung.
       *[last] Das war die neueste Meldung.
    }
answer-none = Dazu gibt es in diesem Spiel nichts zu sagen.
help-page = Mit Tab kommst du von einem Bedienelement zum nächsten, mit der Eingabetaste aktivierst du es.
help-more = { $can } sagt, was du jetzt tun kannst; { $turn }, wer dran ist. { $tour } führt dich durch alle Tasten.
help-can = Das kannst du tun: { $list }.
any-keys = Mit Tab gehst du durch deine Züge, mit der Eingabetaste machst du einen.
tour-title = Rundgang durch die Tasten
tour-offer = Neu hier? { $tour } führt dich durch die Tasten.
tour-first = Mit der Eingabetaste geht es weiter, mit Escape überspringst du den Rest.
tour-any = Mit Tab gehst du durch deine Züge, mit der Eingabetaste machst du einen.
tour-ask = Überall am Tisch: { $turn } sagt, wer dran ist; { $clock }, wie viel Zeit bleibt; { $counts }, wie es steht; { $hand }, was du in der Hand hast.
tour-again = { $again } wiederholt die letzte Meldung. { $earlier } geht zu früheren zurück, { $later } wieder vor.
tour-help = { $can } sagt, was du jetzt tun kannst; { $help }, was die Tasten tun. Die Regeln öffnet { $rules }, ins Eingabefeld bringt dich { $box }.
key-question-mark = das Fragezeichen
key-slash = der Schrägstrich
tour-held = Behält dein Screenreader einen Buchstaben für sich? Drück ihn zusammen mit { $held ->
        [mac] der Wahltaste und Umschalt
       *[other] Strg, Alt und Umschalt
    }; das geht überall.
tour-last = Das war’s. { $tour } beginnt den Rundgang von vorn.
tour-next = Weiter
tour-skip = Rundgang überspringen
people-came = { $phase ->
        [gathering] { $name } ist da.
       *[other] { $name } schaut zu.
    }
people-went = { $name } ist gegangen.
people-bot-sat = Der Bot { $name } hat sich hingesetzt.
people-bot-left = Der Bot { $name } ist gegangen.

## Skip-Bo Breakers

column-player = Spieler
column-points = Punkte
column-rating = Wertung
column-played = Partien
rating-provisional = vorläufig

## Die erste Partie

guide-name = Erste Partie
guide-skip = Einführung überspringen
guide-close = Schließen
guide-again = Einführung wiederholen
guide-done = Das ist schon alles. „{ bar-rules }“ oben erklärt den Rest.

## Ergebnisse

result-title =
    { $you ->
        [yes] Du hast gewonnen.
       *[no] { $count ->
            [one] { $names } hat gewonnen.
           *[other] { $names } teilen sich den Sieg.
        }
    }
result-nobody = Diesmal hat niemand gewonnen.
result-rated = Diese Partie zählt für die Wertung.
result-share = Bild teilen
result-replay = Partie ansehen
result-again = Neue Partie
result-best =
    { $whose ->
        [you] Dein bestes Bauwerk
        [shared] Gebaut von { $name }
       *[all] Das beste Bauwerk, von { $name }
    }
share-sent = Bild geteilt.
share-saved = Bild gespeichert.
share-failed = Dieses Gerät konnte das Bild nicht erstellen.
ended-resigned =
    { $gone ->
        [you] Du hast aufgegeben.
        [0] Jemand hat aufgegeben.
        [one] { $names } hat aufgegeben.
       *[other] { $names } haben aufgegeben.
    }
ended-abandoned = Alle sind gegangen.
ended-agreed-to-stop = Ihr habt euch darauf geeinigt aufzuhören.
ended-program-too-slow = Ein Bot hat zu lange für die Antwort gebraucht.
ended-program-insists = Ein Bot hat immer wieder verbotene Züge versucht.
ended-program-waits = Ein Bot hat keinen Zug gemacht.
ended-program-gone = Ein Bot war zu lange nicht verbunden.
results-played = Hier gespielt
results-none = Noch keine Partie zu Ende gespielt.
pool-grid = mit Tasten
pool-timed = gegen die Uhr
pool-slow = mit mehr Zeit
replay-title = Noch einmal sehen
replay-of = { $box }: { $names }
replay-view = Ansicht:
replay-view-all = Publikum
replay-play = Abspielen
replay-pause = Pause
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-timeline = Verlauf
replay-step = Schritt { $step } von { $steps }
replay-keys = Mit den Pfeiltasten links und rechts gehst du einen Schritt oder einen Stein zurück oder weiter, mit Umschalt springst du von Ereignis zu Ereignis. Du kannst dieselben Fragen stellen wie am Tisch.
replay-speed = Tempo
replay-download = Partie herunterladen
replay-verify = Mischung prüfen
shuffle-sign = Mischung
shuffle-checking = Die Mischung wird geprüft …
shuffle-share = Mischung bestätigt. Dein Anteil ist drin, und alles stimmt mit dem überein, was diese Seite gesehen hat.
shuffle-seen = Mischung bestätigt: Sie stimmt mit dem überein, was diese Seite gesehen hat. Nur dein Anteil fehlt, denn von dieser Seite kam nichts rechtzeitig an.
shuffle-watched = Mischung bestätigt: Sie stimmt mit dem überein, was diese Seite gesehen hat.
shuffle-unseen = Die Zahlen stimmen. Diese Seite war beim Mischen aber nicht dabei und weiß nicht, was vorher versprochen wurde.
shuffle-alone = Die Zahlen stimmen, aber keine Seite hat mitgemischt: Der Server hat allein gemischt.
shuffle-old = Bei dieser Partie hat noch niemand mitgemischt. { $text }
shuffle-wrong = Die Mischung stimmt nicht. { $what }
shuffle-unchecked = Die Mischung ließ sich nicht prüfen: Der Server hat nicht geantwortet.
shuffle-wrong-secret = Das Geheimnis ist nicht das, auf das sich der Server festgelegt hat.
shuffle-wrong-pledge = Der Anteil von { $name } ist nicht der versprochene.
shuffle-wrong-seed = Der Startwert ergibt sich nicht aus dem Geheimnis und den Anteilen.
shuffle-wrong-draws = Eine Ziehung ergibt sich nicht aus dem Startwert: { $purpose }, Nummer { $counter }.
shuffle-wrong-frozen = Gespielt wurde nicht mit dem Spiel und den Optionen, die am Anfang feststanden.
shuffle-wrong-seats = Die Plätze am Tisch sind nicht mehr dieselben wie zu Beginn des Mischens.
shuffle-wrong-commitment = Vor der Partie hat diese Seite eine andere Festlegung erhalten.
shuffle-wrong-list = Vor der Partie hat diese Seite eine andere Liste von Versprechen erhalten.
shuffle-wrong-nonce = Dein eigener Anteil wurde ausgetauscht.
shuffle-wrong-voids = Diese Seite hat einen Versuch gesehen, der jetzt nicht mehr aufgeführt ist.
shuffle-wrong-house = { $text }
shuffle-shares = Anteile von: { $names }
shuffle-void = Ein Versuch war ungültig: { $why ->
        [silent] Ein versprochener Anteil wurde nicht gezeigt ({ $names }).
        [wrong] Der gezeigte Anteil war nicht der versprochene ({ $names }).
       *[interrupted] Er wurde unterbrochen.
    }
review-title = Rückblick mit dem Coach
review-thinking = Der Coach schaut sich deine Partie an. Das dauert einen Moment.
review-look = Zeigen
review-costly = Die teuersten Entscheidungen
review-nothing-costly = Der Coach hätte nichts anders gemacht.
review-look-at = Entscheidung { $n } zeigen
rules-of = { $box }: die Regeln
rules-changed = An diesem Tisch gelten in diesen Punkten andere Regeln:
rules-choose = Wähl eine Schachtel.

## Einstellungen

settings-look = Anzeige
settings-language = Sprache
settings-auto = Wie der Browser
settings-theme = Hell oder dunkel
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Bewegung
settings-motion-auto = Wie das Gerät
settings-motion-none = Keine
settings-words = Den Tisch unter dem Bild auch in Worten zeigen
settings-magnet = Ein sanfter Magnet hilft beim Setzen der Steine
settings-guide = Jedes Spiel beim ersten Mal erklären
settings-sound = Ton und Sprache
settings-volume = Lautstärke
settings-no-sound = Dieser Browser kann keine Töne abspielen. Sie stehen stattdessen als Text am Rand der Seite.
settings-captions = Untertitel für Geräusche
settings-speech = Vorlesen (ohne Screenreader)
settings-ear = Ich spiele nach Gehör
settings-ear-how = Du hörst alles, auch die Strukturen der Steine, baust mit Tasten auf einem Raster und hast viermal so viel Zeit. Ändern kannst du das in den Einstellungen.
settings-ear-later = Was du hörst, ändert sich sofort. Wie du baust und wie viel Zeit du hast, ändert sich erst nach dieser Partie.
settings-ear-speech = Alles vorlesen (ohne Screenreader)
settings-rate = Tempo der Stimme
settings-spoken = Ansagen
settings-spoken-all = Alles, was passiert
settings-spoken-turns = Nur, wenn ich dran bin
settings-clock = Zeit ansagen
settings-clock-end = Gegen Ende
settings-clock-often = Ab und zu
settings-clock-never = Nur, wenn ich frage
settings-keys = Tasten
settings-queries = Fragen mit einer Taste
settings-keys-how = Geh in ein Feld und drück die gewünschte Taste; die Rücktaste nimmt sie weg.
settings-keys-reset = Tasten zurücksetzen
settings-kept = Was wir über dich speichern
settings-kept-why = Deinen Namen, deine Sprache, deine Einstellungen, deine Ergebnisse, Wertungen und Bots. Sonst nichts.
settings-made-of = Was andere beigetragen haben
settings-download = Herunterladen
settings-forget = Löschen
settings-forget-sure = Ja, alles löschen
captions-name = Geräusch

## Schwierigkeiten

trouble-house-gone = Der Server antwortet nicht. Vielleicht ist er aus, vielleicht ist deine Verbindung unterbrochen.
trouble-storage = Dieser Browser speichert hier nichts. Deine Einstellungen gehen verloren, wenn du die Seite schließt.
trouble-page-title = Diese Seite konnte nicht geladen werden
trouble-page = Beim Laden der Seite ist die Verbindung abgebrochen.
trouble-face-title = Der Tisch konnte nicht angezeigt werden
trouble-face = Lade die Seite neu; dein Platz bleibt dir erhalten.
missing-title = Seite nicht gefunden
missing-text = Vielleicht ist der Link veraltet, oder ein Stück davon fehlt.
no-replay-title = Partie nicht gefunden
no-replay-text = Vielleicht wurde die Partie nie beendet, oder der Link ist veraltet.
no-table-title = Tisch nicht gefunden
gone-title = Du bist nicht an diesem Tisch
gone-text = Der Tisch wurde geschlossen, oder du hast dort keinen Platz mehr.

## Der Begleiter zur echten Schachtel

companion-title = Begleiter für das echte Spiel
companion-text = Eure Steine auf dem Tisch, dieses Gerät in der Mitte: Es würfelt, nimmt die Zeit, sagt die Summe an und schreibt die Punkte auf.
companion-box = Welche Schachtel?
companion-players = Wer spielt
companion-first = { $begins ->
        [oldest] Wer am ältesten ist, fängt an.
       *[youngest] Wer am jüngsten ist, fängt an.
    }
companion-cards = Karten
companion-cards-shipped = Der Standardsatz, hier auf dem Bildschirm
companion-cards-daily = Die Karten des Tages, hier auf dem Bildschirm
companion-cards-own = Die Karten aus unserer Schachtel
companion-begin = Anfangen

## Die Einstellungen eines neuen Tisches in Gruppen

group-match = Die Partie
group-variants = Varianten
group-house-rules = Hausregeln

## Jedes Spiel, das kein eigenes Gesicht hat

command-help-any = Gib ein, was auf einem Knopf steht, oder die ersten Buchstaben davon.
rules-any-options = Optionen
any-players = Wer mitspielt
any-points = { $score ->
        [one] ein Punkt
       *[other] { $score } Punkte
    }
any-table = Auf dem Tisch
any-moves = Was du tun kannst
any-no-moves = Im Moment gibt es nichts zu tun.
any-your-turn = Du bist am Zug.
any-nobody = Niemand ist am Zug.
any-turn = { $name } ist am Zug.
any-scores = { $list }.
any-more = Alle { $count } zeigen
any-between = { $low } bis { $high }

## Mit anderen

continue-title = Weiterspielen
continue-box = Weiter: { $box }
continue-phase =
    { $phase ->
        [gathering] Wartet auf Mitspieler
        [paused] Pause
       *[playing] Wird gespielt
    }
leave-title = Du bist am Zug. Jetzt gehen?
leave-text = Die anderen müssten auf dich warten. Dein Platz bleibt dir erhalten: Du findest die Partie im Regal unter „Weiterspielen“.
leave-go = Gehen
leave-stay = Bleiben
welcome-title = { $name } möchte mit dir spielen
welcome-sit = Hinsetzen
invite-text = Spiel mit mir „{ $box }“:
seat-sit-here-go = Platz nehmen
group-seats = Für einzelne Plätze

## Das Ergebnis auf einer Seite

result-points = Punkte, Zug um Zug
rating-changed =
    { $provisional ->
        [yes] Deine vorläufige Wertung: { $after } ({ $change }).
       *[no] Deine Wertung: { $after } ({ $change }).
    }
kind-close =
    { $points ->
        [one] Nur ein Punkt hat gefehlt. Gut gespielt.
       *[other] Nur { $points } Punkte haben gefehlt. Gut gespielt.
    }
kind-other = Danke für die Partie. Die nächste beginnt für alle bei null.
moment-best = Dein bester Moment, { $clock }:
moment-worst = Dein schwerster Moment, { $clock }:
moment-chance = Deine Gewinnchance änderte sich von { $from } auf { $to } %.
review-costly-own = Deine teuersten Entscheidungen
review-costly-others = Die teuersten Entscheidungen der anderen
print-cards = Karten drucken
print-tactile = Tastausgabe drucken
print-setting = Die Seiten werden vorbereitet. Das dauert einen Moment.
print-saved = Die Seiten sind als PDF gespeichert.
print-own = Eigene Karten lassen sich aus ihrer Datei drucken, mit „breakhouse print“.

## Bots übers Netz

seat-is-program = Bot, übers Netz
seat-invite-bot = Bot einladen
gather-only-bots-rated = In dieser Partie ändern sich nur die Wertungen der Bots.
unrated-own-bot = Nicht gewertet, weil ein Bot gegen seinen Besitzer oder einen anderen Bot desselben Besitzers spielt.
pool-bots = Bots
settings-bots = Deine Bots
settings-bots-why = Ein Programm, das du schreibst, kann hier unter eigenem Namen spielen. Gib ihm das Token; wir zeigen es nur einmal.
settings-bot-name = Name des Bots
settings-bot-make = Bot erstellen
settings-bot-token = Token für { $name }. Kopier es jetzt; es wird nicht noch einmal gezeigt.
settings-bot-until = Token gilt bis { $day }
settings-bot-ended = Kein gültiges Token
settings-bot-here = verbunden
settings-bot-renew = Neues Token
settings-bot-revoke = Token widerrufen
settings-bot-delete = Löschen
settings-bot-copied = Kopiert.
settings-bot-token-ended = Das Token von { $name } gilt nicht mehr.
settings-bot-deleted = { $name } ist gelöscht.
settings-bot-copy = Kopieren
