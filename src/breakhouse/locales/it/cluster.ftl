### Più server che condividono un database: che cosa si dice a chi li gestisce e a chi gioca.

## Il database e il bus

refused-store-unreachable = Il database { $address } non è raggiungibile ({ $why }). Avvialo, o controlla l’indirizzo dopo --store.
refused-store-wrong-password = Il database { $address } non fa entrare «{ $user }». Controlla nome e password dopo --store.
refused-store-not-allowed = «{ $user }» non può creare nulla nel database { $address } ({ $why }). Rendi questo utente proprietario del database.
refused-store-no-such-database = Il database { $address } non esiste. Prima crealo con «createdb».
refused-store-unreadable-address = «{ $address }» non è un indirizzo di database valido ({ $why }). Scrivi postgresql://utente:password@server/database.
refused-unknown-store = «{ $address }» non è né sqlite://cartella né postgresql://utente:password@server/database.
refused-nothing-to-move = In { $folder } non c’è niente da spostare. Controlla l’indirizzo.
refused-houses-are-running = Questo database è ancora usato da server: { $names }. Fermali prima; ciò che scrivono dopo la copia andrebbe perso.
refused-cluster-not-installed = Il supporto per PostgreSQL e NATS non è installato. Installalo con: pip install 'breakhouse[cluster]'
refused-house-name-taken = Su questo database c’è già un server di nome «{ $name }». Scegli un altro nome con --house.
refused-unknown-bus = «{ $address }» non è un indirizzo NATS. Scrivi nats://server:4222.
refused-bus-unreachable = NATS non è raggiungibile all’indirizzo { $address } ({ $why }). Avvialo, o controlla l’indirizzo dopo --bus.
refused-which-bus = Manca il bus. Aggiungi --bus nats://server:4222 oppure indica bus nelle impostazioni.
refused-bus-needs-store = I server che condividono un bus devono condividere anche un database. Aggiungi --store postgresql://…
refused-house-waits = Il server sta aspettando il suo database. Riprova tra un momento.
refused-no-such-house = Su questo bus non risponde nessun server di nome «{ $name }».

## Trasferire tutto

refused-target-not-empty = La destinazione contiene già dei dati. Scegli un database vuoto o una cartella vuota.
refused-move-failed = Non è stato possibile scrivere i dati ({ $why }). Svuota la destinazione e riprova.
refused-moved-not-the-same = La copia è diversa dall’originale: { $missing } in meno, { $strange } in più. Ferma tutti i server, svuota la destinazione e riprova.
migrate-about = trasferire tutti i dati da SQLite a PostgreSQL, o viceversa
migrate-help-source = dove sono i dati: sqlite://cartella o postgresql://…
migrate-help-target = dove trasferirli; la destinazione dev’essere vuota
migrate-done = Trasferimento completato e controllato: { $matches ->
        [one] una partita
       *[other] { $matches } partite
    } con { $entries ->
        [one] una voce
       *[other] { $entries } voci
    }.

## Servire e andarsene

serve-help-store = il database che più server condividono: postgresql://utente:password@server/database
serve-help-bus = il bus con cui più server comunicano: nats://server:4222
serve-help-house = il nome di questo server tra gli altri
serve-world = Questo è «{ $name }», uno dei server di { $address }.
drain-about = cedere i tavoli di un server agli altri server, poi fermarlo
drain-help-name = il nome del server
drain-done = «{ $name }» sta cedendo i suoi tavoli.
think-about = calcolare mosse dei bot, consigli e carte per i server di un bus
think-ready = Tutto pronto. Ctrl-C per fermare.

## Che cosa si dice a chi gioca

bye-house-waits = Il server del tuo tavolo non risponde. Nuovo tentativo…
notice-table-taken-over = Un altro server ha preso in carico questo tavolo. Non è andato perso nulla, nemmeno tempo di gioco.
