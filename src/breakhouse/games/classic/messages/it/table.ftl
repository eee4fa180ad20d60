### Make ’n’ Break: al tavolo, nel browser

## Il cantiere

bench-site-classic = Tavolo di Make ’n’ Break
bench-role-classic = { $role ->
        [architect] costruisce
       *[keeper] tiene il timer
    }

## Lo scaffale

box-classic = Classico
box-classic-line = Dieci mattoncini di legno, una carta e un timer che corre.
box-tactile = Classico, edizione tattile
box-tactile-line = Gioca senza guardare: ogni colore è una trama, ogni carta viene letta.
box-tactile-about = Questa scatola è fatta per giocare senza vedere, e possono giocarci tutti. Ogni colore ha la sua trama, disegnata qui come si sente sotto il dito; le carte vengono lette, i mattoncini si posano da tastiera o a mano e nulla dipende dalla vista. Se vedi, prova una carta a occhi chiusi.

## Un nuovo tavolo

option-cunning = Si possono rifiutare carte
option-cunning-help = Una carta rifiutata va a chi siede a sinistra, con un gettone.
option-young-help = Due pile: i numeri blu per chi è giovane o alle prime armi, i rossi per chi ha esperienza: scegli tu chi. Ogni carta vale un punto.
option-experts = Pesca carte rosse
option-experts-seat = Ha esperienza: pesca carte rosse
option-timer-screen = Schermo: 60, 80 o 100 s
option-timer-box = Come nella scatola: 30, 40 o 50 s
option-timer_by = Chi avvia il timer
option-timer_by-architect = L’architetto
option-timer_by-neighbour = Chi siede a sinistra, come nel regolamento
option-start_within_ms = Avvio automatico dopo (secondi)
option-edition = Edizione
option-edition-standard = Normale
option-edition-tactile = Tattile

## A parole

command-help-classic = Per esempio: «via», «prendi il rosso», «posa il rosso sdraiato sopra il bianco a sinistra» oppure «termina».
