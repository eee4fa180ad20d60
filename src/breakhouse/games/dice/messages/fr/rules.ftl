### Make ’n’ Break, le jeu de dés : les règles en courts paragraphes, avec leurs exceptions

rules-dice-aim-title = Le but
rules-dice-aim = Lance six dés et deux pavés, et sers-toi des nombres obtenus pour construire ce que montrent les cartes. Après { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } chacun, la personne qui a le plus de points gagne.
rules-dice-box-title = Dans la boîte
rules-dice-box = Six grands dés, blanc, jaune, bleu, noir, rouge et vert ; deux pavés, bleu et orange, avec 1 à 4 sur les longs côtés et deux bouts vides ; un petit dé jaune avec 1, 2, 3 et trois faces vides ; et 30 cartes, jaunes d’un côté et bleues de l’autre.
rules-dice-turn-title = Un tour
rules-dice-turn = La personne la plus âgée commence ; si personne ne se déclare, la table tire au sort. Le bâtisseur retourne la carte du dessus. La personne à sa droite est au stop. { $stopper ->
        [player] Elle donne le signal de départ et lance le petit dé sans arrêt ; si elle tarde trop, la table le lance à sa place.
       *[table] Ici, le petit dé roule tout seul dès la fin du compte à rebours.
    }
rules-dice-roll-title = Lancer
rules-dice-roll = Prends les pièces que la carte demande et lance-les. Garde celles qui conviennent, relance les autres, aussi souvent que tu veux. Tu peux aussi reprendre et relancer ce qui est déjà posé.
rules-dice-roll-except = Une pièce qui tombe doit être relancée, et il est interdit de tourner une pièce à la main pour changer son nombre.
rules-dice-stack-title = La règle de construction
rules-dice-stack = Une pièce ne peut reposer sur une autre que si elle montre un nombre égal ou supérieur. Si elle repose sur plusieurs, cela vaut pour chacune.
rules-dice-stack-except = Entre des pièces qui se touchent seulement par le côté, la règle ne s’applique pas. Seule la construction finie doit être juste.
rules-dice-upright-title = Pavés dressés
rules-dice-upright = À plat, un pavé montre un nombre de 1 à 4. Dressé, il montre ses bouts vides, qui valent le nombre qu’il faut, dessous comme dessus.
rules-dice-upright-except = Avant de le remettre à plat, il faut le relancer.
rules-dice-marks-title = Ce que montre une carte
rules-dice-marks = Le nombre dans les coins du haut dit combien de points vaut la carte. La face jaune a un cadre simple, la bleue un cadre double. Tu choisis toi-même les pièces sans couleur ; un grand 3 ou 4 rouge te laisse toute la construction.
rules-dice-cards-title = Cartes
rules-dice-cards = Les cartes en couleurs disent quelle pièce va où. Sur les cartes neutres, tu choisis. Deux dés ne remplacent jamais un pavé. Chaque carte a une face jaune et une face bleue ; la jaune est plus facile.
rules-dice-levels-title = Trois niveaux
rules-dice-levels = L’initiation se joue avec les faces jaunes seulement, la partie avancée avec les bleues, et la partie de base avec à peu près autant des unes que des autres. Les faces jaunes conviennent à une première partie, et toujours quand des enfants jouent. { $level ->
        [introduction] Ici, on joue l’initiation.
        [advanced] Ici, on joue la partie avancée.
       *[basic] Ici, on joue la partie de base.
    }
rules-dice-red-title = Cartes rouges
rules-dice-red = Un 3 ou un 4 rouge : construis librement avec exactement autant de pièces, dont une seule peut toucher la table. La règle de construction s’applique.
rules-dice-stand-title = Quand la construction compte
rules-dice-stand = Vue de face, la construction doit correspondre à la carte ; elle doit aussi suivre la règle de construction et rester debout une seconde sans qu’on la tienne. Puis on la renverse et tu gardes la carte, avec les points indiqués dans son coin. Pour la carte suivante, on relance tout.
rules-dice-stand-except = Construire en miroir est une erreur. Les pièces isolées qui ne touchent pas la construction sont ignorées.
rules-dice-sum-title = La somme
rules-dice-sum = Le petit dé montre 1, 2, 3 ou rien. Les nombres s’additionnent, et la somme est annoncée après chaque lancer, même pour une face vide. À { $limit } ou plus, la personne au stop dit « Stop », et le tour est fini aussitôt. Une carte inachevée ne compte pas.
rules-dice-next-title = Après le tour
rules-dice-next = Toutes les cartes du tour retournent dans la pile, que l’on mélange. Cartes, dés et pavés passent à gauche, et la personne qui vient de construire est au stop.
rules-dice-end-title = La fin
rules-dice-end = La partie se termine quand chacun a construit { $turns ->
        [one] une fois
       *[other] { $turns } fois
    }. À égalité, on partage la victoire.
rules-dice-hands-title = À la main
rules-dice-hands = Fais glisser une pièce à la souris ou au doigt. Tourne un pavé avec la molette, une flèche, un deuxième doigt ou un appui. Les erreurs s’affichent sur la pièce.
rules-dice-other-hand-title = L’autre main
rules-dice-other-hand = Certaines cartes demandent deux mains : tiens une pièce en place avec « { bench-hold } », un deuxième doigt, le clic droit ou la touche O, et lâche-la quand le reste la porte.
rules-dice-keys-title = Au clavier et à l’oreille
rules-dice-keys = G lance les dés. Le point et la virgule lisent la carte pièce par pièce, D la lit en entier. Entrée prend la pièce lue ; pour en prendre une autre, appuie sur son chiffre. Gauche et droite la déplacent d’un demi-dé, haut et bas tournent un pavé, Entrée pose la pièce. X dit ce qui ne va pas encore ; la touche O, c’est ton autre main.
