### Bot, arena e coach

refused-no-such-level = Per questo gioco non c’è l’avversario «{ $level }». Scegli tra: { $known }.
refused-program-not-started = Non è stato possibile avviare «{ $command }»: { $why }
refused-arena-needs-two = Indica due giocatori: livelli come strong, o comandi tra virgolette.
refused-arena-needs-deals = Gioca almeno una smazzata.
terminal-file-trouble = Impossibile leggere o scrivere «{ $file }»: { $why }
refused-no-such-folder = Non c’è una cartella per «{ $file }». Prima creala, o scegli un altro file.
refused-arena-needs-cores = Usa almeno un processo.

notice-program-not-started = Non è stato possibile avviare il programma al posto { $seat } ({ $why }). Subentra un bot ({ $level ->
        [beginner] principiante
        [casual] tranquillo
        [strong] forte
        [expert] esperto
        [random] mosse a caso
       *[other] { $level }
    }).
notice-program-no-room = Il server non può avviare altri programmi: al posto { $seat } gioca un bot.
notice-program-crashed = Il programma al posto { $seat } si è arrestato in modo imprevisto ({ $why }). Subentra un bot ({ $level ->
        [beginner] principiante
        [casual] tranquillo
        [strong] forte
        [expert] esperto
        [random] mosse a caso
       *[other] { $level }
    }).
notice-program-too-slow = Il programma al posto { $seat } ci ha messo troppo. Subentra un bot ({ $level ->
        [beginner] principiante
        [casual] tranquillo
        [strong] forte
        [expert] esperto
        [random] mosse a caso
       *[other] { $level }
    }).
notice-program-unreadable = Il programma al posto { $seat } ha inviato qualcosa di illeggibile ({ $why }). Subentra un bot ({ $level ->
        [beginner] principiante
        [casual] tranquillo
        [strong] forte
        [expert] esperto
        [random] mosse a caso
       *[other] { $level }
    }).
notice-program-cheats = Il programma al posto { $seat } ha fatto una mossa che non era tra quelle possibili. Subentra un bot ({ $level ->
        [beginner] principiante
        [casual] tranquillo
        [strong] forte
        [expert] esperto
        [random] mosse a caso
       *[other] { $level }
    }).
notice-program-insists = Il programma al posto { $seat } ha insistito con una mossa vietata. Subentra un bot ({ $level ->
        [beginner] principiante
        [casual] tranquillo
        [strong] forte
        [expert] esperto
        [random] mosse a caso
       *[other] { $level }
    }).
notice-program-waits = Il programma al posto { $seat } non ha giocato quando doveva. Subentra un bot ({ $level ->
        [beginner] principiante
        [casual] tranquillo
        [strong] forte
        [expert] esperto
        [random] mosse a caso
       *[other] { $level }
    }).

## L’arena

arena-help = far giocare bot o programmi uno contro l’altro, sulle stesse smazzate
arena-help-players = un livello (beginner, casual, strong, expert, random) o un comando tra virgolette
arena-help-deals = numero di smazzate; ognuna si gioca da ogni posto (predefinito: 100)
arena-help-seats = numero di posti; il primo giocatore ne ha uno, il secondo tutti gli altri (predefinito: 2)
arena-help-seed = un testo qualsiasi: lo stesso seme dà le stesse smazzate
arena-help-playouts = simulazioni per mossa, per i bot che usano la ricerca
arena-help-cores = numero di processi (predefinito: tutti i core)
arena-help-json = scrivere il risultato in JSON
arena-help-plot = disegnare il vantaggio, smazzata per smazzata, come immagine (SVG)
arena-title = { $game }, { $deals ->
        [one] una smazzata, giocata da ogni posto
       *[other] { $deals } smazzate, ognuna giocata da ogni posto
    }
arena-column-first = Giocatore 1
arena-column-second = Giocatore 2
arena-column-margin = Vantaggio
arena-column-interval = Intervallo al 95%
arena-column-won = Vinte
arena-column-ms = ms CPU a mossa
arena-written = Scritto: { $file }
arena-plot = { $first } contro { $second }: vantaggio in punti, smazzata per smazzata
arena-disqualified = { $who } è stato squalificato in { $times ->
        [one] una partita
       *[other] { $times } partite
    } su { $matches } e { $times ->
        [one] l’ha persa
       *[other] le ha perse
    }.
arena-program-crashed = Il programma si è arrestato in modo imprevisto: { $why }.
arena-program-too-slow = Il programma ci ha messo troppo a rispondere.
arena-program-unreadable = Il programma ha inviato qualcosa di illeggibile: { $why }.
arena-program-cheats = Il programma ha fatto una mossa che non era tra quelle possibili.
arena-program-insists = Il programma ha insistito con una mossa vietata.
arena-program-waits = Il programma non ha fatto la sua mossa, anche se tutti la aspettavano.
arena-program-not-started = Non è stato possibile avviare il programma: { $why }.

## Consigli: una frase ciascuno, dai numeri del bot

coach-no-reason = Io farei così.
coach-only = È l’unica cosa che puoi fare ora.
coach-ahead = { $close ->
        [yes] { $other ->
            [pass] secondo i miei conti vale quanto passare
           *[other] secondo i miei conti vale quanto { $other }
        }
       *[no] { $gain ->
            [one] secondo i miei conti vale un punto
           *[other] secondo i miei conti vale { $gain } punti
        } in più { $other ->
            [pass] che passare
           *[other] di { $other }
        }
    }.
coach-and = { $first }; { $then }

## La revisione

refused-no-such-match-file = Impossibile aprire «{ $file }» come file di partita: { $why }
coach-help = ripercorrere una partita finita: probabilità, decisioni costose, fortuna, secondi persi
coach-help-match = un file di partita scaricato dai risultati
coach-help-pictures = scrivere le immagini (SVG) in questa cartella
coach-help-json = scrivere l’analisi in JSON
coach-help-plain = niente curve fatte di caratteri, per screen reader e pipe
coach-title = Rivediamo: { $game }
coach-chances-title = Probabilità di vincere, dall’inizio alla fine:
coach-chances-line = da { $low } a { $high }%, alla fine { $end }%
coach-costly-title = Le decisioni più costose:
coach-costly-head = { $n }. { $name }, minuto { $clock }:
coach-costly-gain = { $unit ->
        [throws] { $gain ->
            [one] Si sarebbe risparmiato un tiro.
           *[other] Si sarebbero risparmiati { $gain } tiri.
        }
        [seconds] { $gain ->
            [one] È costato un secondo.
           *[other] È costato { $gain } secondi.
        }
       *[points] { $gain ->
            [one] Questa scelta è costata un punto.
           *[other] Questa scelta è costata { $gain } punti.
        }
    }
coach-better = { $better ->
        [pass] Sarebbe stato meglio passare che
       *[other] Sarebbe stato meglio { $better } che
    } { $chosen ->
        [pass] passare.
       *[other] { $chosen }.
    }
coach-picture-chances = Probabilità di vincere
coach-number = { $n }
