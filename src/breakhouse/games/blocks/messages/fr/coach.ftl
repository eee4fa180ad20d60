### Les jeux de construction : ce que le coach dit et dessine

## Indices : une phrase chacun, d’après les nombres du bot

coach-build-next = Pose maintenant { the-piece }, { $how ->
        [lying] à plat
        [standing] debout
        [pointing] pointée vers toi
        [upright] dressé
       *[flat] tel quel
    }{ $after ->
        [0]  ; puis c’est fini
       *[other] { $carries ->
            [0]  ; ensuite, il restera { $after ->
                [1] une pièce
               *[other] { $after } pièces
            } à poser
            [one]  : une autre pièce viendra dessus
           *[other]  : { $carries } autres pièces viendront dessus
        }, encore { $seconds ->
            [one] { $seconds } seconde
           *[other] { $seconds } secondes
        } environ à mon rythme
    }.
coach-build-lift = { the-piece-first } n’est pas à sa place ; commence par l’enlever.
coach-build-lay-aside = Mets { the-piece } de côté : tu n’en as pas besoin maintenant.
coach-build-hold = Tiens { the-piece } avec l’autre main, sinon la prochaine pièce fera tout tomber.
coach-build-release = Tout tient tout seul maintenant ; lâche { the-piece }.
coach-build-sweep = Renverse tout et recommence ; c’est plus rapide que de réparer.

## Le retour sur la partie

coach-build-undone = Sur la carte { $card }, { the-piece } n’a pas tenu en place.
coach-build-collapsed = Sur la carte { $card }, tout s’est écroulé et il a fallu reconstruire.
coach-built-title = Construction :
coach-built-line = { $name } : { $done ->
        [0] aucune carte finie
        [one] { $done } carte finie
       *[other] { $done } cartes finies
    }, { $lost ->
        [0] aucun temps perdu à replacer des pièces
        [one] { $lost } seconde perdue à replacer des pièces
       *[other] { $lost } secondes perdues à replacer des pièces
    }.
coach-card-line = { $name }, carte { $card } : { $took ->
        [one] { $took } seconde
       *[other] { $took } secondes
    }, { $lost ->
        [0] sans rien perdre
        [one] dont { $lost } perdue
       *[other] dont { $lost } perdues
    }.
coach-quicker = Plus rapide de { $saves ->
        [one] { $saves } seconde
       *[other] { $saves } secondes
    } : { $order }.
coach-piece = { $brick ->
        [white] blanche
        [yellow] jaune
        [orange] orange
        [red] rouge
        [purple] violette
        [lightblue] bleu clair
        [darkblue] bleu foncé
        [lightgreen] vert clair
        [darkgreen] vert foncé
        [brown] marron
        [die-white] dé blanc
        [die-yellow] dé jaune
        [die-blue] dé bleu
        [die-black] dé noir
        [die-red] dé rouge
        [die-green] dé vert
        [cuboid-blue] pavé bleu
       *[cuboid-orange] pavé orange
    }
coach-picture-seconds = Secondes par carte
coach-picture-seconds-first = en tout
coach-picture-seconds-second = perdues

## Résultats

review-building = La construction
review-seconds = { $seconds } s
review-look-card = Montrer la carte { $card }
review-built-so = Comment ça a été construit
review-quicker-so = Une façon plus rapide
