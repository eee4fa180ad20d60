### Make ’n’ Break, il gioco di dadi: la prima partita

guide-start-dice = { $die ->
        [no] Premi START quando vuoi. Dopo il conto alla rovescia la carta si gira.
       *[yes] { $keeper ->
            [table] Premi START quando vuoi. Dopo il conto alla rovescia il dado piccolo comincia a contare.
           *[player] Aspetta il segnale. Poi il dado piccolo comincia a contare.
        }
    }
guide-throw = { $how ->
        [grid] G tira i pezzi che servono alla carta. Maiusc con una cifra ne segna uno solo da tirare di nuovo.
       *[other] Tira i dadi che servono alla carta. Tieni quelli che vanno bene e tira di nuovo gli altri.
    }
guide-stack = { $how ->
        [grid] Posa un dado dove dice la carta: il punto la legge un pezzo alla volta, e Invio prende quello che hai appena sentito. { dice-rule }
        [grid-touch] Posa un dado dove dice la carta: il punto la legge un pezzo alla volta, e Invio prende quello che hai appena sentito. { dice-rule }
       *[other] Posa un dado dove lo mostra la carta. { dice-rule }
    }
guide-count-dice = { $die ->
        [no] Premi «{ bench-finish }» quando vuoi smettere: contano le tue carte finite.
       *[yes] Quando la somma raggiunge il limite, il tuo turno è finito e contano le tue carte finite.
    }
guide-first-dice = Cominciamo facile: tre pezzi, senza limite di tempo. Premi START quando vuoi.
guide-timed-dice = { $phase ->
        [signal] Ora cinque pezzi, contro il tempo. Premi START quando vuoi.
       *[building] Il tempo corre. Finisci questa carta e la prossima arriva da sola.
    }
guide-watching-dice = { $how ->
        [grid] { $name } tira e costruisce. { dice-rule } Premi «{ bench-point }» se qualcosa non va. Arriverà il tuo turno.
        [grid-touch] { $name } tira e costruisce. { dice-rule } Premi «{ bench-point }» se qualcosa non va. Arriverà il tuo turno.
       *[other] { $name } tira e costruisce. { dice-rule } Tocca ogni pezzo sbagliato. Arriverà il tuo turno.
    }
guide-keeping-dice = { $phase ->
        [signal] Sei lo stopper: premi START quando { $name } può cominciare.
       *[building] Tira il dado piccolo di continuo. Il tavolo somma i numeri: a { $limit } il turno di { $name } è finito.
    }
