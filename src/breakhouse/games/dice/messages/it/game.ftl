### Make ’n’ Break, il gioco di dadi: ciò che viene rifiutato

refused-the-stopper-starts = È lo stopper a dare il via.
refused-say-start = Sei tu lo stopper: premi START.
refused-say-ready = Premi START quando vuoi. Il tavolo fa il conto alla rovescia.
refused-still-rolling = I dadi stanno ancora rotolando: aspetta un momento.
refused-throw-first = Tira { the-piece } prima di usarlo nella costruzione.
refused-throw-again = { the-piece-first } era in verticale e non ha più un numero. Tiralo di nuovo prima di metterlo in piano.
refused-not-needed = Per questa carta non ti serve { the-piece }.
refused-not-in-play = { the-piece-first } non è in gioco, quindi non si può scambiare.
refused-take-it-off-first = { the-piece-first } fa parte della costruzione. Toglilo prima di scambiarlo.
refused-too-many-in-play =
    { $n ->
        [0] La carta non richiede nessun pezzo di questa forma.
        [one] La carta richiede un solo pezzo così. Per usarne un altro, scambialo con quello in gioco.
       *[other] La carta richiede solo { $n } pezzi così. Per usarne un altro, scambialo con uno in gioco.
    }
