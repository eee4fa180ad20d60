### Make ’n’ Break, il gioco di dadi: ciò che il coach dice e disegna

## Consigli: una frase ciascuno, dai numeri del bot

coach-dice-first = { $n ->
        [one] Tira il pezzo
       *[other] Tira tutti e { $n } i pezzi
    }; questa carta richiede in media { $throws ->
        [one] un tiro
       *[other] { $throws } tiri
    }.
coach-dice-keep = { $n ->
        [0] Tira di nuovo tutto
        [one] Tieni solo il numero { $kept } e tira { $rolled ->
            [one] l’altro
           *[other] gli altri { $rolled }
        }
       *[other] Tieni { $kept }, e tira { $rolled ->
            [one] l’altro
           *[other] gli altri { $rolled }
        }
    }: in media ancora { $throws ->
        [one] un tiro
       *[other] { $throws } tiri
    }{ $saved ->
        [0] {""}
       *[other] , { $saved } in meno che tirando di nuovo tutto
    }.

## La revisione

coach-dice-better = { $n ->
        [0] Sarebbe stato meglio tirare di nuovo tutto
        [one] Sarebbe stato meglio tenere solo il numero { $kept }
       *[other] Sarebbe stato meglio tenere { $kept }
    }: in media ancora { $throws ->
        [one] un tiro
       *[other] { $throws } tiri
    } invece di { $instead }.
coach-luck-title = Fortuna e abilità:
coach-luck-line = { $name }: in { $n ->
        [one] un tiro
       *[other] { $n } tiri
    } i dadi hanno { $side ->
        [lucky] fatto risparmiare
       *[unlucky] fatto perdere
    } { $luck ->
        [one] un tiro
       *[other] { $luck } tiri
    } rispetto alla media; { $perfect ->
        [yes] ogni scelta era la migliore
       *[no] { $skill ->
            [one] con altre scelte se ne sarebbe risparmiato uno
           *[other] con altre scelte se ne sarebbero risparmiati { $skill }
        }
    }.
coach-luck-sum = { $name }: { $n ->
        [one] un tiro
       *[other] { $n } tiri
    }, contro una media di { $par }; i dadi { $side ->
        [lucky] { $luck ->
            [one] ne hanno fatto risparmiare uno
           *[other] ne hanno fatti risparmiare { $luck }
        }
        [unlucky] { $luck ->
            [one] ne hanno fatto perdere uno
           *[other] ne hanno fatti perdere { $luck }
        }
       *[even] non ne hanno fatti né risparmiare né perdere
    }, { $perfect ->
        [yes] e ogni scelta era la migliore
       *[no] { $skill ->
            [one] ma con altre scelte se ne sarebbe risparmiato uno
           *[other] ma con altre scelte se ne sarebbero risparmiati { $skill }
        }
    }.
coach-picture-luck = Tiri risparmiati (in alto) o persi (in basso)
coach-picture-luck-first = Dadi
coach-picture-luck-second = Scelte

## Risultati

review-luck = Fortuna e abilità, in tiri
review-by-dice = Dadi
review-by-choosing = Scelte
review-lost = persi
review-saved = risparmiati
