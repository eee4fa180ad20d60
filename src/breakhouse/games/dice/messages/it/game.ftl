### Make ’n’ Break, il gioco di dadi: ciò che viene rifiutato

refused-the-stopper-starts = È lo stopper a dare il via.
refused-say-start = Sei tu lo stopper: dai il via.
refused-say-ready = Di’ che ci sei. Il tavolo fa il conto alla rovescia e dà il via.
refused-still-rolling = I dadi stanno ancora rotolando: aspetta un momento.
refused-throw-first = { the-piece-first } va tirato prima di entrare nella costruzione.
refused-throw-again = { the-piece-first } era in verticale e non ha più un numero. Tiralo di nuovo prima di metterlo in piano.
refused-not-needed = La carta non chiede { the-piece }.
refused-not-in-play = { the-piece-first } non è in gioco, quindi non si può cambiare.
refused-take-it-off-first = { the-piece-first } fa parte della costruzione. Toglilo prima di cambiarlo.
refused-too-many-in-play =
    { $n ->
        [0] La carta non chiede nessun pezzo di questa forma.
        [one] La carta chiede un solo pezzo così. Cambialo con quello in gioco.
       *[other] La carta chiede solo { $n } pezzi così. Cambiane uno con quelli in gioco.
    }
