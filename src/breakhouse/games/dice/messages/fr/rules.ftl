### Make ’n’ Break, le jeu de dés : les règles en courts paragraphes, avec leurs exceptions

rules-dice-aim-title = Le but
rules-dice-aim = Lance six dés et deux pavés, et sers-toi des nombres obtenus pour construire ce que montrent les cartes. Après { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } chacun, la personne qui a le plus de points gagne.
rules-dice-turn-title = Un tour
rules-dice-turn = La personne la plus âgée commence. Son voisin de droite est le stoppeur et lance le petit dé dès le signal de départ. Le bâtisseur retourne la carte du dessus.
rules-dice-roll-title = Lancer
rules-dice-roll = Prends les pièces que la carte demande et lance-les. Garde ce qui va, relance les autres, aussi souvent que tu veux. Tu peux aussi reprendre et relancer ce qui est déjà posé.
rules-dice-roll-except = Une pièce qui tombe doit être relancée, et l’on ne tourne pas une pièce à la main vers un autre nombre.
rules-dice-stack-title = La règle de construction
rules-dice-stack = Une pièce ne peut reposer sur une autre que si elle montre le même nombre ou plus. Si elle repose sur plusieurs, cela vaut pour chacune.
rules-dice-stack-except = Peu importe quels côtés se touchent. Seule la construction finie doit être juste.
rules-dice-upright-title = Pavés dressés
rules-dice-upright = Un pavé dressé montre ses bouts vides. Ils valent le nombre qu’il faut, dessous comme dessus.
rules-dice-upright-except = Avant de le remettre à plat, il faut le relancer.
rules-dice-cards-title = Cartes
rules-dice-cards = Les cartes en couleurs disent quelle pièce va où. Sur les cartes neutres, tu choisis. Deux dés ne remplacent jamais un pavé. Les faces jaunes sont plus faciles que les bleues.
rules-dice-levels-title = Trois niveaux
rules-dice-levels = L’initiation se joue avec les faces jaunes seulement, la partie avancée avec les bleues, et la partie de base avec à peu près autant des unes que des autres. { $level ->
        [introduction] À cette table, on joue l’initiation.
        [advanced] À cette table, on joue la partie avancée.
       *[basic] À cette table, on joue la partie de base.
    }
rules-dice-red-title = Cartes rouges
rules-dice-red = Un 3 ou un 4 rouge : construis librement avec exactement autant de pièces, dont une seule peut toucher la table. La règle de construction s’applique.
rules-dice-sum-title = La somme
rules-dice-sum = Les lancers du petit dé s’additionnent et sont annoncés, faces vides comprises. À { $limit }, le stoppeur dit « Stop », et le tour est fini aussitôt.
rules-dice-end-title = La fin
rules-dice-end = Le jeu finit quand chacun a construit { $turns ->
        [one] une fois
       *[other] { $turns } fois
    }. À égalité, on partage la victoire.
rules-dice-hands-title = À la main
rules-dice-hands = Fais glisser une pièce à la souris ou au doigt. Tourne un pavé avec la molette, une flèche, un deuxième doigt ou un appui. Les erreurs s’affichent sur la pièce.
rules-dice-other-hand-title = L’autre main
rules-dice-other-hand = Certaines cartes demandent deux mains : tiens une pièce en place avec le bouton, un deuxième doigt, le clic droit ou O, et lâche-la quand le reste la porte.
rules-dice-keys-title = Au clavier et à l’oreille
rules-dice-keys = G lance les dés. Le point et la virgule lisent la carte pièce par pièce, D la lit en entier. Entrée prend la pièce lue, un chiffre n’importe laquelle. Gauche et droite la déplacent d’un demi-dé, haut et bas tournent un pavé, Entrée pose la pièce. X dit ce qui ne va pas encore, O est ton autre main.
