### Le pagine della casa in un browser: scaffale, tavoli, impostazioni.

house-name = Breakhouse
skip-to-content = Vai al contenuto
looking = Un momento.
back = Indietro
close = Chiudi
try-again = Riprova
try-now = Prova ora
to-the-lobby = Torna allo scaffale

## Lo scaffale

lobby-title = Costruisci, distruggi, rigioca.
lobby-ear = Tutto viene letto ad alta voce, costruisci con la tastiera e hai più tempo.
box-facts = { $players } persone · { $minutes ->
        [1] un minuto
       *[other] { $minutes } minuti
    }
play-now = Gioca ora
play-now-box = Gioca ora: { $box }
with-friends = Con amici
with-friends-box = Con amici: { $box }
setting-up = Preparazione…
join-title = Siediti a un tavolo
join-label = Codice sullo schermo di chi ti invita
join-go = Entra
join-too-short = Un codice ha almeno quattro lettere o cifre.
tables-title = Tavoli dove giocare o guardare
tables-none = Nessun tavolo aperto al momento.
tables-nobody = Ancora nessuno
tables-line =
    { $phase ->
        [gathering] { $game }, { $free ->
            [0] tutti i posti occupati
            [one] un posto libero
           *[other] { $free } posti liberi
        }
        [over] { $game }, partita appena finita
        [paused] { $game }, in pausa
       *[playing] { $game }, in corso
    }
more-title = Altro
more-companion = Assistente per il gioco in scatola
more-results = Risultati e replay
more-rules = Regole
more-settings = Impostazioni

## Nomi

name-title = Come dobbiamo chiamarti?
name-label = Il tuo nome
name-why = Gli altri al tavolo vedono il tuo nome. Te lo chiediamo una volta sola.
name-keep = Sono io
name-change = Il tuo nome:
name-missing = Il tuo nome?

## Un nuovo tavolo

new-title = Un nuovo tavolo
new-options = Opzioni di gioco
new-access = Chi può unirsi
new-chat = Messaggi brevi tra chi gioca
new-hints = Consenti i consigli (la partita non varrà per la classifica)
access-open = Mostra il tavolo sullo scaffale, così può unirsi chiunque
seat-number = Posto { $n }
seat-free = Libero
seat-level = Livello
seat-name = Nome
seat-guest = Ospite
seat-youngest = Ho meno anni di tutti
seat-oldest = Ho più anni di tutti
seat-youngest-of = { $name } ha meno anni di tutti
seat-oldest-of = { $name } ha più anni di tutti
seat-add = Aggiungi un posto
seat-remove = Togli questo posto
level-beginner = Principiante
level-casual = Tranquillo
level-strong = Forte
level-expert = Esperto
level-random = A caso
pace-factor = { $factor ->
        [1] Tempo normale
       *[other] { $factor } volte più tempo
    }
new-pace = Ritmo
new-pace-off = Senza limite di tempo
new-pace-own = Diverso per ogni posto
new-pace-help = Vale per tutti; più sotto puoi regolare i singoli posti. Tutti vedono il ritmo scelto, e queste partite hanno una classifica a parte.
option-yes = sì
option-no = no
option-none = disattivato
option-seconds = { $seconds } s
option-factors = Tempo

## Ci si trova

gather-title = { $box }
gather-waiting =
    { $free ->
        [one] Un posto è ancora libero.
       *[other] { $free } posti sono ancora liberi.
    }
gather-ready = Ci siete tutti.
gather-room = C’è ancora un posto per te.
gather-full = Tutti i posti sono occupati, ma puoi guardare.
gather-making = Prepariamo le carte…
gather-making-cards = Stiamo preparando le carte per questa partita. Si comincia tra un attimo.
gather-seats = Al tavolo
gather-start = Inizia
gather-host-starts = La partita la avvia { $name }.
seat-is-bot-of = bot, { $level }
seat-is-you = tu
seat-is-host = ha aperto il tavolo
seat-goes-first = comincia
seat-sit = Siediti qui
seat-sit-here = Fai sedere qualcuno
seat-put-bot = Aggiungi bot
seat-stand = Alzati
seat-by-ear = A orecchio
seat-clear = Togli il bot
seat-kick = Espelli
seat-gone = { $name } ha lasciato il tavolo.
seat-let-bot = Fai giocare un bot
seat-bot-plays = Un bot gioca per te.
seat-take-back = Riprendi il posto
invite-title = Invita gli amici
invite-qr = Codice QR con il link a questo tavolo
invite-code = Codice
invite-link = Link a questo tavolo
invite-copy = Copia il link
invite-copied = Copiato
invite-share = Condividi
invite-screen = Schermo grande
watching =
    { $count ->
        [one] { $names } guarda.
       *[other] { $names } guardano.
    }
unrated = Fuori classifica.
unrated-hints = Fuori classifica, perché i consigli sono permessi.
unrated-removed = Fuori classifica, perché qualcuno è stato espulso.
unrated-alone = Fuori classifica, perché gioca una persona sola.
unrated-learning = Fuori classifica, perché { $you ->
        [yes] stai
       *[no] { $count ->
            [one] { $names } sta
           *[other] { $names } stanno
        }
    } ancora imparando il gioco.
unrated-began-unrated = Fuori classifica, perché lo era già all’inizio.
unrated-fair-play = Non classificata perché non è stata giocata lealmente.
result-withheld = Questa partita è in corso di verifica. Fino ad allora non conta.
screen-title = Si gioca dai telefoni, il tavolo è quassù.
screen-text = Inquadrate il codice QR o digitate il codice, poi sedetevi.

## Al tavolo

bar-name = Tavolo
skip-ahead = Vai avanti veloce
bar-hint = Consiglio
bar-words = A parole
bar-rules = Regole
bar-menu = Menu
menu-title = Menu del tavolo
bar-chats =
    { $count ->
        [one] un messaggio
       *[other] { $count } messaggi
    }
places-name = Chi gioca
mine-name = Il tuo lato del tavolo
place-turn = Tocca a:
place-away = assente
place-weak = connessione debole
clock-left =
    { $seconds ->
        [one] Ancora un secondo.
       *[other] Ancora { $seconds } secondi.
    }
clock-left-for = { $you ->
        [yes] Hai ancora { $seconds ->
            [one] un secondo
           *[other] { $seconds } secondi
        } per giocare.
       *[no] { $name } ha ancora { $seconds ->
            [one] un secondo
           *[other] { $seconds } secondi
        } per giocare.
    }
clock-none = Nessun timer in corso.
line-lost = Connessione persa. Nuovo tentativo…
line-slow = Connessione lenta. In attesa di risposta…
line-back = Connessione ristabilita.
line-waiting =
    { $count ->
        [one] Una mossa aspetta di essere inviata.
       *[other] { $count } mosse aspettano di essere inviate.
    }
line-undo = Annulla
paused-title = In pausa
paused-why =
    { $why ->
        [all-away] Non c’era più nessuno, quindi il tempo è fermo.
        [restarted] Il server è stato riavviato. Non è andato perso nulla; il tempo è fermo.
        [slept] Il server era in standby. Non è andato perso nulla; il tempo è fermo.
        [store] Il server ora non riesce a salvare, quindi il tempo è fermo.
       *[agreed] Avete deciso di fare una pausa. Tutto resta coperto finché non riprendete.
    }
paused-resume = Riprendi
handover-title = Passa il dispositivo
handover-text = Le tessere restano coperte finché il dispositivo non è nelle mani giuste.
handover-to = Sono { $name }
handover-now = { $name } ha il dispositivo.
handover-cover = Copri le tessere
proposal =
    { $to ->
        [pause] Proposta di { $names }: fare una pausa.
        [resume] Proposta di { $names }: riprendere.
        [rematch] Proposta di { $names }: giocare ancora.
       *[abandon] Proposta di { $names }: finire qui.
    }
proposal-own =
    { $to ->
        [pause] Hai proposto una pausa.
        [resume] Hai proposto di riprendere.
        [rematch] {""}
       *[abandon] Hai proposto di fermarsi qui.
    }
proposal-yes = Sì
proposal-no = No
proposal-missing = In attesa di { $names }.
asks-to-see = { $name } vorrebbe vedere la tua mano.
chat-title = Di’ qualcosa
chat-label = Un messaggio breve
chat-send = Invia
chat-said = { $name }: { $text }
chat-mute = Silenzia { $name }
chat-mute-all = Silenzia tutti
chat-mutes = Silenzia qualcuno
preset-hello = Ciao
preset-good-game = Bella partita
preset-well-played = Ben giocato
preset-thanks = Grazie
preset-one-moment = Un momento
preset-your-turn = Tocca a te
preset-sorry = Scusa
preset-bye = A presto
menu-acts = Che cosa puoi fare
menu-pause = Proponi una pausa
menu-move = Gioca su un altro dispositivo
menu-move-key = Apri questo link sull’altro dispositivo entro dieci minuti:
menu-invite = Invita gli amici
menu-resign = Abbandona
menu-report = Segnala qualcuno
report-whom = Segnala { $name }
report-about = Il gestore di questo server guarda la partita e decide. Al tavolo non lo viene a sapere nessuno.
report-program = Gioca un programma
report-stalling = Fa aspettare tutti
report-rude = È offensivo
report-other = Altro
menu-resign-sure = Sì, abbandono
menu-abandon = Proponi di finire qui
menu-leave = Lascia il tavolo
menu-ask-see = Chiedi a { $name } di mostrare la mano
menu-commitment = Impronta del mescolamento, pubblicata prima della partita:

## A parole

words-name = Il tavolo a parole
command-label = Scrivi la tua mossa
command-send = Vai
command-unknown = Comando «{ $text }» non riconosciuto.
command-not-now = Ora non è possibile.
command-switched = { $on ->
        [yes] { $name }: sì.
       *[no] { $name }: no.
    }
command-words = { $acts ->
        [none] Puoi anche chiedere: { $questions }.
       *[other] Puoi anche scrivere: { $acts }. Oppure chiedere: { $questions }.
    }
choices-title =
    { $count ->
        [one] Una mossa possibile
       *[other] { $count } mosse possibili
    }
choices-more = Mostrane altre
history-title = Che cosa è successo
questions-title = Chiedi al tavolo
ask-rules = Regole
ask-hand = Che cosa ho in mano?
ask-last = Che cosa c’è sul tavolo?
ask-turn = A chi tocca?
ask-clock = Quanto tempo resta?
ask-counts = Qual è il punteggio?
ask-can = Che cosa posso fare qui?
ask-wrong = Che cosa non va ancora?
ask-card = Che cosa c’è sulla carta?
ask-again = Ripeti
ask-box = Vai alla casella dei comandi
typed-ask-help = aiuto, comandi, help
typed-ask-rules = regole, rules
typed-ask-hand = mano, la mia mano, tessere, hand
typed-ask-last = tavolo, ultimo, table, last
typed-ask-turn = turno, a chi tocca, turn
typed-ask-clock = tempo, orologio, time, clock
typed-ask-counts = punteggio, punti, score
typed-ask-can = mosse, set, sets, moves
typed-ask-wrong = sbagliato, errori, wrong
typed-ask-card = carta, card
typed-ask-again = ancora, ripeti, again
typed-ask-tour = visita, giro, tour
typed-ask-missing = prossimo, manca, missing, next
typed-ask-earlier = cronologia, prima, precedente, earlier, history
typed-ask-later = dopo, successivo, later
typed-ask-box = casella dei comandi, casella, box
typed-undo = annulla, annullare, riprendi, undo
ask-help = Che cosa fanno i tasti?
ask-tour = Visita guidata dei tasti
ask-missing = Qual è il prossimo mattoncino?
ask-earlier = Messaggio precedente
ask-later = Messaggio successivo
history-end = { $end ->
        [first] Era il primo messaggio.
       *[last] Era l’ultimo messaggio.
    }
answer-none = In questo gioco questa domanda non ha risposta.
help-page = Con Tab passi da un elemento all’altro, con Invio lo attivi.
help-more = { $can } dice che cosa puoi fare, { $turn } a chi tocca. { $tour } avvia la visita guidata di tutti i tasti.
help-can = Ecco che cosa puoi fare: { $list }.
any-keys = Con Tab scorri le tue mosse, con Invio ne fai una.
tour-title = Visita guidata dei tasti
tour-offer = È la prima volta? { $tour } avvia la visita guidata dei tasti.
tour-first = Invio per continuare, Esc per saltare il resto.
tour-any = Con Tab scorri le tue mosse, con Invio ne fai una.
tour-ask = Ovunque al tavolo: { $turn } dice a chi tocca, { $clock } quanto tempo resta, { $counts } il punteggio, { $hand } che cosa hai in mano.
tour-again = { $again } ripete l’ultimo messaggio. { $earlier } torna ai precedenti, { $later } va di nuovo avanti.
tour-help = { $can } dice che cosa puoi fare, { $help } che cosa fanno i tasti. Per le regole premi { $rules }, per la casella dei comandi { $box }.
key-question-mark = il punto interrogativo
key-slash = la barra
tour-held = Il tuo screen reader usa già una lettera? Tieni premuti { $held ->
        [mac] Opzione e Maiusc
       *[other] Ctrl, Alt e Maiusc
    } e premila: funziona ovunque.
tour-last = È tutto. { $tour } fa ripartire la visita.
tour-next = Avanti
tour-skip = Salta la visita
people-came = { $phase ->
        [gathering] { $name } è qui.
       *[other] { $name } sta guardando.
    }
people-went = { $name } ha lasciato il tavolo.
people-bot-sat = { $name }, un bot, si è seduto.
people-bot-left = { $name }, il bot, ha lasciato il tavolo.

## Skip-Bo Breakers

column-player = Giocatore
column-points = Punti
column-rating = Punteggio (Elo)
column-played = Partite
rating-provisional = provvisorio

## La prima partita

guide-name = Prima partita
guide-skip = Salta l’introduzione
guide-close = Chiudi
guide-again = Rifai l’introduzione
guide-done = È tutto qui. «{ bar-rules }» in alto spiega il resto.

## Risultati

result-title =
    { $you ->
        [yes] Hai vinto.
       *[no] { $count ->
            [one] Vince { $names }.
           *[other] Vincono insieme { $names }.
        }
    }
result-nobody = Questa volta non vince nessuno.
result-rated = Questa partita vale per la classifica.
result-share = Condividi immagine
result-replay = Guarda il replay
result-again = Rigioca
result-best =
    { $whose ->
        [you] La tua costruzione più bella
        [shared] Costruito da { $name }
       *[all] La costruzione più bella, di { $name }
    }
share-sent = Immagine condivisa.
share-saved = Immagine salvata.
share-failed = Questo dispositivo non è riuscito a creare l’immagine.
ended-resigned =
    { $gone ->
        [you] Hai abbandonato.
        [0] Qualcuno ha abbandonato.
        [one] { $names } ha abbandonato.
       *[other] { $names } hanno abbandonato.
    }
ended-abandoned = Tutti hanno lasciato il tavolo.
ended-agreed-to-stop = Avete deciso insieme di smettere.
ended-program-too-slow = Un bot ci ha messo troppo a rispondere.
ended-program-insists = Un bot ha insistito con mosse vietate.
ended-program-waits = Un bot non ha fatto la sua mossa.
ended-program-gone = Un bot è rimasto scollegato troppo a lungo.
results-played = Partite giocate qui
results-none = Ancora nessuna partita finita.
pool-grid = da tastiera
pool-timed = contro il tempo
pool-slow = con più tempo
replay-title = Replay
replay-of = { $box }: { $names }
replay-view = Punto di vista:
replay-view-all = il pubblico
replay-play = Avvia
replay-pause = Pausa
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-timeline = Svolgimento
replay-step = Passo { $step } di { $steps }
replay-keys = Con le frecce sinistra e destra ti sposti di un passo o di un mattoncino; con Maiusc salti da un evento all’altro. Puoi fare le stesse domande che fai al tavolo.
replay-speed = Velocità
replay-download = Scarica la partita
replay-verify = Verifica il mescolamento
shuffle-sign = Mescolamento
shuffle-checking = Verifica del mescolamento…
shuffle-share = Mescolamento verificato. La tua parte c’è, e tutto corrisponde a ciò che questa pagina ha visto.
shuffle-seen = Mescolamento verificato con ciò che questa pagina ha visto, ma senza la tua parte: da questa pagina non è arrivato nulla in tempo.
shuffle-watched = Mescolamento verificato con ciò che questa pagina ha visto.
shuffle-unseen = I numeri tornano. Ma questa pagina non c’era durante il mescolamento e non può dire che cosa fosse stato promesso.
shuffle-alone = I numeri tornano, ma nessuna pagina ha partecipato: il server ha mescolato da solo.
shuffle-old = Questa partita risale a quando al mescolamento non partecipava ancora chi giocava. { $text }
shuffle-wrong = Il mescolamento non torna. { $what }
shuffle-unchecked = Non è stato possibile verificare il mescolamento: il server non ha risposto.
shuffle-wrong-secret = Il segreto non corrisponde all’impronta pubblicata dal server.
shuffle-wrong-pledge = La parte di { $name } non è quella promessa.
shuffle-wrong-seed = Il seme non deriva dal segreto e dalle parti.
shuffle-wrong-draws = Un sorteggio non deriva dal seme: { $purpose }, numero { $counter }.
shuffle-wrong-frozen = La partita non è stata giocata con il gioco e le opzioni fissati all’inizio.
shuffle-wrong-seats = I posti non sono quelli che c’erano al tavolo quando è iniziato il mescolamento.
shuffle-wrong-commitment = Prima della partita questa pagina ha visto un’altra impronta del mescolamento.
shuffle-wrong-list = Prima della partita questa pagina ha visto un’altra lista di promesse.
shuffle-wrong-nonce = La tua parte è stata sostituita.
shuffle-wrong-voids = Questa pagina ha visto un tentativo che ora non risulta più.
shuffle-wrong-house = { $text }
shuffle-shares = Parti arrivate da: { $names }
shuffle-void = Un tentativo è stato annullato: { $why ->
        [silent] una parte promessa non è stata mostrata ({ $names })
        [wrong] la parte mostrata non era quella promessa ({ $names })
       *[interrupted] è stato interrotto
    }
review-title = Rivedi la partita con il coach
review-thinking = Il coach sta guardando la tua partita. Ci vuole un momento.
review-look = Mostra
review-costly = Le decisioni più costose
review-nothing-costly = Il coach non avrebbe fatto nulla di diverso.
review-look-at = Mostra la decisione { $n }
rules-of = { $box }: le regole
rules-changed = A questo tavolo le regole cambiano così:
rules-choose = Scegli una scatola.

## Impostazioni

settings-look = Aspetto
settings-language = Lingua
settings-auto = Come il browser
settings-theme = Chiaro o scuro
settings-theme-auto = Come il dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-motion = Movimento
settings-motion-auto = Come il dispositivo
settings-motion-none = Nessuno
settings-words = Mostra il tavolo a parole sotto l’immagine
settings-magnet = Una calamita leggera aiuta a posare i mattoncini
settings-guide = Spiega ogni gioco la prima volta
settings-sound = Audio e voce
settings-volume = Volume
settings-no-sound = Questo browser non riproduce suoni: al loro posto compare un testo al margine della pagina.
settings-captions = Sottotitoli per i suoni
settings-speech = Leggi ad alta voce, senza screen reader
settings-ear = Gioco a orecchio
settings-ear-how = Senti tutto, trame comprese, costruisci con i tasti su una griglia e hai il quadruplo del tempo. Puoi cambiare tutto questo nelle impostazioni.
settings-ear-later = Ciò che senti cambia subito. Il modo di costruire e il tempo a disposizione cambieranno dopo questa partita.
settings-ear-speech = Leggi tutto ad alta voce, senza screen reader
settings-rate = Velocità della voce
settings-spoken = Annunci
settings-spoken-all = Tutto ciò che succede
settings-spoken-turns = Solo quando tocca a me
settings-clock = Annuncio del tempo
settings-clock-end = Verso la fine
settings-clock-often = Ogni tanto
settings-clock-never = Solo se lo chiedo
settings-keys = Tasti
settings-queries = Domande con un solo tasto
settings-keys-how = Vai in un campo e premi il tasto che vuoi; Backspace lo toglie.
settings-keys-reset = Ripristina i tasti
settings-kept = Che cosa conserviamo di te
settings-kept-why = Il tuo nome, la tua lingua, le tue impostazioni, i tuoi risultati, il tuo punteggio e i tuoi bot. Nient’altro.
settings-made-of = Realizzato anche con il lavoro di altri
settings-download = Scarica
settings-forget = Cancella
settings-forget-sure = Sì, cancella tutto
captions-name = Suono

## Guai

trouble-house-gone = Il server non risponde. Forse è spento, o forse la tua connessione è caduta.
trouble-storage = Questo browser non salva niente per questa pagina: quando la chiudi, le impostazioni vanno perse.
trouble-page-title = Impossibile caricare la pagina
trouble-page = La connessione è caduta durante il caricamento.
trouble-face-title = Impossibile mostrare il tavolo
trouble-face = Ricarica la pagina: il tuo posto resta tuo.
missing-title = Pagina non trovata
missing-text = Forse il link è vecchio, o ne manca un pezzo.
no-replay-title = Partita non trovata
no-replay-text = Forse non è mai stata finita, o il link è vecchio.
no-table-title = Tavolo non trovato
gone-title = Non sei a questo tavolo
gone-text = Il tavolo è stato chiuso, o non hai più un posto.

## Il compagno della scatola vera

companion-title = Assistente per il gioco in scatola
companion-text = La vostra scatola sul tavolo, questo dispositivo al centro: tira il dado, tiene il tempo, annuncia la somma e segna i punti.
companion-box = Quale scatola?
companion-players = Chi gioca
companion-first = { $begins ->
        [oldest] Comincia chi ha più anni.
       *[youngest] Comincia chi ha meno anni.
    }
companion-cards = Carte
companion-cards-shipped = Mostrate qui, dal mazzo standard
companion-cards-daily = Mostrate qui, dal mazzo del giorno
companion-cards-own = Le carte della nostra scatola
companion-begin = Comincia

## Le opzioni di un nuovo tavolo, a gruppi

group-match = La partita
group-variants = Varianti
group-house-rules = Regole della casa

## Ogni gioco che non ha un volto proprio

command-help-any = Scrivi quello che c’è su un pulsante, o le sue prime lettere.
rules-any-options = Opzioni
any-players = I giocatori
any-points = { $score ->
        [one] un punto
       *[other] { $score } punti
    }
any-table = Sul tavolo
any-moves = Che cosa puoi fare
any-no-moves = Per ora non puoi fare nulla.
any-your-turn = Tocca a te.
any-nobody = Non tocca a nessuno.
any-turn = Tocca a { $name }.
any-scores = { $list }.
any-more = Mostra tutto ({ $count })
any-between = da { $low } a { $high }

## Con amici

continue-title = Continua
continue-box = Continua: { $box }
continue-phase =
    { $phase ->
        [gathering] In attesa di altri
        [paused] In pausa
       *[playing] Partita in corso
    }
leave-title = Tocca a te. Vuoi uscire ora?
leave-text = Gli altri dovrebbero aspettarti. Il tuo posto resta tuo: ritrovi la partita sullo scaffale, sotto «Continua».
leave-go = Esci
leave-stay = Resta
welcome-title = { $name } vorrebbe giocare con te
welcome-sit = Siediti
invite-text = Vieni a giocare con me ({ $box }):
seat-sit-here-go = Prendi il posto
group-seats = Per i singoli posti

## Il risultato in una pagina

result-points = I punti, turno per turno
rating-changed =
    { $provisional ->
        [yes] Il tuo punteggio provvisorio (Elo): { $after } ({ $change }).
       *[no] Il tuo punteggio (Elo): { $after } ({ $change }).
    }
kind-close =
    { $points ->
        [one] Mancava solo un punto. Bella partita.
       *[other] Mancavano solo { $points } punti. Bella partita.
    }
kind-other = Grazie della partita. La prossima riparte da zero per tutti.
moment-best = Il tuo momento migliore, { $clock }:
moment-worst = Il tuo momento più difficile, { $clock }:
moment-chance = prima avevi { $from } probabilità su 100 di vincere, dopo { $to }.
review-costly-own = Le tue decisioni più costose
review-costly-others = Le decisioni più costose degli altri
print-cards = Stampa le carte
print-tactile = Stampa la versione tattile
print-setting = Stiamo preparando le pagine. Ci vuole un momento.
print-saved = Le pagine sono state salvate in PDF.
print-own = Le carte del tuo mazzo si possono stampare dal suo file, con «breakhouse print».

## Bot in rete

seat-is-program = bot, in rete
seat-invite-bot = Invita un bot
gather-only-bots-rated = In questa partita cambia solo il punteggio dei bot.
unrated-own-bot = Fuori classifica, perché un bot gioca contro chi lo possiede o contro un altro suo bot.
pool-bots = bot
settings-bots = I tuoi bot
settings-bots-why = Un programma scritto da te può giocare qui con un nome suo. Dagli il token: lo mostriamo una volta sola.
settings-bot-name = Nome del bot
settings-bot-make = Crea un bot
settings-bot-token = Token di { $name }. Copialo ora: non verrà più mostrato.
settings-bot-until = Scadenza del token: { $day }
settings-bot-ended = Nessun token valido
settings-bot-here = connesso
settings-bot-renew = Nuovo token
settings-bot-revoke = Revoca il token
settings-bot-delete = Elimina
settings-bot-copied = Copiato.
settings-bot-token-ended = Il token di { $name } non vale più.
settings-bot-deleted = { $name } è stato eliminato.
settings-bot-copy = Copia
