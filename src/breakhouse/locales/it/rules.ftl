### Le regole sul posto, per le pagine: brevi paragrafi con le loro eccezioni.

## Skip-Bo Breakers

rules-skipbo-breakers-aim-title = Lo scopo
rules-skipbo-breakers-aim = Resta senza tessere prima di tutti. Ogni tessera che gli altri hanno ancora in mano è un punto per te. Chi arriva per primo ai punti stabiliti, di solito 50, vince la partita.
rules-skipbo-breakers-hand-title = Tessere e mani
rules-skipbo-breakers-hand = Ci sono 64 tessere: i numeri da 1 a 15, quattro volte ciascuno, e quattro jolly ∞. In quattro se ne ricevono 16 a testa, in due o tre 20; il resto sta coperto e non si usa.
rules-skipbo-breakers-hand-except = Prima della prima smazzata tutti pescano una tessera; chi ha la più alta è di mano, e ∞ sta sopra ogni numero. Poi è di mano chi ha vinto la smazzata precedente.
rules-skipbo-breakers-sets-title = Cinque tipi di set
rules-skipbo-breakers-sets = Una tessera singola; una coppia; coppie sequenziali, almeno due; una scala di almeno tre numeri consecutivi; un Breaker di tre o quattro numeri uguali.
rules-skipbo-breakers-beat-title = Battere
rules-skipbo-breakers-beat = Si gioca in senso orario. Un set è battuto da uno più alto dello stesso tipo. Una scala non batte una coppia, né una coppia una scala.
rules-skipbo-breakers-beat-except = Solo un Breaker si può giocare su qualsiasi tipo.
rules-skipbo-breakers-length-title = Altrettante tessere
rules-skipbo-breakers-length = Una scala o delle coppie sequenziali devono avere esattamente tante tessere quante il set che ha aperto il round.
rules-skipbo-breakers-pass-title = Passare
rules-skipbo-breakers-pass = Puoi sempre passare, anche se potresti giocare, e giocare di nuovo più tardi nello stesso round.
rules-skipbo-breakers-pass-except = Chi è di mano deve giocare qualcosa.
rules-skipbo-breakers-round-title = La fine di un round
rules-skipbo-breakers-round = Quando tutti gli altri hanno passato uno dopo l’altro, chi ha giocato per ultimo vince il round ed è di mano nel prossimo, con il set che vuole. Le tessere del round vengono coperte.
rules-skipbo-breakers-wild-title = Jolly
rules-skipbo-breakers-wild = ∞ vale qualsiasi numero in una coppia, in coppie sequenziali e in una scala. Se le tessere si possono leggere in più modi, contano il più alto possibile. Da solo, e in coppia con un altro, ∞ sta sopra il 15.
rules-skipbo-breakers-wild-except = Una scala o delle coppie sequenziali hanno bisogno di almeno un numero, e non vanno mai oltre il 15. ∞ non completa mai un Breaker; ma tre o quattro ∞ sono un Breaker a sé, il più alto della sua misura.
rules-skipbo-breakers-breaker-title = Breaker
rules-skipbo-breakers-breaker = Un Breaker batte ogni altro tipo e può anche aprire un round. Lo batte solo un Breaker più alto; ogni Breaker di quattro batte ogni Breaker di tre.
rules-skipbo-breakers-breaker-except = Un Breaker si gioca al proprio turno, mai fuori turno.
rules-skipbo-breakers-score-title = Senza tessere
rules-skipbo-breakers-score = La smazzata finisce appena qualcuno resta senza tessere. Nessuno può rispondere. Un punto per ogni tessera nelle mani degli altri.
rules-skipbo-breakers-secrets-title = Che cosa puoi guardare
rules-skipbo-breakers-secrets = I set del round in corso sono scoperti, e così il numero di tessere di ciascuno. I round finiti restano coperti fino al conteggio della smazzata; poi si mostra tutto.
rules-skipbo-breakers-keys-title = Da tastiera
rules-skipbo-breakers-keys = Le frecce scorrono il tuo leggio, le cifre saltano a un numero, Spazio sceglie, Invio gioca, P passa, Esc rimette tutto a posto.
rules-skipbo-breakers-must_lay-title = Obbligo di giocare
rules-skipbo-breakers-must_lay = Chi può giocare un set non può passare.
rules-skipbo-breakers-equal_matches-title = Basta pareggiare
rules-skipbo-breakers-equal_matches = Si può giocare anche un set della stessa altezza.
rules-skipbo-breakers-open_discard-title = Round scoperti
rules-skipbo-breakers-open_discard = I round finiti si possono riguardare.
rules-skipbo-breakers-think_ms-title = Tempo per pensare
rules-skipbo-breakers-think_ms = Quando il tuo tempo scade, passi; se sei di mano, giochi la tua tessera più bassa. Un posto può avere più tempo; tutti vedono quanto.

## Ciò che hanno in comune i giochi di costruzione

rules-building-stand-title = Quando conta
rules-building-stand = Una costruzione conta quando corrisponde alla carta vista di fronte e si regge da sola per un secondo, senza nessuna mano. Può stare ovunque sul tavolo. Il tavolo lo vede da solo; non c’è nessun pulsante.
rules-building-stand-except = Un’immagine allo specchio è un errore. I mattoncini sparsi che non la toccano non contano. Se era giusta e lasciata prima dello scadere del tempo, il suo secondo può finire dopo.
rules-building-hands-title = Con la mano
rules-building-hands = Trascina un mattoncino con il mouse o con il dito. Giralo con la rotella, una freccia, un secondo dito o un tocco. Ciò che è sbagliato si vede sul mattoncino.
rules-building-other-hand-title = L’altra mano
rules-building-other-hand = Per alcune carte servono due mani: tieni fermo un mattoncino con il pulsante, un secondo dito, il tasto destro del mouse o O, e lascialo quando il resto lo sostiene.
rules-building-keys-title = Da tastiera e a orecchio
rules-building-keys = Il punto e la virgola leggono la carta un mattoncino alla volta, D la legge tutta. Invio prende quello letto, una cifra uno qualsiasi. Sinistra e destra lo spostano di mezzo mattoncino, su e giù lo girano, Invio lo posa. X dice che cosa non va ancora, O è l’altra mano; nel gioco dei dadi G tira.
rules-building-real-title = Mattoncini veri
rules-building-real = Costruisci con i tuoi mattoncini. Questa pagina mostra dado, tempo, carta e punti; gli altri dicono se è giusto.
rules-building-tactile-title = Da toccare
rules-building-tactile = Ogni colore ha una trama con un nome e un suono, e le carte vengono lette, tutte intere o un mattoncino alla volta. «Il colore giusto» vuol dire «la trama giusta». START è un cerchio verde, STOP un ottagono rosso.
rules-building-untimed-title = Il tempo
rules-building-untimed = Questo tavolo usa tempi diversi dal solito. Senza timer è l’architetto a dire quando il turno è finito, e la partita è fuori classifica.

## Classico

rules-classic-aim-title = Lo scopo
rules-classic-aim = Costruisci ciò che mostrano le carte, quante più puoi prima che scada il tempo. Chi ha più punti dopo quattro turni a testa vince; a pari punti si vince insieme.
rules-classic-turn-title = Un turno
rules-classic-turn = Comincia il più giovane. L’architetto tira il dado: 1, 2 o 3 regola il timer. Lo tiene il vicino di sinistra. Al segnale dell’architetto parte il timer e si scopre la prima carta della pila.
rules-classic-turn-except = Se entro 20 secondi non c’è segnale, il timer parte da solo.
rules-classic-card-title = Carte a colori
rules-classic-card = Ogni mattoncino deve avere il colore e il posto mostrati. Se è giusto e resta tempo, arriva la prossima carta, di nuovo con tutti e dieci i mattoncini. Ciò che è ancora in piedi si può usare.
rules-classic-grey-title = Carte grigie
rules-classic-grey = Conta solo la disposizione; va bene qualsiasi colore.
rules-classic-stand-title = Quando conta
rules-classic-stand = Deve corrispondere alla carta vista di fronte e reggersi da sola per un secondo, senza nessuna mano. Può stare ovunque sul tavolo. Il tavolo lo vede da solo.
rules-classic-stand-except = Un’immagine allo specchio è un errore. I mattoncini sparsi che non la toccano non contano.
rules-classic-mistake-title = Errori
rules-classic-mistake = Gli altri guardano, e chi vede un errore lo indica. Va corretto prima della prossima carta.
rules-classic-mistake-except = Una carta non si può saltare, a meno che le carte si possano rifiutare.
rules-classic-stop-title = Tempo scaduto
rules-classic-stop = I punti delle carte finite si pagano in gettoni. La carta in corso non conta. Mattoncini e carte passano a sinistra.
rules-classic-end-title = La fine
rules-classic-end = Il gioco finisce quando tutti hanno costruito quattro volte.
rules-classic-cunning-title = Architetti astuti
rules-classic-cunning = Puoi rifiutare la carta in corso: va al tuo vicino di sinistra, che riceve un gettone da 1 e dovrà costruirla per prima nel suo turno.
rules-classic-cunning-except = Una carta si può rifiutare una volta sola, e dopo averla vista per due secondi. Le carte rifiutate non finite in quel turno si scartano.
rules-classic-young-title = Giovani architetti
rules-classic-young = Ci sono due pile: numeri blu per i giovani e i principianti, rossi per gli esperti. Ogni carta finita vale un punto.

## Mini

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

## Dadi

rules-dice-aim-title = Lo scopo
rules-dice-aim = Tira sei dadi e due cuboidi, e con quello che mostrano costruisci ciò che mostrano le carte. Chi ha più punti dopo tre turni a testa vince.
rules-dice-turn-title = Un turno
rules-dice-turn = Comincia il più anziano. Il vicino di destra è lo stopper e dal via tira il dado piccolo. Il costruttore scopre la prima carta della pila.
rules-dice-roll-title = Tirare
rules-dice-roll = Prendi i pezzi che servono alla carta e tirali. Tieni ciò che va bene, ritira gli altri, quante volte vuoi. Anche ciò che è già nella costruzione si può riprendere e ritirare.
rules-dice-roll-except = Un pezzo che cade si tira di nuovo, e nessun pezzo si gira a mano su un altro numero.
rules-dice-stack-title = La regola di costruzione
rules-dice-stack = Un pezzo può stare sopra un altro solo se mostra lo stesso numero o uno più alto. Se sta sopra più pezzi, vale per ciascuno di essi.
rules-dice-stack-except = I lati che si toccano non contano. Solo la costruzione finita deve essere giusta.
rules-dice-upright-title = Cuboidi in verticale
rules-dice-upright = Un cuboide in verticale mostra le sue estremità vuote. Prendono qualsiasi numero serva, sotto e sopra.
rules-dice-upright-except = Rimesso in piano, va tirato di nuovo.
rules-dice-cards-title = Carte
rules-dice-cards = Le carte a colori dicono quale pezzo va dove. Sulle carte neutre scegli tu. Due dadi non sostituiscono mai un cuboide. I lati gialli sono più facili di quelli blu.
rules-dice-red-title = Carte rosse
rules-dice-red = Un 3 o un 4 rosso: costruisci liberamente con esattamente altrettanti pezzi, di cui uno solo può toccare il tavolo. La regola di costruzione vale.
rules-dice-sum-title = La somma
rules-dice-sum = Il dado piccolo si somma e si annuncia, anche le facce vuote. A 30 lo stopper chiama lo stop, e il turno finisce subito.
rules-dice-end-title = La fine
rules-dice-end = Il gioco finisce quando tutti hanno costruito tre volte. A pari somma si vince insieme.
