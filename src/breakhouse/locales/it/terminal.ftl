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

terminal-drew = { $who ->
        [me] Peschi { $tile }.
       *[other] { $name } pesca { $tile }.
    }
terminal-dealt = { $who ->
        [me] Smazzata { $hand }: tessere distribuite. Sei di mano.
       *[other] Smazzata { $hand }: tessere distribuite. { $name } è di mano.
    }
terminal-laid = { $who ->
        [me] Giochi { $kind ->
                [single] { $tiles }
                [pair] la coppia { $tiles }
                [pairs] le coppie sequenziali { $tiles }
                [run] la scala { $tiles }
               *[breaker] il Breaker { $tiles }
            } e { $left ->
                [0] non hai più niente in mano
                [one] hai ancora una tessera
               *[other] hai ancora { $left } tessere
            }.
       *[other] { $name } gioca { $kind ->
                [single] { $tiles }
                [pair] la coppia { $tiles }
                [pairs] le coppie sequenziali { $tiles }
                [run] la scala { $tiles }
               *[breaker] il Breaker { $tiles }
            } e { $left ->
                [0] non ha più niente in mano
                [one] ha ancora una tessera
               *[other] ha ancora { $left } tessere
            }.
    }
terminal-passed = { $late ->
        [yes] { $who ->
                [me] Il tuo tempo è scaduto: passi.
               *[other] { $name } non ha più tempo e passa.
            }
       *[no] { $who ->
                [me] Passi.
               *[other] { $name } passa.
            }
    }
terminal-round-won = { $who ->
        [me] Il round è tuo. Le sue tessere vengono coperte, e sei di mano nel prossimo.
       *[other] { $name } vince il round. Le sue tessere vengono coperte.
    }
terminal-hand-won = { $who ->
        [me] Non hai più tessere e vinci la smazzata: { $points ->
                [one] un punto
               *[other] { $points } punti
            }.
       *[other] { $name } non ha più tessere e vince la smazzata: { $points ->
                [one] un punto
               *[other] { $points } punti
            }.
    }
terminal-left = { $who ->
        [me] Avevi ancora { $tiles }.
       *[other] { $name } aveva ancora { $tiles }.
    }
terminal-score = { $who ->
        [me] Hai { $score ->
                [one] un punto
               *[other] { $score } punti
            }.
       *[other] { $name } ha { $score ->
                [one] un punto
               *[other] { $score } punti
            }.
    }
terminal-match-won = { $who ->
        [me] Vinci la partita.
       *[other] { $name } vince la partita.
    }
terminal-count = { $name } ha in mano { $count ->
        [one] una tessera
       *[other] { $count } tessere
    }
terminal-to-beat = { $who ->
        [me] Da battere c’è il tuo stesso set, { $tiles }.
       *[other] Da battere: { $kind ->
                [single] { $tiles }
                [pair] la coppia { $tiles }
                [pairs] le coppie sequenziali { $tiles }
                [run] la scala { $tiles }
               *[breaker] il Breaker { $tiles }
            }, di { $name }.
    }
terminal-you-open = Sei di mano in un nuovo round: gioca il set che vuoi.
terminal-hand = Hai in mano { $count ->
        [one] una tessera
       *[other] { $count } tessere
    }: { $tiles }.
terminal-nothing-to-lay = Non hai niente che lo batta. Scrivi p per passare.
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
