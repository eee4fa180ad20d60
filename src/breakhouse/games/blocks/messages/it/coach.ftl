### I giochi di costruzione: ciò che il coach dice e disegna

## Consigli: una frase ciascuno, dai numeri del bot

coach-build-next = Ora metti { the-piece }, { $how ->
        [lying] sdraiato
        [standing] in piedi
        [pointing] puntato verso di te
        [upright] in verticale
       *[flat] come l’hai tirato
    }{ $after ->
        [0] ; è l’ultimo
       *[other] { $carries ->
            [0] ; dopo { $after ->
                [one] ne manca uno
               *[other] ne mancano { $after }
            }
            [one] : sopra ne va un altro
           *[other] : sopra ne vanno altri { $carries }
        }, ancora circa { $seconds ->
            [one] un secondo
           *[other] { $seconds } secondi
        } al mio ritmo
    }.
coach-build-lift = { the-piece-first } è nel posto sbagliato; prima toglilo.
coach-build-lay-aside = Ora non ti serve { the-piece }: mettilo da parte.
coach-build-hold = Tieni { the-piece } con l’altra mano, o il prossimo lo fa cadere.
coach-build-release = Ora tutto si regge da solo; lascia { the-piece }.
coach-build-sweep = Butta giù tutto e ricomincia; fai prima che a rimediare.

## La revisione

coach-build-undone = Con la carta { $card }, { the-piece } non è rimasto al suo posto.
coach-build-collapsed = Con la carta { $card } è crollato tutto, e la costruzione era da rifare.
coach-built-title = Costruzione:
coach-built-line = { $name }: { $done ->
        [0] nessuna carta finita
        [one] una carta finita
       *[other] { $done } carte finite
    }, { $lost ->
        [0] senza perdere tempo a spostare di nuovo mattoncini già posati
        [one] un secondo perso a spostare di nuovo mattoncini già posati
       *[other] { $lost } secondi persi a spostare di nuovo mattoncini già posati
    }.
coach-card-line = { $name }, carta { $card }: { $took ->
        [one] un secondo
       *[other] { $took } secondi
    }, { $lost ->
        [0] nessuno perso
        [one] uno perso
       *[other] { $lost } persi
    }.
coach-quicker = { $saves ->
        [one] Un secondo
       *[other] { $saves } secondi
    } in meno con quest’ordine: { $order }.
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
coach-picture-seconds = Secondi per carta
coach-picture-seconds-first = in tutto
coach-picture-seconds-second = persi

## Risultati

review-building = La costruzione
review-seconds = { $seconds } s
review-look-card = Mostra la carta { $card }
review-built-so = Com’è stato costruito
review-quicker-so = Un modo più veloce
