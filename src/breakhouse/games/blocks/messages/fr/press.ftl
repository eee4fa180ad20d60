### Les jeux de construction : sur papier

press-title = { $tactile ->
        [yes] Breakhouse, { $game } : cartes tactiles
       *[no] Breakhouse, { $game } : cartes
    }
press-sheet = { $game }, feuille { $sheet } sur { $sheets }, { $side ->
        [back] versos
       *[front] rectos
    }. Imprimer à 100 %, recto verso, en retournant sur le grand côté.

press-score-title = Points
press-score-name = Nom
press-score-turn = Tour { $n }
press-score-total = Total

press-alt = Carte { $card }.
press-legend-how = Chaque carte montre son nom, ses points et la construction, posée sur une ligne qui représente la table. Là où tous les contours sont vides, toutes les couleurs conviennent. Le coin coupé est en haut à droite.
press-legend-start = Un rond : START
press-legend-stop = Un octogone : STOP
refused-no-cards-in-deck = Ce paquet est vide : il n’y a rien à imprimer.
refused-card-without-other-side = La carte { $card } a { $sides ->
        [one] { $sides } face
       *[other] { $sides } faces
    } dans ce paquet ; les cartes imprimées de ce jeu doivent en avoir exactement deux.
