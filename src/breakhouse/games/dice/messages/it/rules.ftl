### Make ’n’ Break, il gioco di dadi: le regole in brevi paragrafi, con le loro eccezioni

rules-dice-aim-title = Lo scopo
rules-dice-aim = Tira sei dadi e due cuboidi, e con i numeri usciti costruisci ciò che mostrano le carte. Dopo { $turns ->
        [one] un turno
       *[other] { $turns } turni
    } a testa vince chi ha più punti.
rules-dice-box-title = Nella scatola
rules-dice-box = Sei dadi grandi, bianco, giallo, blu, nero, rosso e verde; due cuboidi, blu e arancione, con i numeri da 1 a 4 sui lati lunghi e due estremità vuote; un dado piccolo giallo con 1, 2, 3 e tre facce vuote; e 30 carte, gialle da un lato e blu dall’altro.
rules-dice-turn-title = Un turno
rules-dice-turn = Comincia chi ha più anni; se nessuno si fa avanti, il tavolo tira a sorte. Il costruttore scopre la prima carta della pila. Chi siede alla sua destra è lo stopper. { $stopper ->
        [player] Lo stopper dà il via e tira il dado piccolo di continuo; se ci mette troppo, lo tira il tavolo.
       *[table] Qui il dado piccolo rotola da solo, appena finisce il conto alla rovescia.
    }
rules-dice-roll-title = Tirare
rules-dice-roll = Prendi i pezzi che servono alla carta e tirali. Tieni ciò che va bene e tira di nuovo gli altri, quante volte vuoi. Puoi anche riprendere pezzi già nella costruzione e tirarli di nuovo.
rules-dice-roll-except = Un pezzo che cade va tirato di nuovo, e nessun pezzo si può girare a mano per cambiarne il numero.
rules-dice-stack-title = La regola di costruzione
rules-dice-stack = Un pezzo può stare sopra un altro solo se mostra lo stesso numero o uno più alto. Se sta sopra più pezzi, la regola vale per ognuno.
rules-dice-stack-except = Tra pezzi che si toccano solo di fianco la regola non vale. Solo la costruzione finita deve essere giusta.
rules-dice-upright-title = Cuboidi in verticale
rules-dice-upright = In piano un cuboide mostra da 1 a 4. In verticale mostra le sue estremità vuote, che valgono qualsiasi numero serva, sotto e sopra.
rules-dice-upright-except = Prima di rimetterlo in piano, va tirato di nuovo.
rules-dice-marks-title = Che cosa mostra una carta
rules-dice-marks = Il numero negli angoli in alto dice quanti punti vale la carta. Il lato giallo ha una cornice semplice, quello blu una doppia. I pezzi senza colore li scegli tu; un grande 3 o 4 rosso lascia a te tutta la costruzione.
rules-dice-cards-title = Carte
rules-dice-cards = Le carte a colori dicono quale pezzo va dove. Nelle carte neutre scegli tu. Due dadi non sostituiscono mai un cuboide. Ogni carta ha un lato giallo e uno blu; il lato giallo è più facile.
rules-dice-levels-title = Tre livelli
rules-dice-levels = L’introduzione si gioca solo con i lati gialli, il gioco avanzato solo con i blu, il gioco base con gli uni e gli altri più o meno in parti uguali. I lati gialli vanno bene per la prima partita e ogni volta che giocano dei bambini. { $level ->
        [introduction] Qui si gioca l’introduzione.
        [advanced] Qui si gioca il gioco avanzato.
       *[basic] Qui si gioca il gioco base.
    }
rules-dice-red-title = Carte rosse
rules-dice-red = Un 3 o un 4 rosso: costruisci liberamente con quel numero esatto di pezzi; uno solo può toccare il tavolo. Vale la regola di costruzione.
rules-dice-stand-title = Che cosa conta
rules-dice-stand = Vista di fronte, la costruzione deve corrispondere alla carta; deve anche seguire la regola di costruzione e reggersi da sola per un secondo, senza che nessuno la tenga. Poi si butta giù e la carta è tua, con i punti indicati nell’angolo. Per la carta successiva si tira di nuovo tutto.
rules-dice-stand-except = Un’immagine allo specchio è un errore. I pezzi sparsi che non toccano la costruzione non contano.
rules-dice-sum-title = La somma
rules-dice-sum = Il dado piccolo mostra 1, 2, 3 o niente. I tiri si sommano, e dopo ognuno si annuncia la somma, anche se esce una faccia vuota. A { $limit } o più lo stopper dice «Stop», e il turno finisce subito. Una carta non finita non conta.
rules-dice-next-title = Dopo il turno
rules-dice-next = Tutte le carte del turno tornano nella pila, che si mescola di nuovo. Carte, dadi e cuboidi passano a sinistra, e chi ha appena costruito è il prossimo stopper.
rules-dice-end-title = La fine
rules-dice-end = Il gioco finisce quando tutti hanno costruito { $turns ->
        [one] una volta
       *[other] { $turns } volte
    }. A pari punti si vince insieme.
rules-dice-hands-title = A mano
rules-dice-hands = Trascina un pezzo con il mouse o con il dito. Gira un cuboide con la rotella, una freccia, un secondo dito o un tocco. Gli errori si vedono sul pezzo.
rules-dice-other-hand-title = L’altra mano
rules-dice-other-hand = Per alcune carte servono due mani: tieni un pezzo con «{ bench-hold }», un secondo dito, il tasto destro del mouse o il tasto O, e lascialo quando il resto lo sostiene.
rules-dice-keys-title = Da tastiera e a orecchio
rules-dice-keys = G tira i dadi. Il punto e la virgola leggono la carta un pezzo alla volta, D la legge tutta. Invio prende quello appena letto, una cifra ne prende uno a scelta. Sinistra e destra lo spostano di mezzo dado, su e giù girano un cuboide, Invio lo posa. X dice che cosa non va ancora; il tasto O è l’altra mano.
