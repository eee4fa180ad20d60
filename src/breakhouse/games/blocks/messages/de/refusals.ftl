### Was das Original, Mini und das Würfelspiel sagen: Hände, Züge, Zeit, echte Steine.
### „the-piece“ und „the-other-piece“ stehen immer im Akkusativ, „the-piece-first“ im Nominativ.

## Die Teile, im Satz und am Satzanfang

the-piece = { $brick ->
        [white] den weißen Baustein
        [yellow] den gelben Baustein
        [orange] den orangen Baustein
        [red] den roten Baustein
        [purple] den lila Baustein
        [lightblue] den hellblauen Baustein
        [darkblue] den dunkelblauen Baustein
        [lightgreen] den hellgrünen Baustein
        [darkgreen] den dunkelgrünen Baustein
        [brown] den braunen Baustein
        [felt-white] den glatten weißen Baustein
        [felt-yellow] den gepunkteten gelben Baustein
        [felt-orange] den gewellten orangen Baustein
        [felt-red] den gerillten roten Baustein
        [felt-purple] den lila Baustein mit Kreuzen
        [felt-lightblue] den hellblauen Baustein mit Ringen
        [felt-darkblue] den gestreiften dunkelblauen Baustein
        [felt-lightgreen] den schraffierten hellgrünen Baustein
        [felt-darkgreen] den dunkelgrünen Baustein mit Rauten
        [felt-brown] den gemaserten braunen Baustein
        [die-white] den weißen Würfel
        [die-yellow] den gelben Würfel
        [die-blue] den blauen Würfel
        [die-black] den schwarzen Würfel
        [die-red] den roten Würfel
        [die-green] den grünen Würfel
        [cuboid-blue] den blauen Quader
        [cuboid-orange] den orangen Quader
       *[other] dieses Teil
    }
the-piece-first = { $brick ->
        [white] Der weiße Baustein
        [yellow] Der gelbe Baustein
        [orange] Der orange Baustein
        [red] Der rote Baustein
        [purple] Der lila Baustein
        [lightblue] Der hellblaue Baustein
        [darkblue] Der dunkelblaue Baustein
        [lightgreen] Der hellgrüne Baustein
        [darkgreen] Der dunkelgrüne Baustein
        [brown] Der braune Baustein
        [felt-white] Der glatte weiße Baustein
        [felt-yellow] Der gepunktete gelbe Baustein
        [felt-orange] Der gewellte orange Baustein
        [felt-red] Der gerillte rote Baustein
        [felt-purple] Der lila Baustein mit Kreuzen
        [felt-lightblue] Der hellblaue Baustein mit Ringen
        [felt-darkblue] Der gestreifte dunkelblaue Baustein
        [felt-lightgreen] Der schraffierte hellgrüne Baustein
        [felt-darkgreen] Der dunkelgrüne Baustein mit Rauten
        [felt-brown] Der gemaserte braune Baustein
        [die-white] Der weiße Würfel
        [die-yellow] Der gelbe Würfel
        [die-blue] Der blaue Würfel
        [die-black] Der schwarze Würfel
        [die-red] Der rote Würfel
        [die-green] Der grüne Würfel
        [cuboid-blue] Der blaue Quader
        [cuboid-orange] Der orange Quader
       *[other] Dieses Teil
    }
the-other-piece = { $other ->
        [white] den weißen Baustein
        [yellow] den gelben Baustein
        [orange] den orangen Baustein
        [red] den roten Baustein
        [purple] den lila Baustein
        [lightblue] den hellblauen Baustein
        [darkblue] den dunkelblauen Baustein
        [lightgreen] den hellgrünen Baustein
        [darkgreen] den dunkelgrünen Baustein
        [brown] den braunen Baustein
        [felt-white] den glatten weißen Baustein
        [felt-yellow] den gepunkteten gelben Baustein
        [felt-orange] den gewellten orangen Baustein
        [felt-red] den gerillten roten Baustein
        [felt-purple] den lila Baustein mit Kreuzen
        [felt-lightblue] den hellblauen Baustein mit Ringen
        [felt-darkblue] den gestreiften dunkelblauen Baustein
        [felt-lightgreen] den schraffierten hellgrünen Baustein
        [felt-darkgreen] den dunkelgrünen Baustein mit Rauten
        [felt-brown] den gemaserten braunen Baustein
        [die-white] den weißen Würfel
        [die-yellow] den gelben Würfel
        [die-blue] den blauen Würfel
        [die-black] den schwarzen Würfel
        [die-red] den roten Würfel
        [die-green] den grünen Würfel
        [cuboid-blue] den blauen Quader
        [cuboid-orange] den orangen Quader
       *[other] ein anderes Teil
    }
the-pronoun = { $brick ->
       *[other] ihn
    }

## Hände

refused-no-such-brick = In dieser Schachtel gibt es kein „{ $brick }“.
refused-hand-is-full = Leg zuerst { the-piece } ab; deine Hand ist voll.
refused-not-in-hand = Nimm zuerst { the-piece }.
refused-already-placed = { the-piece-first } steht schon da. Heb ihn an, um ihn zu versetzen.
refused-too-fast = So schnell ist keine Hand: Warte einen Moment.
refused-out-of-the-world = Das ist neben dem Tisch. Leg das Teil dahin, wo alle es sehen.
refused-no-such-pose = { $piece ->
        [cuboid-blue] Der blaue Quader kann nur liegen oder senkrecht stehen.
        [cuboid-orange] Der orange Quader kann nur liegen oder senkrecht stehen.
       *[other] So lässt sich das nicht drehen. Möglich: { $known }.
    }
refused-tilted-too-far = Das ist mehr als eine Vierteldrehung. Dreh das Teil anders.
refused-in-the-table = { the-piece-first } würde im Tisch stecken. Setz ihn etwas höher.
refused-in-mid-air = Nichts trägt { the-piece }. Setz ihn auf den Tisch oder auf ein anderes Teil, oder halte ihn mit der anderen Hand.
refused-bricks-overlap = { the-piece-first } würde in { the-other-piece } hineinragen. Schieb ihn weiter, bis sich beide nur noch berühren.
refused-off-the-grid = { the-piece-first } ist nicht auf dem Raster. Schieb ihn ein wenig nach links oder rechts.
refused-would-fall = { the-piece-first } würde von dort fallen. Halte ihn mit der anderen Hand oder stütz ihn zuerst.
refused-would-fall-if-released = Wenn du { the-piece } jetzt loslässt, fällt etwas herunter. Stütz es zuerst.
refused-something-rests-on-it = Bevor du { the-piece } nimmst, nimm { the-other-piece } herunter oder halte ihn fest.
refused-brick-is-held = Deine andere Hand hält { the-piece }. Lass zuerst los.
refused-held-already = Deine andere Hand hält { the-piece } schon.
refused-other-hand-is-full = Deine andere Hand kann nicht mehr als { $most } Teile halten. Lass zuerst eines los.
refused-not-held = Deine andere Hand hält { the-piece } nicht.
refused-not-on-the-bench = { the-piece-first } ist nicht auf dem Tisch. Du kannst ihn also weder halten noch umwerfen.
refused-nothing-to-break = Da steht nichts zum Umwerfen.
refused-brick-twice = { the-piece-first } kommt zweimal vor, aber es gibt ihn nur einmal.
refused-cannot-fall-so = { the-piece-first } kann nach einem Fall nicht so liegen.
refused-falling-up = Nichts fällt nach oben. Sag, wo die Steine wirklich liegen geblieben sind.
refused-nothing-falls-on-the-grid = Auf dem Raster rutscht und fällt nichts. Beweg die Steine einzeln.

## Züge und Zeit

refused-not-the-architect = Gerade baut jemand anderes. Schau genau hin und sag Bescheid, wenn du einen Fehler siehst.
refused-not-started = Das Bauen hat noch nicht begonnen. Warte auf den Start.
refused-time-is-up = Die Zeit ist um. Es zählt nur, was rechtzeitig fertig war.
refused-started-already = Der Zug hat schon begonnen.
refused-no-timer = Hier läuft kein Timer. Wer baut, sagt, wann der Zug zu Ende ist.
refused-the-clock-ends-it = Dieser Zug endet, wenn die Zeit um ist. Bau bis dahin weiter.
refused-no-card = Es liegt keine Karte offen.
refused-the-table-rolls = An diesem Tisch rollt der Würfel von selbst.
refused-not-the-timekeeper = In diesem Zug würfelt jemand anderes.
refused-set-the-timer-first = Stell den Timer zuerst auf { $number }.
refused-wait-for-the-signal = Warte auf das Zeichen des Baumeisters.
refused-timer-is-set = Der Timer ist schon gestellt. Drück START, wenn der Baumeister das Zeichen gibt.
refused-signalled-already = Du hast das Zeichen gegeben. Dein linker Nachbar drückt START.
refused-the-architect-starts = An diesem Tisch drückt der Baumeister START.
refused-not-your-timer = Jemand anderes hat den Timer in diesem Zug.
refused-refused-enough = In einer gewerteten Partie darfst du { $most } Karten mehr ablehnen, als du in diesem Zug fertig gebaut hast. Bau zuerst diese.
refused-seat-twice = Platz { $seat } ist zweimal genannt.
refused-young-have-less-time = Kleine Baumeister müssen mindestens so viel Zeit haben wie die anderen: { $young_limit } ist weniger als { $limit }.
refused-roll-too-soon = Der Würfel rollt noch: Warte einen Moment.

## Zuschauen und beurteilen

refused-others-point = Du baust gerade. Auf Fehler weisen dich die anderen hin.
refused-pointed-already = Das hast du schon gezeigt. Lass dem Baumeister einen Moment Zeit.
refused-the-table-judges = Der Tisch prüft das für dich. Bau einfach weiter.
refused-bricks-are-real = Diese Partie wird mit echten Steinen gespielt. Bau auf dem Tisch und sag Bescheid, wenn du fertig bist.
refused-claimed-already = Du hast schon gesagt, dass du fertig bist. Die anderen prüfen gerade dein Bauwerk.
refused-others-judge = Ob dein Bauwerk stimmt, entscheiden die anderen.
refused-nothing-claimed = Noch hat niemand „{ real-claim }“ gesagt.

## Optionen

refused-wrong-number-of-factors =
    { $n ->
        [one] Du hast einen Zeitfaktor
       *[other] Du hast { $n } Zeitfaktoren
    } angegeben; der Tisch hat aber { $seats ->
        [one] nur einen Platz
       *[other] { $seats } Plätze
    }. Gib für jeden Platz einen an oder gar keinen.
refused-wrong-number-of-hands =
    { $n ->
        [one] Du hast für einen Platz angegeben,
       *[other] Du hast für { $n } Plätze angegeben,
    } wie Steine bewegt werden; der Tisch hat aber { $seats ->
        [one] nur einen Platz
       *[other] { $seats } Plätze
    }. Gib es für jeden Platz an oder einmal für alle.
refused-wrong-number-of-rungs =
    { $n ->
        [one] Für die Lernleiter hast du eine Zahl
       *[other] Für die Lernleiter hast du { $n } Zahlen
    } angegeben; der Tisch hat aber { $seats ->
        [one] nur einen Platz
       *[other] { $seats } Plätze
    }. Gib für jeden Platz eine Zahl an.
refused-deck-has-no-cards =
    { $number ->
        [blue] Der Kartensatz hat keine Karte mit blauer Zahl, aber jemand soll von diesem Stapel ziehen.
        [red] Der Kartensatz hat keine Karte mit roter Zahl, aber jemand soll von diesem Stapel ziehen.
        [yellow] Der Kartensatz hat keine Karte mit gelber Seite.
       *[other] Der Kartensatz hat keine Karte, mit der ihr spielen könnt.
    }

outcome-all-turns-played =
    { $count ->
        [one] Alle Züge sind gespielt. { $name } hat gewonnen.
       *[other] Alle Züge sind gespielt. { $name } teilen sich den Sieg.
    }
