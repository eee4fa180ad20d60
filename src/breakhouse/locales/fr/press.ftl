### Les cartes sur papier

press-help = créer un PDF de cartes, à découper ou à imprimer en relief
press-help-game = le jeu dont on imprime les cartes : { $known }
press-help-deck = shipped, daily, endless:SEED, ou un fichier de paquet (par défaut : shipped)
press-help-out = le PDF à écrire
press-help-paper = a4 ou letter (par défaut : a4)
press-help-tactile = pour papier thermogonflable et gaufrage : contours, textures en relief, grands caractères, braille, légende
press-help-mirror = inverser chaque page en miroir, pour piquer les points au verso
press-help-language = la langue des mots sur les feuilles
press-done = { $cards ->
        [one] { $cards } face de carte est prête à imprimer.
       *[other] { $cards } faces de cartes sont prêtes à imprimer.
    } Les feuilles sont dans { $path }.

refused-no-such-paper = Il n’y a pas de format de papier « { $paper } » ici. Choisis parmi : { $known }.
refused-no-cards-to-print = « { $game } » n’a pas de cartes de construction. Tu peux imprimer : { $known }.
refused-nothing-tactile-to-print = Il n’y en a pas de version tactile.
refused-press-not-installed = Pour imprimer, il faut un paquet en plus. Installe-le avec : pip install 'breakhouse[press]'
refused-cannot-write = Impossible d’écrire « { $path } » : { $why }. Choisis un autre endroit avec --out.
