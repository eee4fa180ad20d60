### Mini Make ’n’ Break : les règles en courts paragraphes, avec leurs exceptions

rules-mini-aim-title = Le but
rules-mini-aim = Construis ce que montrent les cartes avec huit pièces, pendant qu’un petit dé compte ton temps. Qui a le plus de points après cinq tours chacun gagne.
rules-mini-turn-title = Un tour
rules-mini-turn = Le plus jeune commence et annonce le départ. On prend la première carte, et l’on construit la face qui était cachée dans la pile.
rules-mini-sum-title = La somme
rules-mini-sum = Dès le départ, le petit dé est lancé encore et encore. Il montre 1, 2, 3 ou rien ; les nombres s’additionnent et sont annoncés. À 15, le tour est fini.
rules-mini-sum-except = Une face vide ne change rien et n’est pas annoncée.
rules-mini-card-title = Cartes
rules-mini-card = Sur une construction grise, seule la forme compte ; sur une construction en couleurs, chaque pièce doit avoir sa couleur. Après une carte finie, on prend la suivante, de nouveau avec toutes les pièces.
rules-mini-stop-title = Stop
rules-mini-stop = Au stop, tu lâches tout de suite. Ce qui est en cours ne compte pas. Les chiffres bleus des cartes finies sont tes points.
rules-mini-end-title = La fin
rules-mini-end = Le jeu est fini quand chacun a construit cinq fois. À égalité, on partage la victoire.
rules-mini-young-title = Jeunes architectes
rules-mini-young = Pour les jeunes convenus d’avance, le dé est lancé jusqu’à 20.
