### Il terminale

terminal-about = Cinque giochi per costruire e distruggere: giocarli, tenere il tempo per la scatola vera, o insegnare a un programma a giocare.
terminal-help-command = comando
terminal-help-language = la lingua da parlare (predefinita: quella del terminale)
terminal-help-play = giocare nel terminale contro i bot
terminal-help-game = quale gioco (predefinito: il primo fatto per il terminale)
terminal-help-bots = quanti bot si siedono con te (predefinito: come nel browser)
terminal-help-level = quanto giocano bene: random, o un livello del gioco come casual
terminal-help-program = far sedere un programma che parla il protocollo di posto; si ripete per più posti
terminal-help-name = il tuo nome
terminal-help-option = un’opzione del gioco, per esempio must_lay=true
terminal-help-seed = un testo qualsiasi: lo stesso seme distribuisce le stesse tessere
terminal-help-plain = senza colori e senza immagini, per screen reader e pipe
terminal-help-pause = secondi di attesa prima che un bot giochi
terminal-help-referee = condurre partite con righe JSON su ingresso e uscita standard

refused-option-without-value = Un’opzione si scrive NOME=VALORE: a «{ $option }» manca il valore.
refused-needs-numba = Per questo servono le partite compilate. Installale con: pip install 'breakhouse[fast]'

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
typed-leave = q, esci, quit
typed-rules = h, aiuto, regole, help

## Ciò che dice argparse

argparse-usage = uso:
argparse-options = opzioni
argparse-positional = argomenti
argparse-help = mostra questo aiuto ed esce
argparse-error = %(prog)s: %(message)s
argparse-argument = %(argument_name)s: %(message)s
argparse-unrecognized = questo non si capisce: %s
argparse-required = manca ancora: %s
argparse-one-required = serve uno di questi: %s
argparse-not-with = non va insieme a %s
argparse-ignored = non prende valori, ma ha ricevuto %r
argparse-one = vuole un valore
argparse-at-most-one = prende al massimo un valore
argparse-at-least-one = vuole almeno un valore
argparse-several = vuole %s valori
argparse-ambiguous = %(option)s può voler dire %(matches)s
argparse-invalid-value = %(value)r non si può leggere (%(type)s)
argparse-invalid-choice = %(value)r non è tra %(choices)s
argparse-unknown-command = il comando %(parser_name)r non esiste; ci sono %(choices)s
argparse-cannot-open = %(filename)s non si può aprire: %(error)s
refused-no-such-pause = Una pausa dura tra 0 e { $most } secondi.

## Un gioco qualsiasi

terminal-welcome-any = { $title }. Scrivi il numero di quello che vuoi fare, ? per l’aiuto, q per uscire.
terminal-how-any = Scrivi il numero di una scelta. v mostra di nuovo il tavolo, a elenca tutte le scelte, q esce.
terminal-prompt-any = La tua scelta:
terminal-standing = Punteggio: { $scores }
terminal-choices = Puoi:
terminal-more-choices = { $more ->
        [one] … e un’altra; scrivi a per vederle tutte.
       *[other] … e altre { $more }; scrivi a per vederle tutte.
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
refused-not-among-choices = «{ $typed }» non va bene per { $field }. Ci sono: { $choices }.
refused-not-within-limits = { $low ->
        [none] { $field }: al massimo { $high }, non { $typed }.
       *[other] { $high ->
                [none] { $field }: almeno { $low }, non { $typed }.
               *[other] { $field }: da { $low } a { $high }, non { $typed }.
            }
    }

## Un nuovo gioco

new-game-help = scrivere un pacchetto con un nuovo gioco, pronto da trasformare
new-game-help-name = il suo identificativo: minuscole, cifre e trattini
new-game-help-into = la cartella in cui scriverlo (predefinita: questa)
new-game-done =
    Scritto: { $folder }
    Vai lì e scrivi:
    pip install --editable . pytest
    pytest
    breakhouse play { $name }
refused-no-name-for-a-game = «{ $name }» non può essere il nome di un gioco: minuscole, cifre e trattini singoli, prima una lettera, al massimo { $longest } caratteri.
refused-game-exists = C’è già un gioco «{ $name }».
refused-folder-exists = { $folder } esiste già; non è stato scritto nulla.

## breakhouse verify

verify-help = controlla un file di partita: la rigioca e dice che cosa prova
verify-help-match = un file di partita, come si scarica da una replica
verify-whole = Il file è completo e intatto: { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }.
verify-secret = Il segreto è quello su cui la casa si era impegnata prima della partita.
verify-frozen = Quell’impegno copre anche il gioco, le opzioni e chi siede dove: dopo non è cambiato nulla.
verify-shares = Le pagine di queste persone hanno avuto una parte nel mescolamento, ciascuna promessa prima che se ne mostrasse una: { $names }.
verify-no-shares = Nessuna pagina ha avuto una parte nel mescolamento. La casa avrebbe potuto scegliere le carte.
verify-alone = Chi conduceva questa partita l’ha mescolata da solo e avrebbe potuto scegliere le carte.
verify-voids = Prima { $count ->
        [one] è stato annullato un tentativo di mescolare
       *[other] sono stati annullati { $count } tentativi di mescolare
    }.
verify-draws = Tutti i { $count } sorteggi derivano dal seme.
verify-steps = Rigiocata con la versione { $version } delle regole, la partita dà gli stessi identici passi.
verify-not-proved = Ciò che nessun file può provare: che l’impegno sia stato davvero mostrato prima di mescolare. Lo sanno le pagine che c’erano.
verify-failed = Non verificato. { $why }
