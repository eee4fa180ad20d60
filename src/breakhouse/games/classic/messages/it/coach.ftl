### Make ’n’ Break: ciò che il coach dice e disegna

coach-refuse = Rifiuta questa carta: con altre il tuo tempo rende { $points ->
        [one] un punto
       *[other] { $points } punti
    } in più.
coach-refuse-better = Era meglio rifiutare la carta { $card } che costruirla.
coach-refused-well = Era meglio costruire la carta { $card } che rifiutarla.
