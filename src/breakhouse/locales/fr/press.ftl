### Les cartes sur papier

press-title = { $tactile ->
        [yes] Breakhouse, { press-game } : cartes à toucher
       *[no] Breakhouse, { press-game } : cartes
    }
press-game = { $game ->
        [mini] Mini
        [dice] Dés
       *[classic] Classique
    }
press-sheet = { press-game }, feuille { $sheet } sur { $sheets }, { $side ->
        [back] versos
       *[front] rectos
    }. Imprimer à 100 %, recto verso, en retournant sur le grand côté.

press-score-title = Points
press-score-name = Nom
press-score-turn = Tour { $n }
press-score-total = Total
press-score-foot = { $game ->
        [mini] Cinq tours chacun. Un tour finit quand les lancers atteignent 15 ; la carte en cours ne compte pas.
        [dice] Trois tours chacun. Un tour finit quand le petit dé atteint 30 ; la carte en cours ne compte pas.
       *[classic] Quatre tours chacun. La carte en cours à la fin du temps ne compte pas.
    }

press-alt = Carte { $card }.

press-legend-title = { $game ->
        [mini] Huit pièces à toucher
        [dice] Dés et pavés à toucher
       *[classic] Dix pièces à toucher
    }
press-legend-how = Chaque carte : son nom, ses points, la construction sur la ligne de la table. Là où tous les contours sont vides, toutes les couleurs conviennent. Le coin coupé est en haut à droite.
press-legend-die-white = Lisse pour le dé blanc
press-legend-die-yellow = À points pour le dé jaune
press-legend-die-blue = À rayures pour le dé bleu
press-legend-die-black = À croix pour le dé noir
press-legend-die-red = Rainuré pour le dé rouge
press-legend-die-green = À losanges pour le dé vert
press-legend-cuboid-blue = À rayures pour le pavé bleu
press-legend-cuboid-orange = Ondulé pour le pavé orange
press-legend-level = Un fléau droit : tient facilement
press-legend-tipping = Un fléau penché : équilibre délicat
press-legend-start = Un rond : START
press-legend-stop = Un octogone : STOP

press-help = imprimer des cartes en PDF, pour les ciseaux ou pour les doigts
press-help-game = les cartes de quel jeu : classic, mini ou dice
press-help-deck = shipped, daily, endless:SEED, ou un fichier de paquet (par défaut : shipped)
press-help-out = le PDF à écrire
press-help-paper = a4 ou letter (par défaut : a4)
press-help-tactile = pour papier gonflant et gaufrage : contours, textures en relief, grands caractères, braille, légende
press-help-mirror = inverser chaque page en miroir, pour presser les points par derrière
press-help-language = la langue des mots sur les feuilles
press-done = { $cards ->
        [one] { $cards } face de carte est composée.
       *[other] { $cards } faces de cartes sont composées.
    } Les feuilles sont dans { $path }.

refused-no-such-paper = Il n’y a pas de papier « { $paper } » ici. Il y a : { $known }.
refused-no-cards-to-print = « { $game } » n’a pas de cartes de construction. Imprime l’un de ceux-ci : { $known }.
refused-no-cards-in-deck = Ce paquet n’a aucune carte : il n’y a rien à imprimer.
refused-card-without-other-side = La carte { $card } a { $sides ->
        [one] { $sides } face
       *[other] { $sides } faces
    } dans ce paquet ; imprimées, les cartes de ce jeu en ont besoin d’exactement deux.
refused-press-not-installed = Pour imprimer, il faut le compositeur. Installe-le avec : pip install 'breakhouse[press]'
refused-cannot-write = « { $path } » ne peut pas être écrit : { $why }. Choisis un autre endroit avec --out.
