### Mini Make ’n’ Break: le regole in brevi paragrafi, con le loro eccezioni

rules-mini-aim-title = Lo scopo
rules-mini-aim = Costruisci ciò che mostrano le carte con otto mattoncini, mentre un piccolo dado conta il tuo tempo. Chi ha più punti dopo cinque turni a testa vince.
rules-mini-turn-title = Un turno
rules-mini-turn = Comincia il più giovane e dà il via a voce. Si prende la prima carta, e si costruisce il lato che nella pila era nascosto.
rules-mini-sum-title = La somma
rules-mini-sum = Dal via in poi il dado piccolo si tira ancora e ancora. Mostra 1, 2, 3 o niente; i numeri si sommano e si annunciano. A 15 il turno è finito.
rules-mini-sum-except = Una faccia vuota non cambia niente e non si annuncia.
rules-mini-card-title = Carte
rules-mini-card = In una costruzione grigia conta solo la forma; in una a colori ogni mattoncino deve avere il suo colore. Dopo una carta finita si prende la prossima, di nuovo con tutti i mattoncini.
rules-mini-stop-title = Stop
rules-mini-stop = Allo stop lasci subito. Ciò che è in corso non conta. I numeri blu sulle carte finite sono i tuoi punti.
rules-mini-end-title = La fine
rules-mini-end = Il gioco è finito quando tutti hanno costruito cinque volte. A pari punti si vince insieme.
rules-mini-young-title = Giovani architetti
rules-mini-young = Per i più giovani, come stabilito, il dado si tira fino a 20.
