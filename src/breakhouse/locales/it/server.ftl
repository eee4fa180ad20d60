# Ciò che dice la casa: alla porta, via HTTP, nel terminale.

guest-name = Ospite { $number }
forgotten-name = qualcuno

## Rifiutato alla porta

refused-no-such-table = Non c’è nessun tavolo con questo codice. Forse è stato chiuso; chiedi un nuovo link.
refused-no-such-replay = A questo indirizzo non c’è nessuna partita finita.
refused-no-such-page = Questa pagina non esiste.
refused-no-such-texts = «{ $group }» qui non è disponibile in «{ $language }».
refused-not-like-that = Richiesta non ammessa a questo indirizzo.
refused-wrong-origin = Questa richiesta veniva dalla pagina di un altro sito ed è stata respinta.
refused-wrong-host = Questo server non risponde a quel nome. Usa il suo indirizzo, o avvialo con --public-url o --name.
refused-no-cookie = Non ti conosciamo ancora. Apri la pagina iniziale e accetta il suo cookie.
refused-say-hello-first = Prima unisciti a un tavolo.
refused-name-not-readable = Scegli un nome con lettere che gli altri possano leggere.
refused-name-like-a-bots = «(bot)» è riservato ai bot. Scegli un altro nome.
refused-settings-too-long = Queste impostazioni sono troppo lunghe da salvare: al massimo { $most } byte.
refused-form-too-long = È troppo lungo: al massimo { $most } byte.
refused-compressed-body = Il server non accetta dati compressi. Inviali senza compressione.
refused-server-failed = Qualcosa è andato storto sul server. L’errore è stato registrato; riprova, per favore.
refused-too-many-newcomers =
    { $seconds ->
        [one] Dal tuo indirizzo stanno arrivando molte persone. Aspetta un secondo, poi ricarica la pagina.
       *[other] Dal tuo indirizzo stanno arrivando molte persone. Aspetta { $seconds } secondi, poi ricarica la pagina.
    }
refused-too-much-to-keep =
    { $seconds ->
        [one] Sono troppi dati da salvare in una volta. Aspetta un secondo.
       *[other] Sono troppi dati da salvare in una volta. Aspetta { $seconds } secondi.
    }
refused-too-much-slow-work =
    { $seconds ->
        [one] Il server sta ancora elaborando la tua ultima richiesta. Aspetta un secondo.
       *[other] Il server sta ancora elaborando la tua ultima richiesta. Aspetta { $seconds } secondi.
    }
refused-match-too-long = Questa partita è diventata troppo lunga. Accordatevi per fermarla, poi iniziatene un’altra.
refused-too-much-chat =
    { $seconds ->
        [one] Un messaggio alla volta. Aspetta un secondo.
       *[other] Un messaggio alla volta. Aspetta { $seconds } secondi.
    }
refused-too-many-guesses =
    { $seconds ->
        [one] Troppi codici sbagliati. Aspetta un secondo, poi chiedi quello giusto.
       *[other] Troppi codici sbagliati. Aspetta { $seconds } secondi, poi chiedi quello giusto.
    }
refused-too-many-tables =
    { $seconds ->
        [one] Hai creato molti tavoli. Aspetta un secondo.
       *[other] Hai creato molti tavoli. Aspetta { $seconds } secondi.
    }
refused-too-many-requests =
    { $seconds ->
        [one] Troppe richieste insieme. Aspetta un secondo.
       *[other] Troppe richieste insieme. Aspetta { $seconds } secondi.
    }
refused-too-many-reports = Hai già segnalato diverse persone. Potrai segnalarne altre più tardi.
refused-too-many-hints =
    { $seconds ->
        [one] Il coach ha bisogno di un momento. Aspetta un secondo.
       *[other] Il coach ha bisogno di un momento. Aspetta { $seconds } secondi.
    }
refused-too-many-sockets = Hai troppe pagine aperte insieme. Chiudine qualcuna, per favore.
invalid-unreadable-message = Questo messaggio non è leggibile: { $why }
invalid-unreadable-header = L’intestazione { $name } di questa richiesta non è leggibile.
invalid-unreadable-form = Il server non riesce a leggere questi dati: { $why }
invalid-not-a-number-here = «{ $name }» deve essere un numero intero da 0 a { $most }.

## Arrivederci

bye-house-closes = Il server si ferma per un momento. Quando riparte, ritroverai il tuo tavolo.
bye-table-closed = Questo tavolo è stato chiuso.
bye-table-moved = Questo tavolo è passato a un altro server. Riconnessione…
bye-removed = Chi ha aperto il tavolo ti ha fatto uscire.
bye-forgotten = I tuoi dati sono stati cancellati. Apri la pagina iniziale per ricominciare da capo.
bye-too-much-noise = Troppi messaggi non validi: connessione chiusa.

## Replay

replay-verified = Ricalcolato dal segreto rivelato: ogni sorteggio e ogni passo sono giusti.

## La pagina semplice

plain-page-title = Il server è attivo
plain-page-text = Le pagine non sono ancora state generate. Questi sono i tavoli:
plain-page-no-tables = In questo momento non gioca nessuno.

## La cartella dei dati

refused-folder-in-use = Un altro server sta usando { $folder }. Prima fermalo, o indica un’altra cartella con --data.
refused-no-home = L’utente che esegue il comando non ha una cartella personale. Indica dove tenere i dati, con --data o BREAKHOUSE_DATA.
refused-nothing-to-back-up = In { $folder } non c’è niente di cui fare il backup.
refused-file-is-there = { $file } esiste già. Scegli un altro nome.
refused-no-such-file = Non c’è nessun file { $file }.
refused-backup-failed = Non è stato possibile scrivere il backup: { $why }
refused-not-a-backup = { $file } non è un backup completo: { $why }
refused-backup-empty = { $file } è vuoto. Non è un backup.
refused-backup-foreign = { $file } non è un backup di Breakhouse: è il file di un altro programma.
refused-backup-torn = { $matches ->
        [one] { $file } non è un backup utilizzabile: a una partita manca la fine.
       *[other] { $file } non è un backup utilizzabile: a { $matches } partite manca la fine.
    }
refused-backup-unplayable = { $file } non è un backup utilizzabile: la partita { $match } non si può ripercorrere ({ $why }).
refused-file-closed = { $yours ->
        [True] { $file } è tuo, ma i suoi permessi non ti lasciano usarlo. Nulla è danneggiato. Consentilo con «chmod u+rwX { $file }».
       *[False] { $user } non può usare { $file }, che appartiene a { $owner }. Nulla è danneggiato. Esegui il comando come { $owner } (con «sudo -u { $owner }») o come root, o assegna i dati a { $user } con «chown -R».
    }
refused-file-read-only = { $file } è su un file system di sola lettura. Nulla è danneggiato. Montalo in scrittura, o scegli un’altra cartella; per un servizio systemd, aggiungi la cartella a ReadWritePaths.
refused-program-closed = Il server gira come { $user }, che non può eseguire { $file }. Installa Breakhouse dove tutti possono leggerlo, per esempio in /opt/breakhouse.
refused-store-unreadable = In questo momento { $file } non è leggibile: { $why }. Nulla è stato modificato, e il file non è per forza danneggiato. Controlla il disco e riprova.
refused-restore-not-owner = { $folder } appartiene a { $owner }, e { $user } non può cedere file: il server non potrebbe aprire i dati ripristinati. Nulla è stato modificato. Ripristina come { $owner } (con «sudo -u { $owner }») o come root.
refused-restore-failed = Non è stato possibile ripristinare il backup: { $why }. I dati sono come prima.
refused-store-from-a-newer-house = Questi dati vengono da una versione più recente di Breakhouse (versione dei dati { $version }; questa conosce la { $known }). Installa la versione più recente.
refused-store-upgraded = Una versione più recente di Breakhouse ha modificato questi dati (versione dei dati { $version }; questa conosce la { $known }). Reinstalla la versione più recente, o torna ai dati di prima dell’aggiornamento con «breakhouse restore { $copy }».
refused-world-upgraded = Una versione più recente di Breakhouse ha modificato questo database (versione dei dati { $version }; questa conosce la { $known }). Reinstalla la versione più recente, o torna alla copia di prima dell’aggiornamento: è nello schema { $copy }, e docs/how-to/upgrade.md spiega come fare.
refused-upgrade-without-copy = Questa versione deve modificare i dati, ma non è riuscita a copiarli prima: { $why }. Nulla è stato modificato. Fai spazio in { $folder } e riavvia.
refused-upgrade-failed = I dati non sono passati dalla versione { $version } alla { $known }: { $why }. Nulla è stato modificato. Reinstalla la versione precedente e segnala il problema.
refused-store-damaged = I dati in { $file } sono danneggiati ({ $why }). Nulla è stato modificato. Ripristina un backup con «breakhouse restore», o chiedi aiuto inviando una copia del file.
invalid-entries-damaged = La voce { $entry } di questa partita non è più quella che era stata scritta: lì i dati sono danneggiati.
invalid-entries-missing = Manca la fine di questa partita, dalla voce { $entry } in poi: lì i dati sono danneggiati.
refused-store-torn = In { $file } ad alcune partite manca la fine ({ $matches }). Nulla è stato modificato; le altre partite continuano. Ripristina un backup con «breakhouse restore», o chiedi aiuto inviando una copia del file.
refused-sqlite-too-old = Questo Python include SQLite { $found }, troppo vecchio: serve almeno la { $least }. Installa un Python più recente.
refused-no-such-limit = Non c’è nessun limite di nome { $limit }. Scegli tra: { $known }.
refused-unreadable-limit = Il limite { $limit } non può essere «{ $value }». Scrivi ritmo/raffica, come 2/30, o un numero intero.
refused-unreadable-bot = Indica un programma con nome="comando", non con { $given }.
refused-port-taken = La porta { $port } è occupata. Scegline un’altra con --port.
refused-address-unknown = Questo computer non ha l’indirizzo { $host }.

## breakhouse serve

serve-about = avviare il server
serve-help-lan = far entrare chi è sulla rete locale e mostrare un codice QR
serve-help-host = l’indirizzo di ascolto
serve-help-port = la porta di ascolto
serve-help-data = la cartella in cui salvare tutto
serve-help-bot = offrire un programma come bot: nome="comando" (si può ripetere)
serve-help-open = aprire il browser
serve-help-name = un nome con cui si raggiunge il server (si può ripetere)
serve-help-proxy = fidarsi delle intestazioni X-Forwarded di un proxy a monte
serve-help-classroom = alzare i limiti per trenta persone dietro un solo indirizzo
serve-help-limit = fissare un limite: nome=ritmo/raffica (si può ripetere)
serve-help-log = il formato delle righe di registro
serve-help-memory = tenere tutto in memoria, niente su disco
serve-open = Breakhouse è aperto: { $address }
serve-lan = Sulla stessa rete: { $address }
serve-no-lan = Questo computer non ha un indirizzo su una rete locale. Gli altri non possono entrare.
serve-tables =
    { $count ->
        [0] I dati sono in { $folder }.
        [one] I dati sono in { $folder }. Un tavolo riprende da dov’era.
       *[other] I dati sono in { $folder }. { $count } tavoli riprendono da dov’erano.
    }
serve-memory = Niente viene salvato su disco.
serve-no-pages = Le pagine non sono state generate; una pagina semplice mostra i tavoli.
serve-stop = Ctrl-C per fermare il server.
serve-closed = Breakhouse è chiuso. Tutto è salvato.
flags-about = elencare avvisi e segnalazioni da esaminare
cases-none = Non c’è nulla da esaminare.
sign-quick-cards = Carte finite più in fretta di quanto una persona possa costruire.
sign-quick-hands = Mattoncini posati più in fretta di quanto una persona possa fare.
sign-steady-hands = Mattoncini posati con più regolarità di quanta ne abbia una persona.
sign-perfect-choices = Ogni scelta buona come quella del risolutore, e troppo rapida per una persona.
sign-quick-choices = Scelte fatte più in fretta di quanto una persona possa pensare.
sign-expert-choices = Scelte come quelle del bot esperto, troppo rapide o troppo regolari per una persona.
case-report =
    Segnalazione dal posto { $seat }: { $why ->
        [program] gioca un programma.
        [stalling] fa aspettare tutti.
        [rude] è offensivo.
       *[other] altro.
    }
flags-help-matches = file di partite, o cartelle che li contengono, in cui cercare mosse impossibili per una persona
flags-match-clean = { $file }: nessuna mossa impossibile per una persona.
flags-match-odd =
    { $file }: { $name } ha fatto { $count ->
        [one] una mossa impossibile
       *[other] { $count } mosse impossibili
    } per una persona ({ $code })
backup-about = copiare tutti i dati in un solo file
backup-help-to = dove scrivere la copia
backup-help-verify = non scrivere niente: aprire questo backup, ripercorrerne una parte e dire che cosa contiene
backup-done = Backup salvato in { $file }.
backup-holds = { $file } è un buon backup. Versione dei dati: { $version }; partite: { $matches } (finite: { $finished }), con { $entries } mosse; tavoli aperti: { $tables }; persone: { $visitors }.
backup-latest = L’ultima partita che contiene è iniziata il { $moment } (UTC).
backup-replayed = Partite ripercorse come campione: { $count }.
backup-unknown-games = Non ripercorse, perché questi giochi non sono installati qui: { $games }.
restore-about = ripristinare un backup
restore-help-from = il backup
restore-done = Dati ripristinati da { $file }.
restore-before = I dati precedenti ora sono in { $file }.
restore-owner = Il proprietario è { $owner }, come prima.
restore-root = Il proprietario è root. Se il server gira come un altro utente, assegnagli i dati: chown -R UTENTE { $folder }

## Che cosa mostra un messaggio di un link

preview-table = { $box }: un posto ti aspetta al tavolo
preview-replay = { $box }: una partita da rivedere
preview-new = { $box } con amici
preview-rules = { $box }: le regole
refused-printing-failed = Non è stato possibile stampare le carte. Riprova tra un momento.
