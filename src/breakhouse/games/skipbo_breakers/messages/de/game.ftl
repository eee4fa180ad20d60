### Skip-Bo Breakers: Arten von Steinen und Reihen, und was abgelehnt wird

skipbo-breakers = Skip-Bo Breakers

kind-single = { $count ->
        [one] ein Einzelstein
       *[other] Einzelsteine
    }
kind-pair = ein Paar
kind-pairs = fortlaufende Paare
kind-run = eine Straße
kind-breaker = ein Breaker

refused-not-a-tile = „{ $tile }“ ist kein Spielstein. Spielsteine sind die Zahlen 1 bis 15 und ∞; dafür tippst du *.
refused-too-many-of-a-tile = Von jeder Sorte gibt es nur vier Spielsteine; { $tile } kommt in dieser Reihe { $count }-mal vor.
refused-empty-set = Gib die Steine an, die du legen willst, zum Beispiel 3 4 5.
refused-tiles-not-held = Du hast { $tiles } nicht.
refused-not-a-legal-move = { $move } ist hier kein erlaubter Zug.
refused-no-set = { $tiles } ist keine Reihe. Eine Reihe ist ein Einzelstein, ein Paar, fortlaufende Paare, eine Straße aus mindestens drei Steinen oder ein Breaker.
refused-wild-in-breaker = { $tiles } ist kein Breaker: Ein Joker kann keinen ergänzen.
refused-not-that-kind =
    { $kind ->
        [single] { $tiles } ist kein Einzelstein.
        [pair] { $tiles } ist kein Paar.
        [pairs] { $tiles } sind keine fortlaufenden Paare.
        [run] { $tiles } ist keine Straße.
       *[breaker] { $tiles } ist kein Breaker.
    }
refused-say-which-kind = { $tiles } kann als Straße oder als fortlaufende Paare gelegt werden. Sag, was du meinst.
refused-wrong-kind =
    { $needed ->
        [single] Diese Runde wird mit Einzelsteinen gespielt. Leg einen höheren oder einen Breaker.
        [pair] Diese Runde wird mit Paaren gespielt. Leg ein höheres Paar oder einen Breaker.
        [pairs] Diese Runde wird mit fortlaufenden Paaren gespielt. Leg höhere oder einen Breaker.
        [run] Diese Runde wird mit Straßen gespielt. Leg eine höhere Straße oder einen Breaker.
       *[breaker] Nur ein höherer Breaker überbietet einen Breaker.
    }
refused-must-have-n-tiles =
    { $kind ->
        [pairs] Die fortlaufenden Paare müssen aus { $n } Steinen bestehen, genau wie die erste Reihe der Runde.
       *[other] Die Straße muss aus { $n } Steinen bestehen, genau wie die erste Reihe der Runde.
    }
refused-too-low =
    { $top ->
        [16] Das ist nicht hoch genug: Höher als Joker ist nur ein Breaker.
       *[other] Das ist nicht hoch genug: Die Reihe auf dem Tisch reicht bis { $top }.
    }
refused-breaker-too-low =
    { $length ->
        [4] Um diesen Breaker zu überbieten, brauchst du einen höheren Vierling.
       *[other] Um diesen Breaker zu überbieten, brauchst du einen höheren Drilling oder irgendeinen Vierling.
    }
refused-opener-must-lay = Du eröffnest diese Runde, also musst du eine Reihe legen.
refused-must-lay = An diesem Tisch gilt: Wer eine Reihe legen kann, muss sie legen.

outcome-target-reached =
    { $name } hat { $target ->
        [one] einen Punkt
       *[other] { $target } Punkte
    } erreicht und die Partie gewonnen.
invalid-not-a-tile = „{ $tile }“ ist kein Spielstein. Spielsteine sind die Zahlen 1 bis 15 und ∞; dafür tippst du *.
invalid-no-set = { $tiles } ist keine Reihe.
invalid-say-which-kind = { $tiles } lässt sich auf mehrere Arten lesen: { $kinds }. Schreib die Art davor.
invalid-not-a-position = „{ $text }“ ist keine Stellung. Dazu gehören die Steine in jeder Hand, wer dran ist, was zu überbieten ist und wie viele ausgesetzt haben.
invalid-too-many-of-a-tile = Von jeder Sorte gibt es nur vier Spielsteine; { $tile } kommt { $count }-mal vor.
