### Skip-Bo Breakers: le regole in brevi paragrafi, con le loro eccezioni

rules-skipbo-breakers-aim-title = Lo scopo
rules-skipbo-breakers-aim = Liberati di tutte le tessere prima degli altri. Ogni tessera che gli altri hanno ancora in mano è un punto per te. Chi arriva per primo a { $target ->
        [one] un punto
       *[other] { $target } punti
    } vince la partita.
rules-skipbo-breakers-hand-title = Tessere e smazzate
rules-skipbo-breakers-hand = Ci sono 64 tessere: i numeri da 1 a 15, quattro volte ciascuno, e quattro jolly ∞. In quattro se ne ricevono 16 a testa, in due o tre 20; il resto sta coperto e non si usa.
rules-skipbo-breakers-hand-except = Prima della prima smazzata tutti pescano una tessera; chi ha la più alta è di mano, e un jolly sta sopra ogni numero. Poi è di mano chi ha vinto la smazzata precedente.
rules-skipbo-breakers-sets-title = Cinque tipi di set
rules-skipbo-breakers-sets = Una tessera singola; una coppia; coppie sequenziali (almeno due coppie di numeri consecutivi); una scala di almeno tre numeri consecutivi; un Breaker di tre o quattro numeri uguali.
rules-skipbo-breakers-beat-title = Battere
rules-skipbo-breakers-beat = Si gioca in senso orario. Un set è battuto da uno { $equal_matches ->
        [yes] dello stesso tipo, altrettanto alto o più alto
       *[no] più alto dello stesso tipo
    }. Una scala non batte una coppia, né una coppia una scala.
rules-skipbo-breakers-beat-except = Solo un Breaker si può giocare su qualsiasi set.
rules-skipbo-breakers-length-title = Stesso numero di tessere
rules-skipbo-breakers-length = Scale e coppie sequenziali devono avere lo stesso numero di tessere del set che ha aperto il round.
rules-skipbo-breakers-follow-title = Che cosa può seguire e che cosa no
rules-skipbo-breakers-follow = Per ogni tipo: un set con cui aprire il round, uno che può seguire e uno che non può.
rules-skipbo-breakers-opens = Per aprire
rules-skipbo-breakers-follows = Può seguire
rules-skipbo-breakers-never = Non valido
rules-skipbo-breakers-not = { $why ->
        [lower] Un numero più basso non batte mai uno più alto.
        [kind] Una scala non batte una coppia.
        [length] Ha più tessere del set che ha aperto il round.
       *[wild] Un jolly non può completare un Breaker.
    }
rules-skipbo-breakers-pass-title = Passare
rules-skipbo-breakers-pass = { $must_lay ->
        [yes] Se non puoi giocare un set, passi. Più tardi, nello stesso round, puoi giocare di nuovo.
       *[no] Puoi sempre passare, anche se potresti giocare, e giocare di nuovo più tardi nello stesso round.
    }
rules-skipbo-breakers-pass-except = Chi è di mano deve giocare qualcosa.
rules-skipbo-breakers-round-title = La fine di un round
rules-skipbo-breakers-round = Quando tutti gli altri hanno passato uno dopo l’altro, il round è finito: chi ha giocato per ultimo lo vince ed è di mano nel prossimo, con il set che vuole, ma non può aggiungere altro a quello appena giocato. Le tessere del round vengono coperte.
rules-skipbo-breakers-wild-title = Jolly
rules-skipbo-breakers-wild = Un jolly vale qualsiasi numero in una coppia, in coppie sequenziali e in una scala. Se le tessere si possono leggere in più modi, valgono il massimo possibile. Da solo o in coppia, un jolly sta sopra il 15.
rules-skipbo-breakers-wild-except = Scale e coppie sequenziali devono contenere almeno un numero e non vanno mai oltre il 15. Un jolly non completa mai un Breaker; ma tre o quattro jolly sono un Breaker a sé, il più alto della sua misura.
rules-skipbo-breakers-breaker-title = Breaker
rules-skipbo-breakers-breaker = Un Breaker batte ogni altro tipo e può anche aprire un round. Lo batte solo un Breaker più alto; ogni Breaker di quattro batte ogni Breaker di tre.
rules-skipbo-breakers-breaker-except = Un Breaker si gioca nel proprio turno, mai fuori turno.
rules-skipbo-breakers-score-title = La fine di una smazzata
rules-skipbo-breakers-score = La smazzata finisce appena qualcuno resta senza tessere. Nessuno può rispondere. Chi l’ha vinta segna un punto per ogni tessera in mano agli altri. Per la smazzata successiva si mescolano e si distribuiscono di nuovo tutte le tessere.
rules-skipbo-breakers-secrets-title = Che cosa puoi guardare
rules-skipbo-breakers-secrets = Vedi i set del round in corso e quante tessere ha ciascuno. { $open_discard ->
        [yes] Anche i round finiti restano scoperti.
       *[no] I round finiti restano coperti fino al conteggio della smazzata; poi si mostra tutto.
    }
rules-skipbo-breakers-keys-title = Da tastiera
rules-skipbo-breakers-keys = Sinistra e destra scorrono il tuo leggio, le cifre saltano a un numero, su e giù prendono il set successivo o precedente che puoi giocare, Spazio prende una tessera, Invio gioca, P passa, Esc rimette tutto a posto.
rules-skipbo-breakers-must_lay-title = Obbligo di giocare
rules-skipbo-breakers-must_lay = Se puoi giocare un set, non puoi passare.
rules-skipbo-breakers-equal_matches-title = Basta pareggiare
rules-skipbo-breakers-equal_matches = Si può giocare anche un set dello stesso valore.
rules-skipbo-breakers-open_discard-title = Round scoperti
rules-skipbo-breakers-open_discard = I round finiti si possono riguardare.
rules-skipbo-breakers-think_ms-title = Tempo per pensare
rules-skipbo-breakers-think_ms = Per ogni turno hai { $setting1 } secondi. Quando scadono, passi; se sei di mano, giochi la tua tessera più bassa. Un posto può avere più tempo; tutti vedono quanto.
