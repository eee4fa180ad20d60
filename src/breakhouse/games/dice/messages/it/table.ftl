### Make ’n’ Break, il gioco di dadi: al tavolo, nel browser

## Il cantiere

bench-site-dice = Tavolo di Make ’n’ Break, il gioco di dadi
bench-keys-dice = G tira quello che è segnato, o tutto ciò che non è posato. Maiusc con una cifra segna un solo pezzo. Il punto e la virgola leggono la carta un pezzo alla volta. A mano vuota, Invio legge il prossimo pezzo e lo prende, una cifra ne prende uno a scelta. Sinistra e destra lo spostano di mezzo dado, con Maiusc di uno e mezzo. Home (Inizio) e Fine vanno ai bordi. Su e giù girano un cuboide. Pagina su e pagina giù scelgono un posto più alto o più basso. Invio posa il pezzo, Esc lo mette da parte. Premi il tasto O e poi una cifra, oppure due volte O, per tenere un pezzo con l’altra mano; premi O un’altra volta per lasciarlo. Z riprende l’ultimo pezzo. S dice qual è il prossimo pezzo, il tasto A dice che cosa c’è intorno alla tua mano, M dice quanto distano due pezzi, K butta giù tutto.
tour-dice-roll = G tira quello che serve per la carta. Maiusc con una cifra segna un solo pezzo, e allora G tira solo quello che è segnato.
tour-dice-card = Il punto legge la carta un pezzo alla volta, la virgola torna indietro. { $card } legge tutta la carta.
tour-dice-take = Invio prende il pezzo che hai appena sentito; per prenderne un altro, premi la sua cifra.
tour-dice-move = Sinistra e destra spostano di mezzo dado il pezzo che hai in mano, su e giù girano un cuboide. Invio posa il pezzo, Esc lo mette da parte, Z riprende l’ultimo.
tour-dice-check = { $missing } dice qual è il prossimo pezzo, { $wrong } dice che cosa non va, il tasto A dice che cosa c’è intorno alla tua mano.
tour-dice-hold = Con il tasto O e una cifra tieni un pezzo con l’altra mano. Premi di nuovo O per lasciarlo.
bench-role-dice = { $role ->
        [architect] costruisce
       *[keeper] stopper
    }

## Dadi

do-dice-lift = Prendi un pezzo
do-dice-place = Posa un pezzo
do-dice-throw = Tira: { $pieces }{ $out ->
    [none] { "" }
   *[other] ; rimetti via: { $out }
}
field-dice-pieces-any = { words-piece }
field-dice-out-any = { words-piece }
dice-throw = { $count ->
        [0] Tira
        [one] Tira 1 pezzo
       *[other] Tira { $count } pezzi
    }
dice-throw-all = { $count ->
        [one] Tira 1 pezzo
       *[other] Tira tutti e { $count }
    }
dice-throw-swap = Tira { $count }, rimetti via { $out }
dice-again = tira
dice-again-name = Tira { $piece }
dice-marked = { $on ->
        [yes] Da tirare: { $piece }.
       *[no] Da tenere: { $piece }.
    }
dice-shows = { $piece } mostra { $pips }.
dice-pips = { $piece } mostra { $shows }, ma sta sopra { $below }, che mostra { $needs }. { dice-rule }
dice-unrolled = { $piece } è caduto e va tirato di nuovo.
dice-needs = { $any ->
        [0] { $dice ->
            [0] { $cuboids ->
                [one] Alla carta serve 1 pezzo lungo.
               *[other] Alla carta servono { $cuboids } pezzi lunghi.
            }
            [one] { $cuboids ->
                [0] Alla carta serve 1 dado.
                [one] Alla carta servono 1 dado e 1 pezzo lungo.
               *[other] Alla carta servono 1 dado e { $cuboids } pezzi lunghi.
            }
           *[other] { $cuboids ->
                [0] Alla carta servono { $dice } dadi.
                [one] Alla carta servono { $dice } dadi e 1 pezzo lungo.
               *[other] Alla carta servono { $dice } dadi e { $cuboids } pezzi lunghi.
            }
        }
       *[other] Scegli { $any } pezzi qualsiasi.
    }
dice-rule = Un numero più basso non va mai su uno più alto.
dice-rule-foot = { dice-rule } Un pezzo lungo in verticale va bene ovunque.

caption-tumble = I dadi rotolano.

## Lo scaffale

box-dice = Dadi
box-dice-line = Tira i dadi e impilali. { dice-rule }

## Un nuovo tavolo

option-throw_ms = Secondi per ogni tiro dei dadi
option-countdown_ms = Conto alla rovescia in secondi
option-stopper = Chi tira il dado piccolo
option-stopper-table = Il tavolo
option-stopper-player = Un giocatore
option-level = Livello
option-level-basic = Base
option-level-introduction = Introduzione
option-level-advanced = Avanzato
own-level-basic = Prima di mescolare gira circa metà delle carte, così si gioca con lati gialli e lati blu.
own-level-introduction = Metti la pila con i lati blu in alto, così si gioca solo con i lati gialli.
own-level-advanced = Metti la pila con i lati gialli in alto, così si gioca solo con i lati blu.

## A parole

command-help-dice = Per esempio: «pronti», «tira» oppure «posa il dado rosso sopra il dado bianco».
