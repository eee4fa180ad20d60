### Mini Make ’n’ Break: le regole in brevi paragrafi, con le loro eccezioni

rules-mini-aim-title = Lo scopo
rules-mini-aim = Con otto mattoncini costruisci ciò che mostrano le carte, mentre un piccolo dado conta il tuo tempo. Dopo { $turns ->
        [one] un turno
       *[other] { $turns } turni
    } a testa vince chi ha più punti.
rules-mini-box-title = Nella scatola
rules-mini-box = Otto mattoncini, 30 carte con una costruzione per lato, quindi 60 in tutto, e un dado con 1, 2, 3 e tre facce vuote. A un tavolo vero servono anche carta e matita per i punti.
rules-mini-turn-title = Un turno
rules-mini-turn = Comincia chi ha meno anni; se nessuno si fa avanti, il tavolo tira a sorte. L’architetto dà il via, prende la prima carta della pila e costruisce il lato che era nascosto.
rules-mini-sum-title = La somma
rules-mini-sum = Dal via in poi il dado piccolo si tira di continuo. Mostra 1, 2, 3 o niente; i numeri si sommano e si annunciano. A { $limit } o più il turno è finito.
rules-mini-sum-except = Una faccia vuota non cambia niente e non si annuncia.
rules-mini-keeper-title = Chi tiene il tempo
rules-mini-keeper = Il tempo lo tiene chi siede alla sinistra dell’architetto. { $timekeeper ->
        [player] Lo fa toccando il dado; se ci mette troppo, lo tira il tavolo.
       *[table] Qui il dado rotola da solo.
    }
rules-mini-marks-title = Che cosa mostra una carta
rules-mini-marks = Il numero blu negli angoli in alto dice quanti punti vale la carta.
rules-mini-card-title = Carte
rules-mini-card = Nelle carte grigie conta solo la forma; in quelle a colori ogni mattoncino deve avere il colore indicato. Finita una carta, si prende la prossima e si hanno di nuovo tutti i mattoncini.
rules-mini-watch-title = Gli altri
rules-mini-watch = Tutti gli altri controllano la costruzione e la somma, e indicano gli errori.
rules-mini-stop-title = Stop
rules-mini-stop = Allo stop lasci subito la presa. La carta in corso non conta. I numeri blu sulle carte finite sono i tuoi punti. Poi costruisce chi siede alla tua sinistra, e il tempo lo tiene un’altra persona.
rules-mini-pile-title = Quando la pila finisce
rules-mini-pile = { $pile ->
        [reshuffle] Le carte usate si mescolano e si riusano, da un lato o dall’altro.
       *[turn] Le carte usate si girano, così entrano in gioco gli altri lati. Dalla seconda volta si mescolano anche.
    }
rules-mini-end-title = La fine
rules-mini-end = Il gioco finisce quando tutti hanno costruito { $turns ->
        [one] una volta
       *[other] { $turns } volte
    }. A pari punti si vince insieme.
rules-mini-young-title = Giovani architetti
rules-mini-young = Decidete prima chi sono i giovani architetti: il loro turno finisce quando la somma arriva a { $young_limit }.
