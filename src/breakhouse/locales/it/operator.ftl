# Per chi gestisce un server: impostazioni, pagina e comandi di gestione, diagnosi.

## Impostazioni

refused-settings-unreadable = Le impostazioni in { $file } non sono leggibili: { $why }
refused-settings-unknown-key = Non c’è nessuna impostazione «{ $key }» ({ $where }). Prova con: { $near }.
refused-settings-bad-value =
    L’impostazione «{ $key }» ({ $where }) non va bene. Scrivi { $wants ->
        [whole-number] un numero intero da { $least } a { $most }
        [number] un numero maggiore di 0, al massimo { $most }
        [choice] uno di questi valori: { $known }
        [switch] true o false
        [list] una lista di testi
        [table] righe come nome = valore, con il valore tra virgolette
       *[text] un testo
    }.
refused-unreadable-public-url = «{ $given }» non è un indirizzo pubblico. Scrivilo come https://host:8443/giochi.
refused-public-url-taken = L’indirizzo pubblico { $given } non può finire con { $base }: il server usa già quel percorso. Scegline un altro.
refused-unreadable-network = «{ $given }» non è né un indirizzo né una rete. Scrivilo come 10.0.0.1 o 10.0.0.0/8.
refused-unreadable-listener = Le metriche non si possono esporre su «{ $given }». Scrivi una porta, o indirizzo e porta come 127.0.0.1:9464.
refused-metrics-port-taken = Le metriche non si possono esporre su { $at }: la porta è occupata, o questo computer non ha quell’indirizzo. Scegline un altro con --metrics.
refused-token-too-short = Il token del gestore è troppo corto: servono almeno { $least } caratteri.
refused-needs-openssl = --tls ha bisogno del programma openssl, che non è stato trovato. Installalo, o metti davanti un proxy con un certificato.
refused-certificate-failed = Non è stato possibile creare il certificato: { $why }

## breakhouse serve

serve-help-settings = il file delle impostazioni (TOML)
serve-help-public-url = l’indirizzo usato dai visitatori, se davanti c’è un proxy: https://host:porta/percorso
serve-help-trusted-proxy = indirizzo o rete di un proxy fidato (si può ripetere)
serve-help-tls = cifrare con un certificato creato su questo computer, per reti locali
serve-help-metrics = esporre metriche Prometheus su questa porta o indirizzo:porta
serve-help-thinkers = avviare al massimo questo numero di processi per i bot e il coach (predefinito: uno in meno dei processori disponibili)
serve-help-slow-ms = registrare i comandi, le richieste e le soste del server che durano più di questi millisecondi (predefinito: { $default })
serve-help-backup-to = fare regolarmente il backup in questa cartella
serve-help-backup-also-to = copiare ogni backup anche in questa cartella, meglio se su un altro disco
serve-help-backup-every = ore tra due backup (predefinito: { $default })
serve-help-backup-keep = quanti backup tenere (predefinito: { $default })
serve-help-keep-matches = cancellare le partite finite dopo questo numero di giorni
serve-help-keep-visitors = dimenticare i visitatori che non tornano da questo numero di giorni
serve-public = I visitatori passano da: { $address }
serve-tls = I browser avviseranno che non conoscono questo certificato. Su ogni dispositivo scegli «Avanzate» (iPhone: «Mostra dettagli»), confronta se vuoi l’impronta SHA-256, e continua. Impronta: { $fingerprint }

## Alla porta

refused-banned = Chi gestisce questo server ti ha bloccato.
bye-banned = Chi gestisce questo server ti ha bloccato.
notice-from-operator = Dal gestore: { $text }
refused-operator-only = Non è il token del gestore.
refused-no-such-visitor = Qui non c’è nessun visitatore { $who }.
refused-no-such-ban = Non c’è nessun blocco per { $target }.
refused-no-such-case = Nessun caso { $case } da esaminare.

## La pagina del gestore

admin-title = Gestione
admin-token = Token
admin-token-where = Il token è nel file operator.token nella cartella dei dati, a meno che tu non ne abbia scelto uno tuo.
admin-sign-in = Accedi
admin-sign-out = Esci
admin-message = Messaggio a tutti
admin-message-text = Appare a tutti i tavoli
admin-send = Invia
admin-visitors = Visitatori
admin-find = Nome o identificativo
admin-search = Cerca
admin-nobody = Nessun risultato.
admin-name = Nome
admin-known-as = Identificativo
admin-since = Dal
admin-here = Indirizzo attuale
admin-actions = Azioni
admin-choose = Scegli
admin-new-name = Nuovo nome
admin-rename = Rinomina
admin-ban = Blocca { $target }
admin-ban-other = Blocca
admin-days = Giorni (vuoto: per sempre)
admin-why = Motivo, solo per te
admin-detail = Nota
admin-export = Scarica i suoi dati
admin-erase = Cancella i suoi dati
admin-sure = Sì, confermo
admin-tables = Tavoli
admin-table = Tavolo
admin-game = Gioco
admin-phase = Stato
admin-people = Giocatori
admin-pages = Pagine
admin-close = Chiudi
admin-no-tables = Non ci sono tavoli.
admin-bans = Bloccati
admin-target = Identificativo, indirizzo o rete
admin-until = Fino al
admin-for-good = per sempre
admin-unban = Sblocca
admin-no-bans = Nessuno è bloccato.
admin-cases = Gioco leale: avvisi e segnalazioni
admin-match = Partita
admin-replay = Rivedi la partita
admin-clear = Tutto in regola: la partita conta
admin-confirm = Sleale: la partita non conta mai
admin-audit = Attività dei gestori
admin-no-actions = Ancora niente.
admin-when = Quando
admin-action = Azione
admin-by = Da
admin-did-ban = blocco
admin-did-clear = archiviato
admin-did-confirm = confermato
admin-did-unban = sblocco
admin-did-rename = nome cambiato
admin-did-close = tavolo chiuso
admin-did-announce = messaggio a tutti
admin-did-export = dati scaricati
admin-did-erase = dati cancellati

## breakhouse admin

admin-about = gestire un server attivo: visitatori, tavoli, blocchi, messaggi
admin-help-url = dov’è il server (predefinito: su questo computer, come nelle impostazioni)
admin-help-json = mostrare la risposta in JSON
admin-help-visitors = elencare chi c’è e chi c’è stato
admin-help-tables = elencare tutti i tavoli, anche quelli privati
admin-help-bans = elencare chi è bloccato
admin-help-cases = elencare avvisi e segnalazioni da esaminare
admin-help-state = open (da esaminare), cleared (archiviato) o confirmed (confermato)
admin-help-clear = archiviare un caso: era tutto in regola, la partita conta
admin-help-confirm = confermare un caso: la partita non conterà mai
admin-help-audit = elencare che cosa hanno fatto i gestori
admin-help-ban = bloccare un visitatore, un indirizzo o una rete
admin-help-unban = sbloccare un visitatore, un indirizzo o una rete
admin-help-rename = dare un altro nome a un visitatore
admin-help-close = chiudere un tavolo
admin-help-announce = inviare un messaggio a tutti i tavoli
admin-help-export = mostrare tutti i dati salvati di un visitatore
admin-help-erase = cancellare i dati di un visitatore
admin-help-target = un identificativo preso da un elenco, un indirizzo, o una rete come 10.0.0.0/8
admin-help-text = il testo
admin-help-days = per quanti giorni (predefinito: per sempre)
admin-help-why = il motivo, mostrato nell’elenco di chi è bloccato
admin-done = Fatto.
admin-line-visitor = { $name } ({ $who }), prima visita il { $since }, indirizzo attuale: { $here }
admin-line-table = { $table }: { $game }, { $phase }, { $names }, pagine: { $pages }
admin-line-ban = { $target }, dal { $since }, { $until }
admin-line-case = Caso { $case } del { $when }: { $name } ({ $who }), { $game }.
admin-until-day = fino al { $day }
admin-line-action = { $when }, { $by }: { $action }
admin-none = Niente da elencare.
refused-house-not-running = Su { $address } non risponde nessun server ({ $why }). Avvialo, o di’ dov’è con --url.
refused-house-said-no = { $text }
refused-no-token-here = In { $folder } non c’è nessun token del gestore. Avvia il server almeno una volta, o imposta admin_token.
refused-no-token = Non c’è nessun token del gestore. Imposta admin_token con lo stesso valore su ogni server, e qui.

## breakhouse doctor

doctor-about = controllare cartella, porta, proxy, database, bus e backup, e dire che cosa non va
doctor-good = ok
doctor-hint = nota
doctor-bad = errore
doctor-all-well = Tutto è a posto.
doctor-folder-good = L’utente del server, { $user }, può scrivere in { $folder }; { $free } MB liberi.
doctor-folder-full = Per { $folder } restano solo { $free } MB. Fai spazio: un disco pieno ferma ogni partita.
doctor-folder-closed = L’utente del server, { $user }, non può scrivere in { $folder }: { $why }. Assegnagli la cartella con «chown -R { $user }», o scegline un’altra con --data.
doctor-file-closed = L’utente del server, { $user }, non può usare { $file }: { $why }. Assegnagli tutto: chown -R { $user } { $folder }
doctor-other-user = Sei { $user }, e i dati appartengono a { $owner }. Questo dice solo che cosa può fare { $user }: ripeti il controllo come root per sapere che cosa può fare il server.
doctor-backups-closed = L’utente del server, { $user }, non può scrivere backup in { $folder }: { $why }. Assegnagli la cartella con «chown -R { $user }», o scegline un’altra.
doctor-memory = Niente viene salvato: il server lavora in memoria.
doctor-data-good = I dati sono completi.
doctor-data-none = Non ci sono ancora dati.
doctor-port-free = La porta { $port } è libera; non gira nessun server. Avviane uno e ripeti il controllo per verificare anche il proxy.
doctor-port-ours = Sulla porta { $port } risponde un server: versione { $version }.
doctor-port-stuck = Sulla porta { $port } risponde un server (versione { $version }), ma non può scrivere. Controlla il suo disco o il suo database.
doctor-port-other = La porta { $port } è usata da un altro programma. Fermalo, o scegli un’altra porta con --port.
doctor-pages-missing = Le pagine non sono state generate. Installa il wheel, o esegui make pages.
doctor-no-backups = Nessun backup programmato. Imposta backups.to, e tieni una copia su un altro computer.
doctor-backups-none = In { $folder } non c’è ancora nessun backup. Il server ne fa uno appena si avvia.
doctor-backup-good = L’ultimo backup, { $file }, ha { $hours } ore e può essere ripristinato. Partite che contiene: { $matches }.
doctor-backup-old = L’ultimo backup, { $file }, ha { $hours } ore, ma dovrebbe essercene uno ogni { $every } ore. Cerca «backup» nel log del server.
doctor-backup-of-another = L’ultimo backup, { $file }, viene da un altro server: i dati qui hanno un’altra chiave. Scegli una cartella a parte con --backup-to.
doctor-no-public = Nessun indirizzo pubblico: i link portano a { $link }.
doctor-public-gone = { $link } non risponde: { $why }. Controlla il proxy, il suo certificato e il DNS.
doctor-public-other = { $link } risponde, ma non è questo server ({ $why }). Controlla indirizzo e percorso nel proxy.
doctor-public-good = { $link } porta a questo server.
doctor-not-trusted = Il proxy non è tra quelli fidati, quindi tutti i visitatori contano come uno solo. Aggiungi il suo indirizzo con --trusted-proxy.
doctor-no-forwarded-for = Il proxy non inoltra gli indirizzi dei visitatori. Fagli impostare X-Forwarded-For.
doctor-no-forwarded-proto = Il proxy non dice che la connessione è cifrata. Fagli impostare X-Forwarded-Proto.
doctor-no-sockets = I WebSocket non passano dal proxy ({ $why }). Fagli inoltrare Upgrade e Connection.
doctor-proxy-good = Indirizzi, cifratura e WebSocket passano dal proxy.
doctor-store-answers = Il database su { $address } risponde.
doctor-bus-answers = NATS su { $address } risponde.
doctor-no-token = Non c’è nessun token del gestore, quindi nessuno può moderare. Imposta admin_token con lo stesso valore su ogni server.

## Bot in rete

admin-did-bot = bot creato
admin-did-revoke = token revocato
admin-help-bots = elencare i bot che giocano in rete
admin-help-bot = creare un bot che gioca in rete, con il suo token
admin-help-revoke = revocare il token di un bot
admin-help-bot-name = il suo nome
admin-help-bot-days = per quanti giorni vale il token
admin-bot-made = { $name }. Il suo token, mostrato una volta sola: { $token }
admin-line-bot =
    { $name } ({ $who }), { $until ->
        [none] nessun token valido
       *[other] token valido fino al { $until }
    }

## breakhouse admin stats

admin-help-stats = mostrare in quanti hanno giocato a che cosa oggi e questa settimana, e che cosa è stato lento
admin-stats = Cifre
admin-stats-today =
    Oggi (UTC): { $matches ->
        [one] una partita
       *[other] { $matches } partite
    }, { $people ->
        [one] una persona
       *[other] { $people } persone
    }
admin-stats-week =
    Gli ultimi sette giorni: { $matches ->
        [one] una partita
       *[other] { $matches } partite
    }, { $people ->
        [one] una persona
       *[other] { $people } persone
    }
admin-stats-game =
    { $game }: { $matches ->
        [one] una partita
       *[other] { $matches } partite
    }, { $people ->
        [one] una persona
       *[other] { $people } persone
    }
admin-stats-now =
    In questo momento: { $matches ->
        [one] una partita
       *[other] { $matches } partite
    }, { $pages ->
        [one] una pagina
       *[other] { $pages } pagine
    }
admin-stats-slow = Che cosa è stato lento dall’avvio, al massimo cinquanta per tipo:
admin-stats-not-slow = Dall’avvio niente è stato lento.
admin-slow-stall = il server è rimasto fermo per { $seconds } s
admin-slow-command = un comando ha richiesto { $seconds } s
admin-slow-request = una richiesta ha richiesto { $seconds } s
