### I giochi di costruzione: la prima partita

guide-build = { $how ->
        [grid] Il punto legge la carta un mattoncino alla volta, e Invio prende quello che hai appena sentito. Comincia dal basso.
        [grid-touch] Scegli «{ questions-title }» per sentire qual è il prossimo mattoncino, prendilo con il suo pulsante e trascinalo al suo posto: si aggancia alla griglia.
        [felt] Trascina un mattoncino dove lo mostra la carta. Oppure costruisci a orecchio: il punto legge la carta un mattoncino alla volta, Invio prende quello appena letto.
        [felt-touch] Trascina un mattoncino dove lo mostra la carta: si aggancia alla griglia. Oppure chiudi gli occhi: «{ bar-words }» descrive la carta.
        [touch] Trascina un mattoncino dove lo mostra la carta. Comincia dal basso.
       *[mouse] Trascina un mattoncino dove lo mostra la carta. Comincia dal basso.
    }
guide-turn = { $how ->
        [grid] Su e giù girano il mattoncino che hai in mano, sinistra e destra lo spostano, Invio lo posa. X dice che cosa non va ancora.
        [grid-touch] «{ bench-turn }» gira il mattoncino in mano, «{ bench-hold }» è l’altra mano. «{ questions-title }» ti dice che cosa non va ancora.
        [felt] Gira il mattoncino in mano con la rotella, o con su e giù. Il tasto destro tiene fermo un altro mattoncino. X dice che cosa non va ancora.
        [felt-touch] «{ bench-turn }» gira il mattoncino in mano, «{ bench-hold }» è l’altra mano. Quello che non va ancora si vede sul mattoncino.
        [touch] Gira il mattoncino che hai in mano con «{ bench-turn }» o con un secondo dito. «{ bench-hold }» è la tua altra mano.
       *[mouse] Gira il mattoncino che hai in mano con la rotella o una freccia. Il tasto destro del mouse tiene fermo un altro mattoncino.
    }
guide-real = Con i tuoi mattoncini costruisci la carta, poi premi «{ real-claim }». Gli altri controllano se è giusto.
guide-stand = { $how ->
        [grid] { guide-stand-heard }
        [grid-touch] { guide-stand-heard }
       *[other] { $next ->
            [waits] Quando è giusto si illumina. Lascia la presa: dopo un secondo vale.
           *[comes] Quando è giusto si illumina. Lascia la presa: dopo un secondo la prossima carta arriva da sola.
        }
    }
guide-stand-heard = { $next ->
        [waits] Quando è giusto, lo senti. Lascia la presa: dopo un secondo vale.
       *[comes] Quando è giusto, lo senti. Lascia la presa: dopo un secondo la prossima carta arriva da sola.
    }
guide-first = Cominciamo facile: tre mattoncini, senza limite di tempo. Premi START quando vuoi.
guide-countdown = Preparati: la carta sta per girarsi.
guide-timed = { $phase ->
        [roll] Ora cinque mattoncini, contro il tempo. Tira il dado per sapere quanto ne hai.
        [signal] Ora cinque mattoncini, contro il tempo. Premi START quando vuoi.
       *[building] Il tempo corre. Finisci questa carta e la prossima arriva da sola.
    }
