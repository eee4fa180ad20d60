### Die Bauspiele: das erste Spiel

guide-build = { $how ->
        [grid] Der Punkt liest die Karte Stein für Stein vor, und die Eingabetaste nimmt den Stein, der vorgelesen wurde. Fang unten an.
        [touch] Zieh einen Stein dorthin, wo die Karte ihn zeigt. Fang unten an.
       *[mouse] Zieh einen Stein dorthin, wo die Karte ihn zeigt. Fang unten an.
    }
guide-turn = { $how ->
        [grid] Auf und ab drehen den Stein in deiner Hand, links und rechts schieben ihn, die Eingabetaste setzt ihn ab. X sagt, was noch nicht stimmt.
        [touch] Dreh den Stein in deiner Hand mit „{ bench-turn }“ oder einem zweiten Finger. „{ bench-hold }“ ist deine andere Hand.
       *[mouse] Dreh den Stein in deiner Hand mit dem Rad oder einer Pfeiltaste. Die rechte Maustaste hält einen anderen Stein fest.
    }
guide-real = Bau die Karte mit deinen Steinen und drück „Fertig“. Die anderen schauen, ob es stimmt.
guide-stand = Wenn es richtig steht, leuchtet es, bleibt eine Sekunde stehen, und die nächste Karte kommt von selbst.
