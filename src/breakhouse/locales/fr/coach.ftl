### Bots, arène et coach

refused-no-such-level = Il n’y a pas d’adversaire « { $level } » pour ce jeu. Choisis parmi : { $known }.
refused-program-not-started = « { $command } » n’a pas pu être lancé : { $why }
refused-arena-needs-two = Nomme deux joueurs : des niveaux comme strong, ou des commandes entre guillemets.
refused-arena-needs-deals = Joue au moins une donne.
terminal-file-trouble = Impossible de lire ou d’écrire « { $file } » : { $why }
refused-no-such-folder = Il n’y a pas de dossier pour « { $file } ». Crée-le d’abord, ou choisis un autre fichier.
refused-arena-needs-cores = Utilise au moins un processus.

notice-program-not-started = Le programme de la place { $seat } n’a pas pu être lancé ({ $why }). Un bot ({ $level ->
        [beginner] débutant
        [casual] tranquille
        [strong] fort
        [expert] expert
        [random] au hasard
       *[other] { $level }
    }) continue.
notice-program-no-room = Le serveur ne peut pas lancer d’autre programme : un bot intégré occupe la place { $seat }.
notice-program-crashed = Le programme de la place { $seat } a planté ({ $why }). Un bot ({ $level ->
        [beginner] débutant
        [casual] tranquille
        [strong] fort
        [expert] expert
        [random] au hasard
       *[other] { $level }
    }) continue.
notice-program-too-slow = Le programme de la place { $seat } a mis trop de temps. Un bot ({ $level ->
        [beginner] débutant
        [casual] tranquille
        [strong] fort
        [expert] expert
        [random] au hasard
       *[other] { $level }
    }) continue.
notice-program-unreadable = Le programme de la place { $seat } a envoyé quelque chose d’illisible ({ $why }). Un bot ({ $level ->
        [beginner] débutant
        [casual] tranquille
        [strong] fort
        [expert] expert
        [random] au hasard
       *[other] { $level }
    }) continue.
notice-program-cheats = Le programme de la place { $seat } a joué un coup qui ne lui était pas proposé. Un bot ({ $level ->
        [beginner] débutant
        [casual] tranquille
        [strong] fort
        [expert] expert
        [random] au hasard
       *[other] { $level }
    }) continue.
notice-program-insists = Le programme de la place { $seat } s’est obstiné à jouer un coup interdit. Un bot ({ $level ->
        [beginner] débutant
        [casual] tranquille
        [strong] fort
        [expert] expert
        [random] au hasard
       *[other] { $level }
    }) continue.
notice-program-waits = Le programme de la place { $seat } n’a pas joué quand il le fallait. Un bot ({ $level ->
        [beginner] débutant
        [casual] tranquille
        [strong] fort
        [expert] expert
        [random] au hasard
       *[other] { $level }
    }) continue.

## L’arène

arena-help = faire jouer deux bots ou programmes l’un contre l’autre, sur les mêmes donnes
arena-help-players = un niveau (beginner, casual, strong, expert, random) ou une commande entre guillemets
arena-help-deals = nombre de donnes ; chacune est jouée depuis chaque place (par défaut : 100)
arena-help-seats = nombre de places ; le premier joueur en a une, le second toutes les autres (par défaut : 2)
arena-help-seed = un texte quelconque : la même graine produit les mêmes donnes
arena-help-playouts = simulations par coup, pour les bots qui explorent les coups possibles
arena-help-cores = nombre de processus (par défaut : tous les cœurs)
arena-help-json = écrire le résultat en JSON
arena-help-plot = dessiner l’avance, donne par donne, en image (SVG)
arena-title = { $game }, { $deals ->
        [one] { $deals } donne, jouée depuis chaque place
       *[other] { $deals } donnes, chacune jouée depuis chaque place
    }
arena-column-first = Joueur 1
arena-column-second = Joueur 2
arena-column-margin = Points d’avance
arena-column-interval = Intervalle à 95 %
arena-column-won = Victoires
arena-column-ms = ms CPU par coup
arena-written = Fichier enregistré : { $file }
arena-plot = { $first } contre { $second } : points d’avance, donne par donne
arena-disqualified = { $who } a été disqualifié dans { $times ->
        [one] { $times } partie
       *[other] { $times } parties
    } sur { $matches } et { $times ->
        [one] l’a perdue
       *[other] les a perdues
    }.
arena-program-crashed = Le programme a planté : { $why }.
arena-program-too-slow = Le programme a mis trop de temps à répondre.
arena-program-unreadable = Le programme a envoyé quelque chose d’illisible : { $why }.
arena-program-cheats = Le programme a joué un coup qui ne lui était pas proposé.
arena-program-insists = Le programme s’est obstiné à jouer un coup interdit.
arena-program-waits = Le programme ne voulait pas jouer alors que tout le monde l’attendait.
arena-program-not-started = Le programme n’a pas pu être lancé : { $why }.

## Indices : une phrase chacun, d’après les nombres du bot

coach-no-reason = C’est ce que je ferais.
coach-only = Il n’y a rien d’autre à faire maintenant.
coach-ahead = { $close ->
        [yes] { $other ->
            [pass] d’après mon calcul, c’est aussi bien que de passer
           *[other] d’après mon calcul, c’est aussi bien que { $other }
        }
       *[no] { $gain ->
            [one] d’après mon calcul, c’est { $gain } point
           *[other] d’après mon calcul, c’est { $gain } points
        } de mieux que { $other ->
            [pass] de passer
           *[other] { $other }
        }
    }.
coach-and = { $first } ; { $then }

## Le retour sur la partie

refused-no-such-match-file = Impossible d’ouvrir « { $file } » comme fichier de partie : { $why }
coach-help = revenir sur une partie finie : chances, décisions coûteuses, hasard, secondes perdues
coach-help-match = un fichier de partie, téléchargé depuis les résultats
coach-help-pictures = écrire les images (SVG) dans ce dossier
coach-help-json = écrire l’analyse en JSON
coach-help-plain = pas de courbes en caractères, pour les lecteurs d’écran et les redirections
coach-title = Retour sur { $game }
coach-chances-title = Chances de gagner, du début à la fin :
coach-chances-line = de { $low } à { $high } %, à la fin { $end } %
coach-costly-title = Les décisions les plus coûteuses :
coach-costly-head = { $n }. { $name }, à { $clock } :
coach-costly-gain = { $unit ->
        [throws] { $gain ->
            [one] Cela aurait épargné { $gain } lancer.
           *[other] Cela aurait épargné { $gain } lancers.
        }
        [seconds] { $gain ->
            [one] Cela a coûté { $gain } seconde.
           *[other] Cela a coûté { $gain } secondes.
        }
       *[points] { $gain ->
            [one] Cela a coûté { $gain } point.
           *[other] Cela a coûté { $gain } points.
        }
    }
coach-better = { $better ->
        [pass] Il aurait mieux valu passer que de jouer
       *[other] { $better } aurait été mieux que
    } { $chosen ->
        [pass] de passer.
       *[other] { $chosen }.
    }
coach-picture-chances = Chances de gagner
coach-number = { $n }
