### Die Bauspiele: neben der echten Schachtel

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
