### Il terminale

terminal-about = Cinque giochi per costruire e distruggere: giocarli, tenere il tempo per il gioco in scatola, o insegnare a un programma a giocare.
terminal-help-command = comando
terminal-help-language = la lingua (predefinita: quella del terminale)
terminal-help-version = mostrare la versione e uscire
terminal-version = breakhouse { $version } (versione dei dati: { $data })
terminal-help-play = giocare nel terminale contro i bot
terminal-help-game = quale gioco (predefinito: il primo fatto per il terminale)
terminal-help-bots = quanti bot giocano con te (predefinito: come nel browser)
terminal-help-level = quanto giocano bene: random, o un livello del gioco come casual
terminal-help-program = far giocare anche un programma che usa il protocollo dei posti (si può ripetere)
terminal-help-name = il tuo nome
terminal-help-option = un’opzione del gioco, per esempio must_lay=true
terminal-help-seed = un testo qualsiasi: lo stesso seme distribuisce le stesse tessere o carte
terminal-help-plain = senza colori e senza immagini, per screen reader e pipe
terminal-help-pause = secondi di attesa prima che un bot giochi
terminal-help-referee = gestire partite con righe JSON su standard input e output

refused-option-without-value = Un’opzione si scrive NOME=VALORE: a «{ $option }» manca il valore.
refused-needs-numba = Per questo serve il motore veloce. Installalo con: pip install 'breakhouse[fast]'
compiling-begins = Compilazione del motore veloce. Richiede circa un minuto, ma una volta sola.
compiling-each-time = Compilazione del motore veloce. Richiede circa un minuto ogni volta, perché altri potrebbero modificare ciò che viene conservato in { $folder }. Indica in NUMBA_CACHE_DIR una cartella in cui puoi scrivere solo tu.
compiling-goes-on = {"  "}Funzioni compilate finora: { $functions } ({ $seconds } s)

terminal-you = Tu
terminal-goodbye = Alla prossima.
terminal-score = { $you ->
        [yes] Hai { $score ->
                [one] un punto
               *[other] { $score } punti
            }.
       *[no] { $name } ha { $score ->
                [one] un punto
               *[other] { $score } punti
            }.
    }

## Parole da scrivere, separate da virgole

typed-view = v, vedi, tavolo, view
typed-all = a, tutto, tutte, all
typed-back = indietro, annulla
typed-leave = q, esci, quit
terminal-nothing-to-undo = Non c’è niente da annullare.
do-undo = Annulla l’ultima mossa

## Ciò che dice argparse

argparse-usage = uso:
argparse-options = opzioni
argparse-positional = argomenti
argparse-help = mostrare questo aiuto e uscire
argparse-error = %(prog)s: %(message)s
argparse-argument = %(argument_name)s: %(message)s
argparse-unrecognized = non riconosciuto: %s
argparse-required = manca: %s
argparse-one-required = serve uno di questi: %s
argparse-not-with = non si può usare insieme a %s
argparse-ignored = non prende valori, ma ha ricevuto %r
argparse-one = richiede un valore
argparse-at-most-one = prende al massimo un valore
argparse-at-least-one = richiede almeno un valore
argparse-several = richiede %s valori
argparse-ambiguous = %(option)s può voler dire %(matches)s
argparse-invalid-value = %(value)r qui non è possibile
argparse-not-whole = %(value)r non è un numero intero
argparse-not-number = %(value)r non è un numero
argparse-invalid-choice = %(value)r non è tra %(choices)s
argparse-unknown-command = il comando %(parser_name)r non esiste; scegli tra %(choices)s
argparse-cannot-open = impossibile aprire %(filename)s: %(error)s
refused-no-such-pause = La pausa deve durare tra 0 e { $most } secondi.

## Un gioco qualsiasi

terminal-welcome-any = { $title }. Scrivi il numero della tua scelta, ? per l’aiuto, q per uscire.
terminal-how-any = Scrivi il numero della tua scelta, o la scelta per esteso. Scrivi «v» per rivedere il tavolo, «a» per tutte le scelte, «indietro» per annullare una mossa iniziata, «q» per uscire.
terminal-prompt-any = La tua scelta:
terminal-standing = Punteggio: { $scores }
terminal-choices = Puoi:
terminal-more-choices = { $more ->
        [one] … e un’altra; scrivi «a» per vederle tutte.
       *[other] … e altre { $more }; scrivi «a» per vederle tutte.
    }
terminal-time-left = { $seconds ->
        [one] Ancora un secondo.
       *[other] Ancora { $seconds } secondi.
    }
terminal-won = { $you ->
        [yes] Hai vinto.
       *[no] { $n ->
                [one] { $names } vince.
               *[other] Parità: { $names }.
            }
    }
refused-no-such-choice = «{ $typed }» non è tra le scelte. Scrivi un numero da 1 a { $most }.
refused-not-a-number = «{ $typed }» non è un numero intero ({ $field }).
refused-not-among-choices = «{ $typed }» non va bene per { $field }. Scegli tra: { $choices }.
refused-not-within-limits = { $low ->
        [none] { $field }: al massimo { $high }, non { $typed }.
       *[other] { $high ->
                [none] { $field }: almeno { $low }, non { $typed }.
               *[other] { $field }: da { $low } a { $high }, non { $typed }.
            }
    }

## Un nuovo gioco

new-game-help = creare un pacchetto con un nuovo gioco, pronto da modificare
new-game-help-name = il suo identificativo: minuscole, cifre e trattini
new-game-help-into = la cartella in cui crearlo (predefinita: questa)
new-game-done =
    Scritto: { $folder }
    Vai lì e scrivi:
    pip install --editable . pytest
    pytest
    breakhouse play { $name }
refused-no-name-for-a-game = «{ $name }» non può essere il nome di un gioco: usa al massimo { $longest } caratteri tra minuscole, cifre e trattini singoli, e comincia con una lettera.
refused-game-exists = C’è già un gioco «{ $name }».
refused-folder-exists = { $folder } esiste già; non è stato scritto nulla.

## breakhouse verify

verify-help = controllare un file di partita: rigiocare la partita e dire che cosa dimostra
verify-help-match = un file di partita, scaricato da un replay
verify-whole = Il file è completo e intatto: { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }.
verify-secret = Il segreto corrisponde all’impegno preso dal server prima della partita.
verify-frozen = Quell’impegno riguarda anche il gioco, le opzioni e il posto di ciascuno: dopo non è cambiato nulla.
verify-shares = Le pagine di questi giocatori hanno partecipato al mescolamento, e ogni parte era stata promessa prima che ne fosse mostrata una: { $names }.
verify-no-shares = Nessuna pagina ha partecipato al mescolamento. Il server avrebbe potuto scegliere la distribuzione.
verify-alone = Chi ha gestito questa partita ha mescolato senza gli altri e avrebbe potuto scegliere la distribuzione.
verify-voids = Prima { $count ->
        [one] è stato annullato un tentativo di mescolare
       *[other] sono stati annullati { $count } tentativi di mescolare
    }.
verify-draws = { $count ->
        [0] Non c’era niente da sorteggiare.
        [one] L’unico sorteggio deriva dal seme.
       *[other] Tutti e { $count } i sorteggi derivano dal seme.
    }
verify-steps = Rigiocata con la versione { $version } delle regole, la partita dà gli stessi identici passi.
verify-not-proved = Ciò che nessun file può provare: che l’impegno sia stato davvero mostrato prima di mescolare. Lo sanno solo le pagine aperte in quel momento.
verify-failed = Non verificato. { $why }

## L’arbitro

referee-help-intro = Scrivi una richiesta per riga. Ognuna riceve una riga: la risposta, o «error» con un codice, i suoi parametri e una frase.
referee-op-games = elenca i giochi sullo scaffale con posti e opzioni
referee-op-new = inizia una partita; la risposta ne dà il nome, il seme decide la distribuzione
referee-op-view = mostra ciò che un posto può sapere; con "seat": null, ciò che possono sapere tutti
referee-op-legal = elenca che cosa può fare ora un posto
referee-op-do = esegue un comando; la risposta contiene gli eventi o il motivo del rifiuto
referee-op-time = porta il tempo di gioco al valore di «at», in millisecondi dall’inizio
referee-op-outcome = dà il risultato, o null finché la partita è in corso
referee-op-log = dà il LOG della partita: le righe del suo file
referee-op-replay = legge un file di partita e continua dalla fine
