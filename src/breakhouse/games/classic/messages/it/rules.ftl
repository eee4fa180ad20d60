### Make ’n’ Break: le regole in brevi paragrafi, con le loro eccezioni

rules-classic-aim-title = Lo scopo
rules-classic-aim = Costruisci ciò che mostrano le carte e finiscine quante più puoi prima che scada il tempo. Dopo { $turns ->
        [one] un turno
       *[other] { $turns } turni
    } a testa vince chi ha più punti; a pari punti si vince insieme.
rules-classic-box-title = Nella scatola
rules-classic-box = Un timer con tre regolazioni, dieci mattoncini, 80 carte, 60 gettoni da 1 e da 10 punti e un dado che mostra 1, 2 e 3.{ $edition ->
        [tactile] {" "}Nell’edizione tattile ogni mattoncino ha una superficie che ne rivela il colore, le carte hanno un rilievo sul retro e un tappetino impedisce ai mattoncini di scivolare.
       *[standard] {""}
    }
rules-classic-turn-title = Un turno
rules-classic-turn = Comincia chi ha meno anni; se nessuno si fa avanti, il tavolo tira a sorte. { $timer ->
        [off] A questo tavolo si gioca senza timer: al segnale dell’architetto si scopre la prima carta della pila.
       *[other] L’architetto tira il dado: 1, 2 o 3 regola il timer su { $setting1 }, { $setting2 } o { $setting3 } secondi. { $timer_by ->
            [neighbour] Chi siede alla sua sinistra lo regola su quel numero e preme START al segnale dell’architetto. Poi si scopre la prima carta della pila.
           *[architect] Chi siede alla sua sinistra tiene il timer. Al segnale dell’architetto parte il timer e si scopre la prima carta della pila.
        }
    }
rules-classic-turn-except = { $timer ->
        [off] Niente parte da solo: prenditi il tempo che ti serve prima di dare il segnale.
       *[other] { $start_within_s ->
            [none] Niente parte da solo: prenditi il tempo che ti serve prima di dare il segnale.
           *[other] Se entro { $start_within_s ->
                [one] un secondo
               *[other] { $start_within_s } secondi
            } non dai il segnale, il timer parte da solo. Prima ti avvisiamo.
        }
    }
rules-classic-marks-title = Che cosa mostra una carta
rules-classic-marks = Il numero negli angoli in alto dice quanti punti vale la carta. Un numero blu sopra una trave dritta: la costruzione sta in piedi facilmente. Un numero rosso sopra una trave inclinata: serve un contrappeso, una seconda mano o un equilibrio delicato.{ $young ->
        [yes] {" "}Qui ogni carta vale un punto, qualunque sia il suo numero.
       *[no] {""}
    }
rules-classic-card-title = Carte a colori
rules-classic-card = Ogni mattoncino deve avere il colore e la posizione indicati. Se tutto è giusto e resta tempo, si scopre la prossima carta. Hai di nuovo tutti e dieci i mattoncini, e puoi usare ciò che è ancora in piedi.
rules-classic-grey-title = Carte grigie
rules-classic-grey = { $grey ->
        [no] A questo tavolo non ce ne sono.
       *[yes] Conta solo la disposizione; va bene qualsiasi colore.
    }
rules-classic-stand-title = Che cosa conta
rules-classic-stand = Vista di fronte, la costruzione deve corrispondere alla carta, e deve reggersi da sola per un secondo, senza che nessuno la tenga. Può stare ovunque sul tavolo. Il gioco si accorge da solo quando è giusta.
rules-classic-stand-except = Un’immagine allo specchio è un errore. I mattoncini sparsi che non toccano la costruzione non contano.
rules-classic-mistake-title = Errori
rules-classic-mistake = Gli altri controllano. Chi vede un errore lo indica; l’errore va corretto prima della prossima carta.
rules-classic-mistake-except = Non puoi saltare una carta, a meno che a questo tavolo le carte non si possano rifiutare.
rules-classic-stop-title = Tempo scaduto
rules-classic-stop = I punti delle carte finite si pagano in gettoni. La carta in corso non conta. Mattoncini, carte e timer si spostano tutti di un posto a sinistra.
rules-classic-pile-title = Quando restano poche carte
rules-classic-pile = Se nella pila restano poche carte, prima del turno successivo si mescolano quelle usate e si mettono sotto.
rules-classic-end-title = La fine
rules-classic-end = Il gioco finisce quando tutti hanno costruito { $turns ->
        [one] una volta
       *[other] { $turns } volte
    }.
rules-classic-cunning-title = Architetti astuti
rules-classic-cunning = Puoi rifiutare la carta in corso in qualsiasi momento: va a chi siede alla tua sinistra, che riceve un gettone da 1 e dovrà costruirla per prima nel suo turno. Devi premere il pulsante due volte, così non succede per sbaglio.
rules-classic-cunning-except = Una carta si può rifiutare una volta sola. Se hai più carte rifiutate, le costruisci nell’ordine che vuoi; quelle che non finisci in quel turno si scartano. Nell’ultimissimo turno, ogni carta rifiutata è semplicemente un punto per chi la riceve, che non ha più niente da costruire.
rules-classic-young-title = Giovani architetti
rules-classic-young = Ci sono due pile: numeri blu per i giovani e i principianti, rossi per gli esperti. Ogni carta finita vale un punto.
rules-classic-young-except = { $cunning ->
        [yes] Se la carta rifiutata non è della pila di chi la riceve, il gettone arriva comunque, ma nessuno deve costruirla.
       *[no] {""}
    }
