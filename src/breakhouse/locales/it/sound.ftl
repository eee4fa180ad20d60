### Ciò che si sente, in parole: didascalie per i suoni che portano notizie

caption-done = Un breve motivo che sale: la carta è finita.
caption-best = Tre note chiare: un record personale.
caption-close = Tre colpi rapidi: appena in tempo.
caption-crash = I mattoncini crollano.
caption-wrong = Due colpi cupi: così non va.
caption-point = Due colpi: qualcuno indica un errore.
caption-refuse = Una carta scivola sul tavolo.
caption-start = Due colpi che salgono: via.
caption-stop = Due schiocchi secchi: stop.
caption-yours = Due note morbide: tocca a te.
caption-won = Cinque note che salgono: la partita è vinta.
caption-right = Un accordo morbido: è giusto.
caption-pass = Due colpi sordi: qualcuno passa.
