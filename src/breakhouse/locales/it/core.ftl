### Ciò che ogni gioco può dire.

refused-unreadable-command = Questo comando non si può leggere: { $why }.
refused-unknown-option = L’opzione «{ $option }» non esiste. Ci sono: { $known }.
refused-impossible-option = L’opzione «{ $option }» non può essere { $value }: { $why }.
refused-wrong-number-of-seats =
    { $fewest ->
        [1] Questo gioco è per 1–{ $most } persone, non per { $seats }.
       *[other] Questo gioco è per { $fewest }–{ $most } persone, non per { $seats }.
    }
refused-no-such-game = Il gioco «{ $game }» non esiste. Ci sono: { $known }.
refused-no-such-seat = In questa partita non c’è il posto { $seat }.
refused-time-went-back = Il tempo non torna indietro: sono già { $now } ms, non { $at }.
refused-only-the-house-expires = Solo il tavolo può dire che il tempo è scaduto.
refused-nothing-due = Niente di nome «{ $tag }» scade adesso.
refused-match-is-over = La partita è finita.
refused-not-your-turn = Non tocca a te.

invalid-log-too-short = Un file di partita ha un’intestazione, i suoi passi e una riga finale; questo ha { $lines ->
        [0] zero righe
        [one] una riga sola
       *[other] { $lines } righe
    }.
invalid-log-of-another-format = Questo file di partita è nel formato { $format }; qui si conosce solo il formato { $known }.
invalid-log-cut = Il file di partita si interrompe alla riga { $line }: manca la fine.
invalid-log-altered = La riga { $line } del file di partita è stata modificata: la somma di controllo non torna.
invalid-log-unreadable = La riga { $line } del file di partita non si può leggere: { $why }.
invalid-log-out-of-order = La riga { $line } del file di partita dovrebbe essere il passo { $expected }, ma è il passo { $found }.
invalid-log-time-went-back = Alla riga { $line } del file di partita il tempo torna indietro.
invalid-log-of-another-game = Questa è una partita di «{ $game }».
invalid-log-of-newer-rules = Questa partita è stata giocata con la versione { $version } delle regole; qui la più recente è la versione { $known }.
invalid-log-commitment-broken = Il segreto nel file di partita non è quello promesso prima della partita.
invalid-log-secret-not-shown = Il file di partita non mostra ancora il suo segreto: i sorteggi non si possono verificare.
invalid-log-impossible = Il file di partita racconta qualcosa che le regole non permettono: { $why }.
invalid-log-differs = La riga { $line } del file di partita non è ciò che danno le regole e il segreto promesso.
invalid-log-outcome-differs = La riga finale del file di partita dà un risultato diverso dai suoi passi.

refused-no-such-match = Qui non c’è nessuna partita «{ $match }».
refused-too-many-matches = Questo arbitro tiene al massimo { $most } partite. Avviane un altro.
invalid-unreadable-request = Questa riga non è una richiesta: { $why }.
invalid-line-too-long = Questa riga ha { $bytes } byte; se ne leggono al massimo { $most }.
invalid-not-a-tile = «{ $tile }» non è una tessera. Le tessere sono i numeri da 1 a 15, e * per ∞.
invalid-too-many-of-a-tile = Ci sono solo quattro tessere per tipo; { $tile } compare { $count } volte.
