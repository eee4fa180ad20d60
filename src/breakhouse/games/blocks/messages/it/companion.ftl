### I giochi di costruzione: accanto alla scatola vera

own-turn = { $name } costruisce
own-over = Era l’ultimo turno
own-stop = Stop!
own-done = Punti di una carta finita
own-refused = { $passed ->
        [no] Un gettone per { $name }. Nessuno deve più costruire questa carta.
       *[yes] Un gettone per { $name }, che costruirà questa carta per prima.
    }
own-pile = { $pile ->
        [hard] Pesca dalla pila rossa. Ogni carta finita vale un punto.
       *[easy] Pesca dalla pila blu. Ogni carta finita vale un punto.
    }
own-limit = Il turno finisce a { $limit }.
own-points =
    { $points ->
        [one] Un punto in questo turno
       *[other] { $points } punti in questo turno
    }
own-next = Segna, prossimo turno
own-roll = Tira
own-start = Via
own-rolled = Il dado mostra { $number }: { $seconds } secondi.
own-called = { $total }
own-stopped = Stop!
own-scored = { $name }: { $points ->
        [one] un punto
       *[other] { $points } punti
    } in questo turno, { $total } in tutto.
