### Skip-Bo Breakers: was der Coach sagt und zeichnet

coach-breakers-out = damit bist du alle Steine los.
coach-breakers-stands = { $sure ->
        [yes] niemand kann das überbieten
       *[no] in { $percent } von 100 möglichen Verteilungen kann das niemand überbieten
    }.
coach-breakers-few = { $others ->
        [one] dein Gegenüber hat nur noch { $n ->
            [one] einen Stein
           *[other] { $n } Steine
        }
       *[other] jemand hat nur noch { $n ->
            [one] einen Stein
           *[other] { $n } Steine
        }
    }.
coach-breakers-sheds = damit wirst du { $n } Steine auf einmal los.
coach-breakers-lowest = damit wirst du die { $number } los, deinen niedrigsten Stein.
coach-breakers-waits = wenn du wartest, bleiben deine Reihen zusammen.
coach-breakers-keeps-breaker = dein { $number }er-Breaker bleibt zusammen.
coach-breakers-keeps-pair = dein { $number }er-Paar bleibt zusammen.
coach-breakers-keeps-wilds = { $n ->
        [one] du behältst deinen Joker
       *[other] du behältst deine { $n } Joker
    }.
coach-breakers-better = { $better_kind ->
        [pass] Aussetzen
        [single] Der Einzelstein { $better }
        [pair] Das Paar { $better }
        [pairs] Die fortlaufenden Paare { $better }
        [run] Die Straße { $better }
       *[breaker] Der Breaker { $better }
    } { $better_kind ->
        [pairs] wären
       *[other] wäre
    } besser gewesen als { $chosen_kind ->
        [pass] Aussetzen
        [single] der Einzelstein { $chosen }
        [pair] das Paar { $chosen }
        [pairs] die fortlaufenden Paare { $chosen }
        [run] die Straße { $chosen }
       *[breaker] der Breaker { $chosen }
    }.
