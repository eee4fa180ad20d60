### Die Seiten des Hauses im Browser: Regal, Tische, Einstellungen und Skip-Bo Breakers in Worten.

house-name = Breakhouse
skip-to-content = Zum Inhalt
looking = Einen Moment.
back = Zurück
close = Schließen
try-again = Noch einmal
try-now = Versuchen
to-the-lobby = Zum Regal

## Das Regal

lobby-title = Bauen, einreißen, noch einmal spielen.
box-classic = Original
box-classic-line = Zehn Bausteine aus Holz, eine Karte und ein Timer, der läuft.
box-tactile = Original, zum Fühlen
box-tactile-line = Dasselbe Spiel nach Struktur, Gehör und Tasten.
box-mini = Mini
box-mini-line = Acht Steine und ein kleiner Würfel, der deine Zeit zählt.
box-dice = Würfel
box-dice-line = Würfle und staple, nie einen niedrigeren auf einen höheren.
box-skipbo-breakers = Skip-Bo Breakers
box-skipbo-breakers-line = Lege höhere Reihen, und spar dir einen Breaker für den richtigen Moment auf.
box-facts = 2–4 Personen · { $minutes } Minuten
play-now = Spielen
play-now-box = Jetzt spielen: { $box }
with-friends = Mit anderen
with-friends-box = Mit anderen: { $box }
setting-up = Wird aufgebaut
join-title = An einen Tisch setzen
join-label = Der Code vom anderen Bildschirm
join-go = Dazu
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
more-companion = Zur echten Schachtel
more-results = Ergebnisse und Partien
more-rules = Regeln
more-settings = Einstellungen

## Namen

name-title = Wie sollen wir dich nennen?
name-label = Dein Name
name-why = Die anderen am Tisch sehen ihn. Du wirst nur einmal gefragt.
name-keep = Das bin ich
name-change = Dein Name:
name-missing = Sag deinen Namen

## Ein neuer Tisch

new-title = Ein neuer Tisch
new-title-box = Ein Tisch für { $box }
new-seats = Wer spielt
new-options = Wie gespielt wird
new-access = Wer kommen darf
new-chat = Kurze Nachrichten untereinander
new-hints = Tipps erlauben; die Partie wird dann nicht gewertet
new-make = Tisch aufstellen
new-make-full = Tisch aufstellen
access-open = Alle in diesem Haus sehen den Tisch im Regal
access-link = Nur, wer den Link hat
access-code = Nur, wer den Code hat
seat-number = Platz { $n }
seat-me = Du
seat-free = Frei
seat-free-later = Für jemanden freigehalten
seat-bot = Ein Bot
seat-here = Noch jemand an diesem Gerät
seat-level = Wie stark
seat-name = Name
seat-guest = Gast
seat-youngest = Niemand hier ist jünger
seat-oldest = Niemand hier ist älter
seat-youngest-of = Niemand ist jünger als { $name }
seat-oldest-of = Niemand ist älter als { $name }
seat-add = Noch ein Platz
seat-remove = Platz wegnehmen
level-beginner = Anfänger
level-casual = Gemütlich
level-strong = Stark
level-expert = Profi
level-random = Zufällig
pace-factor = { $factor ->
        [1] Übliche Zeit
       *[other] Zeit × { $factor }
    }
new-pace = Tempo
new-pace-off = Ohne Uhr
new-pace-own = Jeder Platz sein eigenes
new-pace-help = Für alle, oder oben für einen einzelnen Platz. Alle sehen es, und es wird getrennt gewertet.
option-yes = ja
option-no = nein
option-none = keine
option-seconds = { $seconds } s
option-target = Punkte zum Sieg
option-must_lay = Wer legen kann, muss legen
option-must_lay-help = Sonst darf immer gepasst werden.
option-equal_matches = Gleich hoch genügt
option-equal_matches-help = Sonst muss jede Reihe höher sein als die davor.
option-open_discard = Gespielte Runden bleiben offen
option-think_ms = Sekunden zum Nachdenken
option-think_ms-help = Leer lassen: so lange man mag.
option-turns = Züge pro Person
option-cunning = Karten dürfen abgelehnt werden
option-cunning-help = Eine abgelehnte Karte geht an den linken Nachbarn, mit einem Chip.
option-young = Kleine Baumeister
option-young-help = Wer ausgewählt ist, spielt unter leichteren Bedingungen.
option-experts = Spielt mit roten Karten
option-young_limit = Summe für kleine Baumeister
option-timer = Timer
option-timer-screen = Bildschirm: 60, 80 oder 100 s
option-timer-box = Wie in der Schachtel: 30, 40 oder 50 s
option-timer-on = An
option-timer-off = Kein Timer, zum Üben
option-factors = Zeit
option-hands = Hände
option-hands-free = Frei: Steine ziehen
option-hands-grid = Raster: nach Tasten und Gehör
option-bricks = Steine
option-bricks-screen = Auf dem Bildschirm
option-bricks-real = Echte auf deinem Tisch
option-deck = Karten
option-deck-shipped = Die Karten des Hauses
option-deck-daily = Die Karten des Tages
option-deck-endless = Endlos, immer neu
option-deck-own = Eigene Karten
option-deck-own-label = Der Text der Kartensatz-Datei
option-grey = Graue Karten, bei denen nur die Form zählt
option-grip = Rutschmatte: Steine gleiten nicht
option-start_within_ms = Startet von selbst nach (Sekunden)
option-edition = Ausgabe
option-edition-standard = Normal
option-edition-tactile = Zum Fühlen
option-limit = Die Summe, die einen Zug beendet
option-roll_ms = Sekunden pro Wurf des kleinen Würfels
option-throw_ms = Sekunden pro Wurf der Würfel
option-countdown_ms = Sekunden Countdown
option-pile = Wenn der Stapel aufgebraucht ist
option-pile-turn = Umdrehen
option-pile-reshuffle = Mischen
option-timekeeper = Wer den kleinen Würfel wirft
option-timekeeper-table = Der Tisch
option-timekeeper-player = Jemand am Tisch
option-stopper = Wer den kleinen Würfel wirft
option-stopper-table = Der Tisch
option-stopper-player = Jemand am Tisch
option-level = Stufe
option-level-basic = Grundspiel
option-level-introduction = Einführung
option-level-advanced = Fortgeschrittene

## Zusammenkommen

gather-title = { $box }
gather-waiting =
    { $free ->
        [one] Ein Platz ist noch frei.
       *[other] { $free } Plätze sind noch frei.
    }
gather-ready = Alle sind da.
gather-making-cards = Die Karten für diese Partie entstehen gerade. Gleich geht es los.
gather-seats = Am Tisch
gather-start = Start
gather-change = Ändern, wie gespielt wird
gather-host-starts = { $name } startet die Partie.
gather-here-name = Noch jemand an diesem Gerät heißt
seat-is-bot-of = Bot, { $level }
seat-is-you = du
seat-is-host = Gastgeber
seat-sit = Hier hinsetzen
seat-sit-here = Jemanden hinsetzen
seat-put-bot = Ein Bot
seat-stand = Aufstehen
seat-clear = Bot wegschicken
seat-kick = Hinausbitten
seat-gone = { $name } ist fort.
seat-let-bot = Bot spielen lassen
seat-bot-plays = Ein Bot spielt für dich.
seat-take-back = Platz zurücknehmen
invite-title = Leute dazuholen
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-code = Code
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Senden
invite-screen = Großbild
watching =
    { $count ->
        [one] { $names } schaut zu.
       *[other] { $names } schauen zu.
    }
unrated =
    { $why ->
        [hints] Nicht gewertet, weil Tipps erlaubt sind.
        [untimed] Nicht gewertet, weil kein Timer läuft.
        [real-bricks] Nicht gewertet, weil mit echten Steinen gespielt wird.
        [removed] Nicht gewertet, weil jemand hinausgebeten wurde.
        [alone] Nicht gewertet, weil nur eine Person spielt.
       *[other] Nicht gewertet.
    }
screen-title = Die Hand auf dem Handy, der Tisch hier oben.
screen-text = Scannt das Bild oder tippt den Code ein, und setzt euch.

## Am Tisch

table-title = Tisch { $code }
bar-name = Tisch
bar-hint = Tipp
bar-words = In Worten
bar-rules = Regeln
bar-menu = Menü
bar-chats =
    { $count ->
        [one] eine Nachricht
       *[other] { $count } Nachrichten
    }
places-name = Wer mitspielt
mine-name = Deine Seite des Tisches
place-turn = Am Zug:
place-away = fort
place-passed = gepasst
place-tiles =
    { $count ->
        [one] ein Stein
       *[other] { $count } Steine
    }
place-score =
    { $score ->
        [one] 1 von { $target }
       *[other] { $score } von { $target }
    }
clock-left =
    { $seconds ->
        [one] Noch eine Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
clock-none = Es läuft keine Uhr.
line-lost = Die Leitung zum Haus ist unterbrochen. Wir versuchen es weiter.
line-back = Die Leitung ist wieder da.
line-waiting =
    { $count ->
        [one] Ein Zug wartet darauf, gesendet zu werden.
       *[other] { $count } Züge warten darauf, gesendet zu werden.
    }
line-undo = Zurücknehmen
paused-title = Pause
paused-why =
    { $why ->
        [all-away] Alle waren fort, darum steht die Uhr still.
        [restarted] Das Haus wurde neu gestartet. Nichts ist verloren, und die Uhr steht still.
        [slept] Das Haus hat geschlafen. Nichts ist verloren, und die Uhr steht still.
        [store] Das Haus kann gerade nicht schreiben, darum steht die Uhr still.
       *[agreed] Ihr habt euch auf eine Pause geeinigt. Alles ist zugedeckt, bis ihr weitermacht.
    }
paused-resume = Weiter
handover-title = Gib das Gerät weiter
handover-text = Die Steine sind zugedeckt, bis das Gerät in den richtigen Händen ist.
handover-to = Ich bin { $name }
handover-now = { $name } hat das Gerät.
handover-cover = Zudecken, weitergeben
proposal =
    { $to ->
        [pause] Wunsch nach einer Pause: { $names }.
        [resume] Wunsch, weiterzuspielen: { $names }.
        [rematch] Wunsch, noch einmal zu spielen: { $names }.
       *[abandon] Wunsch, hier aufzuhören: { $names }.
    }
proposal-yes = Ja
proposal-no = Nein
proposal-missing = Wir warten auf { $names }.
asks-to-see = { $name } möchte deine Steine sehen.
chat-title = Etwas sagen
chat-label = Eine kurze Nachricht
chat-send = Sagen
chat-said = { $name }: { $text }
preset-hello = Hallo
preset-good-game = Schöne Partie
preset-well-played = Gut gespielt
preset-thanks = Danke
preset-one-moment = Moment bitte
preset-your-turn = Du bist dran
preset-sorry = Entschuldigung
preset-bye = Tschüss
menu-acts = Was du tun kannst
menu-pause = Pause vorschlagen
menu-move = Auf anderem Gerät spielen
menu-move-key = Öffne das in den nächsten zehn Minuten auf dem anderen Gerät:
menu-invite = Leute dazuholen
menu-resign = Aufgeben
menu-resign-sure = Ja, aufgeben
menu-abandon = Aufhören vorschlagen
menu-leave = Tisch verlassen
menu-ask-see = { $name } bitten, die Steine zu zeigen
menu-commitment = Das Versprechen vor der Partie:

## In Worten

words-name = Der Tisch in Worten
command-label = Tippe, was du tust
command-send = Los
command-help-skipbo-breakers = Steine wie 3 4 *, wo nötig mit der Art, oder passen.
command-help-classic = Zum Beispiel: start, nimm rot, setze rot liegend auf weiß links, oder beende.
command-help-mini = Zum Beispiel: start, nimm rot, setze rot liegend auf weiß links, oder beende.
command-help-dice = Zum Beispiel: bereit, wirf, oder setze Würfel Rot auf Würfel Weiß.
command-unknown = „{ $text }“ ist nichts, was man hier tun kann.
choices-title =
    { $count ->
        [one] Eines kannst du tun
       *[other] { $count } Dinge kannst du tun
    }
choices-more = Mehr davon
history-title = Was geschah
questions-title = Den Tisch fragen
ask-rules = Regeln
ask-hand = Was habe ich?
ask-last = Was liegt oben?
ask-turn = Wer ist am Zug?
ask-clock = Wie viel Zeit ist noch?
ask-counts = Wie steht es?
ask-can = Was kann ich tun?
ask-wrong = Was stimmt noch nicht?
ask-card = Was zeigt die Karte?
ask-again = Sag das noch einmal
ask-box = Zum Eingabefeld
no-hand-here = Du schaust zu und hast nichts auf der Hand.
nobody-to-move = Niemand ist am Zug.

## Skip-Bo Breakers

tile-wild = Joker
tile-name =
    { $lit ->
        [yes] { $tile }, kann gelegt werden
       *[no] { $tile }
    }
rack-name =
    { $count ->
        [one] Dein Brett, ein Stein
       *[other] Dein Brett, { $count } Steine
    }
middle-name = Die Runde
middle-before = Vorher gelegt
rounds-aside =
    { $count ->
        [one] eine Runde verdeckt
       *[other] { $count } Runden verdeckt
    }
sorted-by =
    { $order ->
        [sets] Nach Reihen sortiert
       *[number] Nach Zahlen sortiert
    }
kind-word-single = Einzelstein
kind-word-pair = Paar
kind-word-pairs = Paare
kind-word-run = Straße
kind-word-breaker = Breaker
can-lay = Reihen, die du legen kannst
kind-count =
    { $kind ->
        [single] { $count ->
            [one] 1 Einzelstein
           *[other] { $count } Einzelsteine
        }
        [pair] { $count ->
            [one] 1 Paar
           *[other] { $count } Paare
        }
        [pairs] { $count ->
            [one] 1 Paarfolge
           *[other] { $count } Paarfolgen
        }
        [run] { $count ->
            [one] 1 Straße
           *[other] { $count } Straßen
        }
       *[breaker] { $count ->
            [one] 1 Breaker
           *[other] { $count } Breaker
        }
    }
lay = Legen
lay-as =
    { $kind ->
        [single] Stein legen
        [pair] Paar legen
        [pairs] Paare legen
        [run] Straße legen
       *[breaker] Breaker legen
    }
pass = Passen
wait-your-turn = Warte, bis du dran bist; deine Steine bleiben ausgewählt.
prompt-open = Du eröffnest. Lege irgendeine Reihe.
prompt-follow = Du bist dran. Überbiete, oder passe.
prompt-pass = Du bist dran. Keiner deiner Steine überbietet das: Passe.
prompt-other =
    { $opens ->
        [yes] { $name } eröffnet die Runde.
       *[no] { $name } denkt nach.
    }
skipbo-set =
    { $kind ->
        [single] Einzelstein { $tiles }
        [pair] Paar { $tiles }
        [pairs] Fortlaufende Paare { $tiles }
        [run] Straße { $tiles }
       *[breaker] Breaker { $tiles }
    }
skipbo-set-up-to = { $set }, bis { $rank }
skipbo-set-covered =
    { $count ->
        [one] ein Stein, verdeckt
       *[other] { $count } Steine, verdeckt
    }
skipbo-drew = Gezogen, um zu eröffnen: { $drawn }.
skipbo-drew-one = { $name } { $tile }
skipbo-dealt =
    { $you ->
        [yes] Durchgang { $hand } ist ausgeteilt. Du eröffnest.
       *[no] Durchgang { $hand } ist ausgeteilt. { $name } eröffnet.
    }
skipbo-laid =
    { $you ->
        [yes] Du legst { $kind ->
            [single] { $tiles }
            [pair] das Paar { $tiles }
            [pairs] die Paare { $tiles }
            [run] die Straße { $tiles }
           *[breaker] den Breaker { $tiles }
        }.
       *[no] { $name } legt { $kind ->
            [single] { $tiles }
            [pair] das Paar { $tiles }
            [pairs] die Paare { $tiles }
            [run] die Straße { $tiles }
           *[breaker] den Breaker { $tiles }
        }. { $left ->
            [0] { "" }
            [one] Noch ein Stein.
           *[other] Noch { $left } Steine.
        }
    }
skipbo-laid-covered =
    { $you ->
        [yes] Du hast { $count ->
            [one] einen Stein
           *[other] { $count } Steine
        } gelegt, jetzt verdeckt.
       *[no] { $name } hat { $count ->
            [one] einen Stein
           *[other] { $count } Steine
        } gelegt, jetzt verdeckt.
    }
skipbo-passed =
    { $you ->
        [yes] Du passt.
       *[no] { $name } passt.
    }
skipbo-passed-late =
    { $you ->
        [yes] Deine Zeit ist um: Du passt.
       *[no] { $name } hat keine Zeit mehr und passt.
    }
skipbo-round-won =
    { $you ->
        [yes] Du gewinnst die Runde.
       *[no] { $name } gewinnt die Runde und eröffnet die nächste.
    }
skipbo-hand-won =
    { $you ->
        [yes] Du hast keinen Stein mehr und bekommst { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        }.
       *[no] { $name } hat keinen Stein mehr und bekommt { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        }.
    }
skipbo-match-won =
    { $you ->
        [yes] Du gewinnst die Partie.
       *[no] { $name } gewinnt die Partie.
    }
skipbo-you-hold =
    { $count ->
        [one] Du hast einen Stein: { $tiles }.
       *[other] Du hast { $count } Steine: { $tiles }.
    }
skipbo-last =
    { $you ->
        [yes] Oben: { $set }, von dir.
       *[no] Oben: { $set }, von { $name }.
    }
skipbo-nothing-lies = Auf dem Tisch liegt nichts; die Runde ist zu eröffnen.
skipbo-turn =
    { $you ->
        [yes] { $opens ->
            [yes] Du bist am Zug. Du eröffnest die Runde.
           *[no] Du bist am Zug.
        }
       *[no] { $opens ->
            [yes] { $name } ist am Zug und eröffnet die Runde.
           *[no] { $name } ist am Zug.
        }
    }
skipbo-count =
    { $you ->
        [yes] du: { $count ->
            [one] ein Stein
           *[other] { $count } Steine
        }, { $score ->
            [one] ein Punkt
           *[other] { $score } Punkte
        }
       *[no] { $name }: { $count ->
            [one] ein Stein
           *[other] { $count } Steine
        }, { $score ->
            [one] ein Punkt
           *[other] { $score } Punkte
        }
    }
skipbo-can = Du kannst legen: { $sets }.
skipbo-can-kind =
    { $kind ->
        [single] { $count ->
            [one] einen Einzelstein, { $sets }
           *[other] { $count } Einzelsteine, { $sets }
        }
        [pair] { $count ->
            [one] ein Paar, { $sets }
           *[other] { $count } Paare, { $sets }
        }
        [pairs] { $count ->
            [one] einmal fortlaufende Paare, { $sets }
           *[other] { $count }-mal fortlaufende Paare, { $sets }
        }
        [run] { $count ->
            [one] eine Straße, { $sets }
           *[other] { $count } Straßen, { $sets }
        }
       *[breaker] { $count ->
            [one] einen Breaker, { $sets }
           *[other] { $count } Breaker, { $sets }
        }
    }
skipbo-can-some = etwa { $sets }
skipbo-can-nothing = Du kannst jetzt nichts legen.
hand-over-title =
    { $you ->
        [yes] Du hast keinen Stein mehr: { $points ->
            [one] ein Punkt
           *[other] { $points } Punkte
        }.
       *[no] { $name } hat keinen Stein mehr: { $points ->
            [one] ein Punkt
           *[other] { $points } Punkte
        }.
    }
hand-over-target = { $target } Punkte gewinnen die Partie.
hand-over-next = Nächster Durchgang
hand-none-left = keine
column-player = Wer
column-left = Übrige Steine
column-points = Punkte
column-rating = Wertung
column-played = Partien

## Die erste Partie

guide-name = Erste Partie
guide-skip = Ich kenne das Spiel
guide-close = Schließen
guide-done = Das ist schon alles. Das Fragezeichen zeigt jederzeit die Regeln.
guide-skipbo-breakers-lay = Wähle Steine, die du legen kannst: Sie leuchten. Dann lege sie. Zwei gleiche, eine Straße aus drei, ein einzelner Stein: Das alles sind Reihen.
guide-skipbo-breakers-beat = Die anderen müssen eine Reihe mit derselben Art, gleich vielen Steinen und einer höheren Zahl überbieten. Du auch. Die kleinen Knöpfe wählen eine Reihe für dich.
guide-skipbo-breakers-pass = Passen darfst du immer, und du kannst wieder einsteigen. Wenn alle anderen gepasst haben, ist die Runde gewonnen, und wer sie gewonnen hat, eröffnet die nächste.
guide-skipbo-breakers-breaker = Drei oder vier gleiche Zahlen sind ein Breaker: Er überbietet jede andere Reihe. Werde als Erstes alle deine Steine los.
guide-skipbo-breakers-wait = Jemand anderes fängt an. Wenn du dran bist, leuchten die Steine, die du legen kannst.
guide-start = { $game ->
        [dice] { $keeper ->
            [table] Drück START, wenn du bereit bist. Nach dem Countdown fängt der kleine Würfel an zu zählen.
           *[player] Warte auf das Signal. Dann fängt der kleine Würfel an zu zählen.
        }
        [mini] Drück START, wenn du bereit bist. Der kleine Würfel fängt an zu zählen.
       *[other] { $die ->
            [yes] Würfle, und drück START, wenn du bereit bist. Die Karte wird aufgedeckt, und der Timer läuft.
           *[no] Drück START, wenn du bereit bist. Die Karte wird aufgedeckt.
        }
    }
guide-build = { $how ->
        [grid] Der Punkt liest die Karte Stein für Stein vor, und die Eingabetaste nimmt den Stein, der vorgelesen wurde. Fang unten an.
        [touch] Zieh einen Stein dorthin, wo die Karte ihn zeigt. Fang unten an.
       *[mouse] Zieh einen Stein dorthin, wo die Karte ihn zeigt. Fang unten an.
    }
guide-turn = { $how ->
        [grid] Auf und ab drehen den Stein in deiner Hand, links und rechts schieben ihn, die Eingabetaste setzt ihn ab. X sagt, was noch nicht stimmt.
        [touch] Dreh den Stein in deiner Hand mit dem Knopf unten oder einem zweiten Finger. „Festhalten“ ist deine andere Hand.
       *[mouse] Dreh den Stein in deiner Hand mit dem Rad oder einer Pfeiltaste. Die rechte Maustaste hält einen anderen Stein fest.
    }
guide-real = Bau die Karte mit deinen Steinen und drück „Fertig“. Die anderen schauen, ob es stimmt.
guide-throw = { $how ->
        [grid] G würfelt die Teile, die die Karte braucht. Umschalt mit einer Ziffer merkt ein einzelnes zum Nachwürfeln vor.
       *[other] Wirf die Würfel, die die Karte braucht. Behalte, was passt, und wirf die anderen noch einmal.
    }
guide-stack = Setz einen Würfel hin, wie die Karte es zeigt. Was oben liegt, muss gleich viel oder mehr zeigen.
guide-stand = Wenn es richtig steht, leuchtet es, bleibt eine Sekunde stehen, und die nächste Karte kommt von selbst.
guide-count = { $game ->
        [classic] Wenn die Zeit um ist, zählen die fertigen Karten. Dann baut die nächste Person, und du schaust zu.
       *[other] Wenn die Summe erreicht ist, ist dein Zug vorbei, und die fertigen Karten zählen.
    }
guide-watching = { $game ->
        [dice] { $name } würfelt und baut. Was oben liegt, muss gleich viel oder mehr zeigen: Tipp an, was falsch liegt. Du kommst auch noch dran.
       *[other] { $name } baut. Du prüfst: Tipp einen Stein an, der falsch steht. Du kommst auch noch dran.
    }
guide-keeping = { $phase ->
        [signal] { $game ->
            [dice] Du bist der Stopper: Drück START, wenn { $name } bereit ist.
           *[other] Du nimmst die Zeit: Sobald { $name } begonnen hat, würfelst du mit dem kleinen Würfel.
        }
       *[building] Würfle immer wieder mit dem kleinen Würfel. Der Tisch zählt zusammen: Bei { $limit } ist der Zug von { $name } vorbei.
    }

## Ergebnisse

result-title =
    { $you ->
        [yes] Du gewinnst.
       *[no] { $count ->
            [one] { $names } gewinnt.
           *[other] { $names } teilen sich den Sieg.
        }
    }
result-nobody = Diesmal gewinnt niemand.
result-rated = Diese Partie zählt für die Wertung.
result-share = Bild teilen
result-replay = Noch mal sehen
result-again = Noch einmal
result-best = Das beste Bauwerk, von { $name }
share-sent = Das Bild ist unterwegs.
share-saved = Das Bild ist gespeichert.
share-failed = Das Bild konnte hier nicht gemacht werden.
ended-resigned = Jemand hat aufgegeben.
ended-abandoned = Der Tisch wurde verlassen.
ended-agreed-to-stop = Ihr habt euch geeinigt aufzuhören.
results-played = In diesem Haus gespielt
results-none = Noch wurde nichts zu Ende gespielt.
pool-grid = mit Tasten
pool-timed = gegen die Uhr
pool-slow = mit mehr Zeit
replay-title = Noch einmal sehen
replay-of = { $box }: { $names }
replay-view = Gesehen von
replay-view-all = Zuschauenden
replay-play = Start
replay-pause = Pause
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-timeline = Verlauf
replay-step = Schritt { $step } von { $steps }
replay-keys = Die Pfeile links und rechts gehen Schritt für Schritt, Stein für Stein; mit Umschalt von Ereignis zu Ereignis. Auch hier antwortet der Tisch auf deine Fragen.
replay-speed = Tempo
replay-download = Partie herunterladen
replay-verify = Zufall prüfen
review-title = Rückblick mit dem Coach
review-thinking = Der Coach schaut es sich an. Das dauert einen Moment.
review-look = Zeigen
review-costly = Was am meisten kostete
review-nothing-costly = Nichts, was der Coach anders gemacht hätte.
review-luck = Glück und Können, in Würfen
review-by-dice = durch die Würfel
review-by-choosing = durch die Wahl
review-lost = verloren
review-saved = gespart
review-building = Das Bauen
review-seconds = { $seconds } s
review-look-at = Entscheidung { $n } zeigen
review-look-card = Karte { $card } zeigen
review-built-so = So gebaut
review-quicker-so = So schneller
rules-of = { $box }: die Regeln
rules-changed = Dieser Tisch spielt in diesen Punkten anders:
rules-choose = Wähle eine Schachtel.

## Einstellungen

settings-look = Zum Sehen
settings-language = Sprache
settings-auto = Wie der Browser
settings-theme = Tag oder Nacht
settings-theme-auto = Wie das Gerät
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-motion = Bewegung
settings-motion-auto = Wie das Gerät
settings-motion-none = Keine
settings-words = Den Tisch unter dem gezeichneten auch in Worten zeigen
settings-magnet = Ein sanfter Magnet hilft beim Setzen der Steine
settings-guide = Ein Spiel erklären, wenn es zum ersten Mal gespielt wird
settings-sound = Zum Hören
settings-volume = Lautstärke
settings-no-sound = Dieser Browser macht keine Töne. Was sie sagen würden, steht stattdessen am Rand der Seite.
settings-captions = Untertitel für Klänge
settings-speech = Vorlesen, ohne Screenreader
settings-rate = Tempo der Stimme
settings-spoken = Was gesagt wird
settings-spoken-all = Alles, was geschieht
settings-spoken-turns = Nur, wenn ich dran bin
settings-clock = Die Uhr wird angesagt
settings-clock-end = gegen Ende
settings-clock-often = ab und zu
settings-clock-never = nur, wenn ich frage
settings-keys = Tasten
settings-queries = Einzelne Tasten fragen den Tisch
settings-keys-how = Geh in ein Feld und drück die gewünschte Taste; die Rücktaste nimmt sie weg.
settings-keys-reset = Übliche Tasten
settings-kept = Was das Haus über dich aufhebt
settings-kept-why = Deinen Namen, deine Sprache, deine Einstellungen, deine Ergebnisse und Wertungen. Sonst nichts.
settings-download = Herunterladen
settings-forget = Löschen
settings-forget-sure = Ja, alles löschen
captions-name = Klang

## Schwierigkeiten

trouble-house-gone = Das Haus antwortet nicht. Vielleicht ist es geschlossen; vielleicht ist die Leitung unterbrochen.
trouble-storage = Dieser Browser behält nichts für diese Seite; deine Einstellungen gelten, bis du sie schließt.
trouble-page-title = Diese Seite ist nicht angekommen
trouble-page = Die Leitung riss ab, während sie geholt wurde.
trouble-face-title = Der Tisch konnte nicht gezeichnet werden
trouble-face = Lade die Seite neu; dein Platz bleibt dir.
trouble-wasm = Dieser Browser hat kein WebAssembly, darum fallen Steine hier nicht: Sie bewegen sich auf einem Raster, mit Tasten oder durch Antippen.
missing-title = Unter dieser Adresse ist nichts
missing-text = Vielleicht ist der Link alt, oder ein Buchstabe ging unterwegs verloren.
no-replay-title = Diese Partie ist nicht hier
no-replay-text = Vielleicht wurde sie nie beendet, oder der Link ist alt.
gone-title = Du bist nicht an diesem Tisch
gone-text = Der Tisch wurde geschlossen, oder dein Platz ist weg.

## Der Begleiter zur echten Schachtel

companion-title = Zur echten Schachtel
companion-text = Eure Steine auf dem Tisch, dieses Gerät in der Mitte: Es würfelt, nimmt die Zeit, ruft die Summe und schreibt die Punkte auf.
companion-box = Welche Schachtel?
companion-players = Wer spielt
companion-first = { $begins ->
        [oldest] Wer am ältesten ist, zuerst.
       *[youngest] Wer am jüngsten ist, zuerst.
    }
companion-cards = Karten
companion-cards-shipped = Hier gezeigt, die Karten des Hauses
companion-cards-daily = Hier gezeigt, die Karten des Tages
companion-cards-own = Die Karten aus unserer Schachtel
companion-begin = Anfangen
own-turn = { $name } baut
own-over = Das war der letzte Zug
own-stop = Stopp!
own-done = Punkte einer fertigen Karte
own-points =
    { $points ->
        [one] Ein Punkt in diesem Zug
       *[other] { $points } Punkte in diesem Zug
    }
own-next = Aufschreiben, weiter
own-roll = Würfeln
own-start = Start
own-rolled = Der Würfel zeigt { $number }: { $seconds } Sekunden.
own-called = { $total }
own-stopped = Stopp!

## Wörter zum Tippen, mit Kommas dazwischen

typed-pass = passen, passe, ich passe
typed-wild = Joker
typed-kind-single = Einzelstein, einzeln
typed-kind-pair = Paar
typed-kind-pairs = Paare, fortlaufende Paare
typed-kind-run = Straße
typed-kind-breaker = Breaker
