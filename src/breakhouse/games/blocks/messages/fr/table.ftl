### Les jeux de construction : à la table, dans le navigateur

## Comment une pièce est tournée

bench-how = { $how ->
        [lying] à plat
        [standing] debout
        [pointing] pointée vers toi
        [upright] dressé
       *[flat] à plat
    }

## Le chantier

bench-name = La table avec les pièces
bench-name-mine = La table avec les pièces. C’est toi qui construis.
bench-name-begin = La table avec les pièces. Entrée : { $what }.
bench-keys = Le point et la virgule lisent la carte pièce par pièce. La main vide, Entrée lit la pièce suivante et la prend ; pour en prendre une autre, appuie sur son chiffre. Gauche et droite la déplacent d’une demi-pièce, avec Maj d’une pièce et demie. Début et Fin vont aux bords. Haut et bas la tournent. Page précédente et Page suivante choisissent un endroit plus haut ou plus bas. Entrée la pose, Échap la met de côté. La touche O, suivie d’un chiffre ou de la touche O, tient une pièce avec l’autre main ; encore la touche O, et l’autre main la lâche. Z reprend la dernière pièce. S dit quelle pièce vient ensuite, la touche A dit ce qu’il y a autour de ta main. M dit quel espace sépare deux pièces, K renverse tout.
bench-beside = Pièces à côté de la table
bench-take = Prendre { $piece }
bench-tools = Mains et outils
bench-seats = Autour de la table
bench-no-physics = Ce navigateur ne peut pas simuler la chute des pièces : elles restent sur la grille.
bench-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
bench-refused-cards = { $count ->
        [one] { $count } carte refusée
       *[other] { $count } cartes refusées
    }
bench-round = Manche { $round } sur { $rounds }
bench-best = { $count } pièces en { $seconds } s, ton record
bench-close = Juste à temps
bench-nth = Carte { $nth } de ce tour
bench-turn-points = { $cards ->
        [0] Pas encore de points
        [one] { $cards } carte, { $points } { $points ->
            [one] point
           *[other] points
        }
       *[other] { $cards } cartes, { $points } { $points ->
            [one] point
           *[other] points
        }
    }
bench-factor = { $factor } fois le temps habituel
bench-grid-hands = Rien ne peut tomber
bench-pile = { $count ->
        [one] Il reste { $count } carte dans la pile.
       *[other] Il reste { $count } cartes dans la pile.
    }
bench-time-left = { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
bench-sum = La somme est de { $total } sur { $limit }.
bench-roll = Lancer le dé
bench-roll-small = Lancer
bench-rolled = Tu as fait { $number } : { $seconds } secondes.
bench-start = START
bench-starts-in = { $seconds ->
        [one] Départ automatique dans { $seconds } seconde.
       *[other] Départ automatique dans { $seconds } secondes.
    }
bench-wait = { $you ->
        [yes] { $phase ->
            [roll] À toi. Lance le dé.
            [signal] On y va ? Appuie sur START.
           *[countdown] Départ dans un instant.
        }
       *[no] { $phase ->
            [roll] { $name } lance le dé.
            [signal] { $name } va commencer.
           *[countdown] { $name } commence dans un instant.
        }
    }
bench-signal = { $name } attend ton signal. Appuie sur START.
bench-set-timer = Régler le chrono sur { $number }
bench-keeps-timer = { $step ->
        [set] { $name } a lancé le dé. Règle le chrono.
       *[start] { $name } donne le signal. Appuie sur START.
    }
bench-waits-for-start = En attente de START.
bench-build = Construis ce que montre la carte.
bench-look-on = { $name } construit.
bench-watch = { $name } construit. Touche une pièce pour montrer une erreur.
bench-stands = C’est juste. Il faut maintenant que ça tienne une seconde.
bench-let-it-stand = C’est juste. Lâche, pour que ça tienne tout seul.
bench-over = La partie est finie.
ended-all-turns-played = Tous les tours ont été joués.
bench-turn = Tourner
bench-hold = Tenir
bench-release = Lâcher
bench-break = Renverser
bench-refuse = Refuser la carte
bench-refuse-sure = Appuie encore pour la refuser
bench-refuse-again = Appuie encore
bench-switch = D’abord la carte { $card }
bench-finish = J’ai fini
bench-skip = Passer celle-ci
bench-point = Montrer une erreur
bench-pointed = { $name } montre { $piece }.
bench-ways = Plus
bench-magnet = Aimant
bench-leave = Laisser debout
bench-count-name = Le score
bench-count = { $cards ->
        [0] { $name } : pas de carte cette fois
        [one] { $name } : { $cards } carte, { $points } { $points ->
            [one] point
           *[other] points
        }
       *[other] { $name } : { $cards } cartes, { $points } { $points ->
            [one] point
           *[other] points
        }
    }
bench-count-close = Continuer

## Les mains sur la grille

grid-on-table = sur la table
grid-on-empty-table = sur la table, { grid-from-middle }
grid-from-middle = { $side ->
        [middle] au milieu
        [left] à { $distance } du milieu, à gauche
       *[right] à { $distance } du milieu, à droite
    }
grid-next = { $side ->
        [left] { $halves ->
            [0] juste à gauche, contre { $piece }
           *[other] à gauche, avant { $piece }, à { $distance } d’écart
        }
       *[right] { $halves ->
            [0] juste à droite, contre { $piece }
           *[other] à droite, après { $piece }, à { $distance } d’écart
        }
    }
grid-between = { $one }, et { $other }
grid-on-table-by = sur la table, { $next }
grid-touches = { $side ->
        [left] À gauche, contact avec { $piece }.
       *[right] À droite, contact avec { $piece }.
    }
grid-beside = { $side ->
        [left] À gauche, à { $distance } d’écart, il y a { $piece }.
       *[right] À droite, à { $distance } d’écart, il y a { $piece }.
    }
grid-above = Au-dessus : { $pieces }.
grid-picked = { $piece }, { $how }, { $place }
grid-picked-so = { $piece }, { $place }
grid-taken = en main, { $place }
grid-taken-turned = en main, { $how }, { $place }
grid-moved = { $place }
grid-turned = { $how }, { $place }
grid-dropped = tu as posé { $piece } { $place }.
grid-put-down = C’est posé.
grid-laid-aside = de côté : { $piece }.
grid-held = L’autre main tient { $piece }.
grid-released = L’autre main lâche { $piece }.
grid-back = La pièce est de nouveau dans ta main.
grid-ruler = Entre { $from } et { $to } : { $apart ->
        [0] aucun écart
       *[other] { $across } d’écart
    }{ $rise ->
        [level] , à la même hauteur
        [higher] , et { $to } se trouve { $up } plus haut
       *[lower] , et { $to } se trouve { $up } plus bas
    }.
grid-nothing = { $why ->
        [hand-empty] Ta main est vide. Appuie sur un chiffre pour prendre une pièce.
        [none-left] Il ne reste aucune pièce à côté de la table.
        [none-yet] { $form ->
            [piece] Lance d’abord les dés : appuie sur G.
           *[brick] Tu ne peux encore rien prendre. { $can } dit ce que tu peux faire.
        }
        [hand-full] Un instant, la dernière pièce est encore en route.
        [not-there] Tu ne peux pas prendre cette pièce maintenant.
        [none-to-undo] Il n’y a rien à reprendre.
        [none-to-hold] Il n’y a encore rien à tenir.
        [none-to-measure] Il faut deux pièces pour mesurer une distance.
       *[which-to-hold] Quelle pièce l’autre main doit-elle tenir ? Appuie sur un chiffre, ou sur O pour la dernière.
    }

## Ce qui s’est passé

built-started = Départ.
built-started-by = { $you ->
        [yes] Tu donnes le départ.
       *[no] { $name } donne le départ.
    }
built-rolled = Le dé montre { $number } : { $seconds } secondes.
built-counting-down = Départ dans un instant.
built-card = Nouvelle carte. { $words }
built-card-brief = Nouvelle carte : { $kind ->
        [grey] grise
        [neutral] neutre
        [free] libre
       *[coloured] en couleurs
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $form ->
        [brick] { $n ->
            [one] une pièce
           *[other] { $n } pièces
        }
       *[piece] { $n ->
            [one] une pièce
           *[other] { $n } pièces
        }
    }.
built-right = { $hands ->
        [grid] C’est juste.
       *[free] C’est juste. Il faut que ça tienne une seconde.
    }
built-completed = Fini : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
built-climbed = { $left ->
        [0] À partir de maintenant, c’est un tour comme les autres.
       *[other] Ensuite, une carte à cinq pièces, contre la montre.
    }
built-stopped = { $why ->
        [time] Stop ! Le temps est écoulé.
        [sum] Stop ! La limite est atteinte.
        [said] Stop.
       *[no-cards] Stop. Il ne reste plus de cartes.
    }
built-turn-ended = { $you ->
        [yes] { $points ->
            [0] Tu n’as aucun point pour ce tour.
            [one] Tu as { $points } point pour ce tour.
           *[other] Tu as { $points } points pour ce tour.
        }
       *[no] { $points ->
            [0] { $name } n’a aucun point pour ce tour.
            [one] { $name } a { $points } point pour ce tour.
           *[other] { $name } a { $points } points pour ce tour.
        }
    }
built-won = { $count ->
        [one] { $you ->
            [yes] Tu as gagné.
           *[no] { $names } a gagné.
        }
       *[other] { $names } se partagent la victoire.
    }
built-time-left = { $seconds ->
        [one] Encore { $seconds } seconde pour construire.
       *[other] Encore { $seconds } secondes pour construire.
    }
built-sum-left = La somme est de { $total }. À { $limit }, le tour est fini.
built-timer-set = { $you ->
        [yes] Tu règles le chrono.
       *[no] { $name } règle le chrono.
    }
built-signalled = { $you ->
        [yes] Tu donnes le signal.
       *[no] { $name } donne le signal.
    }
built-called = Somme { $total }.
built-pointed = { $you ->
        [yes] Tu montres { $piece }.
       *[no] { $name } montre { $piece }.
    }
built-pointed-whole = { $you ->
        [yes] Tu montres une erreur.
       *[no] { $name } montre une erreur.
    }
built-refused = { $you ->
        [yes] Tu refuses la carte ; elle passe à { $to } avec un jeton.
       *[no] { $name } refuse la carte ; elle passe à { $to } avec un jeton.
    }
built-reshuffled = Les cartes utilisées sont remélangées dans la pile.
built-fell = { $count ->
        [one] { $count } pièce est tombée.
       *[other] { $count } pièces sont tombées.
    }
built-thrown = Résultat du lancer : { $list }.
built-thrown-one = { $piece } { $value }
built-claimed = { $you ->
        [yes] Tu dis que c’est fini.
       *[no] { $name } dit que c’est fini. Est-ce juste ?
    }
built-confirmed = { $you ->
        [yes] Tu dis que c’est juste.
       *[no] { $name } dit que c’est juste.
    }
built-objected = { $you ->
        [yes] Tu dis qu’il y a une erreur.
       *[no] { $name } dit qu’il y a une erreur.
    }
moved-lifted = { $brick ->
        [die-white] { the-piece-first } est pris.
        [die-yellow] { the-piece-first } est pris.
        [die-blue] { the-piece-first } est pris.
        [die-black] { the-piece-first } est pris.
        [die-red] { the-piece-first } est pris.
        [die-green] { the-piece-first } est pris.
        [cuboid-blue] { the-piece-first } est pris.
        [cuboid-orange] { the-piece-first } est pris.
       *[other] { the-piece-first } est prise.
    }
moved-in-the-air = Une main tient { $piece } en l’air.
built-broken = { $you ->
        [yes] Tu renverses tout.
       *[no] { $name } renverse tout.
    }
moved-broken = Tout est renversé.
built-nothing-wrong = Pas d’erreur jusqu’ici.
built-more-missing = { $n ->
        [one] Après, il manquera encore { $n } pièce.
       *[other] Après, il manquera encore { $n } pièces.
    }
built-no-card = Aucune carte n’est retournée.
built-scores = Points : { $list }.
built-score-one = { $points } pour { $name }
built-so-far = { $you ->
        [yes] Ton tour jusqu’ici. { bench-turn-points }.
       *[no] { $name }, ce tour jusqu’ici. { bench-turn-points }.
    }
built-bench-empty = Il n’y a rien sur la table.
built-in-hand = Dans ta main : { $piece }.
built-beside = À côté de la table : { $list }.
built-show = Valeurs : { $list }.
built-architect = { $you ->
        [yes] C’est toi qui construis.
       *[no] { $name } construit.
    }

## Touches

bench-hint = Ici, les touches sont actives. { $help } dit ce qu’elles font, { $tour } lance la visite guidée.
card-end = { $end ->
        [first] C’est le début de la carte.
       *[last] C’était la dernière pièce de la carte.
    }
built-none-missing = Il ne manque rien.
built-can-nothing = Tu n’as rien à faire pour l’instant.
tour-bench-card = Le point lit la carte pièce par pièce, la virgule revient en arrière. { $card } lit toute la carte.
tour-bench-take = Entrée prend la pièce que tu viens d’entendre. Pour en prendre une autre, appuie sur son chiffre.
tour-bench-move = Gauche et droite déplacent la pièce en main d’une demi-pièce, haut et bas la tournent. Entrée la pose, Échap la met de côté, Z reprend la dernière.
tour-bench-check = { $missing } dit quelle pièce vient ensuite, { $wrong } ce qui ne va pas, et la touche A dit ce qu’il y a autour de ta main.
tour-bench-hold = La touche O, puis un chiffre : ton autre main tient une pièce. Encore la touche O : elle la lâche.

## Vraies pièces

real-build = Construis avec les pièces de ta table.
real-watch = { $name } construit avec de vraies pièces. Regarde bien.
real-brick-before = Pièce précédente
real-brick-next = Pièce suivante
real-claim = Fini
real-claimed = { $name } dit que c’est fini. Est-ce juste ?
real-claimed-you = Les autres vérifient.
real-confirm = C’est juste
real-object = Il y a une erreur
real-help = Par exemple : départ, pièce suivante, fini, ou c’est juste.
tour-real-card = Le point lit la carte pièce par pièce, la virgule revient en arrière ; les boutons « { real-brick-next } » et « { real-brick-before } » font de même. { $card } lit toute la carte.
tour-real-done = Tu arrives toujours au bouton qui suit : lancer, départ, fini. Entrée l’active. Ensuite, les autres disent si c’est juste.

## Les mots que l’on tape

typed-take = prends, prendre
typed-place = pose, poser, mets
typed-hold = tiens, tenir
typed-release = lâche, lâcher
typed-lay-aside = écarte, écarter, mets de côté, mettre de côté, de côté
typed-break = casse, casser, renverse
typed-roll = dé, lance le dé
typed-start = départ
typed-ready = prêt, prête
typed-set-timer = règle, régler le chrono
typed-refuse = refuse
typed-finish = termine, terminer
typed-claim = fini
typed-confirm = juste
typed-object = erreur
typed-point = montre, montrer
typed-throw = lance, lancer, relance, relancer
typed-how-lying = à plat, couchée
typed-how-standing = debout
typed-how-pointing = pointée, vers moi
typed-how-upright = dressé, debout
typed-how-flat = plat, à plat
typed-left = gauche
typed-right = droite
typed-over = dépassant, au-delà
typed-take-next = prends-la, prends-le, prends la suivante, prends le suivant
typed-put-down = pose-la, pose-le, pose
typed-far-left = loin à gauche
typed-far-right = loin à droite
typed-leftmost = bord gauche, tout à gauche
typed-rightmost = bord droit, tout à droite
typed-turn = tourne, tourner
typed-turn-back = retourne, tourne dans l’autre sens, tourner dans l’autre sens
typed-higher = plus haut, monte
typed-lower = plus bas, descends
typed-other-hand = autre main, l’autre main
typed-measure = mesure, mesurer, distance
typed-around = autour, tout autour
typed-read-on = continue, lire la suite, pièce suivante
typed-read-back = reviens, pièce précédente

## Une nouvelle table

option-grip = Antiglisse : les pièces ne glissent pas
option-turns = Tours par personne
option-young = Jeunes architectes
option-timer = Chrono
option-timer-on = Activé
option-timer-off = Sans chrono, pour s’exercer
option-hands = Construction
option-hands-free = Libre : on fait glisser les pièces
option-hands-grid = Grille : au clavier et à l’oreille
option-bricks = Pièces
option-bricks-screen = À l’écran
option-bricks-real = De vraies pièces, sur ta table
option-deck = Cartes
option-deck-shipped = Le paquet standard
option-deck-daily = Le paquet du jour
option-deck-endless = Sans fin : toujours de nouvelles cartes
option-deck-own = Ton propre paquet
option-deck-own-label = Contenu du fichier de paquet
option-grey = Cartes grises, où seule la forme compte
option-limit = La somme qui termine un tour
option-roll_ms = Secondes par lancer du petit dé

## On se retrouve

bench-odd = { $name } : { $bricks ->
        [one] une pièce a été posée
       *[other] { $bricks } pièces ont été posées
    } plus vite qu’une main ne le peut, ou d’une façon impossible à la main.
unrated-untimed = Non classée, car on joue sans chrono.
unrated-real-bricks = Non classée, car on joue avec de vraies pièces.

## Ennuis

trouble-wasm = Ce navigateur ne prend pas en charge WebAssembly : les pièces ne peuvent pas tomber. Tu les déplaces sur une grille, au clavier ou au doigt.

group-hands = Pièces et cartes
