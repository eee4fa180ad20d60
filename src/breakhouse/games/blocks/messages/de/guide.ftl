### Die Bauspiele: das erste Spiel

guide-build = { $how ->
        [grid] Der Punkt liest die Karte Stein für Stein vor, und die Eingabetaste nimmt den Stein, den du gerade gehört hast. Fang unten an.
        [grid-touch] Wähl „{ questions-title }“ und hör, welcher Stein als Nächstes kommt, nimm ihn mit seinem Knopf und zieh ihn an seinen Platz: Er rastet auf dem Raster ein.
        [felt] Zieh einen Stein dorthin, wo ihn die Karte zeigt. Oder bau nach Gehör: Punkt liest die Karte Stein für Stein, die Eingabetaste nimmt den vorgelesenen.
        [felt-touch] Zieh einen Stein dorthin, wo ihn die Karte zeigt: Er rastet auf dem Raster ein. Oder mach die Augen zu: „{ bar-words }“ beschreibt die Karte.
        [touch] Zieh einen Stein dorthin, wo die Karte ihn zeigt. Fang unten an.
       *[mouse] Zieh einen Stein dorthin, wo die Karte ihn zeigt. Fang unten an.
    }
guide-turn = { $how ->
        [grid] Die Pfeile auf und ab drehen den Stein in deiner Hand, links und rechts schieben ihn, die Eingabetaste setzt ihn ab. X sagt, was noch nicht stimmt.
        [grid-touch] „{ bench-turn }“ dreht den Stein in deiner Hand, „{ bench-hold }“ ist deine andere Hand. „{ questions-title }“ sagt dir, was noch nicht stimmt.
        [felt] Dreh den Stein in deiner Hand mit dem Mausrad oder mit den Pfeilen auf und ab. Die rechte Maustaste hält einen anderen fest. X sagt, was noch nicht stimmt.
        [felt-touch] „{ bench-turn }“ dreht den Stein in deiner Hand, „{ bench-hold }“ ist deine andere Hand. Was noch nicht stimmt, siehst du am Stein.
        [touch] Dreh den Stein in deiner Hand mit „{ bench-turn }“ oder einem zweiten Finger. „{ bench-hold }“ ist deine andere Hand.
       *[mouse] Dreh den Stein in deiner Hand mit dem Mausrad oder einer Pfeiltaste. Die rechte Maustaste hält einen anderen Stein fest.
    }
guide-real = Bau die Karte mit deinen Steinen und drück „Fertig“. Die anderen prüfen, ob dein Bauwerk stimmt.
guide-stand = { $how ->
        [grid] { guide-stand-heard }
        [grid-touch] { guide-stand-heard }
       *[other] { $next ->
            [waits] Wenn dein Bauwerk stimmt, leuchtet es. Lass los; nach einer Sekunde zählt es.
           *[comes] Wenn dein Bauwerk stimmt, leuchtet es. Lass los; nach einer Sekunde kommt die nächste Karte von selbst.
        }
    }
guide-stand-heard = { $next ->
        [waits] Wenn dein Bauwerk stimmt, hörst du es. Lass los; nach einer Sekunde zählt es.
       *[comes] Wenn dein Bauwerk stimmt, hörst du es. Lass los; nach einer Sekunde kommt die nächste Karte von selbst.
    }
guide-first = Fang leicht an: drei Steine, ohne Uhr. Drück START, wenn du bereit bist.
guide-countdown = Mach dich bereit: Die Karte wird gleich aufgedeckt.
guide-timed = { $phase ->
        [roll] Jetzt fünf Steine, gegen die Uhr. Würfle, wie viel Zeit du hast.
        [signal] Jetzt fünf Steine, gegen die Uhr. Drück START, wenn du bereit bist.
       *[building] Die Uhr läuft. Bau diese Karte fertig, dann kommt die nächste von selbst.
    }
