### Make ’n’ Break, le jeu de dés : à la table, dans le navigateur

## Le chantier

bench-site-dice = Table de Make ’n’ Break, le jeu de dés
bench-keys-dice = G lance ce qui est marqué, sinon tout ce qui n’est pas posé. Maj avec un chiffre marque une seule pièce. Le point et la virgule lisent la carte pièce par pièce. La main vide, Entrée lit la pièce suivante et la prend ; pour en prendre une autre, appuie sur son chiffre. Gauche et droite la déplacent d’un demi-dé, avec Maj d’un dé et demi. Début et Fin vont aux bords. Haut et bas tournent un pavé. Page précédente et Page suivante choisissent un endroit plus haut ou plus bas. Entrée pose la pièce, Échap la met de côté. La touche O, suivie d’un chiffre ou de la touche O, tient une pièce avec l’autre main ; encore la touche O, et l’autre main la lâche. Z reprend la dernière pièce. S dit quelle pièce vient ensuite, la touche A dit ce qu’il y a autour de ta main. M dit quel espace sépare deux pièces, K renverse tout.
tour-dice-roll = G lance ce qu’il faut pour la carte. Maj avec un chiffre marque une seule pièce, et G ne lance alors que ce qui est marqué.
tour-dice-card = Le point lit la carte pièce par pièce, la virgule revient en arrière. { $card } lit toute la carte.
tour-dice-take = Entrée prend la pièce que tu viens d’entendre. Pour en prendre une autre, appuie sur son chiffre.
tour-dice-move = Gauche et droite déplacent la pièce en main d’un demi-dé, haut et bas tournent un pavé. Entrée pose la pièce, Échap la met de côté, Z reprend la dernière.
tour-dice-check = { $missing } dit quelle pièce vient ensuite, { $wrong } ce qui ne va pas, et la touche A dit ce qu’il y a autour de ta main.
tour-dice-hold = La touche O, puis un chiffre : ton autre main tient une pièce. Encore la touche O : elle la lâche.
bench-role-dice = { $role ->
        [architect] construit
       *[keeper] au stop
    }

## Dés

do-dice-lift = Prendre une pièce
do-dice-place = Placer une pièce
do-dice-throw = Lancer : { $pieces }{ $out ->
    [none] { "" }
   *[other]  ; ranger : { $out }
}
field-dice-pieces-any = { words-piece }
field-dice-out-any = { words-piece }
dice-throw = { $count ->
        [0] Lancer
        [one] Lancer { $count } pièce
       *[other] Lancer { $count } pièces
    }
dice-throw-all = { $count ->
        [one] Lancer { $count } pièce
       *[other] Lancer les { $count }
    }
dice-throw-swap = Lancer { $count }, ranger { $out }
dice-again = lancer
dice-again-name = Lancer { $piece }
dice-marked = { $on ->
        [yes] À lancer : { $piece }.
       *[no] À garder : { $piece }.
    }
dice-shows = { $piece } montre { $pips }.
dice-pips = { $piece } montre { $shows }, mais repose sur { $below }, qui montre { $needs }. { dice-rule }
dice-unrolled = { $piece } est tombé : à relancer.
dice-needs = { $any ->
        [0] { $dice ->
            [0] { $cuboids ->
                [one] La carte demande { $cuboids } pavé.
               *[other] La carte demande { $cuboids } pavés.
            }
            [one] { $cuboids ->
                [0] La carte demande { $dice } dé.
                [one] La carte demande { $dice } dé et { $cuboids } pavé.
               *[other] La carte demande { $dice } dé et { $cuboids } pavés.
            }
           *[other] { $cuboids ->
                [0] La carte demande { $dice } dés.
                [one] La carte demande { $dice } dés et { $cuboids } pavé.
               *[other] La carte demande { $dice } dés et { $cuboids } pavés.
            }
        }
       *[other] Choisis { $any } pièces, celles que tu veux.
    }
dice-rule = Un nombre plus petit ne va jamais sur un plus grand.
dice-rule-foot = { dice-rule } Une pièce longue dressée va partout.

caption-tumble = Des dés roulent.

## L’étagère

box-dice = Dés
box-dice-line = Lance les dés et empile-les. { dice-rule }

## Une nouvelle table

option-throw_ms = Secondes par lancer des dés
option-countdown_ms = Compte à rebours en secondes
option-stopper = Qui lance le petit dé
option-stopper-table = La table
option-stopper-player = Un joueur
option-level = Niveau
option-level-basic = De base
option-level-introduction = Initiation
option-level-advanced = Avancé
own-level-basic = Retourne à peu près la moitié des cartes avant de mélanger, pour construire des faces jaunes et des bleues.
own-level-introduction = Pose la pile faces bleues vers le haut : on ne construit que les faces jaunes.
own-level-advanced = Pose la pile faces jaunes vers le haut : on ne construit que les faces bleues.

## En mots

command-help-dice = Par exemple : prêt, lance, ou pose le dé rouge sur le dé blanc.
