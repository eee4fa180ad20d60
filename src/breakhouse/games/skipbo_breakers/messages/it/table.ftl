### Skip-Bo Breakers: al tavolo, nel browser

caption-breaker = Un gong profondo: un Breaker.

## Lo scaffale

box-skipbo-breakers = Skip-Bo Breakers
box-skipbo-breakers-line = Gioca set più alti, e tieni un Breaker per il momento giusto.

## Un nuovo tavolo

option-target = Punti per vincere
option-must_lay = Chi può giocare deve giocare
option-must_lay-help = Altrimenti si può sempre passare.
option-equal_matches = Basta pareggiare
option-equal_matches-help = Altrimenti ogni set deve battere il precedente.
option-open_discard = I round finiti restano scoperti
option-think_ms = Secondi per pensare
option-think_ms-help = Lascia vuoto per non mettere limiti.

## Al tavolo

place-passed = ha passato
place-tiles =
    { $count ->
        [one] una tessera
       *[other] { $count } tessere
    }
place-score =
    { $score ->
        [one] 1 su { $target }
       *[other] { $score } su { $target }
    }

## A parole

command-help-skipbo-breakers = Scrivi tessere come 3 4 jolly, con il tipo davanti dove serve, oppure «passa».
no-hand-here = Stai guardando: non hai tessere.
nobody-to-move = Non tocca a nessuno.

## Skip-Bo Breakers

tile-wild = jolly
tile-wild-as = jolly come { $number }
tile-name =
    { $state ->
        [taken] { $tile }, { $tile ->
            [jolly] preso
           *[other] presa
        }
        [lit] { $tile }, si può giocare
       *[plain] { $tile }
    }
rack-name =
    { $count ->
        [one] Il tuo leggio, una tessera
       *[other] Il tuo leggio, { $count } tessere
    }
middle-name = Il round
middle-before = Giocati prima
rounds-aside =
    { $count ->
        [one] un round coperto
       *[other] { $count } round coperti
    }
sorted-by =
    { $order ->
        [sets] Ordina per numero
       *[number] Ordina per set
    }
sorted-now =
    { $order ->
        [sets] Tessere ordinate per set.
       *[number] Tessere ordinate per numero.
    }
kind-word-single = singola
kind-word-pair = coppia
kind-word-pairs = coppie sequenziali
kind-word-run = scala
kind-word-breaker = Breaker
can-lay = Set che puoi giocare
can-lay-all = Tutti ({ $count })
kind-count =
    { $kind ->
        [single] { $count ->
            [one] 1 singola
           *[other] { $count } singole
        }
        [pair] { $count ->
            [one] 1 coppia
           *[other] { $count } coppie
        }
        [pairs] { $count ->
            [one] 1 set di coppie sequenziali
           *[other] { $count } set di coppie sequenziali
        }
        [run] { $count ->
            [one] 1 scala
           *[other] { $count } scale
        }
       *[breaker] { $count ->
            [one] 1 Breaker
           *[other] { $count } Breaker
        }
    }
lay = Gioca
lay-as =
    { $kind ->
        [single] Gioca la tessera
        [pair] Gioca la coppia
        [pairs] Gioca le coppie sequenziali
        [run] Gioca la scala
       *[breaker] Gioca il Breaker
    }
pass = Passa
wait-your-turn = Aspetta il tuo turno; le tessere prese restano pronte.
prompt-open = Sei di mano. Gioca il set che vuoi.
prompt-follow = Tocca a te. Batti il set o passa.
prompt-must = Tocca a te. Batti il set.
prompt-pass = Tocca a te. Non puoi battere il set: passa.
prompt-other =
    { $opens ->
        [yes] { $name } è di mano.
       *[no] { $name } sta pensando.
    }
skipbo-set =
    { $kind ->
        [single] Singola { $tiles }
        [pair] Coppia { $tiles }
        [pairs] Coppie sequenziali { $tiles }
        [run] Scala { $tiles }
       *[breaker] Breaker { $tiles }
    }
skipbo-set-covered =
    { $count ->
        [one] una tessera, coperta
       *[other] { $count } tessere, coperte
    }
skipbo-drew = Sorteggio per decidere chi è di mano: { $drawn }.
skipbo-drew-one = { $tile } per { $name }
skipbo-dealt =
    { $you ->
        [yes] Smazzata { $hand }: tessere distribuite. Sei di mano.
       *[no] Smazzata { $hand }: tessere distribuite. { $name } è di mano.
    }
skipbo-laid =
    { $you ->
        [yes] Hai giocato { $kind ->
            [single] { $tiles ->
                [wild] un jolly
                [jolly] un jolly
               *[other] { $tiles }
            }
            [pair] la coppia { $tiles }
            [pairs] le coppie sequenziali { $tiles }
            [run] la scala { $tiles }
           *[breaker] il Breaker { $tiles }
        }.
       *[no] { $name } gioca { $kind ->
            [single] { $tiles ->
                [wild] un jolly
                [jolly] un jolly
               *[other] { $tiles }
            }
            [pair] la coppia { $tiles }
            [pairs] le coppie sequenziali { $tiles }
            [run] la scala { $tiles }
           *[breaker] il Breaker { $tiles }
        }. { $left ->
            [0] { "" }
            [one] Ha ancora una tessera.
           *[other] Ha ancora { $left } tessere.
        }
    }
skipbo-laid-covered =
    { $you ->
        [yes] Hai giocato { $count ->
            [one] una tessera, ora coperta
           *[other] { $count } tessere, ora coperte
        }.
       *[no] { $name } ha giocato { $count ->
            [one] una tessera, ora coperta
           *[other] { $count } tessere, ora coperte
        }.
    }
skipbo-passed =
    { $you ->
        [yes] Hai passato.
       *[no] { $name } passa.
    }
skipbo-passed-late =
    { $you ->
        [yes] Il tuo tempo è scaduto: passi.
       *[no] { $name } ha finito il tempo e passa.
    }
skipbo-round-won =
    { $you ->
        [yes] Hai vinto il round.
       *[no] { $name } vince il round ed è di mano nel prossimo.
    }
skipbo-hand-won =
    { $you ->
        [yes] Non hai più tessere e segni { $points ->
            [one] un punto
           *[other] { $points } punti
        }.
       *[no] { $name } non ha più tessere e segna { $points ->
            [one] un punto
           *[other] { $points } punti
        }.
    }
skipbo-match-won =
    { $you ->
        [yes] Hai vinto la partita.
       *[no] { $name } vince la partita.
    }
skipbo-you-hold =
    { $count ->
        [one] Hai in mano una tessera: { $tiles }.
       *[other] Hai in mano { $count } tessere: { $tiles }.
    }
skipbo-last =
    { $you ->
        [yes] In cima c’è il tuo set: { $set }.
       *[no] In cima: { $set }, di { $name }.
    }
skipbo-nothing-lies = Il tavolo è vuoto: il round non è ancora aperto.
skipbo-turn =
    { $you ->
        [yes] { $opens ->
            [yes] Tocca a te. Sei di mano.
           *[no] Tocca a te.
        }
       *[no] { $opens ->
            [yes] Tocca a { $name }, di mano in questo round.
           *[no] Tocca a { $name }.
        }
    }
skipbo-count =
    { $you ->
        [yes] tu: { $count ->
            [one] una tessera
           *[other] { $count } tessere
        }, { $score ->
            [one] un punto
           *[other] { $score } punti
        }
       *[no] { $name }: { $count ->
            [one] una tessera
           *[other] { $count } tessere
        }, { $score ->
            [one] un punto
           *[other] { $score } punti
        }
    }
skipbo-can = Puoi giocare: { $sets }.
skipbo-can-kind =
    { $kind ->
        [single] { $count ->
            [one] una tessera singola, { $sets }
           *[other] { $count } tessere singole, { $sets }
        }
        [pair] { $count ->
            [one] una coppia, { $sets }
           *[other] { $count } coppie, { $sets }
        }
        [pairs] { $count ->
            [one] un set di coppie sequenziali, { $sets }
           *[other] { $count } set di coppie sequenziali, { $sets }
        }
        [run] { $count ->
            [one] una scala, { $sets }
           *[other] { $count } scale, { $sets }
        }
       *[breaker] { $count ->
            [one] un Breaker, { $sets }
           *[other] { $count } Breaker, { $sets }
        }
    }
skipbo-can-some = come { $sets }
skipbo-step = { $set }, { $n } di { $count }.
skipbo-picked = Tessere prese: { $tiles }.
skipbo-picked-none = Non hai preso nessuna tessera.
skipbo-put-back = Tessere rimesse a posto.
skipbo-can-nothing = Adesso non puoi giocare niente.
hand-over-title =
    { $you ->
        [yes] Non hai più tessere: { $points ->
            [one] un punto
           *[other] { $points } punti
        }.
       *[no] { $name } non ha più tessere: { $points ->
            [one] un punto
           *[other] { $points } punti
        }.
    }
hand-over-target = Chi arriva per primo a { $target ->
        [one] un punto
       *[other] { $target } punti
    } vince la partita.
hand-over-next = Prossima smazzata
hand-none-left = nessuna
column-left = Tessere rimaste

## Parole da scrivere, separate da virgole

typed-pass = passa, passo, passare, p
typed-wild = jolly, wild, joker, w, ∞
typed-to = a, to
typed-kind-single = tessera singola, singola, tessera
typed-kind-pair = coppia
typed-kind-pairs = coppie, coppie sequenziali
typed-kind-run = scala
typed-kind-breaker = Breaker
typed-tile-left = sinistra, a sinistra
typed-tile-right = destra, a destra
typed-tile-first = prima tessera
typed-tile-last = ultima tessera
typed-set-higher = set successivo, più alto
typed-set-lower = set precedente, più basso
typed-pick-up = prendi, prendere
typed-lay = gioca, giocare
typed-put-back = rimetti, rimetti a posto

## Tasti

rack-hint = Qui i tasti sono attivi. { $help } dice che cosa fanno, { $tour } avvia la visita guidata.
rack-keys = Sinistra e destra scorrono le tue tessere, le cifre saltano a un numero, su e giù prendono i set che puoi giocare. Spazio prende una tessera, Invio gioca quelle prese, Esc le rimette a posto, P passa.
skipbo-scores = Punti: { $list }.
skipbo-score-one = { $points } per { $name }
tour-rack-walk = Sinistra e destra scorrono le tue tessere, le cifre saltano a un numero.
tour-rack-lay = Spazio prende una tessera, Invio gioca quelle prese. Esc le rimette a posto, P passa.
tour-rack-ask = { $can } dice che cosa puoi giocare, { $last } che cosa c’è in cima, { $hand } che cosa hai in mano.
ended-target-reached =
    { $you ->
        [yes] Hai raggiunto { $score } { $score ->
            [one] punto
           *[other] punti
        }.
       *[no] { $name } ha raggiunto { $score } { $score ->
            [one] punto
           *[other] punti
        }.
    }

## Stampare

print-skipbo-breakers = Stampa la scheda di riferimento
