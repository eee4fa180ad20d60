### I giochi di costruzione: su carta

press-title = { $tactile ->
        [yes] Breakhouse, { $game }: carte tattili
       *[no] Breakhouse, { $game }: carte
    }
press-sheet = { $game }, foglio { $sheet } di { $sheets }, { $side ->
        [back] retro
       *[front] fronte
    }. Stampa al 100%, fronte e retro, girando il foglio sul lato lungo.

press-score-title = Punti
press-score-name = Nome
press-score-turn = Turno { $n }
press-score-total = Totale

press-alt = Carta { $card }.
press-legend-how = Ogni carta mostra il suo nome, i suoi punti e la costruzione sulla linea del tavolo. Dove tutti i contorni sono vuoti, va bene qualsiasi colore. L’angolo tagliato è in alto a destra.
press-legend-start = Un cerchio: START
press-legend-stop = Un ottagono: STOP
refused-no-cards-in-deck = Questo mazzo è vuoto, quindi non c’è niente da stampare.
refused-card-without-other-side = La carta { $card } ha { $sides ->
        [one] un lato
       *[other] { $sides } lati
    } in questo mazzo; le carte stampate di questo gioco devono averne esattamente due.
