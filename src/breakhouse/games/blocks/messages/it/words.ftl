### Il mondo delle costruzioni: mattoncini e costruzioni a parole, la voce del giudice, ciò che non si legge o non si può.
### «Mattoncino» come misura è sempre l’altezza di un mattoncino. Le frasi iniziano in minuscolo; chi le dice mette la maiuscola.
### I nomi hanno l’articolo: nessuna frase li mette dopo una preposizione che si fonderebbe con esso.

## Nomi dei pezzi

words-piece = { $piece ->
        [white] il bianco
        [yellow] il giallo
        [orange] l’arancione
        [red] il rosso
        [purple] il viola
        [lightblue] l’azzurro
        [darkblue] il blu
        [lightgreen] il verde chiaro
        [darkgreen] il verde scuro
        [brown] il marrone
        [die-white] il dado bianco
        [die-yellow] il dado giallo
        [die-blue] il dado blu
        [die-black] il dado nero
        [die-red] il dado rosso
        [die-green] il dado verde
        [cuboid-blue] il cuboide blu
        [cuboid-orange] il cuboide arancione
       *[other] { $piece }
    }
words-piece-felt = { $piece ->
        [white] il bianco liscio
        [yellow] il giallo a puntini
        [orange] l’arancione a onde
        [red] il rosso scanalato
        [purple] il viola a croci
        [lightblue] l’azzurro ad anelli
        [darkblue] il blu a righe
        [lightgreen] il verde chiaro a diagonali
        [darkgreen] il verde scuro a rombi
        [brown] il marrone venato
        [die-white] il dado bianco
        [die-yellow] il dado giallo
        [die-blue] il dado blu
        [die-black] il dado nero
        [die-red] il dado rosso
        [die-green] il dado verde
        [cuboid-blue] il cuboide blu
        [cuboid-orange] il cuboide arancione
       *[other] { $piece }
    }
words-texture = { $piece ->
        [white] liscio
        [yellow] a puntini
        [orange] a onde
        [red] scanalato
        [purple] a croci
        [lightblue] ad anelli
        [darkblue] a righe
        [lightgreen] a diagonali
        [darkgreen] a rombi
        [brown] venato
       *[other] { $piece }
    }
words-counted = { $form ->
        [die] il dado { $n }
        [cuboid] il cuboide { $n }
       *[brick] il mattoncino { $n }
    }
words-any = { $form ->
        [die] un dado
        [cuboid] un cuboide
       *[brick] un mattoncino
    }
words-table = il tavolo
words-distance = { $form ->
        [piece] { $halves ->
            [0] un po’
            [1] mezzo dado
            [2] un dado
            [3] un dado e mezzo
           *[other] { $half ->
                [yes] { $whole } dadi e mezzo
               *[no] { $whole } dadi
            }
        }
       *[brick] { $halves ->
            [0] un po’
            [1] mezzo mattoncino
            [2] un mattoncino
            [3] un mattoncino e mezzo
           *[other] { $half ->
                [yes] { $whole } mattoncini e mezzo
               *[no] { $whole } mattoncini
            }
        }
    }
# Di quanto.
words-by = { words-distance }

## Una costruzione

words-card = { $kind ->
        [grey] carta grigia, { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }: conta la forma, i colori sono liberi.
        [neutral] carta neutra, { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }: conta la forma, scegli tu dadi e cuboidi.
        [free] carta libera, { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
       *[coloured] carta a colori, { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }: contano la forma e i colori.
    }
words-free = costruisci quello che vuoi con esattamente { $n } pezzi, di cui uno solo tocca il tavolo.
words-hands = { $n ->
        [one] basta una mano.
       *[other] serve una seconda mano per tenere un pezzo.
    }
words-whole = { $form ->
        [brick] { $n ->
            [one] un mattoncino
           *[other] { $n } mattoncini
        }
       *[piece] { $n ->
            [one] un pezzo
           *[other] { $n } pezzi
        }
    }, { $form ->
        [brick] { $height ->
            [one] altezza di un mattoncino
           *[other] altezza di { $height } mattoncini
        }
       *[piece] { $height ->
            [one] altezza di un dado
           *[other] altezza di { $height } dadi
        }
    }{ $even ->
        [yes] ; la costruzione è simmetrica.
       *[no] .
    }
words-bottom = in basso: { $name }{ $how ->
        [lying] , sdraiato
        [standing] , in piedi
        [pointing] , puntato verso di te
        [upright] , in verticale
       *[flat] { "" }
    }.
words-beside = { $name }{ $how ->
        [lying] , sdraiato
        [standing] , in piedi
        [pointing] , puntato verso di te
        [upright] , in verticale
       *[flat] { "" }
    }, sul tavolo, { $halves ->
        [0] subito a destra, a contatto con { $below }
       *[other] a destra oltre { $below }, a { $distance } di distanza
    }.
words-over-one = sopra { $below }, { words-place-one }
words-place-one = { $place ->
        [same] in perfetto allineamento
        [middle] al centro
        [left] a filo a sinistra
        [right] a filo a destra
        [over-left] sporgendo di { $distance } a sinistra
        [over-right] sporgendo di { $distance } a destra
       *[in-left] a { $distance } dal bordo sinistro
    }
words-on = { words-over-one }: { $name }{ $how ->
        [lying] , sdraiato
        [standing] , in piedi
        [pointing] , puntato verso di te
        [upright] , in verticale
       *[flat] { "" }
    }.
words-over-several = { $n ->
        [2] a cavallo tra { $below } e { $other }
       *[other] sopra { $n } pezzi, a sinistra { $below }, a destra { $other }
    }, { words-place-several }
words-place-several = { $place ->
        [same] da un capo all’altro
        [middle] al centro
        [left] a filo a sinistra
        [right] a filo a destra
        [over-left] sporgendo di { $distance } a sinistra
        [over-right] sporgendo di { $distance } a destra
       *[in-left] a { $distance } dal bordo sinistro
    }
words-across = { words-over-several }: { $name }{ $how ->
        [lying] , sdraiato
        [standing] , in piedi
        [pointing] , puntato verso di te
        [upright] , in verticale
       *[flat] { "" }
    }.
words-hold = tieni { $name } con l’altra mano.
words-release = lascia andare { $name }.

## Tutta la carta in un fiato: un pezzo è sdraiato, se non è detto altro

words-summary = { $kind ->
        [grey] grigia
        [neutral] neutra
       *[coloured] a colori
    }{ $even ->
        [yes] { " " }e simmetrica
       *[no] { "" }
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. { $form ->
        [brick] { $n ->
            [one] un pezzo
           *[other] { $n } pezzi
        }
       *[piece] { $n ->
            [one] un pezzo
           *[other] { $n } pezzi
        }
    }, altezza { $height }.
words-row-first = dal basso: { $row }.
words-row = { $row }.
words-row-and = { $one }, { $rest }
words-row-piece = { $name }{ $how ->
        [standing] { " " }in piedi
        [pointing] { " " }verso te
        [upright] { " " }in verticale
       *[lying] { "" }
    }
words-row-any = { $form ->
        [die] { $n ->
            [one] un dado
           *[other] { $n } dadi
        }
        [cuboid] { $n ->
            [one] un cuboide
           *[other] { $n } cuboidi
        }{ $how ->
            [upright] { " " }in verticale
           *[lying] { "" }
        }
       *[brick] { $n ->
            [one] { $how ->
                [standing] uno in piedi
                [pointing] uno verso te
               *[lying] uno sdraiato
            }
           *[other] { $n } { $how ->
                [standing] in piedi
                [pointing] verso te
               *[lying] sdraiati
            }
        }
    }
words-two-hands = due mani.

## Ciò che dice il giudice

difference-none = è giusto.
difference-extra = { $name } non è sulla carta: toglilo.
difference-missing = manca ancora { $where }
difference-misplaced = { $name } è fuori posto: { $side ->
        [left] { $across } troppo a sinistra
        [right] { $across } troppo a destra
       *[none] { "" }
    }{ $level ->
        [high] { $side ->
            [none] { $up } troppo in alto
           *[other] { " " }e { $up } troppo in alto
        }
        [low] { $side ->
            [none] { $up } troppo in basso
           *[other] { " " }e { $up } troppo in basso
        }
       *[none] { "" }
    }.
difference-wrong-way = { $name } deve stare { $how ->
        [lying] sdraiato
        [standing] in piedi
        [pointing] puntato verso di te
        [upright] in verticale
       *[flat] in piano
    }.
difference-tilted = { $name } pende: raddrizzalo.
difference-wrong-colour = { $name } è dove va { $other }.
difference-swapped = { $name } e { $other } sono scambiati.
difference-mirrored = è l’immagine allo specchio: scambia sinistra e destra.
difference-overlapping = { $name } e { $other } si sovrappongono: allontanali.
difference-floating = { $name } è sospeso in aria: mettici sotto qualcosa.
difference-toppling = così non si regge: sposta la parte di sopra più verso il centro di ciò che la sostiene.
difference-too-few = la carta richiede { $n } pezzi collegati; ce ne sono di meno.
difference-too-many = la carta richiede { $n } pezzi collegati; togli gli altri.
difference-table-touched = un solo pezzo può toccare il tavolo: solleva { $name }.

## Ciò che non si legge

invalid-no-such-piece = Non c’è nessun pezzo «{ $piece }».
invalid-no-such-pose = «{ $piece }» non si può girare «{ $how }». Scegli tra: { $known }.
invalid-out-of-the-world = «{ $piece }» sarebbe fuori dal tavolo, in { $x }, { $y }.
invalid-tilted-too-far = «{ $piece }» è inclinato di { $tilt } decimi di grado; oltre { $most } conta come un’altra posizione.
invalid-piece-placed-twice = «{ $piece }» compare due volte, ma ce n’è uno solo.
invalid-too-many-pieces = { $n } pezzi sono più di quanti ne contenga una scatola; il limite è { $most }.
invalid-notation-piece = «{ $word }» non è un pezzo posato. Scrivilo come red-@0,1.5 o red-(150,50).
invalid-notation-place = La posizione in «{ $word }» non è leggibile. Scrivi numeri interi: centro x, centro y e, se c’è, un’inclinazione.
invalid-notation-mark = Il pezzo in «{ $word }» si può girare solo così: { $known }.
invalid-notation-card = «{ $text }» non è una carta. Scrivi sigla, punti, colore del numero e tipo, due punti, e i pezzi: c1 2 blue grey: grey-@0,0 grey.@1,1.
invalid-notation-note = «{ $note }» dopo i pezzi non è né un ordine né una difficoltà.
invalid-notation-step = «{ $word }» non è un passo di costruzione. Scrivi il numero di un pezzo e, dopo una barra, quello del pezzo da tenere: 3 o 3/1.

## Ciò che non è una carta né un mazzo

invalid-card-id = «{ $id }» non è un nome di carta valido: usa solo lettere, cifre e trattini.
invalid-card-points = La carta { $id } ha { $points } punti; una carta ne vale 1, 2 o 3.
invalid-card-free = La carta { $id } è libera: deve richiedere 3 o 4 pezzi e non mostrare nessuna costruzione.
invalid-card-empty = La carta { $id } non mostra nessuna costruzione.
invalid-card-order = L’ordine di costruzione della carta { $id } non nomina ciascun pezzo una volta sola.
invalid-card-difficulty = La difficoltà della carta { $id } è { $difficulty }; deve andare da 0 a 100.
invalid-card-off-grid = I pezzi di una carta devono stare su una griglia di mezzi mattoncini; qui uno è fuori griglia.
invalid-card-piece-of-other-kind = «{ $piece }» non può stare sulla carta { $id }, che è { $kind ->
        [grey] grigia
        [neutral] neutra
        [free] libera
        [coloured] a colori
       *[other] { $kind }
    }.
invalid-card-not-in-the-box = Nella scatola di { $game } non c’è più nessun «{ $piece }» per la carta { $id }.
invalid-card-overlaps = Sulla carta { $id }, { $first } e { $second } si sovrappongono.
invalid-card-unstable = La costruzione della carta { $id } non è abbastanza stabile{ $margin ->
        [none] : qualcosa resta sospeso in aria
       *[other] { " " }(il suo margine è il { $margin }% di un mattoncino, serve almeno il 20%)
    }.
invalid-deck-header = Un mazzo comincia con una riga come «deck my-deck GAME 1», non con «{ $text }».
invalid-deck-size = Un mazzo ha da 1 a { $most } carte; questo ne ha { $cards }.
invalid-deck-id-twice = Due carte del mazzo si chiamano { $id }.
invalid-deck-card-twice = La carta { $id } mostra la stessa costruzione della carta { $other }, forse allo specchio o in altri colori.
invalid-deck-sides = La carta { $id } ha bisogno di due lati: { $one } ({ $one_number ->
        [red] rosso
        [yellow] giallo
       *[blue] blu
    }) e { $other } ({ $other_number ->
        [red] rosso
        [yellow] giallo
       *[blue] blu
    }).
invalid-deck-unreadable = Il file del mazzo { $path } non è leggibile ({ $why }).
invalid-deck-of-no-game = «{ $game }» non ha carte da costruzione. Questi giochi ne hanno: { $known }.
invalid-deck-of-another-game = «{ $deck }» è un mazzo per { $game }, non per { $wanted }.
invalid-deck-day = «{ $day }» non è una data. Scrivila come 2026-11-15.
invalid-no-such-deck = Non c’è nessun mazzo «{ $deck }». Scegli tra: { $known }.

## Blocchi dati dai loro bordi

invalid-no-blocks = Non ci sono blocchi da controllare.
invalid-too-many-blocks = { $n } blocchi sono troppi da controllare in una volta; il limite è { $most }.
invalid-block-unreadable = Il blocco { $n } deve indicare bordo sinistro, bordo inferiore, larghezza e altezza in numeri semplici.
refused-block-in-the-table = Il blocco { $n } entra nel tavolo.
refused-blocks-overlap = I blocchi { $first } e { $second } si sovrappongono.

## Gli stessi difetti, dove guastano le opzioni di una partita

refused-no-such-piece = { invalid-no-such-piece }
refused-piece-placed-twice = { invalid-piece-placed-twice }
refused-too-many-pieces = { invalid-too-many-pieces }
refused-notation-piece = { invalid-notation-piece }
refused-notation-place = { invalid-notation-place }
refused-notation-mark = { invalid-notation-mark }
refused-notation-card = { invalid-notation-card }
refused-notation-note = { invalid-notation-note }
refused-notation-step = { invalid-notation-step }
refused-card-id = { invalid-card-id }
refused-card-points = { invalid-card-points }
refused-card-free = { invalid-card-free }
refused-card-empty = { invalid-card-empty }
refused-card-order = { invalid-card-order }
refused-card-difficulty = { invalid-card-difficulty }
refused-card-off-grid = { invalid-card-off-grid }
refused-card-piece-of-other-kind = { invalid-card-piece-of-other-kind }
refused-card-not-in-the-box = { invalid-card-not-in-the-box }
refused-card-overlaps = { invalid-card-overlaps }
refused-card-unstable = { invalid-card-unstable }
refused-deck-header = { invalid-deck-header }
refused-deck-size = { invalid-deck-size }
refused-deck-id-twice = { invalid-deck-id-twice }
refused-deck-card-twice = { invalid-deck-card-twice }
refused-deck-sides = { invalid-deck-sides }
refused-deck-unreadable = { invalid-deck-unreadable }
refused-deck-of-no-game = { invalid-deck-of-no-game }
refused-deck-of-another-game = { invalid-deck-of-another-game }
refused-deck-day = { invalid-deck-day }
refused-no-such-deck = { invalid-no-such-deck }
