### Les cartes sur papier

press-help = imprimer des cartes en PDF, pour les ciseaux ou pour les doigts
press-help-game = les cartes de quel jeu : { $known }
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
refused-press-not-installed = Pour imprimer, il faut le compositeur. Installe-le avec : pip install 'breakhouse[press]'
refused-cannot-write = « { $path } » ne peut pas être écrit : { $why }. Choisis un autre endroit avec --out.
