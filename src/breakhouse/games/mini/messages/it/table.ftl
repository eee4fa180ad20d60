### Mini Make ’n’ Break: al tavolo, nel browser

## Il cantiere

bench-site-mini = Tavolo di Mini Make ’n’ Break
bench-role-mini = { $role ->
        [architect] costruisce
       *[keeper] tiene il tempo
    }

## Lo scaffale

box-mini = Mini
box-mini-line = Otto mattoncini e un piccolo dado che conta il tuo tempo.

## Un nuovo tavolo

option-young-seat = Giovane architetto
option-young_limit = Somma per i giovani architetti
option-pile = Quando la pila è finita
option-pile-turn = Si girano le carte usate
option-pile-reshuffle = Si mescolano le carte usate
option-timekeeper = Chi tira il dado piccolo
option-timekeeper-table = Il tavolo
option-timekeeper-player = Un giocatore

## A parole

command-help-mini = Per esempio: «via», «prendi il rosso», «posa il rosso sdraiato sopra il bianco a sinistra» oppure «termina».
