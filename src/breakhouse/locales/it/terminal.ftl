### Il terminale

terminal-about = Cinque giochi per costruire e distruggere: giocarli, tenere il tempo per la scatola vera, o insegnare a un programma a giocare.
terminal-help-command = comando
terminal-help-language = la lingua da parlare (predefinita: quella del terminale)
terminal-help-play = giocare nel terminale contro i bot
terminal-help-bots = quanti bot si siedono con te (predefinito: 2)
terminal-help-level = quanto giocano bene: beginner, casual, strong, expert o random
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
terminal-welcome = Skip-Bo Breakers. Gioca set, resta senza tessere prima degli altri, raggiungi il traguardo. Scrivi ? per le regole, q per uscire.
terminal-goodbye = Alla prossima.
terminal-prompt = Tocca a te (tessere, p per passare, s per tutti i set, ? per le regole):

terminal-left = { $you ->
        [yes] Avevi ancora { $tiles }.
       *[no] { $name } aveva ancora { $tiles }.
    }
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
terminal-can-lay = { $kind ->
        [single] Singole
        [pair] Coppie
        [pairs] Coppie sequenziali
        [run] Scale
       *[breaker] Breaker
    }: { $sets }{ $more ->
        [0] { "" }
        [one] { " " }e ancora uno
       *[other] { " " }e ancora { $more }
    }

terminal-rules-skipbo-breakers =
    Gioca tutte le tue tessere prima degli altri; segni un punto per ogni tessera che hanno ancora in mano.
    Chi è di mano gioca un set: una tessera singola, una coppia, coppie sequenziali (3 3 4 4), una scala di almeno tre
    tessere (5 6 7) o un Breaker. Gli altri, a turno, giocano un set più alto dello stesso tipo con altrettante tessere,
    o passano. Chi ha passato può rientrare più tardi nel round. Quando tutti gli altri passano, chi ha giocato per
    ultimo è di mano nel round successivo.
    ∞ (scrivi *) vale qualsiasi numero in ogni set tranne un Breaker; da solo sta sopra il 15.
    Un Breaker è fatto di tre o quattro tessere uguali. Batte ogni altro set; quattro battono tre, poi vince il numero
    più alto.
    Scrivi le tessere: 3 4 *   ·   con il tipo se vanno bene entrambi: pairs 7 8 * *   ·   p passa   ·   q esce

## Parole da scrivere, separate da virgole

typed-leave = q, esci, quit
typed-rules = h, aiuto, regole, help
typed-sets = s, set, sets
typed-hand = t, mano, tessere

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
