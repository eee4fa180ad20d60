### Skip-Bo Breakers : les règles en courts paragraphes, avec leurs exceptions

rules-skipbo-breakers-aim-title = Le but
rules-skipbo-breakers-aim = Débarrasse-toi de toutes tes pièces avant les autres. Chaque pièce encore dans la main des autres te donne un point. La première personne à atteindre { $target ->
        [one] { $target } point
       *[other] { $target } points
    } gagne la partie.
rules-skipbo-breakers-hand-title = Pièces et donnes
rules-skipbo-breakers-hand = Il y a 64 pièces : les nombres de 1 à 15, quatre fois chacun, et quatre jokers ∞. À quatre, chacun reçoit 16 pièces ; à deux ou trois, 20. Les pièces qui restent sont laissées face cachée et ne servent pas.
rules-skipbo-breakers-hand-except = Avant la première donne, chacun tire une pièce. La personne qui a la plus élevée ouvre ; un joker dépasse tous les nombres. Ensuite, la personne qui gagne une donne ouvre la suivante.
rules-skipbo-breakers-sets-title = Cinq genres de combinaisons
rules-skipbo-breakers-sets = Une pièce unique ; une paire ; une suite de paires (au moins deux paires de nombres consécutifs) ; une suite d’au moins trois nombres consécutifs ; un Breaker, brelan ou carré d’un même nombre.
rules-skipbo-breakers-beat-title = Battre
rules-skipbo-breakers-beat = On joue dans le sens des aiguilles d’une montre. Pour battre une combinaison, il en faut une { $equal_matches ->
        [yes] du même genre, de même valeur ou plus élevée
       *[no] plus élevée, du même genre
    }. Une suite ne bat pas une paire, ni une paire une suite.
rules-skipbo-breakers-beat-except = Seul un Breaker se pose sur n’importe quelle combinaison.
rules-skipbo-breakers-length-title = Le même nombre de pièces
rules-skipbo-breakers-length = Une suite ou une suite de paires doit avoir exactement autant de pièces que la mise en jeu de la manche.
rules-skipbo-breakers-follow-title = Ce qui peut suivre, et ce qui ne peut pas
rules-skipbo-breakers-follow = Pour chaque sorte : une combinaison qui ouvre la manche, une qui peut suivre et une qui ne peut pas.
rules-skipbo-breakers-opens = Ouvre
rules-skipbo-breakers-follows = Peut suivre
rules-skipbo-breakers-never = Interdit
rules-skipbo-breakers-not = { $why ->
        [lower] Un nombre plus bas n’en bat jamais un plus haut.
        [kind] Une suite ne bat pas une paire.
        [length] Elle a plus de pièces que la mise en jeu.
       *[wild] Un joker ne peut pas compléter un Breaker.
    }
rules-skipbo-breakers-pass-title = Passer
rules-skipbo-breakers-pass = { $must_lay ->
        [yes] Si tu ne peux pas poser de combinaison, tu passes. Tu peux poser de nouveau plus tard dans la même manche.
       *[no] Tu peux toujours passer, même si tu as une combinaison à poser, et poser de nouveau plus tard dans la même manche.
    }
rules-skipbo-breakers-pass-except = Si tu ouvres la manche, tu dois poser quelque chose.
rules-skipbo-breakers-round-title = La fin d’une manche
rules-skipbo-breakers-round = Quand tous les autres ont passé l’un après l’autre, la manche est finie : la dernière personne à avoir posé la gagne et ouvre la suivante avec la combinaison de son choix, mais ne peut plus rien ajouter à celle qu’elle vient de poser. Les pièces de la manche sont retournées face cachée.
rules-skipbo-breakers-wild-title = Jokers
rules-skipbo-breakers-wild = Un joker remplace n’importe quel nombre dans une paire, une suite de paires ou une suite. Si les pièces se lisent de plusieurs façons, elles comptent le plus haut possible. Seul ou en paire, un joker dépasse 15.
rules-skipbo-breakers-wild-except = Une suite ou une suite de paires doit contenir au moins un nombre et ne dépasse jamais 15. Un joker ne complète jamais un Breaker ; mais trois ou quatre jokers forment un Breaker à eux seuls, le plus élevé de sa taille.
rules-skipbo-breakers-breaker-title = Breakers
rules-skipbo-breakers-breaker = Un Breaker bat tous les autres genres et peut aussi ouvrir une manche. Seul un Breaker plus élevé le bat ; un carré bat toujours un brelan.
rules-skipbo-breakers-breaker-except = Un Breaker se pose pendant ton tour, jamais en dehors.
rules-skipbo-breakers-score-title = La fin d’une donne
rules-skipbo-breakers-score = La donne s’arrête dès que quelqu’un n’a plus de pièces, sans que les autres puissent répondre. Cette personne marque un point par pièce restée dans les autres mains. Pour la donne suivante, on mélange et on redistribue toutes les pièces.
rules-skipbo-breakers-secrets-title = Ce que tu peux regarder
rules-skipbo-breakers-secrets = Tu vois les combinaisons de la manche en cours et le nombre de pièces de chacun. { $open_discard ->
        [yes] Les manches finies restent visibles aussi.
       *[no] Les manches finies restent face cachée jusqu’au décompte ; alors tout est montré.
    }
rules-skipbo-breakers-keys-title = Au clavier
rules-skipbo-breakers-keys = Gauche et droite parcourent ton chevalet, les chiffres mènent droit à un nombre, haut et bas prennent la combinaison suivante ou précédente que tu peux poser, Espace prend une pièce, Entrée pose, P passe, Échap remet tout en place.
rules-skipbo-breakers-must_lay-title = Obligation de poser
rules-skipbo-breakers-must_lay = Si tu peux poser une combinaison, tu n’as pas le droit de passer.
rules-skipbo-breakers-equal_matches-title = Égaler suffit
rules-skipbo-breakers-equal_matches = On peut aussi poser une combinaison de même valeur.
rules-skipbo-breakers-open_discard-title = Manches visibles
rules-skipbo-breakers-open_discard = On peut consulter les manches finies.
rules-skipbo-breakers-think_ms-title = Temps de réflexion
rules-skipbo-breakers-think_ms = Tu as { $setting1 } secondes à chaque tour. Quand ton temps est écoulé, tu passes ; si tu ouvres, tu poses ta pièce la plus basse. Une place peut avoir plus de temps ; tout le monde voit combien.
