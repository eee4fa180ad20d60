### Make ’n’ Break, le jeu de dés : ce que le coach dit et dessine

## Indices : une phrase chacun, d’après les nombres du bot

coach-dice-first = { $n ->
        [1] Lance la pièce
       *[other] Lance les { $n } pièces
    } ; cette carte demande { $throws ->
        [one] { $throws } lancer
       *[other] { $throws } lancers
    } en moyenne.
coach-dice-keep = { $n ->
        [0] Relance tout
        [1] Garde le { $kept } et lance { $rolled ->
            [1] l’autre
           *[other] les { $rolled } autres
        }
       *[other] Garde les nombres { $kept }, et lance { $rolled ->
            [1] l’autre
           *[other] les { $rolled } autres
        }
    } : encore { $throws ->
        [one] { $throws } lancer
       *[other] { $throws } lancers
    } en moyenne{ $saved ->
        [0] {""}
       *[other] , { $saved } de moins qu’en relançant tout
    }.

## Le retour sur la partie

coach-dice-better = { $n ->
        [0] Il aurait mieux valu tout relancer
        [1] Il aurait mieux valu ne garder que le { $kept }
       *[other] Il aurait mieux valu garder les nombres { $kept }
    } : encore { $throws ->
        [one] { $throws } lancer
       *[other] { $throws } lancers
    } en moyenne au lieu de { $instead }.
coach-luck-title = Chance et savoir-faire :
coach-luck-line = { $name } : sur { $n ->
        [one] { $n } lancer
       *[other] { $n } lancers
    }, les dés ont { $side ->
        [lucky] épargné
       *[unlucky] coûté
    } { $luck ->
        [one] { $luck } lancer
       *[other] { $luck } lancers
    } par rapport à la moyenne ; { $perfect ->
        [yes] chaque choix était le meilleur
       *[no] d’autres choix en auraient épargné { $skill }
    }.
coach-luck-sum = { $name } : { $n ->
        [one] { $n } lancer
       *[other] { $n } lancers
    } là où on en attendait { $par } ; les dés { $side ->
        [lucky] en ont épargné { $luck }
        [unlucky] en ont coûté { $luck }
       *[even] n’en ont ni épargné ni coûté
    }, { $perfect ->
        [yes] et chaque choix était le meilleur
       *[no] et d’autres choix en auraient épargné { $skill }
    }.
coach-picture-luck = Lancers épargnés (en haut) ou perdus (en bas)
coach-picture-luck-first = Dés
coach-picture-luck-second = Choix

## Résultats

review-luck = Chance et savoir-faire, en lancers
review-by-dice = Dés
review-by-choosing = Choix
review-lost = perdus
review-saved = épargnés
