### Die Regeln an Ort und Stelle, für die Seiten: kurze Absätze mit ihren Ausnahmen.

## Skip-Bo Breakers

rules-skipbo-breakers-aim-title = Das Ziel
rules-skipbo-breakers-aim = Werde vor allen anderen deine Spielsteine los. Jeder Stein, den die anderen noch haben, ist ein Punkt für dich. Wer zuerst die vereinbarten Punkte hat, gewöhnlich 50, gewinnt die Partie.
rules-skipbo-breakers-hand-title = Spielsteine und Hände
rules-skipbo-breakers-hand = Es gibt 64 Spielsteine: die Zahlen 1 bis 15 je viermal und vier Joker ∞. Zu viert bekommen alle 16, zu zweit oder dritt 20; der Rest liegt verdeckt und bleibt ungenutzt.
rules-skipbo-breakers-hand-except = Vor dem ersten Durchgang ziehen alle einen Stein; der höchste eröffnet, und ∞ steht über jeder Zahl. Danach eröffnet, wer den letzten Durchgang gewonnen hat.
rules-skipbo-breakers-sets-title = Fünf Arten von Reihen
rules-skipbo-breakers-sets = Ein Einzelstein; ein Paar; fortlaufende Paare, mindestens zwei; eine Straße aus mindestens drei aufeinanderfolgenden Zahlen; ein Breaker, also ein Drilling oder Vierling.
rules-skipbo-breakers-beat-title = Überbieten
rules-skipbo-breakers-beat = Gespielt wird im Uhrzeigersinn. Eine Reihe wird von einer höheren derselben Art überboten. Eine Straße überbietet kein Paar und ein Paar keine Straße.
rules-skipbo-breakers-beat-except = Nur ein Breaker darf auf jede Art gelegt werden.
rules-skipbo-breakers-length-title = Gleich viele Steine
rules-skipbo-breakers-length = Eine Straße und fortlaufende Paare müssen aus genau so vielen Steinen bestehen wie die erste Reihe der Runde.
rules-skipbo-breakers-pass-title = Passen
rules-skipbo-breakers-pass = Du darfst immer passen, auch wenn du legen könntest, und später in derselben Runde wieder legen.
rules-skipbo-breakers-pass-except = Wer eine Runde eröffnet, muss etwas legen.
rules-skipbo-breakers-round-title = Das Ende einer Runde
rules-skipbo-breakers-round = Haben alle anderen nacheinander gepasst, gewinnt die Runde, wer zuletzt gelegt hat, und eröffnet die nächste mit einer beliebigen Reihe. Die Steine der Runde werden umgedreht.
rules-skipbo-breakers-wild-title = Joker
rules-skipbo-breakers-wild = ∞ steht in einem Paar, in fortlaufenden Paaren und in einer Straße für jede Zahl. Lassen sich Steine auf mehrere Arten lesen, zählen sie so hoch wie möglich. Allein und als Paar aus zweien steht ∞ über der 15.
rules-skipbo-breakers-wild-except = Eine Straße und fortlaufende Paare brauchen mindestens eine Zahl und gehen nie über 15 hinaus. ∞ ergänzt nie einen Breaker; aber drei oder vier ∞ sind ein eigener Breaker, der höchste seiner Größe.
rules-skipbo-breakers-breaker-title = Breaker
rules-skipbo-breakers-breaker = Ein Breaker überbietet jede andere Art und darf auch eine Runde eröffnen. Nur ein höherer Breaker überbietet ihn; jeder Vierling überbietet jeden Drilling.
rules-skipbo-breakers-breaker-except = Ein Breaker wird gelegt, wenn man an der Reihe ist, nie dazwischen.
rules-skipbo-breakers-score-title = Kein Stein mehr
rules-skipbo-breakers-score = Der Durchgang endet in dem Moment, in dem jemand keinen Stein mehr hat. Niemand darf mehr antworten. Ein Punkt für jeden Stein, den die anderen noch haben.
rules-skipbo-breakers-secrets-title = Was du ansehen darfst
rules-skipbo-breakers-secrets = Die Reihen der laufenden Runde liegen offen, ebenso die Anzahl der Steine aller. Gespielte Runden bleiben verdeckt, bis der Durchgang gewertet ist; dann wird alles gezeigt.
rules-skipbo-breakers-keys-title = Mit Tasten
rules-skipbo-breakers-keys = Pfeile gehen dein Brett entlang, Ziffern springen zu einer Zahl, die Leertaste wählt, die Eingabetaste legt, P passt, Escape legt alles zurück.
rules-skipbo-breakers-must_lay-title = Legezwang
rules-skipbo-breakers-must_lay = Wer eine Reihe legen kann, darf nicht passen.
rules-skipbo-breakers-equal_matches-title = Gleich hoch genügt
rules-skipbo-breakers-equal_matches = Auch eine gleich hohe Reihe darf gelegt werden.
rules-skipbo-breakers-open_discard-title = Offene Runden
rules-skipbo-breakers-open_discard = Gespielte Runden dürfen durchgesehen werden.
rules-skipbo-breakers-think_ms-title = Zeit zum Nachdenken
rules-skipbo-breakers-think_ms = Ist deine Zeit um, passt du; wenn du eröffnest, legst du deinen niedrigsten Einzelstein. Ein Platz kann mehr Zeit bekommen; alle sehen, wie viel.

## Was alle Bauspiele gemeinsam haben

rules-building-stand-title = Wann es zählt
rules-building-stand = Ein Bauwerk zählt, wenn es von vorn gesehen der Karte entspricht und eine Sekunde von selbst steht, ohne dass es jemand hält. Es darf überall auf dem Tisch stehen. Der Tisch sieht das selbst; es gibt keinen Knopf.
rules-building-stand-except = Ein Spiegelbild ist ein Fehler. Lose Steine, die es nicht berühren, zählen nicht. War es vor Ablauf der Zeit richtig und losgelassen, darf seine Sekunde danach enden.
rules-building-hands-title = Mit der Hand
rules-building-hands = Zieh einen Stein mit Maus oder Finger. Dreh ihn mit dem Rad, einer Pfeiltaste, einem zweiten Finger oder durch Antippen. Was falsch ist, wird am Stein gezeigt.
rules-building-other-hand-title = Die andere Hand
rules-building-other-hand = Manche Karten brauchen zwei Hände: Halte einen Stein mit dem Knopf, einem zweiten Finger, der rechten Maustaste oder O fest, und lass ihn los, wenn der Rest ihn trägt.
rules-building-keys-title = Mit Tasten und Gehör
rules-building-keys = Punkt und Komma lesen die Karte Stein für Stein, D liest sie ganz. Die Eingabetaste nimmt den vorgelesenen Stein, eine Ziffer jeden anderen. Links und rechts schieben ihn um einen halben Stein, auf und ab drehen ihn, die Eingabetaste setzt ihn ab. X sagt, was noch nicht stimmt, O ist die andere Hand; im Würfelspiel würfelt G.
rules-building-real-title = Echte Steine
rules-building-real = Du baust mit deinen eigenen Steinen. Diese Seite zeigt Würfel, Zeit, Karte und Punkte; die anderen sagen, ob es richtig ist.
rules-building-tactile-title = Zum Fühlen
rules-building-tactile = Jede Farbe hat eine Struktur mit Namen und Klang, und Karten werden vorgelesen, ganz oder Stein für Stein. „Die richtige Farbe“ heißt „die richtige Struktur“. START ist ein grüner Kreis, STOPP ein rotes Achteck.
rules-building-untimed-title = Die Zeit
rules-building-untimed = An diesem Tisch gelten andere Zeiten als sonst. Ohne Timer sagt der Baumeister, wann der Zug zu Ende ist, und die Partie wird nicht gewertet.

## Das Original

rules-classic-aim-title = Das Ziel
rules-classic-aim = Bau, was die Karten zeigen, so viele du kannst, bevor die Zeit um ist. Wer nach je vier Zügen die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
rules-classic-turn-title = Ein Zug
rules-classic-turn = Die jüngste Person beginnt. Der Baumeister würfelt: 1, 2 oder 3 stellt den Timer ein. Der linke Nachbar hält ihn. Auf das Zeichen des Baumeisters startet der Timer, und die oberste Karte wird aufgedeckt.
rules-classic-turn-except = Wer binnen 20 Sekunden kein Zeichen gibt, wird vom Timer gestartet.
rules-classic-card-title = Farbige Karten
rules-classic-card = Jeder Stein muss die gezeigte Farbe und den gezeigten Ort haben. Ist es richtig und noch Zeit, kommt die nächste Karte, wieder mit allen zehn Steinen. Was noch steht, darf benutzt werden.
rules-classic-grey-title = Graue Karten
rules-classic-grey = Nur die Anordnung zählt; jede Farbe ist recht.
rules-classic-stand-title = Wann es zählt
rules-classic-stand = Es muss von vorn gesehen der Karte entsprechen und eine Sekunde von selbst stehen, ohne dass es jemand hält. Es darf überall auf dem Tisch stehen. Der Tisch sieht das selbst.
rules-classic-stand-except = Ein Spiegelbild ist ein Fehler. Lose Steine, die es nicht berühren, zählen nicht.
rules-classic-mistake-title = Fehler
rules-classic-mistake = Die anderen passen auf, und wer einen Fehler sieht, zeigt darauf. Er muss vor der nächsten Karte behoben werden.
rules-classic-mistake-except = Eine Karte kann nicht übersprungen werden, es sei denn, Karten dürfen abgelehnt werden.
rules-classic-stop-title = Die Zeit ist um
rules-classic-stop = Die Punkte der fertigen Karten werden in Wertungschips ausgezahlt. Die angefangene Karte zählt nicht. Steine und Karten gehen nach links weiter.
rules-classic-end-title = Das Ende
rules-classic-end = Das Spiel endet, wenn alle viermal gebaut haben.
rules-classic-cunning-title = Raffinierte Baumeister
rules-classic-cunning = Du darfst die angefangene Karte ablehnen: Sie geht an deinen linken Nachbarn, der einen 1er-Chip bekommt und sie in seinem Zug zuerst bauen muss.
rules-classic-cunning-except = Eine Karte kann nur einmal abgelehnt werden, und erst, nachdem du sie zwei Sekunden gesehen hast. Abgelehnte Karten, die in jenem Zug nicht fertig werden, werden abgelegt.
rules-classic-young-title = Kleine Baumeister
rules-classic-young = Es gibt zwei Stapel: blaue Zahlen für Junge und Ungeübte, rote für Profis. Jede fertige Karte zählt einen Punkt.

## Mini

rules-mini-aim-title = Das Ziel
rules-mini-aim = Bau mit acht Steinen, was die Karten zeigen, während ein kleiner Würfel deine Zeit zählt. Die meisten Punkte nach je fünf Zügen gewinnen.
rules-mini-turn-title = Ein Zug
rules-mini-turn = Die jüngste Person beginnt und ruft den Start. Die erste Karte wird genommen, und gebaut wird die Seite, die im Stapel verdeckt war.
rules-mini-sum-title = Die Summe
rules-mini-sum = Vom Start an wird der kleine Würfel immer wieder geworfen. Er zeigt 1, 2, 3 oder nichts; die Zahlen werden zusammengezählt und ausgerufen. Bei 15 ist der Zug zu Ende.
rules-mini-sum-except = Eine leere Seite ändert nichts und wird nicht ausgerufen.
rules-mini-card-title = Karten
rules-mini-card = Bei einem grauen Bauwerk zählt nur die Form; bei einem farbigen muss jeder Stein seine Farbe haben. Nach einer fertigen Karte kommt die nächste, wieder mit allen Steinen.
rules-mini-stop-title = Stopp
rules-mini-stop = Beim Stopp lässt du sofort los. Was angefangen ist, zählt nicht. Die blauen Zahlen auf den fertigen Karten sind deine Punkte.
rules-mini-end-title = Das Ende
rules-mini-end = Das Spiel ist aus, wenn alle fünfmal gebaut haben. Bei Gleichstand wird der Sieg geteilt.
rules-mini-young-title = Kleine Baumeister
rules-mini-young = Für die vereinbarten Jüngeren wird der Würfel bis 20 geworfen.

## Würfel

rules-dice-aim-title = Das Ziel
rules-dice-aim = Wirf sechs Würfel und zwei Quader, und bau mit dem, was sie zeigen, was die Karten zeigen. Die meisten Punkte nach je drei Zügen gewinnen.
rules-dice-turn-title = Ein Zug
rules-dice-turn = Die älteste Person beginnt. Der rechte Nachbar ist der Stopper und wirft vom Startzeichen an den kleinen Würfel. Der Bauherr deckt die oberste Karte auf.
rules-dice-roll-title = Würfeln
rules-dice-roll = Nimm die Teile, die die Karte braucht, und würfle. Behalte, was passt, und wirf die anderen neu, so oft du willst. Auch was schon verbaut ist, darfst du nehmen und neu werfen.
rules-dice-roll-except = Ein Teil, das fällt, wird neu geworfen, und kein Teil wird von Hand auf eine andere Zahl gedreht.
rules-dice-stack-title = Die Bauregel
rules-dice-stack = Ein Teil darf nur auf einem anderen liegen, wenn es die gleiche Augenzahl oder mehr zeigt. Liegt es auf mehreren, gilt das gegenüber jedem.
rules-dice-stack-except = Seiten, die sich berühren, spielen keine Rolle. Nur das fertige Bauwerk muss stimmen.
rules-dice-upright-title = Senkrechte Quader
rules-dice-upright = Ein senkrecht stehender Quader zeigt seine leeren Stirnseiten. Sie nehmen unten wie oben jede Zahl an, die gebraucht wird.
rules-dice-upright-except = Wieder flach gelegt, muss er neu geworfen werden.
rules-dice-cards-title = Karten
rules-dice-cards = Farbige Karten sagen, welches Teil wohin gehört. Bei neutralen Karten wählst du. Zwei Würfel ersetzen nie einen Quader. Gelbe Seiten sind leichter als blaue.
rules-dice-red-title = Rote Karten
rules-dice-red = Eine rote 3 oder 4: Bau frei mit genau so vielen Teilen, von denen nur eines den Tisch berühren darf. Die Bauregel gilt.
rules-dice-sum-title = Die Summe
rules-dice-sum = Der kleine Würfel wird zusammengezählt und ausgerufen, auch die leeren Seiten. Bei 30 ruft der Stopper Stopp, und der Zug ist sofort zu Ende.
rules-dice-end-title = Das Ende
rules-dice-end = Das Spiel endet, wenn alle dreimal gebaut haben. Bei gleicher Summe wird der Sieg geteilt.
