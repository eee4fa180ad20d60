### Skip-Bo Breakers: nel terminale

simulate-help = giocare molte smazzate di Skip-Bo Breakers con codice compilato e mostrare i risultati
simulate-help-game = quale gioco (solo skipbo-breakers ha giocatori compilati)
simulate-help-hands = numero di smazzate (predefinito: 100000)
simulate-help-seats = numero di posti (predefinito: uno per giocatore indicato)
simulate-help-players = chi gioca, uno per posto: random o greedy; un solo nome vale per tutti i posti
simulate-help-seed = un numero qualsiasi: lo stesso seme dà le stesse smazzate
simulate-help-plot = disegnare i punti di ogni smazzata come immagine (SVG)
simulate-playing = Si gioca
simulate-title = { $hands ->
        [one] Una smazzata
       *[other] { $hands } smazzate
    } di Skip-Bo Breakers, seme { $seed }
simulate-column-seat = Posto
simulate-column-player = Giocatore
simulate-column-points = Punti a smazzata
simulate-column-margin = Vantaggio
simulate-column-won = Vinte
simulate-player = { $player ->
        [random] a caso
       *[greedy] avido
    }
simulate-speed = { $moves } mosse in { $seconds } secondi: { $rate } milioni al secondo.
simulate-histogram = Quanto ha reso una smazzata a chi l’ha vinta, in punti:
simulate-plot = Vantaggio del posto { $seat } in punti, smazzata per smazzata
simulate-written = Scritto: { $file }
refused-unknown-player = Qui non c’è il giocatore «{ $player }». Scegli tra: { $known }. Per i livelli dei bot usa breakhouse arena.
refused-players-for-seats = { $players ->
        [one] È stato indicato un giocatore
       *[other] Sono stati indicati { $players } giocatori
    } per { $seats } posti. Indicane uno per ogni posto, o uno per tutti.
refused-needs-hands = Gioca almeno una smazzata.
refused-no-compiled-players = { $game } non ha giocatori compilati. Prova i suoi bot nell’arena: breakhouse arena.

terminal-welcome = Skip-Bo Breakers. Gioca i tuoi set, resta senza tessere prima degli altri e raggiungi i punti per vincere. Scrivi ? per le regole, q per uscire.
terminal-prompt = Tocca a te (tessere, p per passare, s per tutti i set, ? per le regole):

terminal-left = { $you ->
        [yes] Avevi ancora { $tiles }.
       *[no] { $name } aveva ancora { $tiles }.
    }
terminal-can-lay = { $kind ->
        [single] Singole
        [pair] Coppie
        [pairs] Coppie sequenziali
        [run] Scale
       *[breaker] Breaker
    }: { $sets }{ $more ->
        [0] { "" }
        [one] { " " }e un altro set
       *[other] { " " }e altri { $more } set
    }

terminal-how-skipbo-breakers = Scrivi le tessere: 3 4 *   ·   con il tipo, se può essere più d’uno: coppie 7 8 * *   ·   p passa   ·   q esce

## Parole da scrivere, separate da virgole

typed-sets = s, set, sets
referee-op-sets = elenca i set possibili con le tessere in mano
