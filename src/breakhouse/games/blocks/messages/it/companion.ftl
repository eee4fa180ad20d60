### I giochi di costruzione: accanto alla scatola vera

own-turn = { $name } costruisce
own-over = Era l’ultimo turno
own-stop = Stop!
own-done = Punti di una carta finita
own-points =
    { $points ->
        [one] Un punto in questo turno
       *[other] { $points } punti in questo turno
    }
own-next = Segna, avanti il prossimo
own-roll = Tira
own-start = Via
own-rolled = Il dado mostra { $number }: { $seconds } secondi.
own-called = { $total }
own-stopped = Stop!
