### I giochi di costruzione: al tavolo, nel browser

## Com’è girato un pezzo

bench-how = { $how ->
        [lying] sdraiato
        [standing] in piedi
        [pointing] puntato verso di te
        [upright] in verticale
       *[flat] in piano
    }

## Il cantiere

bench-name = { $form ->
        [piece] Il tavolo con i pezzi
       *[brick] Il tavolo con i mattoncini
    }
bench-name-mine = { $form ->
        [piece] Il tavolo con i pezzi. Costruisci tu.
       *[brick] Il tavolo con i mattoncini. Costruisci tu.
    }
bench-name-begin = { $form ->
        [piece] Il tavolo con i pezzi. Invio: { $what }.
       *[brick] Il tavolo con i mattoncini. Invio: { $what }.
    }
bench-keys = Il punto e la virgola leggono la carta un mattoncino alla volta. A mano vuota, Invio legge il prossimo mattoncino e lo prende, una cifra ne prende uno a scelta. Sinistra e destra lo spostano di mezzo mattoncino, con Maiusc di uno e mezzo. Home (Inizio) e Fine vanno ai bordi. Su e giù lo girano. Pagina su e pagina giù scelgono un posto più alto o più basso. Invio lo posa, Esc lo mette da parte. Premi il tasto O e poi una cifra, oppure due volte O, per tenere un mattoncino con l’altra mano; premi O un’altra volta per lasciarlo. Z riprende l’ultimo mattoncino. S dice qual è il prossimo mattoncino, il tasto A dice che cosa c’è intorno alla tua mano, M dice quanto distano due mattoncini, K butta giù tutto.
bench-beside = { $form ->
        [piece] Pezzi accanto al tavolo
       *[brick] Mattoncini accanto al tavolo
    }
bench-take = Prendi { $piece }
bench-tools = Strumenti
bench-seats = Chi gioca
bench-no-physics = Questo browser non può simulare la caduta dei mattoncini: restano sulla griglia.
bench-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
bench-refused-cards = { $count ->
        [one] Una carta rifiutata
       *[other] { $count } carte rifiutate
    }
bench-round = Giro { $round } di { $rounds }
bench-best = { $count } { $form ->
        [piece] pezzi
       *[brick] mattoncini
    } in { $seconds } s: il tuo record
bench-close = Appena in tempo
bench-nth = Carta { $nth } di questo turno
bench-turn-points = { $cards ->
        [0] Ancora nessun punto
        [one] 1 carta, { $points } { $points ->
            [one] punto
           *[other] punti
        }
       *[other] { $cards } carte, { $points } { $points ->
            [one] punto
           *[other] punti
        }
    }
bench-factor = { $factor } volte il tempo normale
bench-grid-hands = Niente può cadere
bench-pile = { $count ->
        [one] Nella pila resta una carta.
       *[other] Nella pila restano { $count } carte.
    }
bench-time-left = { $seconds ->
        [one] Ancora 1 secondo
       *[other] Ancora { $seconds } secondi
    }
bench-sum = La somma è { $total } su { $limit }.
bench-roll = Tira il dado
bench-roll-small = Tira
bench-rolled = Hai fatto { $number }: { $seconds } secondi.
bench-start = START
bench-starts-in = { $seconds ->
        [one] Avvio automatico tra 1 secondo.
       *[other] Avvio automatico tra { $seconds } secondi.
    }
bench-wait = { $you ->
        [yes] { $phase ->
            [roll] Tocca a te. Tira il dado.
            [signal] Si comincia? Premi START.
           *[countdown] Si parte tra un attimo.
        }
       *[no] { $phase ->
            [roll] { $name } tira il dado.
            [signal] { $name } sta per cominciare.
           *[countdown] { $name } comincia tra un attimo.
        }
    }
bench-signal = { $name } aspetta il tuo segnale. Premi START.
bench-set-timer = Imposta il timer su { $number }
bench-keeps-timer = { $step ->
        [set] { $name } ha tirato il dado. Regola il timer.
       *[start] { $name } dà il segnale. Premi START.
    }
bench-waits-for-start = Si aspetta START.
bench-build = Costruisci ciò che mostra la carta.
bench-look-on = { $name } costruisce.
bench-watch = { $form ->
        [piece] { $name } costruisce. Tocca un pezzo per indicare un errore.
       *[brick] { $name } costruisce. Tocca un mattoncino per indicare un errore.
    }
bench-stands = È giusto. Ora deve reggere un secondo.
bench-let-it-stand = È giusto. Lascia la presa: deve reggersi da solo.
bench-over = La partita è finita.
ended-all-turns-played = Tutti i turni sono stati giocati.
bench-turn = Gira
bench-hold = Tieni fermo
bench-release = Lascia
bench-break = Butta giù
bench-refuse = Rifiuta la carta
bench-refuse-sure = Premi ancora per rifiutarla
bench-refuse-again = Premi ancora
bench-switch = Prima la carta { $card }
bench-finish = Ho finito
bench-skip = Salta questa
bench-point = Indica un errore
bench-pointed = { $name } indica { $piece }.
bench-ways = Altro
bench-magnet = Calamita
bench-leave = Lascia in piedi
bench-count-name = Il punteggio
bench-count = { $cards ->
        [0] { $name }: nessuna carta questa volta
        [one] { $name }: 1 carta, { $points } { $points ->
            [one] punto
           *[other] punti
        }
       *[other] { $name }: { $cards } carte, { $points } { $points ->
            [one] punto
           *[other] punti
        }
    }
bench-count-close = Avanti

## Le mani sulla griglia

grid-on-table = sul tavolo
grid-on-empty-table = sul tavolo, { grid-from-middle }
grid-from-middle = { $side ->
        [middle] al centro
        [left] a { $distance } dal centro, verso sinistra
       *[right] a { $distance } dal centro, verso destra
    }
grid-next = { $side ->
        [left] { $halves ->
            [0] subito a sinistra, a contatto con { $piece }
           *[other] a sinistra oltre { $piece }, a { $distance } di distanza
        }
       *[right] { $halves ->
            [0] subito a destra, a contatto con { $piece }
           *[other] a destra oltre { $piece }, a { $distance } di distanza
        }
    }
grid-between = { $one } e { $other }
grid-on-table-by = sul tavolo, { $next }
grid-touches = { $side ->
        [left] A sinistra tocca { $piece }.
       *[right] A destra tocca { $piece }.
    }
grid-beside = { $side ->
        [left] A sinistra, a { $distance } di distanza, c’è { $piece }.
       *[right] A destra, a { $distance } di distanza, c’è { $piece }.
    }
grid-above = Sopra: { $pieces }.
grid-picked = { $piece }, { $how }, { $place }
grid-picked-so = { $piece }, { $place }
grid-taken = in mano, { $place }
grid-taken-turned = in mano, { $how }, { $place }
grid-moved = { $place }
grid-turned = { $how }, { $place }
grid-dropped = hai posato { $piece } { $place }.
grid-put-down = Posato.
grid-laid-aside = messo da parte: { $piece }.
grid-held = L’altra mano tiene { $piece }.
grid-released = L’altra mano lascia { $piece }.
grid-back = Ce l’hai di nuovo in mano.
grid-ruler = Tra { $from } e { $to }: { $apart ->
        [0] nessuno spazio
       *[other] { $across } di spazio
    }, { $rise ->
        [level] alla stessa altezza
        [higher] { $to } sta { $up } più in alto
       *[lower] { $to } sta { $up } più in basso
    }.
grid-nothing = { $why ->
        [hand-empty] { $form ->
            [piece] La tua mano è vuota. Premi una cifra per prendere un pezzo.
           *[brick] La tua mano è vuota. Premi una cifra per prendere un mattoncino.
        }
        [none-left] { $form ->
            [piece] Accanto al tavolo non resta nessun pezzo.
           *[brick] Accanto al tavolo non resta nessun mattoncino.
        }
        [none-yet] { $form ->
            [piece] Prima tira i dadi: premi G.
           *[brick] Non puoi ancora prendere nulla. { $can } dice che cosa puoi fare.
        }
        [hand-full] { $form ->
            [piece] Un momento, l’ultimo pezzo sta ancora arrivando.
           *[brick] Un momento, l’ultimo mattoncino sta ancora arrivando.
        }
        [not-there] { $form ->
            [piece] Adesso non puoi prendere questo pezzo.
           *[brick] Adesso non puoi prendere questo mattoncino.
        }
        [none-to-undo] Non c’è niente da riprendere.
        [none-to-hold] Non c’è ancora niente da tenere.
        [none-to-measure] { $form ->
            [piece] Per misurare una distanza servono due pezzi.
           *[brick] Per misurare una distanza servono due mattoncini.
        }
       *[which-to-hold] { $form ->
            [piece] Quale pezzo deve tenere l’altra mano? Premi una cifra, oppure il tasto O per l’ultimo.
           *[brick] Quale mattoncino deve tenere l’altra mano? Premi una cifra, oppure il tasto O per l’ultimo.
        }
    }

## Che cosa è successo

built-started = Via.
built-started-by = { $you ->
        [yes] Hai dato il via.
       *[no] { $name } dà il via.
    }
built-rolled = Il dado mostra { $number }: { $seconds } secondi.
built-counting-down = Si parte tra un attimo.
built-card = Nuova carta. { $words }
built-card-brief = Nuova carta: { $kind ->
        [grey] grigia
        [neutral] neutra
        [free] libera
       *[coloured] a colori
    }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $form ->
        [brick] { $n ->
            [one] un mattoncino
           *[other] { $n } mattoncini
        }
       *[piece] { $n ->
            [one] un pezzo
           *[other] { $n } pezzi
        }
    }.
built-right = { $hands ->
        [grid] Giusto.
       *[free] È giusto. Deve reggere un secondo.
    }
built-completed = Fatto: { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
built-climbed = { $left ->
        [0] Da qui in poi è un turno come gli altri.
       *[other] Ora tocca a una carta da cinque pezzi, contro il tempo.
    }
built-stopped = { $why ->
        [time] Stop! Il tempo è scaduto.
        [sum] Stop! La somma ha raggiunto il limite.
        [said] Stop.
       *[no-cards] Stop. Non ci sono più carte.
    }
built-turn-ended = { $you ->
        [yes] { $points ->
            [0] Non hai fatto punti in questo turno.
            [one] Hai fatto 1 punto in questo turno.
           *[other] Hai fatto { $points } punti in questo turno.
        }
       *[no] { $points ->
            [0] { $name } non ha fatto punti in questo turno.
            [one] { $name } ha fatto 1 punto in questo turno.
           *[other] { $name } ha fatto { $points } punti in questo turno.
        }
    }
built-won = { $count ->
        [one] { $you ->
            [yes] Hai vinto.
           *[no] Vince { $names }.
        }
       *[other] Vincono insieme { $names }.
    }
built-time-left = { $seconds ->
        [one] Ancora un secondo per costruire.
       *[other] Ancora { $seconds } secondi per costruire.
    }
built-sum-left = La somma è { $total }. A { $limit } il turno finisce.
built-timer-set = { $you ->
        [yes] Regoli il timer.
       *[no] { $name } regola il timer.
    }
built-signalled = { $you ->
        [yes] Dai il segnale.
       *[no] { $name } dà il segnale.
    }
built-called = Somma { $total }.
built-pointed = { $you ->
        [yes] Hai indicato { $piece }.
       *[no] { $name } indica { $piece }.
    }
built-pointed-whole = { $you ->
        [yes] Hai indicato un errore.
       *[no] { $name } indica un errore.
    }
built-refused = { $you ->
        [yes] Hai rifiutato la carta, che va a { $to } con un gettone.
       *[no] { $name } rifiuta la carta, che va a { $to } con un gettone.
    }
built-reshuffled = Le carte usate tornano nella pila, mescolate.
built-fell = { $form ->
        [piece] { $count ->
            [one] Un pezzo è caduto.
           *[other] { $count } pezzi sono caduti.
        }
       *[brick] { $count ->
            [one] Un mattoncino è caduto.
           *[other] { $count } mattoncini sono caduti.
        }
    }
built-thrown = Risultato del tiro: { $list }.
built-thrown-one = { $piece } { $value }
built-claimed = { $you ->
        [yes] Hai detto di aver finito.
       *[no] { $name } dice di aver finito. È tutto giusto?
    }
built-confirmed = { $you ->
        [yes] Hai detto che è giusto.
       *[no] { $name } dice che è giusto.
    }
built-objected = { $you ->
        [yes] Hai detto che c’è un errore.
       *[no] { $name } dice che c’è un errore.
    }
moved-lifted = Preso { the-piece }.
moved-in-the-air = Una mano tiene { $piece } in aria.
built-broken = { $you ->
        [yes] Hai buttato giù tutto.
       *[no] { $name } butta giù tutto.
    }
moved-broken = Viene buttato giù tutto.
built-nothing-wrong = Finora niente di sbagliato.
built-more-missing = { $n ->
        [one] Dopo ne manca ancora uno.
       *[other] Dopo ne mancano ancora { $n }.
    }
built-no-card = Non c’è nessuna carta scoperta.
built-scores = Punti: { $list }.
built-score-one = { $points } per { $name }
built-so-far = { $you ->
        [yes] Ecco il tuo turno finora. { bench-turn-points }.
       *[no] Ecco il turno di { $name } finora. { bench-turn-points }.
    }
built-bench-empty = Sul tavolo non c’è niente.
built-in-hand = Hai in mano { $piece }.
built-beside = Accanto al tavolo: { $list }.
built-show = Valori: { $list }.
built-architect = { $you ->
        [yes] Costruisci tu.
       *[no] { $name } costruisce.
    }

## Tasti

bench-hint = Qui i tasti sono attivi. { $help } dice che cosa fanno, { $tour } avvia la visita guidata.
card-end = { $end ->
        [first] Qui comincia la carta.
       *[last] { $form ->
            [piece] Era l’ultimo pezzo della carta.
           *[brick] Era l’ultimo mattoncino della carta.
        }
    }
built-none-missing = Non manca niente.
built-can-nothing = Per ora non puoi fare nulla.
tour-bench-card = Il punto legge la carta un mattoncino alla volta, la virgola torna indietro. { $card } legge tutta la carta.
tour-bench-take = Invio prende il mattoncino che hai appena sentito; per prenderne un altro, premi la sua cifra.
tour-bench-move = Sinistra e destra spostano di mezzo mattoncino quello che hai in mano, su e giù lo girano. Invio lo posa, Esc lo mette da parte, Z riprende l’ultimo.
tour-bench-check = { $missing } dice qual è il prossimo mattoncino, { $wrong } dice che cosa non va, il tasto A dice che cosa c’è intorno alla tua mano.
tour-bench-hold = Con il tasto O e una cifra tieni un mattoncino con l’altra mano. Premi di nuovo O per lasciarlo.

## Mattoncini veri

real-build = Costruisci con i mattoncini sul tuo tavolo.
real-watch = { $name } costruisce con mattoncini veri. Guarda bene.
real-brick-before = Mattoncino precedente
real-brick-next = Mattoncino successivo
real-claim = Fatto
real-claimed = { $name } dice di aver finito. È tutto giusto?
real-claimed-you = Gli altri stanno controllando.
real-confirm = È giusto
real-object = C’è un errore
real-help = Per esempio: via, mattoncino successivo, fatto, oppure è giusto.
tour-real-card = Il punto legge la carta un mattoncino alla volta, la virgola torna indietro; i pulsanti «{ real-brick-next }» e «{ real-brick-before }» fanno lo stesso. { $card } legge tutta la carta.
tour-real-done = Arrivi sempre al pulsante che serve: tira, via, fatto. Invio lo preme. Poi gli altri dicono se è giusto.

## Le parole che si scrivono

typed-take = prendi, prendo, prendere
typed-place = posa, poso, metti
typed-hold = tieni, tengo, tieni fermo
typed-release = lascia, lascio, lascia andare
typed-lay-aside = togli, tolgo
typed-break = butta, butta giù
typed-roll = dado, tira il dado
typed-start = via
typed-ready = pronti, pronto, pronta
typed-set-timer = imposta il timer, imposta
typed-refuse = rifiuta, rifiuto
typed-finish = termina, termino
typed-claim = fatto, finito
typed-confirm = giusto
typed-object = errore
typed-point = indica, indico
typed-throw = tira, tiro
typed-how-lying = sdraiato
typed-how-standing = in piedi
typed-how-pointing = puntato, verso di me
typed-how-upright = verticale, in verticale, in piedi
typed-how-flat = piano, in piano, sdraiato
typed-left = sinistra
typed-right = destra
typed-over = oltre, sporgendo, sporgente
typed-take-next = prendilo, prendi il prossimo
typed-put-down = posalo, posa qui
typed-far-left = molto a sinistra
typed-far-right = molto a destra
typed-leftmost = bordo sinistro, tutto a sinistra
typed-rightmost = bordo destro, tutto a destra
typed-turn = gira, girare
typed-turn-back = gira indietro, rigira
typed-higher = più in alto, su
typed-lower = più in basso, giù
typed-other-hand = altra mano, l’altra mano
typed-measure = misura, misurare, distanza
typed-around = intorno, attorno
typed-read-on = leggi avanti, avanti, mattoncino successivo, pezzo successivo
typed-read-back = leggi indietro, mattoncino precedente, pezzo precedente

## Un nuovo tavolo

option-grip = Tappetino antiscivolo: i mattoncini non slittano
option-turns = Turni a testa
option-young = Giovani architetti
option-timer = Timer
option-timer-on = Attivo
option-timer-off = Senza timer, per esercitarsi
option-hands = Come si costruisce
option-hands-free = A mano: trascina i mattoncini
option-hands-grid = Sulla griglia: da tastiera e a orecchio
option-bricks = Mattoncini
option-bricks-screen = Sullo schermo
option-bricks-real = Veri, sul tuo tavolo
option-deck = Carte
option-deck-shipped = Il mazzo standard
option-deck-daily = Il mazzo del giorno
option-deck-endless = Senza fine: carte sempre nuove
option-deck-own = Un mazzo tuo
option-deck-own-label = Contenuto del file del mazzo
option-grey = Carte grigie, dove conta solo la forma
option-limit = La somma che chiude un turno
option-roll_ms = Secondi per ogni tiro del dado piccolo

## Ci si trova

bench-odd = { $name }: { $bricks ->
        [one] un mattoncino è stato messo
       *[other] { $bricks } mattoncini sono stati messi
    } più in fretta di quanto possa una mano, o in un modo impossibile.
unrated-untimed = Fuori classifica, perché si gioca senza timer.
unrated-real-bricks = Fuori classifica, perché si usano mattoncini veri.

## Guai

trouble-wasm = Questo browser non ha WebAssembly, quindi qui i mattoncini non possono cadere: li sposti su una griglia, da tastiera o con un tocco.

group-hands = Mattoncini e carte
