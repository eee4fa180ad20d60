### Ciò che classico, mini e dadi possono dire: mani, turni, tempo, mattoncini veri.

## I pezzi, dentro una frase e al suo inizio

the-piece = { $brick ->
        [white] il mattoncino bianco
        [yellow] il mattoncino giallo
        [orange] il mattoncino arancione
        [red] il mattoncino rosso
        [purple] il mattoncino viola
        [lightblue] il mattoncino azzurro
        [darkblue] il mattoncino blu
        [lightgreen] il mattoncino verde chiaro
        [darkgreen] il mattoncino verde scuro
        [brown] il mattoncino marrone
        [felt-white] il mattoncino bianco liscio
        [felt-yellow] il mattoncino giallo a puntini
        [felt-orange] il mattoncino arancione a onde
        [felt-red] il mattoncino rosso scanalato
        [felt-purple] il mattoncino viola a croci
        [felt-lightblue] il mattoncino azzurro ad anelli
        [felt-darkblue] il mattoncino blu a righe
        [felt-lightgreen] il mattoncino verde chiaro a diagonali
        [felt-darkgreen] il mattoncino verde scuro a rombi
        [felt-brown] il mattoncino marrone venato
        [die-white] il dado bianco
        [die-yellow] il dado giallo
        [die-blue] il dado blu
        [die-black] il dado nero
        [die-red] il dado rosso
        [die-green] il dado verde
        [cuboid-blue] il cuboide blu
        [cuboid-orange] il cuboide arancione
       *[other] questo pezzo
    }
the-piece-first = { $brick ->
        [white] Il mattoncino bianco
        [yellow] Il mattoncino giallo
        [orange] Il mattoncino arancione
        [red] Il mattoncino rosso
        [purple] Il mattoncino viola
        [lightblue] Il mattoncino azzurro
        [darkblue] Il mattoncino blu
        [lightgreen] Il mattoncino verde chiaro
        [darkgreen] Il mattoncino verde scuro
        [brown] Il mattoncino marrone
        [felt-white] Il mattoncino bianco liscio
        [felt-yellow] Il mattoncino giallo a puntini
        [felt-orange] Il mattoncino arancione a onde
        [felt-red] Il mattoncino rosso scanalato
        [felt-purple] Il mattoncino viola a croci
        [felt-lightblue] Il mattoncino azzurro ad anelli
        [felt-darkblue] Il mattoncino blu a righe
        [felt-lightgreen] Il mattoncino verde chiaro a diagonali
        [felt-darkgreen] Il mattoncino verde scuro a rombi
        [felt-brown] Il mattoncino marrone venato
        [die-white] Il dado bianco
        [die-yellow] Il dado giallo
        [die-blue] Il dado blu
        [die-black] Il dado nero
        [die-red] Il dado rosso
        [die-green] Il dado verde
        [cuboid-blue] Il cuboide blu
        [cuboid-orange] Il cuboide arancione
       *[other] Questo pezzo
    }
the-other-piece = { $other ->
        [white] il mattoncino bianco
        [yellow] il mattoncino giallo
        [orange] il mattoncino arancione
        [red] il mattoncino rosso
        [purple] il mattoncino viola
        [lightblue] il mattoncino azzurro
        [darkblue] il mattoncino blu
        [lightgreen] il mattoncino verde chiaro
        [darkgreen] il mattoncino verde scuro
        [brown] il mattoncino marrone
        [felt-white] il mattoncino bianco liscio
        [felt-yellow] il mattoncino giallo a puntini
        [felt-orange] il mattoncino arancione a onde
        [felt-red] il mattoncino rosso scanalato
        [felt-purple] il mattoncino viola a croci
        [felt-lightblue] il mattoncino azzurro ad anelli
        [felt-darkblue] il mattoncino blu a righe
        [felt-lightgreen] il mattoncino verde chiaro a diagonali
        [felt-darkgreen] il mattoncino verde scuro a rombi
        [felt-brown] il mattoncino marrone venato
        [die-white] il dado bianco
        [die-yellow] il dado giallo
        [die-blue] il dado blu
        [die-black] il dado nero
        [die-red] il dado rosso
        [die-green] il dado verde
        [cuboid-blue] il cuboide blu
        [cuboid-orange] il cuboide arancione
       *[other] un altro pezzo
    }
the-pronoun = { $brick ->
       *[other] lo
    }

## Le mani

refused-no-such-brick = In questa scatola non c’è nessun «{ $brick }».
refused-hand-is-full = Prima posa { the-piece }: hai la mano piena.
refused-not-in-hand = Prima prendi { the-piece }.
refused-already-placed = { the-piece-first } è già sul tavolo. Sollevalo per spostarlo.
refused-too-fast = Nessuna mano è così veloce: aspetta un momento.
refused-out-of-the-world = È fuori dal tavolo. Posalo dove tutti possono vederlo.
refused-no-such-pose = { $piece ->
        [cuboid-blue] Il cuboide blu può stare solo in piano o in verticale.
        [cuboid-orange] Il cuboide arancione può stare solo in piano o in verticale.
       *[other] Così non si può girare. Posizioni possibili: { $known }.
    }
refused-tilted-too-far = È più di un quarto di giro. Gira il pezzo in un altro modo.
refused-in-the-table = { the-piece-first } finirebbe dentro il tavolo. Mettilo un po’ più in alto.
refused-in-mid-air = Sotto non c’è niente che regga { the-piece }. Posalo sul tavolo o su un altro pezzo, oppure tienilo con l’altra mano.
refused-bricks-overlap = { the-piece-first } finirebbe dove c’è già { the-other-piece }. Spostalo finché si toccano appena.
refused-off-the-grid = { the-piece-first } è fuori dalla griglia. Spostalo un po’ a sinistra o a destra.
refused-would-fall = { the-piece-first } cadrebbe da lì. Tienilo con l’altra mano, oppure prima mettici sotto un sostegno.
refused-would-fall-if-released = Qualcosa cadrebbe se ora lasciassi { the-piece }. Prima mettici sotto un sostegno.
refused-something-rests-on-it = Sopra { the-piece } poggia { the-other-piece }. Prima togli il pezzo di sopra, oppure tienilo con l’altra mano.
refused-brick-is-held = L’altra mano tiene { the-piece }. Prima lascialo.
refused-held-already = L’altra mano tiene già { the-piece }.
refused-other-hand-is-full = L’altra mano non può tenerne più di { $most }. Prima lasciane uno.
refused-not-held = L’altra mano non tiene { the-piece }.
refused-not-on-the-bench = { the-piece-first } non è sul tavolo: non puoi tenerlo né buttarlo giù.
refused-nothing-to-break = Non c’è niente da buttare giù.
refused-brick-twice = { the-piece-first } compare due volte, ma ce n’è uno solo.
refused-cannot-fall-so = { the-piece-first } non può finire così cadendo.
refused-falling-up = Niente cade verso l’alto. Di’ dove i mattoncini si sono fermati davvero.
refused-nothing-falls-on-the-grid = Sulla griglia niente scivola e niente cade. Sposta i mattoncini uno per uno.

## Turni e tempo

refused-not-the-architect = Non tocca a te costruire. Guarda bene, e dillo se vedi un errore.
refused-not-started = Non si costruisce ancora. Aspetta il via.
refused-time-is-up = Tempo scaduto. Conta solo ciò che era finito in tempo.
refused-started-already = Il turno è già iniziato.
refused-no-timer = Questo turno non ha timer. Finisce quando lo dice chi costruisce.
refused-the-clock-ends-it = Questo turno finisce allo scadere del tempo. Fino ad allora continua a costruire.
refused-no-card = Non c’è nessuna carta scoperta.
refused-the-table-rolls = A questo tavolo il dado rotola da solo.
refused-not-the-timekeeper = In questo turno il dado lo tira qualcun altro.
refused-set-the-timer-first = Prima regola il timer su { $number }.
refused-wait-for-the-signal = Aspetta il segnale dell’architetto.
refused-timer-is-set = Il timer è già regolato. Premi START al segnale dell’architetto.
refused-signalled-already = Hai dato il segnale. Chi siede alla tua sinistra preme START.
refused-the-architect-starts = A questo tavolo è l’architetto a premere START.
refused-not-your-timer = In questo turno tiene il timer qualcun altro.
refused-refused-enough = In una partita valida per la classifica puoi rifiutare { $most } carte in più di quelle che hai finito in questo turno. Prima costruisci questa.
refused-seat-twice = Il posto { $seat } è indicato due volte.
refused-young-have-less-time = I giovani architetti devono avere almeno tanto tempo quanto gli altri: { $young_limit } è meno di { $limit }.
refused-roll-too-soon = Il dado sta ancora rotolando: aspetta un momento.

## Guardare e giudicare

refused-others-point = Sei tu che costruisci. Gli errori li indicano gli altri.
refused-pointed-already = L’hai già indicato. Dai un momento di tempo a chi costruisce.
refused-the-table-judges = Ci pensa il tavolo a controllare. Tu costruisci.
refused-bricks-are-real = Questa partita si gioca con mattoncini veri. Costruisci sul tavolo, e di’ quando hai finito.
refused-claimed-already = Hai già detto che hai finito. Gli altri stanno controllando.
refused-others-judge = Sono gli altri a dire se è giusto.
refused-nothing-claimed = Nessuno ha ancora detto di aver finito.

## Opzioni

refused-wrong-number-of-factors =
    { $n ->
        [one] C’è un fattore di tempo
       *[other] Ci sono { $n } fattori di tempo
    } per { $seats ->
        [one] un posto
       *[other] { $seats } posti
    }. Indicane uno per ogni posto, oppure nessuno.
refused-wrong-number-of-hands =
    { $n ->
        [one] C’è un modo di muovere i mattoncini
       *[other] Ci sono { $n } modi di muovere i mattoncini
    } per { $seats ->
        [one] un posto
       *[other] { $seats } posti
    }. Indicane uno per tutti, oppure uno per ogni posto.
refused-wrong-number-of-rungs = Nella scala di apprendimento { $n ->
        [one] c’è un numero
       *[other] ci sono { $n } numeri
    } per { $seats ->
        [one] un posto
       *[other] { $seats } posti
    }. Indica un numero per ogni posto.
refused-deck-has-no-cards =
    { $number ->
        [blue] Il mazzo non ha carte con il numero blu, ma qualcuno pesca da quella pila.
        [red] Il mazzo non ha carte con il numero rosso, ma qualcuno pesca da quella pila.
        [yellow] Il mazzo non ha carte con il lato giallo.
       *[other] Il mazzo non ha carte da giocare.
    }

outcome-all-turns-played =
    { $count ->
        [one] Tutti i turni sono stati giocati. Vince { $name }.
       *[other] Tutti i turni sono stati giocati. Vincono insieme { $name }.
    }
