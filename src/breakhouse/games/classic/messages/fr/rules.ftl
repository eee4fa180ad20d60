### Make ’n’ Break : les règles en courts paragraphes, avec leurs exceptions

rules-classic-aim-title = Le but
rules-classic-aim = Construis ce que montrent les cartes, autant de cartes que possible avant que le temps soit écoulé. Après { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } chacun, la personne qui a le plus de points gagne ; à égalité, la victoire est partagée.
rules-classic-box-title = Dans la boîte
rules-classic-box = Un chrono à trois réglages, dix pièces, 80 cartes, 60 jetons de 1 et de 10 points, et un dé qui montre 1, 2 et 3.{ $edition ->
        [tactile] {" "}Dans l’édition tactile, la texture de chaque pièce indique sa couleur, les cartes portent un relief au dos, et un antiglisse empêche les pièces de bouger.
       *[standard] {""}
    }
rules-classic-turn-title = Un tour
rules-classic-turn = La personne la plus jeune commence ; si personne ne se déclare, la table tire au sort. { $timer ->
        [off] À cette table, on joue sans chrono : au signal de l’architecte, la carte du dessus est retournée.
       *[other] L’architecte lance le dé : 1, 2 ou 3 règle le chrono sur { $setting1 }, { $setting2 } ou { $setting3 } secondes. { $timer_by ->
            [neighbour] La personne à sa gauche le règle sur ce nombre et appuie sur START au signal de l’architecte. Puis la carte du dessus est retournée.
           *[architect] La personne à sa gauche est au chrono. Au signal de l’architecte, le chrono part et la carte du dessus est retournée.
        }
    }
rules-classic-turn-except = { $timer ->
        [off] Rien ne part tout seul : prends le temps qu’il te faut avant de donner le signal.
       *[other] { $start_within_s ->
            [none] Rien ne part tout seul : prends le temps qu’il te faut avant de donner le signal.
           *[other] Sans signal au bout de { $start_within_s ->
                [one] { $start_within_s } seconde
               *[other] { $start_within_s } secondes
            }, le chrono part tout seul. On te prévient avant.
        }
    }
rules-classic-marks-title = Ce que montre une carte
rules-classic-marks = Le nombre dans les coins du haut dit combien de points vaut la carte. Un nombre bleu au-dessus d’une poutre droite : la construction tient facilement. Un nombre rouge au-dessus d’une poutre qui penche : il faut un contrepoids, une deuxième main ou un équilibre délicat.{ $young ->
        [yes] {" "}Ici, chaque carte vaut un point, quel que soit son nombre.
       *[no] {""}
    }
rules-classic-card-title = Cartes en couleurs
rules-classic-card = Chaque pièce doit avoir la couleur et la position indiquées. Si c’est juste et qu’il reste du temps, on retourne la carte suivante. Les dix pièces sont de nouveau à ta disposition, et tu peux te servir de ce qui est encore debout.
rules-classic-grey-title = Cartes grises
rules-classic-grey = { $grey ->
        [no] Il n’y en a pas à cette table.
       *[yes] Seule la disposition compte ; toutes les couleurs conviennent.
    }
rules-classic-stand-title = Quand la construction compte
rules-classic-stand = Vue de face, la construction doit correspondre à la carte, et elle doit rester debout une seconde sans qu’on la tienne. Elle peut être n’importe où sur la table. Le jeu voit tout seul quand c’est juste.
rules-classic-stand-except = Construire en miroir est une erreur. Les pièces isolées qui ne touchent pas la construction sont ignorées.
rules-classic-mistake-title = Erreurs
rules-classic-mistake = Les autres surveillent et montrent les erreurs, qu’il faut corriger avant la carte suivante.
rules-classic-mistake-except = On ne peut pas sauter de carte, sauf si la partie permet d’en refuser.
rules-classic-stop-title = Le temps est écoulé
rules-classic-stop = Les points des cartes finies sont payés en jetons. La carte en cours ne compte pas. Pièces, cartes et chrono avancent chacun d’une place vers la gauche.
rules-classic-pile-title = Quand la pile diminue
rules-classic-pile = Quand il ne reste plus beaucoup de cartes dans la pile, on mélange les cartes utilisées et on les remet dessous avant le tour suivant.
rules-classic-end-title = La fin
rules-classic-end = La partie se termine quand chacun a construit { $turns ->
        [one] une fois
       *[other] { $turns } fois
    }.
rules-classic-cunning-title = Architectes astucieux
rules-classic-cunning = Tu peux refuser la carte en cours à tout moment : elle passe à la personne à ta gauche, qui reçoit un jeton de 1 et devra la construire en premier à son prochain tour. Appuie deux fois sur le bouton, pour que cela n’arrive pas par accident.
rules-classic-cunning-except = Une carte ne se refuse qu’une fois. Si tu as plusieurs cartes refusées, tu les construis dans l’ordre que tu veux ; celles que tu ne finis pas pendant ce tour sont défaussées. Au tout dernier tour, chaque carte refusée rapporte simplement un point à la personne de gauche, qui n’a plus rien à construire.
rules-classic-young-title = Jeunes architectes
rules-classic-young = Il y a deux piles : chiffres bleus pour les jeunes et les débutants, chiffres rouges pour les joueurs expérimentés. Chaque carte finie vaut un point.
rules-classic-young-except = { $cunning ->
        [yes] Une carte refusée qui ne vient pas de la pile de la personne de gauche lui rapporte un jeton, mais n’est pas à construire.
       *[no] {""}
    }
