### Die Bauspiele: neben der echten Schachtel

own-turn = { $name } baut
own-over = Das war der letzte Zug
own-stop = Stopp!
own-done = Punkte einer fertigen Karte
own-refused = { $passed ->
        [no] Ein Chip für { $name }. Diese Karte muss niemand mehr bauen.
       *[yes] Ein Chip für { $name }. Im nächsten Zug kommt diese Karte zuerst.
    }
own-pile = { $pile ->
        [hard] Zieh vom roten Stapel. Jede fertige Karte zählt einen Punkt.
       *[easy] Zieh vom blauen Stapel. Jede fertige Karte zählt einen Punkt.
    }
own-limit = Der Zug endet bei { $limit }.
own-points =
    { $points ->
        [one] Ein Punkt in diesem Zug
       *[other] { $points } Punkte in diesem Zug
    }
own-next = Notieren und weiter
own-roll = Würfeln
own-start = Start
own-rolled = Der Würfel zeigt { $number }: { $seconds } Sekunden.
own-called = { $total }
own-stopped = Stopp!
own-scored = { $name }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } in diesem Zug, { $total } insgesamt.
