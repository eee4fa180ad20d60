### Les jeux de construction : les règles en courts paragraphes, avec leurs exceptions

rules-building-stand-title = Quand la construction compte
rules-building-stand = Une construction compte quand, vue de face, elle correspond à la carte et qu’elle reste debout une seconde sans qu’on la tienne. Elle peut être n’importe où sur la table. Le jeu voit tout seul quand c’est juste ; il n’y a pas de bouton.
rules-building-stand-except = Construire en miroir est une erreur. Les pièces isolées qui ne touchent pas la construction sont ignorées. Si la construction était juste et que tu l’avais lâchée avant que le temps soit écoulé, la seconde de vérification peut se terminer après.
rules-building-letters-title = Les lettres
rules-building-letters = Chaque pièce de couleur porte une lettre, pour qui distingue mal les couleurs. C’est la première lettre de la couleur, ou de quelque chose qui a cette couleur.
rules-building-card-label = Une carte qui vaut { $points ->
        [one] un point
       *[other] { $points } points
    }
rules-building-hands-title = À la main
rules-building-hands = Fais glisser une pièce à la souris ou au doigt. Tourne-la avec la molette, une flèche, un deuxième doigt ou un appui. Les erreurs s’affichent sur la pièce.
rules-building-other-hand-title = L’autre main
rules-building-other-hand = Certaines cartes demandent deux mains : tiens une pièce en place avec « { bench-hold } », un deuxième doigt, le clic droit ou la touche O, et lâche-la quand le reste la porte.
rules-building-keys-title = Au clavier et à l’oreille
rules-building-keys = Le point et la virgule lisent la carte pièce par pièce, D la lit en entier. Entrée prend la pièce lue ; pour en prendre une autre, appuie sur son chiffre. Gauche et droite la déplacent d’une demi-pièce, haut et bas la tournent, Entrée la pose. X dit ce qui ne va pas encore ; la touche O, c’est ton autre main.
rules-building-pace-title = Le rythme
rules-building-pace = { $pace ->
        [own] Ici, tout le monde n’a pas le même temps : le facteur est écrit à côté du nom.
       *[other] Ici, tout le monde a { $pace } fois plus de temps que d’habitude.
    }
rules-building-real-title = Vraies pièces
rules-building-real = Tu construis avec tes propres pièces. Cette page montre le dé, le temps, la carte et les points ; les autres disent si c’est juste.
rules-building-tactile-title = Au toucher
rules-building-tactile = Chaque couleur a une texture, avec un nom et un son, et les cartes sont lues, en entier ou pièce par pièce. « La bonne couleur » veut dire « la bonne texture ». Dans la vraie boîte, les cartes ont un relief au dos et se tiennent debout dans un étui qui cache leurs deux faces jusqu’à la pioche. START est un rond vert, STOP un octogone rouge. Le tapis de la boîte empêche les pièces de glisser. La touche qui dit l’écart entre deux pièces est une idée à nous.
rules-building-untimed-title = Le temps
rules-building-untimed = { $timer ->
        [off] À cette table, on joue sans limite de temps : la personne qui construit dit quand son tour est fini, et la partie n’est pas classée.
       *[other] Le chrono est aussi rapide que celui de la vraie boîte.
    }
