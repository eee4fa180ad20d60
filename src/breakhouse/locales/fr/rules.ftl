### Les règles sur place, pour les pages : de courts paragraphes avec leurs exceptions.

## Skip-Bo Breakers

rules-skipbo-breakers-aim-title = Le but
rules-skipbo-breakers-aim = Sois la première personne à n’avoir plus de pièce. Chaque pièce encore dans la main des autres te donne un point. Qui atteint d’abord le nombre de points convenu, 50 d’habitude, gagne la partie.
rules-skipbo-breakers-hand-title = Pièces et mains
rules-skipbo-breakers-hand = Il y a 64 pièces : les nombres de 1 à 15, quatre fois chacun, et quatre jokers ∞. À quatre, chacun en reçoit 16 ; à deux ou trois, 20. Le reste attend face cachée et ne sert pas.
rules-skipbo-breakers-hand-except = Avant la première donne, chacun tire une pièce ; la plus élevée ouvre, et ∞ dépasse tous les nombres. Ensuite, qui gagne une donne ouvre la suivante.
rules-skipbo-breakers-sets-title = Cinq genres de combinaisons
rules-skipbo-breakers-sets = Une pièce unique ; une paire ; une suite d’au moins deux paires de nombres consécutifs ; une suite d’au moins trois nombres consécutifs ; un Breaker, brelan ou carré d’un même nombre.
rules-skipbo-breakers-beat-title = Battre
rules-skipbo-breakers-beat = On joue dans le sens des aiguilles d’une montre. Une combinaison est battue par une plus élevée du même genre. Une suite ne bat pas une paire, ni une paire une suite.
rules-skipbo-breakers-beat-except = Seul un Breaker se pose sur n’importe quel genre.
rules-skipbo-breakers-length-title = Autant de pièces
rules-skipbo-breakers-length = Une suite ou une suite de paires doit avoir exactement autant de pièces que la mise en jeu de la manche.
rules-skipbo-breakers-pass-title = Passer
rules-skipbo-breakers-pass = Tu peux toujours passer, même si tu pouvais poser, et poser de nouveau plus tard dans la même manche.
rules-skipbo-breakers-pass-except = L’ouvreur d’une manche doit poser quelque chose.
rules-skipbo-breakers-round-title = La fin d’une manche
rules-skipbo-breakers-round = Quand tous les autres ont passé l’un après l’autre, qui a posé en dernier gagne la manche et ouvre la suivante avec la combinaison de son choix. Les pièces de la manche sont retournées face cachée.
rules-skipbo-breakers-wild-title = Jokers
rules-skipbo-breakers-wild = ∞ remplace n’importe quel nombre dans une paire, une suite de paires ou une suite. Si les pièces se lisent de plusieurs façons, elles comptent le plus haut possible. Seul, ou par paire de deux, ∞ dépasse 15.
rules-skipbo-breakers-wild-except = Une suite ou une suite de paires a besoin d’au moins un nombre, et ne va jamais au-delà de 15. ∞ ne complète jamais un Breaker ; mais trois ou quatre ∞ forment un Breaker à eux seuls, le plus élevé de sa taille.
rules-skipbo-breakers-breaker-title = Breakers
rules-skipbo-breakers-breaker = Un Breaker bat tout autre genre et peut aussi ouvrir une manche. Seul un Breaker plus élevé le bat ; tout carré bat tout brelan.
rules-skipbo-breakers-breaker-except = Un Breaker se pose à son tour, jamais entre deux.
rules-skipbo-breakers-score-title = Plus de pièce
rules-skipbo-breakers-score = La donne s’arrête dès que quelqu’un n’a plus de pièce. Personne ne peut répondre. Un point pour chaque pièce dans les autres mains.
rules-skipbo-breakers-secrets-title = Ce que l’on peut regarder
rules-skipbo-breakers-secrets = Les combinaisons de la manche en cours sont visibles, et le nombre de pièces de chacun aussi. Les manches finies restent face cachée jusqu’au décompte ; alors tout est montré.
rules-skipbo-breakers-keys-title = Au clavier
rules-skipbo-breakers-keys = Les flèches parcourent ton chevalet, les chiffres sautent à un nombre, Espace choisit, Entrée pose, P passe, Échap remet tout.
rules-skipbo-breakers-must_lay-title = Obligation de poser
rules-skipbo-breakers-must_lay = Qui peut poser une combinaison n’a pas le droit de passer.
rules-skipbo-breakers-equal_matches-title = Égaler suffit
rules-skipbo-breakers-equal_matches = On peut aussi poser une combinaison de même hauteur.
rules-skipbo-breakers-open_discard-title = Manches visibles
rules-skipbo-breakers-open_discard = On peut consulter les manches finies.
rules-skipbo-breakers-think_ms-title = Temps de réflexion
rules-skipbo-breakers-think_ms = Quand ton temps est écoulé, tu passes ; si tu ouvres, tu poses ta pièce la plus basse. Une place peut avoir plus de temps ; tout le monde voit combien.

## Ce que partagent tous les jeux de construction

rules-building-stand-title = Quand cela compte
rules-building-stand = Une construction compte quand elle correspond à la carte vue de face et tient toute seule une seconde, sans aucune main. Elle peut être n’importe où sur la table. La table le voit d’elle-même ; il n’y a pas de bouton.
rules-building-stand-except = Une image en miroir est une erreur. Les pièces isolées qui ne la touchent pas sont ignorées. Si elle était juste et lâchée avant la fin du temps, sa seconde peut finir après.
rules-building-hands-title = À la main
rules-building-hands = Fais glisser une pièce à la souris ou au doigt. Tourne-la avec la molette, une flèche, un deuxième doigt ou un appui. Ce qui ne va pas se voit sur la pièce.
rules-building-other-hand-title = L’autre main
rules-building-other-hand = Certaines cartes demandent deux mains : tiens une pièce en place avec le bouton, un deuxième doigt, le clic droit ou O, et lâche-la quand le reste la porte.
rules-building-keys-title = Au clavier et à l’oreille
rules-building-keys = Le point et la virgule lisent la carte pièce par pièce, D la lit en entier. Entrée prend la pièce lue, un chiffre n’importe laquelle. Gauche et droite la déplacent d’une demi-pièce, haut et bas la tournent, Entrée la pose. X dit ce qui ne va pas encore, O est l’autre main ; aux dés, G lance.
rules-building-real-title = Vraies pièces
rules-building-real = Tu construis avec tes propres pièces. Cette page montre le dé, le temps, la carte et les points ; les autres disent si c’est juste.
rules-building-tactile-title = À toucher
rules-building-tactile = Chaque couleur a une texture, avec un nom et un son, et les cartes sont lues, en entier ou pièce par pièce. « La bonne couleur » veut dire « la bonne texture ». START est un rond vert, STOP un octogone rouge.
rules-building-untimed-title = Le temps
rules-building-untimed = Cette table a d’autres temps que d’habitude. Sans chrono, l’architecte dit quand son tour est fini, et la partie n’est pas classée.

## Classique

rules-classic-aim-title = Le but
rules-classic-aim = Construis ce que montrent les cartes, autant que tu peux avant la fin du temps. Qui a le plus de points après quatre tours chacun gagne ; à égalité, on partage la victoire.
rules-classic-turn-title = Un tour
rules-classic-turn = Le plus jeune commence. L’architecte lance le dé : 1, 2 ou 3 règle le chrono. Son voisin de gauche le tient. Au signal de l’architecte, le chrono part et la carte du dessus est retournée.
rules-classic-turn-except = Sans signal au bout de 20 secondes, le chrono part tout seul.
rules-classic-card-title = Cartes en couleurs
rules-classic-card = Chaque pièce doit avoir la couleur et la place montrées. Si c’est juste et qu’il reste du temps, la carte suivante vient, de nouveau avec les dix pièces. Ce qui est encore debout peut servir.
rules-classic-grey-title = Cartes grises
rules-classic-grey = Seule la disposition compte ; toutes les couleurs conviennent.
rules-classic-stand-title = Quand cela compte
rules-classic-stand = La construction doit correspondre à la carte vue de face et tenir toute seule une seconde, sans aucune main. Elle peut être n’importe où sur la table. La table le voit d’elle-même.
rules-classic-stand-except = Une image en miroir est une erreur. Les pièces isolées qui ne la touchent pas sont ignorées.
rules-classic-mistake-title = Erreurs
rules-classic-mistake = Les autres surveillent, et qui voit une erreur la montre. Il faut la corriger avant la carte suivante.
rules-classic-mistake-except = On ne peut pas sauter une carte, sauf si l’on peut les refuser.
rules-classic-stop-title = Le temps est écoulé
rules-classic-stop = Les points des cartes finies sont payés en jetons. La carte en cours ne compte pas. Pièces et cartes passent à gauche.
rules-classic-end-title = La fin
rules-classic-end = Le jeu finit quand chacun a construit quatre fois.
rules-classic-cunning-title = Architectes astucieux
rules-classic-cunning = Tu peux refuser la carte en cours : elle va à ton voisin de gauche, qui reçoit un jeton de 1 et devra la construire en premier à son tour.
rules-classic-cunning-except = Une carte ne se refuse qu’une fois, et après l’avoir vue deux secondes. Les cartes refusées non finies pendant ce tour sont défaussées.
rules-classic-young-title = Jeunes architectes
rules-classic-young = Il y a deux piles : chiffres bleus pour les jeunes et les novices, chiffres rouges pour les pros. Chaque carte finie vaut un point.

## Mini

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

## Dés

rules-dice-aim-title = Le but
rules-dice-aim = Lance six dés et deux pavés, et construis ce que montrent les cartes avec ce qu’ils montrent. Qui a le plus de points après trois tours chacun gagne.
rules-dice-turn-title = Un tour
rules-dice-turn = Le plus âgé commence. Son voisin de droite est le stoppeur et lance le petit dé dès le signal de départ. Le bâtisseur retourne la carte du dessus.
rules-dice-roll-title = Lancer
rules-dice-roll = Prends les pièces que la carte demande et lance-les. Garde ce qui va, relance les autres, aussi souvent que tu veux. Ce qui est déjà posé peut aussi être repris et relancé.
rules-dice-roll-except = Une pièce qui tombe est relancée, et aucune n’est tournée à la main vers un autre nombre.
rules-dice-stack-title = La règle de construction
rules-dice-stack = Une pièce ne peut reposer sur une autre que si elle montre le même nombre ou plus. Si elle repose sur plusieurs, cela vaut pour chacune.
rules-dice-stack-except = Les côtés qui se touchent n’importent pas. Seule la construction finie doit être juste.
rules-dice-upright-title = Pavés dressés
rules-dice-upright = Un pavé dressé montre ses bouts vides. Ils prennent le nombre qu’il faut, dessous comme dessus.
rules-dice-upright-except = Remis à plat, il doit être relancé.
rules-dice-cards-title = Cartes
rules-dice-cards = Les cartes en couleurs disent quelle pièce va où. Sur les cartes neutres, tu choisis. Deux dés ne remplacent jamais un pavé. Les faces jaunes sont plus faciles que les bleues.
rules-dice-red-title = Cartes rouges
rules-dice-red = Un 3 ou un 4 rouge : construis librement avec exactement autant de pièces, dont une seule peut toucher la table. La règle de construction s’applique.
rules-dice-sum-title = La somme
rules-dice-sum = Le petit dé est additionné et annoncé, faces vides comprises. À 30, le stoppeur annonce le stop, et le tour est fini aussitôt.
rules-dice-end-title = La fin
rules-dice-end = Le jeu finit quand chacun a construit trois fois. À égalité, on partage la victoire.
