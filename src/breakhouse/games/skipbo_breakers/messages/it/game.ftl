### Skip-Bo Breakers: tipi di tessere e di set, e ciò che viene rifiutato

skipbo-breakers = Skip-Bo Breakers

kind-single = { $count ->
        [one] una tessera singola
       *[other] tessere singole
    }
kind-pair = una coppia
kind-pairs = coppie sequenziali
kind-run = una scala
kind-breaker = un Breaker

refused-not-a-tile = «{ $tile }» non è una tessera. Le tessere sono i numeri da 1 a 15, e ∞, che si scrive *.
refused-too-many-of-a-tile = Ci sono solo quattro tessere per tipo; { $tile } compare { $count } volte in questo set.
refused-empty-set = Indica le tessere che vuoi giocare, per esempio 3 4 5.
refused-tiles-not-held = Non hai { $tiles } in mano.
refused-not-a-legal-move = { $move } non è una mossa valida qui.
refused-no-set = { $tiles } non è un set. Un set è una tessera singola, una coppia, coppie sequenziali, una scala di almeno tre tessere o un Breaker.
refused-wild-in-breaker = { $tiles } non è un Breaker: un jolly non può completarne uno.
refused-not-that-kind =
    { $kind ->
        [single] { $tiles } non è una tessera singola.
        [pair] { $tiles } non è una coppia.
        [pairs] { $tiles } non sono coppie sequenziali.
        [run] { $tiles } non è una scala.
       *[breaker] { $tiles } non è un Breaker.
    }
refused-say-which-kind = { $tiles } si può giocare come scala o come coppie sequenziali. Di’ quale delle due.
refused-wrong-kind =
    { $needed ->
        [single] In questo round si giocano tessere singole. Gioca una tessera più alta o un Breaker.
        [pair] In questo round si giocano coppie. Gioca una coppia più alta o un Breaker.
        [pairs] In questo round si giocano coppie sequenziali. Gioca coppie sequenziali più alte o un Breaker.
        [run] In questo round si giocano scale. Gioca una scala più alta o un Breaker.
       *[breaker] Solo un Breaker più alto batte un Breaker.
    }
refused-must-have-n-tiles =
    { $kind ->
        [pairs] Le coppie sequenziali devono avere { $n } tessere, quante il set che ha aperto il round.
       *[other] La scala deve avere { $n } tessere, quante il set che ha aperto il round.
    }
refused-too-low =
    { $top ->
        [16] Non è abbastanza alto: sopra un jolly c’è solo un Breaker.
       *[other] Non è abbastanza alto: il set sul tavolo arriva a { $top }.
    }
refused-breaker-too-low =
    { $length ->
        [4] Per battere questo Breaker serve un Breaker di quattro più alto.
       *[other] Per battere questo Breaker serve un tris più alto, o un qualsiasi Breaker di quattro.
    }
refused-opener-must-lay = Sei di mano in questo round: devi giocare un set.
refused-must-lay = A questo tavolo chi può giocare un set deve giocarlo.

outcome-target-reached = { $name } raggiunge { $target ->
        [one] un punto
       *[other] { $target } punti
    } e vince la partita.
invalid-not-a-tile = «{ $tile }» non è una tessera. Le tessere sono i numeri da 1 a 15, e ∞, che si scrive *.
invalid-no-set = { $tiles } non è un set.
invalid-say-which-kind = { $tiles } può essere di più tipi: { $kinds }. Scrivi prima il tipo.
invalid-not-a-position = «{ $text }» non è una posizione. Servono le mani, di chi è il turno, che cosa bisogna battere e quanti hanno passato.
invalid-too-many-of-a-tile = Ci sono solo quattro tessere per tipo; { $tile } compare { $count } volte.
