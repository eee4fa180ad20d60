### Ciò che ogni gioco può dire.

refused-unreadable-command = Questo comando non è leggibile: { $why }.
refused-unknown-option = L’opzione «{ $option }» non esiste. Scegli tra: { $known }.
refused-impossible-option = L’opzione «{ $option }» non può essere { $value }: { $why }.
refused-wrong-number-of-seats =
    { $fewest ->
        [1] Questo gioco è da 1 a { $most } persone, non da { $seats }.
       *[other] Questo gioco è da { $fewest } a { $most } persone, non da { $seats }.
    }
refused-no-such-game = Il gioco «{ $game }» non esiste. Scegli tra: { $known }.
refused-no-such-seat = In questa partita non c’è il posto { $seat }.
refused-time-went-back = Il tempo non torna indietro: sono già { $now } ms, non { $at }.
refused-only-the-house-expires = Solo il tavolo può dire che il tempo è scaduto.
refused-nothing-due = Adesso non scade niente di nome «{ $tag }».
refused-match-is-over = La partita è finita.
refused-not-your-turn = Non tocca a te.

invalid-log-too-short = Un file di partita ha un’intestazione, i suoi passi e una riga finale; questo ha { $lines ->
        [0] nessuna riga
        [one] una riga sola
       *[other] { $lines } righe
    }.
invalid-log-of-another-format = Questo file di partita è nel formato { $format }; qui si leggono i formati fino al { $known }.
invalid-log-cut = Il file di partita si interrompe alla riga { $line }: manca la fine.
invalid-log-altered = La riga { $line } del file di partita è stata modificata: la somma di controllo non torna.
invalid-log-unreadable = La riga { $line } del file di partita non è leggibile: { $why }.
invalid-log-out-of-order = La riga { $line } del file di partita dovrebbe essere il passo { $expected }, ma è il passo { $found }.
invalid-log-time-went-back = Alla riga { $line } del file di partita il tempo torna indietro.
invalid-log-of-another-game = Questa è una partita di «{ $game }».
invalid-log-of-newer-rules = Questa partita è stata giocata con la versione { $version } delle regole; qui la più recente è la versione { $known }.
invalid-log-of-older-rules = Questa partita è stata giocata con la versione { $version } delle regole. La versione attuale, { $known }, non può ripeterne i sorteggi: la partita si può rivedere, ma non verificare.
invalid-log-of-unknown-game = Questo file di partita è del gioco «{ $game }», che qui non è installato.
invalid-log-commitment-broken = Il segreto nel file di partita non è quello promesso prima della partita.
invalid-log-pledge-broken = La parte del posto { $seat } nel mescolamento non è quella promessa prima della partita.
invalid-log-draws-differ = I sorteggi elencati nel file di partita non sono quelli che risultano dalle regole e dal seme.
invalid-log-secret-not-shown = Il file di partita non mostra ancora il suo segreto: i sorteggi non si possono verificare.
invalid-log-impossible = Il file di partita contiene qualcosa che le regole non permettono: { $why }.
invalid-log-differs = La riga { $line } del file di partita non è ciò che risulta dalle regole e dal segreto promesso.
invalid-log-outcome-differs = Il risultato alla fine del file di partita non corrisponde ai suoi passi.

refused-no-such-match = Qui non c’è nessuna partita «{ $match }».
refused-too-many-matches = Questo arbitro gestisce al massimo { $most } partite. Avvia un altro arbitro.
invalid-unreadable-request = Questa riga non è una richiesta: { $why }.
invalid-line-too-long = Questa riga ha { $bytes } byte; il limite è { $most }.

## Che cosa non va in un pacchetto installato

invalid-plugin-name-taken = Il pacchetto { $package } fornisce «{ $name }», ma lo fa già { $other }. Quello di { $package } viene ignorato.
invalid-plugin-not-importable = Impossibile caricare «{ $name }» dal pacchetto { $package }: { $why }
invalid-plugin-of-wrong-kind = «{ $name }» del pacchetto { $package } dovrebbe essere di tipo { $kind }, ma è qualcos’altro.
invalid-game-breaks-contract = Al gioco «{ $name }» del pacchetto { $package } manca ciò che ogni gioco deve avere: { $missing }.
invalid-game-called-otherwise = Il pacchetto { $package } dichiara il gioco come «{ $name }», ma il gioco si chiama «{ $id }».
invalid-operation-called-otherwise = Il pacchetto { $package } dichiara una domanda all’arbitro come «{ $name }», ma la domanda si chiama «{ $op }».
invalid-game-without-manifest = Il gioco «{ $name }» del pacchetto { $package } non ha un manifesto.
invalid-game-without-title = Il gioco «{ $name }» del pacchetto { $package }, o una delle sue scatole, non ha un titolo.
invalid-game-without-box = Il gioco «{ $name }» del pacchetto { $package } non ha una scatola per lo scaffale.
invalid-game-without-messages = Il gioco «{ $name }» del pacchetto { $package } ha bisogno dei messaggi «{ $group }», che nessun pacchetto installato fornisce.
invalid-messages-unreadable = I messaggi «{ $name }» del pacchetto { $package } non sono leggibili: { $why }
invalid-messages-incomplete = I messaggi «{ $name }» del pacchetto { $package } non sono gli stessi in { $language } e in inglese. Da controllare: { $missing }.
invalid-messages-not-fluent = In { $file } i messaggi «{ $name }» del pacchetto { $package } hanno una riga che non è Fluent: { $text }
invalid-message-taken = I messaggi «{ $name }» del pacchetto { $package } contengono «{ $message }», che appartiene già a «{ $other }».

refused-plugin-not-importable = { invalid-plugin-not-importable }
refused-game-breaks-contract = { invalid-game-breaks-contract }
refused-game-called-otherwise = { invalid-game-called-otherwise }
refused-game-without-manifest = { invalid-game-without-manifest }
refused-game-without-title = { invalid-game-without-title }
refused-game-without-box = { invalid-game-without-box }
refused-game-without-messages = { invalid-game-without-messages }
refused-messages-unreadable = { invalid-messages-unreadable }
refused-messages-incomplete = { invalid-messages-incomplete }
