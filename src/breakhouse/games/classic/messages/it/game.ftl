### Make ’n’ Break: ciò che viene rifiutato

refused-roll-first = Prima tira il dado, che regola il timer.
refused-rolled-already = Il timer è già regolato. Premi START quando vuoi.
refused-cannot-refuse = In questa partita non si possono rifiutare carte. Continua a costruire.
refused-refused-once = Questa carta è già stata rifiutata una volta e non si può rifiutare di nuovo. Continua a costruire.
refused-nothing-to-switch = Non stai costruendo una carta rifiutata: non c’è un’altra carta a cui passare.
refused-that-card-already = Stai già costruendo questa carta.
refused-no-such-refused-card = Davanti a te non c’è nessuna carta rifiutata «{ $card }».
refused-experts-need-young = Si può pescare dalla pila rossa solo se il mazzo è diviso per i giovani architetti.
