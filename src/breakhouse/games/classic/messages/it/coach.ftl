### Make ’n’ Break: ciò che il coach dice e disegna

coach-refuse = Rifiuta questa carta: con altre, nello stesso tempo, guadagni { $points ->
        [one] un punto
       *[other] { $points } punti
    } in più.
coach-refuse-better = Sarebbe stato meglio rifiutare la carta { $card } che costruirla.
coach-refused-well = Sarebbe stato meglio costruire la carta { $card } che rifiutarla.
