### Bot, arena e coach

refused-no-such-level = Per questo gioco non c’è l’avversario «{ $level }». Ci sono: { $known }.
refused-program-not-started = Non è stato possibile avviare «{ $command }»: { $why }
refused-arena-needs-two = Nomina due avversari: livelli come strong, o comandi tra virgolette.
refused-arena-needs-deals = Bisogna giocare almeno una smazzata.
terminal-file-trouble = «{ $file }» non si può leggere né scrivere: { $why }
refused-no-such-folder = Non c’è una cartella per «{ $file }». Prima creala, o nomina un altro file.
refused-arena-needs-cores = Deve giocare almeno un processo.

notice-program-not-started = Non è stato possibile avviare il programma al posto { $seat } ({ $why }). Continua un bot della casa ({ $level ->
        [beginner] principiante
        [casual] tranquillo
        [strong] forte
        [expert] esperto
        [random] a caso
       *[other] { $level }
    }).
notice-program-crashed = Il programma al posto { $seat } è sparito ({ $why }). Continua un bot della casa ({ $level ->
        [beginner] principiante
        [casual] tranquillo
        [strong] forte
        [expert] esperto
        [random] a caso
       *[other] { $level }
    }).
notice-program-too-slow = Il programma al posto { $seat } ci ha messo troppo. Continua un bot della casa ({ $level ->
        [beginner] principiante
        [casual] tranquillo
        [strong] forte
        [expert] esperto
        [random] a caso
       *[other] { $level }
    }).
notice-program-unreadable = Il programma al posto { $seat } ha detto qualcosa di illeggibile ({ $why }). Continua un bot della casa ({ $level ->
        [beginner] principiante
        [casual] tranquillo
        [strong] forte
        [expert] esperto
        [random] a caso
       *[other] { $level }
    }).
notice-program-cheats = Il programma al posto { $seat } ha fatto ciò che non gli era offerto. Continua un bot della casa ({ $level ->
        [beginner] principiante
        [casual] tranquillo
        [strong] forte
        [expert] esperto
        [random] a caso
       *[other] { $level }
    }).
notice-program-insists = Il programma al posto { $seat } ha insistito con ciò che le regole rifiutano. Continua un bot della casa ({ $level ->
        [beginner] principiante
        [casual] tranquillo
        [strong] forte
        [expert] esperto
        [random] a caso
       *[other] { $level }
    }).

## L’arena

arena-help = far giocare bot o programmi uno contro l’altro, sulle stesse smazzate
arena-help-players = un livello (beginner, casual, strong, expert, random) o un comando tra virgolette
arena-help-game = quale gioco (predefinito: skipbo-breakers)
arena-help-deals = quante smazzate; ognuna si gioca da ogni posto (predefinito: 100)
arena-help-seats = quanti posti; il primo ne ha uno, il secondo tutti gli altri (predefinito: 2)
arena-help-seed = un testo qualsiasi: lo stesso seme dà le stesse smazzate
arena-help-playouts = quante simulazioni può costare una mossa, per i bot che cercano
arena-help-cores = quanti processi (predefinito: tutti i core)
arena-help-json = scrivere il risultato in JSON
arena-help-plot = scrivere un’immagine dei distacchi (SVG)
arena-title = { $game }, { $deals ->
        [one] una smazzata, giocata da ogni posto
       *[other] { $deals } smazzate, ognuna giocata da ogni posto
    }
arena-column-first = Primo
arena-column-second = Secondo
arena-column-margin = Punti in più
arena-column-interval = Intervallo 95 %
arena-column-won = Vinte
arena-column-ms = ms CPU a mossa
arena-written = Scritto: { $file }
arena-plot = { $first } contro { $second }: punti in più, smazzata per smazzata

## Suggerimenti: una frase ciascuno, dai numeri del bot

coach-no-reason = Io farei così.
coach-only = Ora non si può fare altro.
coach-ahead = { $close ->
        [yes] { $other ->
            [pass] secondo i miei conti vale quanto passare
           *[other] secondo i miei conti vale quanto { $other }
        }
       *[no] { $gain ->
            [one] secondo i miei conti vale un punto
           *[other] secondo i miei conti vale { $gain } punti
        } più { $other ->
            [pass] che passare
           *[other] di { $other }
        }
    }.
coach-build-next = Poi viene { the-piece }, { $how ->
        [lying] sdraiato
        [standing] in piedi
        [pointing] puntato verso di te
        [upright] in verticale
       *[flat] com’è caduto
    }{ $after ->
        [0] ; è l’ultimo
       *[other] { $carries ->
            [0] ; dopo { $after ->
                [one] ne manca ancora uno
               *[other] ne mancano ancora { $after }
            }
            [one] : un altro ci poggia sopra
           *[other] : altri { $carries } ci poggiano sopra
        }, circa { $seconds ->
            [one] un secondo
           *[other] { $seconds } secondi
        } alla fine al mio ritmo
    }.
coach-build-lift = { the-piece-first } è dove non dovrebbe; prima toglilo.
coach-build-aside = { the-piece-first } ora non serve; mettilo da parte.
coach-build-hold = Tieni { the-piece } con l’altra mano, o il prossimo lo fa cadere.
coach-build-free = Ora tutto si regge da solo; lascia { the-piece }.
coach-build-sweep = Butta giù tutto e ricomincia; è più veloce che rimediare.
coach-refuse = Rifiuta questa carta: con altre il tuo tempo rende { $points ->
        [one] un punto
       *[other] { $points } punti
    } in più.
coach-refuse-better = Era meglio rifiutare la carta { $card } che costruirla.
coach-refused-well = Era meglio costruire la carta { $card } che rifiutarla.
coach-and = { $first }; { $then }
coach-dice-first = { $n ->
        [one] Tiralo
       *[other] Tirali tutti e { $n }
    }; questa carta richiede in media { $throws ->
        [one] un tiro
       *[other] { $throws } tiri
    }.
coach-dice-keep = { $n ->
        [0] Ritira tutto
        [one] Tieni { $kept ->
            [1] l’1
           *[other] il { $kept }
        } e tira { $rolled ->
            [one] l’altro
           *[other] gli altri { $rolled }
        }
       *[other] Tieni { $kept } e tira { $rolled ->
            [one] l’altro
           *[other] gli altri { $rolled }
        }
    }: in media ancora { $throws ->
        [one] un tiro
       *[other] { $throws } tiri
    }{ $saved ->
        [0] {""}
       *[other] , { $saved } in meno che ritirando tutto
    }.

## La revisione

refused-no-such-match-file = «{ $file }» non si può aprire come file di partita: { $why }
coach-help = ripercorrere una partita finita: probabilità, decisioni costose, fortuna, secondi persi
coach-help-match = un file di partita, come la casa permette di scaricarlo
coach-help-pictures = scrivere le immagini (SVG) in questa cartella
coach-help-json = scrivere la revisione in JSON
coach-help-plain = niente curve disegnate con le lettere, per screen reader e pipe
coach-title = Ripercorrendo { $game ->
        [skipbo-breakers] Skip-Bo Breakers
        [classic] Make ’n’ Break
        [mini] Mini Make ’n’ Break
       *[dice] il gioco di dadi
    }
coach-chances-title = Probabilità di vincere, dall’inizio alla fine:
coach-chances-line = da { $low } a { $high } %, alla fine { $end } %
coach-costly-title = Che cosa è costato di più:
coach-costly-head = { $n }. { $name }, a { $clock }:
coach-costly-gain = { $unit ->
        [throws] { $gain ->
            [one] Avrebbe risparmiato un tiro.
           *[other] Avrebbe risparmiato { $gain } tiri.
        }
        [seconds] { $gain ->
            [one] È costato un secondo.
           *[other] È costato { $gain } secondi.
        }
       *[points] { $gain ->
            [one] Valeva un punto.
           *[other] Valeva { $gain } punti.
        }
    }
coach-dice-better = { $n ->
        [0] Era meglio ritirare tutto
        [one] Era meglio tenere solo { $kept ->
            [1] l’1
           *[other] il { $kept }
        }
       *[other] Era meglio tenere { $kept }
    }: in media ancora { $throws ->
        [one] un tiro
       *[other] { $throws } tiri
    } invece di { $instead }.
coach-better = { $better ->
        [pass] Passare era meglio che
       *[other] { $better } era meglio che
    } { $chosen ->
        [pass] passare.
       *[other] { $chosen }.
    }
coach-build-undone = Sulla carta { $card } { the-piece } non è rimasto al suo posto.
coach-build-collapsed = Sulla carta { $card } è crollato tutto e si è dovuto ricostruire.
coach-luck-title = Fortuna e abilità:
coach-luck-line = { $name }: in { $n ->
        [one] un tiro
       *[other] { $n } tiri
    } i dadi hanno { $side ->
        [lucky] risparmiato
       *[unlucky] fatto perdere
    } { $luck } tiri rispetto alla media; { $perfect ->
        [yes] ogni scelta era la migliore
       *[no] altre scelte ne avrebbero risparmiati { $skill }
    }.
coach-luck-sum = { $name }: { $n ->
        [one] un tiro
       *[other] { $n } tiri
    } dove se ne { $par ->
        [one] attendeva uno
       *[other] attendevano { $par }
    }; i dadi { $side ->
        [lucky] ne hanno risparmiati { $luck }
        [unlucky] ne hanno fatti perdere { $luck }
       *[even] non ne hanno né risparmiati né fatti perdere
    }, { $perfect ->
        [yes] e ogni scelta era la migliore
       *[no] e altre scelte ne avrebbero risparmiati { $skill }
    }.
coach-built-title = Costruzione:
coach-built-line = { $name }: { $done ->
        [0] nessuna carta finita
        [one] una carta finita
       *[other] { $done } carte finite
    }, { $lost ->
        [0] senza perdere tempo su mattoncini spostati di nuovo
        [one] un secondo perso su mattoncini spostati di nuovo
       *[other] { $lost } secondi persi su mattoncini spostati di nuovo
    }.
coach-card-line = { $name }, carta { $card }: { $took } secondi, di cui { $lost ->
        [0] nessuno perso
        [one] uno perso
       *[other] { $lost } persi
    }.
coach-quicker = Più veloce di { $saves ->
        [one] un secondo
       *[other] { $saves } secondi
    }: { $order }.
coach-piece = { $brick ->
        [white] bianco
        [yellow] giallo
        [orange] arancione
        [red] rosso
        [purple] viola
        [lightblue] azzurro
        [darkblue] blu
        [lightgreen] verde chiaro
        [darkgreen] verde scuro
        [brown] marrone
        [die-white] dado bianco
        [die-yellow] dado giallo
        [die-blue] dado blu
        [die-black] dado nero
        [die-red] dado rosso
        [die-green] dado verde
        [cuboid-blue] cuboide blu
       *[cuboid-orange] cuboide arancione
    }
coach-picture-chances = Probabilità di vincere
coach-picture-luck = Tiri risparmiati (in alto) o persi (in basso)
coach-picture-seconds = Secondi passati sulle carte
coach-picture-luck-first = dai dadi
coach-picture-luck-second = dalle scelte
coach-picture-seconds-first = tutti
coach-picture-seconds-second = persi
coach-number = { $n }
