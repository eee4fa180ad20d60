### Le pagine della casa in un browser: scaffale, tavoli, impostazioni, e Skip-Bo Breakers a parole.

house-name = Breakhouse
skip-to-content = Vai al contenuto
looking = Un momento.
back = Indietro
close = Chiudi
try-again = Riprova
try-now = Prova ora
to-the-lobby = Allo scaffale

## Lo scaffale

lobby-title = Costruisci, distruggi, rigioca.
box-classic = Classico
box-classic-line = Dieci mattoncini di legno, una carta e un timer che corre.
box-tactile = Classico, da toccare
box-tactile-line = Lo stesso gioco, al tatto, a orecchio e da tastiera.
box-mini = Mini
box-mini-line = Otto mattoncini e un piccolo dado che conta il tuo tempo.
box-dice = Dadi
box-dice-line = Tira i dadi e impilali, mai uno più basso su uno più alto.
box-skipbo-breakers = Skip-Bo Breakers
box-skipbo-breakers-line = Gioca set più alti, e tieni un Breaker per il momento giusto.
box-facts = 2–4 persone · { $minutes } minuti
play-now = Gioca ora
play-now-box = Gioca ora: { $box }
with-friends = Con amici
with-friends-box = Con amici: { $box }
setting-up = Si prepara
join-title = Siediti a un tavolo
join-label = Il codice sullo schermo di un amico
join-go = Entra
join-too-short = Un codice ha almeno quattro lettere o cifre.
tables-title = Tavoli a cui giocare o da guardare
tables-none = Nessun tavolo aperto al momento.
tables-nobody = Ancora nessuno
tables-line =
    { $phase ->
        [gathering] { $game }, { $free ->
            [0] tutti i posti occupati
            [one] un posto libero
           *[other] { $free } posti liberi
        }
        [over] { $game }, appena finita
        [paused] { $game }, in pausa
       *[playing] { $game }, in corso
    }
more-title = Altro
more-companion = Per la scatola vera
more-results = Risultati e replay
more-rules = Regole
more-settings = Impostazioni

## Nomi

name-title = Come ti chiamiamo?
name-label = Il tuo nome
name-why = Gli altri al tavolo lo vedono. Te lo chiediamo una volta sola.
name-keep = Sono io
name-change = Il tuo nome:
name-missing = Di’ il tuo nome

## Un nuovo tavolo

new-title = Un nuovo tavolo
new-title-box = Un tavolo per { $box }
new-seats = Chi gioca
new-options = Come si gioca
new-access = Chi può venire
new-chat = Messaggi brevi tra chi gioca
new-hints = Permetti suggerimenti; la partita è allora fuori classifica
new-make = Prepara il tavolo
new-make-full = Prepara il tavolo
access-open = Tutta la casa vede il tavolo sullo scaffale
access-link = Solo chi ha il link
access-code = Solo chi ha il codice
seat-number = Posto { $n }
seat-me = Tu
seat-free = Libero
seat-free-later = Tenuto per un amico
seat-bot = Un bot
seat-here = Un’altra persona su questo dispositivo
seat-level = Quanto forte
seat-name = Nome
seat-guest = Ospite
seat-youngest = Nessuno è più giovane di me
seat-oldest = Nessuno ha più anni di me
seat-youngest-of = Nessuno è più giovane di { $name }
seat-oldest-of = Nessuno ha più anni di { $name }
seat-add = Un altro posto
seat-remove = Togli questo posto
level-beginner = Principiante
level-casual = Tranquillo
level-strong = Forte
level-expert = Esperto
level-random = A caso
pace-factor = { $factor ->
        [1] Tempo normale
       *[other] Tempo × { $factor }
    }
new-pace = Ritmo
new-pace-off = Senza tempo
new-pace-own = Ogni posto il suo
new-pace-help = Per tutti, oppure qui sopra per un posto solo. Lo vedono tutti e la classifica è a parte.
option-yes = sì
option-no = no
option-none = nessuno
option-seconds = { $seconds } s
option-target = Punti per vincere
option-must_lay = Chi può giocare deve giocare
option-must_lay-help = Altrimenti si può sempre passare.
option-equal_matches = Basta pareggiare
option-equal_matches-help = Altrimenti ogni set deve battere quello prima.
option-open_discard = I round finiti restano scoperti
option-think_ms = Secondi per pensare
option-think_ms-help = Lascia vuoto per tutto il tempo che si vuole.
option-turns = Turni a testa
option-cunning = Si possono rifiutare carte
option-cunning-help = Una carta rifiutata va al vicino di sinistra, con un gettone.
option-young = Giovani architetti
option-young-help = Le persone scelte giocano con condizioni più facili.
option-experts = Gioca con le carte rosse
option-young_limit = Somma per i giovani architetti
option-timer = Timer
option-timer-screen = Schermo: 60, 80 o 100 s
option-timer-box = Come nella scatola: 30, 40 o 50 s
option-timer-on = Sì
option-timer-off = Senza timer, per esercizio
option-factors = Tempo
option-hands = Mani
option-hands-free = Libere: trascina i mattoncini
option-hands-grid = Griglia: da tastiera e a orecchio
option-bricks = Mattoncini
option-bricks-screen = Sullo schermo
option-bricks-real = Veri, sul tuo tavolo
option-deck = Carte
option-deck-shipped = Il mazzo della casa
option-deck-daily = Il mazzo del giorno
option-deck-endless = Senza fine, sempre nuove
option-deck-own = Un mazzo tuo
option-deck-own-label = Il testo del file del mazzo
option-grey = Carte grigie, dove conta solo la forma
option-grip = Tappetino antiscivolo: i mattoncini non slittano
option-start_within_ms = Parte da solo dopo (secondi)
option-edition = Edizione
option-edition-standard = Normale
option-edition-tactile = Da toccare
option-limit = La somma che chiude un turno
option-roll_ms = Secondi per ogni tiro del dado piccolo
option-throw_ms = Secondi per ogni tiro dei dadi
option-countdown_ms = Secondi di conto alla rovescia
option-pile = Quando la pila è finita
option-pile-turn = Si rigira
option-pile-reshuffle = Si mescola
option-timekeeper = Chi tira il dado piccolo
option-timekeeper-table = Il tavolo
option-timekeeper-player = Una persona
option-stopper = Chi tira il dado piccolo
option-stopper-table = Il tavolo
option-stopper-player = Una persona
option-level = Livello
option-level-basic = Base
option-level-introduction = Introduzione
option-level-advanced = Avanzato

## Ci si trova

gather-title = { $box }
gather-waiting =
    { $free ->
        [one] Un posto è ancora libero.
       *[other] { $free } posti sono ancora liberi.
    }
gather-ready = Ci siete tutti.
gather-making-cards = Stiamo preparando le carte per questa partita. Si comincia tra un attimo.
gather-seats = Al tavolo
gather-start = Inizia
gather-change = Cambia come si gioca
gather-host-starts = È { $name } a far partire la partita.
gather-here-name = Un’altra persona su questo dispositivo si chiama
seat-is-bot-of = bot, { $level }
seat-is-you = tu
seat-is-host = ha aperto il tavolo
seat-sit = Siediti qui
seat-sit-here = Fai sedere qualcuno
seat-put-bot = Un bot
seat-stand = Alzati
seat-clear = Manda via il bot
seat-kick = Invita a uscire
seat-gone = { $name } non c’è più.
seat-let-bot = Fai giocare un bot
seat-bot-plays = Un bot gioca per te.
seat-take-back = Riprendi il posto
invite-title = Chiama gli amici
invite-qr = Codice QR con il link a questo tavolo
invite-code = Codice
invite-link = Link a questo tavolo
invite-copy = Copia il link
invite-copied = Copiato
invite-share = Invia
invite-screen = Schermo grande
watching =
    { $count ->
        [one] { $names } guarda.
       *[other] { $names } guardano.
    }
unrated =
    { $why ->
        [hints] Fuori classifica, perché i suggerimenti sono permessi.
        [untimed] Fuori classifica, perché non c’è timer.
        [real-bricks] Fuori classifica, perché si usano mattoncini veri.
        [removed] Fuori classifica, perché qualcuno è stato invitato a uscire.
        [alone] Fuori classifica, perché gioca una persona sola.
       *[other] Fuori classifica.
    }
screen-title = Le mani sui telefoni, il tavolo quassù.
screen-text = Inquadrate l’immagine o scrivete il codice, e sedetevi.

## Al tavolo

table-title = Tavolo { $code }
bar-name = Tavolo
bar-hint = Aiuto
bar-words = A parole
bar-rules = Regole
bar-menu = Menu
bar-chats =
    { $count ->
        [one] un messaggio
       *[other] { $count } messaggi
    }
places-name = Chi gioca
mine-name = Il tuo lato del tavolo
place-turn = Tocca a:
place-away = via
place-passed = ha passato
place-tiles =
    { $count ->
        [one] una tessera
       *[other] { $count } tessere
    }
place-score =
    { $score ->
        [one] 1 di { $target }
       *[other] { $score } di { $target }
    }
clock-left =
    { $seconds ->
        [one] Ancora un secondo.
       *[other] Ancora { $seconds } secondi.
    }
clock-none = Nessun timer in corso.
line-lost = La linea con la casa è caduta. Continuiamo a provare.
line-back = La linea è tornata.
line-waiting =
    { $count ->
        [one] Una mossa aspetta di essere inviata.
       *[other] { $count } mosse aspettano di essere inviate.
    }
line-undo = Annulla
paused-title = Una pausa
paused-why =
    { $why ->
        [all-away] Non c’era più nessuno, quindi il tempo è fermo.
        [restarted] La casa è stata riavviata. Niente è perso, e il tempo è fermo.
        [slept] La casa ha dormito. Niente è perso, e il tempo è fermo.
        [store] La casa ora non riesce a scrivere, quindi il tempo è fermo.
       *[agreed] Vi siete accordati per una pausa. Tutto è coperto finché non riprendete.
    }
paused-resume = Riprendi
handover-title = Passa il dispositivo
handover-text = Le tessere restano coperte finché il dispositivo non è nelle mani giuste.
handover-to = Sono { $name }
handover-now = { $name } ha il dispositivo.
handover-cover = Copri e passa
proposal =
    { $to ->
        [pause] Pausa chiesta da { $names }.
        [resume] Ripresa chiesta da { $names }.
        [rematch] Nuova partita chiesta da { $names }.
       *[abandon] Fine anticipata chiesta da { $names }.
    }
proposal-yes = Sì
proposal-no = No
proposal-missing = Si aspetta { $names }.
asks-to-see = { $name } vorrebbe vedere la tua mano.
chat-title = Di’ qualcosa
chat-label = Un messaggio breve
chat-send = Dillo
chat-said = { $name }: { $text }
preset-hello = Ciao
preset-good-game = Bella partita
preset-well-played = Ben giocato
preset-thanks = Grazie
preset-one-moment = Un momento
preset-your-turn = Tocca a te
preset-sorry = Scusa
preset-bye = Arrivederci
menu-acts = Che cosa puoi fare
menu-pause = Proponi una pausa
menu-move = Gioca su altro dispositivo
menu-move-key = Apri questo sull’altro dispositivo, entro dieci minuti:
menu-invite = Chiama gli amici
menu-resign = Arrenditi
menu-resign-sure = Sì, mi arrendo
menu-abandon = Proponi di finire qui
menu-leave = Lascia il tavolo
menu-ask-see = Chiedi a { $name } di mostrare la mano
menu-commitment = La promessa fatta prima della partita:

## A parole

words-name = Il tavolo a parole
command-label = Scrivi che cosa fai
command-send = Vai
command-help-skipbo-breakers = Tessere come 3 4 *, con il tipo dove serve, oppure passa.
command-help-classic = Per esempio: via, prendi il rosso, posa il rosso sdraiato sopra il bianco a sinistra, oppure termina.
command-help-mini = Per esempio: via, prendi il rosso, posa il rosso sdraiato sopra il bianco a sinistra, oppure termina.
command-help-dice = Per esempio: pronti, tira, oppure posa il dado rosso sopra il dado bianco.
command-unknown = «{ $text }» non è niente che si possa fare qui.
choices-title =
    { $count ->
        [one] Una cosa che puoi fare
       *[other] { $count } cose che puoi fare
    }
choices-more = Altre ancora
history-title = Che cosa è successo
questions-title = Chiedi al tavolo
ask-rules = Regole
ask-hand = Che cosa ho in mano?
ask-last = Che cosa c’è sopra?
ask-turn = A chi tocca?
ask-clock = Quanto tempo resta?
ask-counts = Come siamo messi?
ask-can = Che cosa posso fare?
ask-wrong = Che cosa non va ancora?
ask-card = Che cosa c’è sulla carta?
ask-again = Dillo di nuovo
ask-box = Alla casella dei comandi
no-hand-here = Stai guardando e non hai niente in mano.
nobody-to-move = Non tocca a nessuno.

## Skip-Bo Breakers

tile-wild = jolly
tile-name =
    { $lit ->
        [yes] { $tile }, si può giocare
       *[no] { $tile }
    }
rack-name =
    { $count ->
        [one] Il tuo leggio, una tessera
       *[other] Il tuo leggio, { $count } tessere
    }
middle-name = Il round
middle-before = Giocato prima
rounds-aside =
    { $count ->
        [one] un round coperto
       *[other] { $count } round coperti
    }
sorted-by =
    { $order ->
        [sets] In ordine di set
       *[number] In ordine di numero
    }
kind-word-single = singola
kind-word-pair = coppia
kind-word-pairs = coppie
kind-word-run = scala
kind-word-breaker = Breaker
can-lay = Set che puoi giocare
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
            [one] 1 serie di coppie
           *[other] { $count } serie di coppie
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
        [pairs] Gioca le coppie
        [run] Gioca la scala
       *[breaker] Gioca il Breaker
    }
pass = Passa
wait-your-turn = Aspetta il tuo turno; le tessere restano scelte.
prompt-open = Sei di mano. Gioca il set che vuoi.
prompt-follow = Tocca a te. Batti il set, o passa.
prompt-pass = Tocca a te. Niente nella tua mano lo batte: passa.
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
skipbo-set-up-to = { $set }, fino a { $rank }
skipbo-set-covered =
    { $count ->
        [one] una tessera, coperta
       *[other] { $count } tessere, coperte
    }
skipbo-drew = Sorteggio della mano: { $drawn }.
skipbo-drew-one = { $name } { $tile }
skipbo-dealt =
    { $you ->
        [yes] Smazzata { $hand }: tessere distribuite. Sei di mano.
       *[no] Smazzata { $hand }: tessere distribuite. { $name } è di mano.
    }
skipbo-laid =
    { $you ->
        [yes] Giochi { $kind ->
            [single] { $tiles }
            [pair] la coppia { $tiles }
            [pairs] le coppie { $tiles }
            [run] la scala { $tiles }
           *[breaker] il Breaker { $tiles }
        }.
       *[no] { $name } gioca { $kind ->
            [single] { $tiles }
            [pair] la coppia { $tiles }
            [pairs] le coppie { $tiles }
            [run] la scala { $tiles }
           *[breaker] il Breaker { $tiles }
        }. { $left ->
            [0] { "" }
            [one] Ancora una tessera.
           *[other] Ancora { $left } tessere.
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
        [yes] Passi.
       *[no] { $name } passa.
    }
skipbo-passed-late =
    { $you ->
        [yes] Il tuo tempo è scaduto: passi.
       *[no] { $name } non ha più tempo e passa.
    }
skipbo-round-won =
    { $you ->
        [yes] Vinci il round.
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
        [yes] Vinci la partita.
       *[no] { $name } vince la partita.
    }
skipbo-you-hold =
    { $count ->
        [one] Hai in mano una tessera: { $tiles }.
       *[other] Hai in mano { $count } tessere: { $tiles }.
    }
skipbo-last =
    { $you ->
        [yes] In cima: { $set }, set tuo.
       *[no] In cima: { $set }, di { $name }.
    }
skipbo-nothing-lies = Sul tavolo non c’è niente; il round è da aprire.
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
            [one] una serie di coppie, { $sets }
           *[other] { $count } serie di coppie, { $sets }
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
hand-over-target = Con { $target } punti si vince la partita.
hand-over-next = Prossima smazzata
hand-none-left = nessuna
column-player = Chi
column-left = Tessere rimaste
column-points = Punti
column-rating = Classifica
column-played = Partite

## La prima partita

guide-name = Prima partita
guide-skip = Conosco questo gioco
guide-close = Chiudi
guide-done = È tutto qui. Il punto interrogativo mostra le regole in ogni momento.
guide-skipbo-breakers-lay = Scegli tessere che puoi giocare: si illuminano. Poi giocale. Due uguali, una scala di tre, una tessera sola: sono tutti set.
guide-skipbo-breakers-beat = Gli altri devono battere un set con lo stesso tipo, altrettante tessere e un numero più alto. Anche tu. I pulsanti piccoli scelgono un set per te.
guide-skipbo-breakers-pass = Passare è libero, e puoi rientrare. Quando tutti gli altri hanno passato, il round è vinto e chi l’ha vinto è di mano nel prossimo.
guide-skipbo-breakers-breaker = Tre o quattro numeri uguali sono un Breaker: batte ogni altro set. Liberati di tutte le tessere prima degli altri.
guide-skipbo-breakers-wait = Comincia qualcun altro. Quando tocca a te, le tessere che puoi giocare si illuminano.
guide-start = { $game ->
        [dice] { $keeper ->
            [table] Premi START quando vuoi. Dopo il conto alla rovescia il dado piccolo comincia a contare.
           *[player] Aspetta il segnale. Poi il dado piccolo comincia a contare.
        }
        [mini] Premi START quando vuoi. Il dado piccolo comincia a contare.
       *[other] { $die ->
            [yes] Tira il dado, poi premi START quando vuoi. La carta si gira e il timer parte.
           *[no] Premi START quando vuoi. La carta si gira.
        }
    }
guide-build = { $how ->
        [grid] Il punto legge la carta un mattoncino alla volta, e Invio prende quello appena letto. Comincia dal basso.
        [touch] Trascina un mattoncino dove lo mostra la carta. Comincia dal basso.
       *[mouse] Trascina un mattoncino dove lo mostra la carta. Comincia dal basso.
    }
guide-turn = { $how ->
        [grid] Su e giù girano il mattoncino che hai in mano, sinistra e destra lo spostano, Invio lo posa. X dice che cosa non va ancora.
        [touch] Gira il mattoncino che hai in mano con il pulsante in basso o con un secondo dito. «Tieni fermo» è la tua altra mano.
       *[mouse] Gira il mattoncino che hai in mano con la rotella o una freccia. Il tasto destro del mouse tiene un altro mattoncino.
    }
guide-real = Costruisci la carta con i tuoi mattoncini e premi «Fatto». Gli altri guardano se è giusto.
guide-throw = { $how ->
        [grid] G tira i pezzi che servono alla carta. Maiusc con una cifra ne segna uno solo da ritirare.
       *[other] Tira i dadi che servono alla carta. Tieni quelli che vanno bene, ritira gli altri.
    }
guide-stack = Posa un dado come mostra la carta. Quello che sta sopra deve mostrare altrettanto o di più.
guide-stand = Quando è giusto si illumina, resta in piedi un secondo, e la prossima carta arriva da sola.
guide-count = { $game ->
        [classic] Quando il tempo scade, contano le carte finite. Poi costruisce chi viene dopo, e tu guardi.
       *[other] Quando si raggiunge la somma, il tuo turno è finito e contano le carte finite.
    }
guide-watching = { $game ->
        [dice] { $name } tira e costruisce. Quello che sta sopra deve mostrare altrettanto o di più: tocca un pezzo sbagliato. Arriverà il tuo turno.
       *[other] { $name } costruisce. Tu controlli: tocca un mattoncino messo male. Arriverà il tuo turno.
    }
guide-keeping = { $phase ->
        [signal] { $game ->
            [dice] Sei lo stopper: premi START quando { $name } è al suo posto.
           *[other] Tieni tu il tempo: quando { $name } ha cominciato, tiri il dado piccolo.
        }
       *[building] Tira il dado piccolo, ancora e ancora. Il tavolo somma: a { $limit } il turno di { $name } è finito.
    }

## Risultati

result-title =
    { $you ->
        [yes] Vinci tu.
       *[no] { $count ->
            [one] Vince { $names }.
           *[other] Vincono insieme { $names }.
        }
    }
result-nobody = Questa volta non vince nessuno.
result-rated = Questa partita vale per la classifica.
result-share = Condividi immagine
result-replay = Rivedila
result-again = Rigioca
result-best = La costruzione più bella, di { $name }
share-sent = L’immagine è in viaggio.
share-saved = L’immagine è salvata.
share-failed = Qui non è stato possibile fare l’immagine.
ended-resigned = Qualcuno si è arreso.
ended-abandoned = Il tavolo è stato lasciato.
ended-agreed-to-stop = Vi siete accordati di smettere.
results-played = Giocate in questa casa
results-none = Niente è stato ancora giocato fino in fondo.
pool-grid = da tastiera
pool-timed = contro il tempo
pool-slow = con più tempo
replay-title = Replay
replay-of = { $box }: { $names }
replay-view = Vista da
replay-view-all = il pubblico
replay-play = Avvia
replay-pause = Pausa
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-timeline = Svolgimento
replay-step = Passo { $step } di { $steps }
replay-keys = Le frecce sinistra e destra vanno passo per passo, un mattoncino alla volta; con Maiusc, da un evento all’altro. Anche qui il tavolo risponde alle domande.
replay-speed = Velocità
replay-download = Scarica la partita
replay-verify = Verifica il caso
review-title = Rivedila con il coach
review-thinking = Il coach la sta guardando. Ci vuole un momento.
review-look = Mostra
review-costly = Ciò che è costato di più
review-nothing-costly = Nulla che il coach avrebbe fatto diversamente.
review-luck = Fortuna e bravura, in lanci
review-by-dice = con i dadi
review-by-choosing = con le scelte
review-lost = persi
review-saved = guadagnati
review-building = La costruzione
review-seconds = { $seconds } s
review-look-at = Mostra la decisione { $n }
review-look-card = Mostra la carta { $card }
review-built-so = Costruito così
review-quicker-so = Più veloce così
rules-of = { $box }: le regole
rules-changed = Questo tavolo gioca diversamente in questi punti:
rules-choose = Scegli una scatola.

## Impostazioni

settings-look = Da vedere
settings-language = Lingua
settings-auto = Come il browser
settings-theme = Giorno o notte
settings-theme-auto = Come il dispositivo
settings-theme-light = Giorno
settings-theme-dark = Notte
settings-motion = Movimento
settings-motion-auto = Come il dispositivo
settings-motion-none = Nessuno
settings-words = Mostra il tavolo a parole sotto quello disegnato
settings-magnet = Una calamita leggera aiuta a posare i mattoncini
settings-guide = Spiega un gioco la prima volta
settings-sound = Da sentire
settings-volume = Volume
settings-no-sound = Questo browser non emette suoni. Ciò che direbbero appare scritto al margine della pagina.
settings-captions = Didascalie per i suoni
settings-speech = Leggi ad alta voce, senza screen reader
settings-rate = Velocità della voce
settings-spoken = Che cosa si dice
settings-spoken-all = Tutto ciò che succede
settings-spoken-turns = Solo quando tocca a me
settings-clock = Il tempo si dice
settings-clock-end = verso la fine
settings-clock-often = ogni tanto
settings-clock-never = solo se lo chiedo
settings-keys = Tasti
settings-queries = Tasti singoli interrogano il tavolo
settings-keys-how = Vai in un campo e premi il tasto che vuoi; Backspace lo toglie.
settings-keys-reset = I tasti soliti
settings-kept = Che cosa tiene di te la casa
settings-kept-why = Il tuo nome, la tua lingua, le tue impostazioni, i tuoi risultati e la classifica. Nient’altro.
settings-download = Scarica
settings-forget = Cancella
settings-forget-sure = Sì, cancella tutto
captions-name = Suono

## Guai

trouble-house-gone = La casa non risponde. Forse è stata chiusa; forse la linea è caduta.
trouble-storage = Questo browser non tiene niente per questa pagina: le tue impostazioni durano finché non la chiudi.
trouble-page-title = Questa pagina non è arrivata
trouble-page = La linea è caduta per strada.
trouble-face-title = Non è stato possibile disegnare il tavolo
trouble-face = Ricarica la pagina; il tuo posto è tenuto.
trouble-wasm = Questo browser non ha WebAssembly, quindi qui i mattoncini non cadono: si muovono su una griglia, da tastiera o con un tocco.
missing-title = A questo indirizzo non c’è niente
missing-text = Forse il link è vecchio, o una lettera si è persa per strada.
no-replay-title = Questa partita non è qui
no-replay-text = Forse non è mai stata finita, o il suo link è vecchio.
gone-title = Non sei a questo tavolo
gone-text = Il tavolo è stato chiuso, o il tuo posto non c’è più.

## Il compagno della scatola vera

companion-title = Per la scatola vera
companion-text = I vostri mattoncini sul tavolo, questo dispositivo al centro: tira il dado, tiene il tempo, annuncia la somma e segna i punti.
companion-box = Quale scatola?
companion-players = Chi gioca
companion-first = { $begins ->
        [oldest] Prima chi è più grande.
       *[youngest] Prima chi è più giovane.
    }
companion-cards = Carte
companion-cards-shipped = Mostrate qui, dal mazzo della casa
companion-cards-daily = Mostrate qui, dal mazzo del giorno
companion-cards-own = Le carte della nostra scatola
companion-begin = Comincia
own-turn = { $name } costruisce
own-over = Era l’ultimo turno
own-stop = Stop!
own-done = Punti di una carta finita
own-points =
    { $points ->
        [one] Un punto in questo turno
       *[other] { $points } punti in questo turno
    }
own-next = Segna, avanti il prossimo
own-roll = Tira
own-start = Via
own-rolled = Il dado mostra { $number }: { $seconds } secondi.
own-called = { $total }
own-stopped = Stop!

## Parole da scrivere, separate da virgole

typed-pass = passa, passo, passare
typed-wild = jolly
typed-kind-single = singola, tessera
typed-kind-pair = coppia
typed-kind-pairs = coppie, coppie sequenziali
typed-kind-run = scala
typed-kind-breaker = Breaker
