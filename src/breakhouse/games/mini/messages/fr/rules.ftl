### Mini Make ’n’ Break : les règles en courts paragraphes, avec leurs exceptions

rules-mini-aim-title = Le but
rules-mini-aim = Avec huit pièces, construis ce que montrent les cartes pendant qu’un petit dé compte ton temps. Après { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } chacun, la personne qui a le plus de points gagne.
rules-mini-box-title = Dans la boîte
rules-mini-box = Huit pièces, 30 cartes avec une construction sur chaque face, donc 60 en tout, et un dé avec 1, 2, 3 et trois faces vides. À une vraie table, il faut aussi du papier et un crayon pour les points.
rules-mini-turn-title = Un tour
rules-mini-turn = La personne la plus jeune commence ; si personne ne se déclare, la table tire au sort. L’architecte donne le départ, prend la carte du dessus et construit la face qui était cachée dans la pile.
rules-mini-sum-title = La somme
rules-mini-sum = Dès le départ, le petit dé est lancé sans arrêt. Il montre 1, 2, 3 ou rien ; les nombres s’additionnent et sont annoncés. À { $limit } ou plus, le tour est fini.
rules-mini-sum-except = Une face vide ne change rien et n’est pas annoncée.
rules-mini-keeper-title = Qui tient le temps
rules-mini-keeper = La personne à gauche de l’architecte tient le temps. { $timekeeper ->
        [player] C’est elle qui touche le dé pour le lancer ; si elle tarde trop, la table le lance à sa place.
       *[table] Ici, le dé roule tout seul.
    }
rules-mini-marks-title = Ce que montre une carte
rules-mini-marks = Le nombre bleu dans les coins du haut dit combien de points vaut la carte.
rules-mini-card-title = Cartes
rules-mini-card = Sur une carte grise, seule la forme compte ; sur une carte en couleurs, chaque pièce doit avoir sa couleur. Une fois la carte finie, on prend la suivante ; toutes les pièces sont de nouveau disponibles.
rules-mini-watch-title = Les autres
rules-mini-watch = Tous les autres vérifient la construction et la somme, et montrent les erreurs.
rules-mini-stop-title = Stop
rules-mini-stop = Au stop, tu lâches tout de suite. La carte en cours ne compte pas. Les chiffres bleus des cartes finies sont tes points. Puis c’est à la personne à ta gauche de construire, et quelqu’un d’autre tient le temps.
rules-mini-pile-title = Quand la pile est vide
rules-mini-pile = { $pile ->
        [reshuffle] On mélange les cartes utilisées et on s’en sert de nouveau, sur une face ou sur l’autre.
       *[turn] On retourne les cartes utilisées : c’est leur autre face qui entre en jeu. À partir de la deuxième fois, on les mélange aussi.
    }
rules-mini-end-title = La fin
rules-mini-end = La partie se termine quand chacun a construit { $turns ->
        [one] une fois
       *[other] { $turns } fois
    }. À égalité, on partage la victoire.
rules-mini-young-title = Jeunes architectes
rules-mini-young = Décidez d’avance qui sont les jeunes architectes : leur tour dure jusqu’à ce que la somme atteigne { $young_limit }.
