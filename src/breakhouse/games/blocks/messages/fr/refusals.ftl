### Ce que le jeu classique, le mini et les dés peuvent dire : mains, tours, temps, vraies pièces.
### Une pièce est féminine, un dé et un pavé masculins : the-pronoun dit « le » ou « la ».

## Les pièces, dans une phrase et à son début

the-piece = { $brick ->
        [white] la pièce blanche
        [yellow] la pièce jaune
        [orange] la pièce orange
        [red] la pièce rouge
        [purple] la pièce violette
        [lightblue] la pièce bleu clair
        [darkblue] la pièce bleu foncé
        [lightgreen] la pièce vert clair
        [darkgreen] la pièce vert foncé
        [brown] la pièce marron
        [felt-white] la pièce blanche lisse
        [felt-yellow] la pièce jaune à points
        [felt-orange] la pièce orange ondulée
        [felt-red] la pièce rouge rainurée
        [felt-purple] la pièce violette à croix
        [felt-lightblue] la pièce bleu clair à anneaux
        [felt-darkblue] la pièce bleu foncé à rayures
        [felt-lightgreen] la pièce vert clair à diagonales
        [felt-darkgreen] la pièce vert foncé à losanges
        [felt-brown] la pièce marron veinée
        [die-white] le dé blanc
        [die-yellow] le dé jaune
        [die-blue] le dé bleu
        [die-black] le dé noir
        [die-red] le dé rouge
        [die-green] le dé vert
        [cuboid-blue] le pavé bleu
        [cuboid-orange] le pavé orange
       *[other] cette pièce
    }
the-piece-first = { $brick ->
        [white] La pièce blanche
        [yellow] La pièce jaune
        [orange] La pièce orange
        [red] La pièce rouge
        [purple] La pièce violette
        [lightblue] La pièce bleu clair
        [darkblue] La pièce bleu foncé
        [lightgreen] La pièce vert clair
        [darkgreen] La pièce vert foncé
        [brown] La pièce marron
        [felt-white] La pièce blanche lisse
        [felt-yellow] La pièce jaune à points
        [felt-orange] La pièce orange ondulée
        [felt-red] La pièce rouge rainurée
        [felt-purple] La pièce violette à croix
        [felt-lightblue] La pièce bleu clair à anneaux
        [felt-darkblue] La pièce bleu foncé à rayures
        [felt-lightgreen] La pièce vert clair à diagonales
        [felt-darkgreen] La pièce vert foncé à losanges
        [felt-brown] La pièce marron veinée
        [die-white] Le dé blanc
        [die-yellow] Le dé jaune
        [die-blue] Le dé bleu
        [die-black] Le dé noir
        [die-red] Le dé rouge
        [die-green] Le dé vert
        [cuboid-blue] Le pavé bleu
        [cuboid-orange] Le pavé orange
       *[other] Cette pièce
    }
the-other-piece = { $other ->
        [white] la pièce blanche
        [yellow] la pièce jaune
        [orange] la pièce orange
        [red] la pièce rouge
        [purple] la pièce violette
        [lightblue] la pièce bleu clair
        [darkblue] la pièce bleu foncé
        [lightgreen] la pièce vert clair
        [darkgreen] la pièce vert foncé
        [brown] la pièce marron
        [felt-white] la pièce blanche lisse
        [felt-yellow] la pièce jaune à points
        [felt-orange] la pièce orange ondulée
        [felt-red] la pièce rouge rainurée
        [felt-purple] la pièce violette à croix
        [felt-lightblue] la pièce bleu clair à anneaux
        [felt-darkblue] la pièce bleu foncé à rayures
        [felt-lightgreen] la pièce vert clair à diagonales
        [felt-darkgreen] la pièce vert foncé à losanges
        [felt-brown] la pièce marron veinée
        [die-white] le dé blanc
        [die-yellow] le dé jaune
        [die-blue] le dé bleu
        [die-black] le dé noir
        [die-red] le dé rouge
        [die-green] le dé vert
        [cuboid-blue] le pavé bleu
        [cuboid-orange] le pavé orange
       *[other] une autre pièce
    }
the-pronoun = { $brick ->
        [die-white] le
        [die-yellow] le
        [die-blue] le
        [die-black] le
        [die-red] le
        [die-green] le
        [cuboid-blue] le
        [cuboid-orange] le
       *[other] la
    }

## Les mains

refused-no-such-brick = Il n’y a pas de « { $brick } » dans cette boîte.
refused-hand-is-full = Pose d’abord { the-piece } ; ta main est pleine.
refused-not-in-hand = Prends d’abord { the-piece }.
refused-already-placed = { the-piece-first } est déjà sur la table. Soulève-{ the-pronoun } pour { the-pronoun } déplacer.
refused-too-fast = Aucune main n’est aussi rapide : attends un instant.
refused-out-of-the-world = C’est hors de la table. Choisis un endroit que tout le monde peut voir.
refused-no-such-pose = { $piece ->
        [cuboid-blue] Le pavé bleu ne peut être qu’à plat ou dressé.
        [cuboid-orange] Le pavé orange ne peut être qu’à plat ou dressé.
       *[other] Cette pièce ne peut pas être tournée comme ça. Choisis parmi : { $known }.
    }
refused-tilted-too-far = C’est plus d’un quart de tour. Tourne la pièce autrement.
refused-in-the-table = { the-piece-first } s’enfoncerait dans la table. Pose-{ the-pronoun } un peu plus haut.
refused-in-mid-air = Il n’y a rien sous { the-piece }. Pose-{ the-pronoun } sur la table ou sur une autre pièce, ou tiens-{ the-pronoun } de l’autre main.
refused-bricks-overlap = { the-piece-first } empiéterait sur { the-other-piece }. Décale-{ the-pronoun } jusqu’à ce que les deux ne fassent que se toucher.
refused-off-the-grid = { the-piece-first } n’est pas sur la grille. Décale-{ the-pronoun } un peu à gauche ou à droite.
refused-would-fall = { the-piece-first } tomberait de là. Tiens-{ the-pronoun } de l’autre main, ou soutiens-{ the-pronoun } d’abord.
refused-would-fall-if-released = Quelque chose tomberait si tu lâchais { the-piece } maintenant. Ajoute d’abord un appui.
refused-something-rests-on-it = Sur { the-piece }, il y a { the-other-piece }. Retire d’abord ce qui est dessus, ou tiens-le de l’autre main.
refused-brick-is-held = Ton autre main tient { the-piece }. Lâche-{ the-pronoun } d’abord.
refused-held-already = Ton autre main tient déjà { the-piece }.
refused-other-hand-is-full = Ton autre main ne peut pas tenir plus de { $most } pièces. Lâches-en une d’abord.
refused-not-held = Ton autre main ne tient pas { the-piece }.
refused-not-on-the-bench = { the-piece-first } n’est pas sur la table : impossible de { the-pronoun } tenir ou de { the-pronoun } renverser.
refused-nothing-to-break = Il n’y a rien à renverser.
refused-brick-twice = { the-piece-first } figure deux fois, mais il n’y en a qu’un exemplaire.
refused-cannot-fall-so = { the-piece-first } ne peut pas finir comme ça en tombant.
refused-falling-up = Rien ne tombe vers le haut. Dis où les pièces se sont vraiment arrêtées.
refused-nothing-falls-on-the-grid = Sur la grille, rien ne glisse ni ne tombe. Déplace les pièces une à une.

## Tours et temps

refused-not-the-architect = Ce n’est pas à toi de construire. Regarde bien, et dis-le si tu vois une erreur.
refused-not-started = La construction n’a pas commencé. Attends le départ.
refused-time-is-up = Le temps est écoulé. Seul ce qui a été fini à temps compte.
refused-started-already = Le tour a déjà commencé.
refused-no-timer = Ce tour n’a pas de chrono. Il se termine quand l’architecte le dit.
refused-the-clock-ends-it = Ce tour se termine quand le temps est écoulé. Continue à construire d’ici là.
refused-no-card = Aucune carte n’est retournée.
refused-the-table-rolls = À cette table, le dé roule tout seul.
refused-not-the-timekeeper = Quelqu’un d’autre lance le dé pendant ce tour.
refused-set-the-timer-first = Règle d’abord le chrono sur { $number }.
refused-wait-for-the-signal = Attends le signal de l’architecte.
refused-timer-is-set = Le chrono est déjà réglé. Appuie sur START au signal de l’architecte.
refused-signalled-already = Tu as donné le signal. À gauche, on appuie sur START.
refused-the-architect-starts = À cette table, c’est l’architecte qui appuie sur START.
refused-not-your-timer = Quelqu’un d’autre est au chrono pendant ce tour.
refused-refused-enough = Dans une partie classée, tu peux refuser { $most } cartes de plus que tu n’en as fini pendant ce tour. Construis d’abord celle-ci.
refused-seat-twice = La place { $seat } est nommée deux fois.
refused-young-have-less-time = Les jeunes architectes doivent avoir au moins autant de temps que les autres : { $young_limit } est inférieur à { $limit }.
refused-roll-too-soon = Le dé roule encore : attends un instant.

## Regarder et juger

refused-others-point = C’est toi qui construis. Laisse les autres montrer les erreurs.
refused-pointed-already = Tu as déjà montré cette erreur. Laisse un peu de temps à l’architecte.
refused-the-table-judges = La table vérifie pour toi. Contente-toi de construire.
refused-bricks-are-real = Cette partie se joue avec de vraies pièces. Construis sur la table, et dis quand c’est fini.
refused-claimed-already = Tu as déjà dit que c’était fini. Les autres vérifient.
refused-others-judge = Ce sont les autres qui disent si c’est juste.
refused-nothing-claimed = Personne n’a encore dit avoir fini.

## Options

refused-wrong-number-of-factors =
    { $n ->
        [one] Il y a { $n } facteur de temps
       *[other] Il y a { $n } facteurs de temps
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }. Donnes-en un par place, ou aucun.
refused-wrong-number-of-hands =
    { $n ->
        [one] Il y a { $n } manière de déplacer les pièces
       *[other] Il y a { $n } manières de déplacer les pièces
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }. Donnes-en une pour toutes, ou une par place.
refused-wrong-number-of-rungs = { $n ->
        [one] Il y a { $n } nombre
       *[other] Il y a { $n } nombres
    } dans l’échelle d’apprentissage pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }. Donne un nombre par place.
refused-deck-has-no-cards =
    { $number ->
        [blue] Le paquet n’a aucune carte à chiffre bleu, alors que quelqu’un pioche dans cette pile.
        [red] Le paquet n’a aucune carte à chiffre rouge, alors que quelqu’un pioche dans cette pile.
        [yellow] Le paquet n’a aucune carte à face jaune.
       *[other] Le paquet n’a aucune carte utilisable.
    }

outcome-all-turns-played =
    { $count ->
        [one] Tous les tours ont été joués. { $name } a gagné.
       *[other] Tous les tours ont été joués. { $name } se partagent la victoire.
    }
