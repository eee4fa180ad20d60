### Bots, arène et coach

refused-no-such-level = Il n’y a pas d’adversaire « { $level } » pour ce jeu. Il y a : { $known }.
refused-program-not-started = « { $command } » n’a pas pu être lancé : { $why }
refused-arena-needs-two = Nomme deux adversaires : des niveaux comme strong, ou des commandes entre guillemets.
refused-arena-needs-deals = Il faut jouer au moins une donne.
terminal-file-trouble = « { $file } » ne peut être ni lu ni écrit : { $why }
refused-no-such-folder = Il n’y a pas de dossier pour « { $file } ». Crée-le d’abord, ou nomme un autre fichier.
refused-arena-needs-cores = Il faut au moins un processus.

notice-program-not-started = Le programme de la place { $seat } n’a pas pu être lancé ({ $why }). Un bot de la maison ({ $level ->
        [beginner] débutant
        [casual] tranquille
        [strong] fort
        [expert] expert
        [random] au hasard
       *[other] { $level }
    }) continue.
notice-program-crashed = Le programme de la place { $seat } a disparu ({ $why }). Un bot de la maison ({ $level ->
        [beginner] débutant
        [casual] tranquille
        [strong] fort
        [expert] expert
        [random] au hasard
       *[other] { $level }
    }) continue.
notice-program-too-slow = Le programme de la place { $seat } a mis trop de temps. Un bot de la maison ({ $level ->
        [beginner] débutant
        [casual] tranquille
        [strong] fort
        [expert] expert
        [random] au hasard
       *[other] { $level }
    }) continue.
notice-program-unreadable = Le programme de la place { $seat } a dit quelque chose d’illisible ({ $why }). Un bot de la maison ({ $level ->
        [beginner] débutant
        [casual] tranquille
        [strong] fort
        [expert] expert
        [random] au hasard
       *[other] { $level }
    }) continue.
notice-program-cheats = Le programme de la place { $seat } a fait ce qui ne lui était pas proposé. Un bot de la maison ({ $level ->
        [beginner] débutant
        [casual] tranquille
        [strong] fort
        [expert] expert
        [random] au hasard
       *[other] { $level }
    }) continue.
notice-program-insists = Le programme de la place { $seat } s’est obstiné à faire ce que les règles refusent. Un bot de la maison ({ $level ->
        [beginner] débutant
        [casual] tranquille
        [strong] fort
        [expert] expert
        [random] au hasard
       *[other] { $level }
    }) continue.

## L’arène

arena-help = faire jouer des bots ou des programmes l’un contre l’autre, sur les mêmes donnes
arena-help-players = un niveau (beginner, casual, strong, expert, random) ou une commande entre guillemets
arena-help-game = quel jeu (par défaut : skipbo-breakers)
arena-help-deals = combien de donnes ; chacune est jouée de chaque place (par défaut : 100)
arena-help-seats = combien de places ; le premier en a une, le second toutes les autres (par défaut : 2)
arena-help-seed = un texte quelconque : la même graine donne les mêmes donnes
arena-help-playouts = combien de parties simulées un coup peut coûter, pour les bots qui cherchent
arena-help-cores = combien de processus (par défaut : tous les cœurs)
arena-help-json = écrire le résultat en JSON
arena-help-plot = écrire une image des écarts (SVG)
arena-title = { $game }, { $deals ->
        [one] { $deals } donne, jouée de chaque place
       *[other] { $deals } donnes, chacune jouée de chaque place
    }
arena-column-first = Premier
arena-column-second = Second
arena-column-margin = Points d’avance
arena-column-interval = Intervalle à 95 %
arena-column-won = Gagné
arena-column-ms = ms CPU par coup
arena-written = Écrit : { $file }
arena-plot = { $first } contre { $second } : points d’avance, donne par donne

## Indices : une phrase chacun, d’après les nombres du bot

coach-no-reason = C’est ce que je ferais.
coach-only = On ne peut rien faire d’autre maintenant.
coach-ahead = { $close ->
        [yes] { $other ->
            [pass] d’après mon calcul, aussi bon que de passer
           *[other] d’après mon calcul, aussi bon que { $other }
        }
       *[no] { $gain ->
            [one] d’après mon calcul, { $gain } point
           *[other] d’après mon calcul, { $gain } points
        } de mieux que { $other ->
            [pass] de passer
           *[other] { $other }
        }
    }.
coach-build-next = Ensuite vient { the-piece }, { $how ->
        [lying] à plat
        [standing] debout
        [pointing] pointée vers toi
        [upright] dressé
       *[flat] tel quel
    }{ $after ->
        [0]  ; puis c’est fini
       *[other] { $carries ->
            [0]  ; ensuite il en reste { $after ->
                [1] une
               *[other] { $after }
            } à poser
            [one]  : une autre pièce repose dessus
           *[other]  : { $carries } autres pièces reposent dessus
        }, environ { $seconds ->
            [one] { $seconds } seconde
           *[other] { $seconds } secondes
        } jusqu’à la fin à mon rythme
    }.
coach-build-lift = { the-piece-first } n’est pas à sa place ; il faut d’abord l’enlever.
coach-build-aside = { the-piece-first } ne sert pas maintenant ; mieux vaut l’écarter.
coach-build-hold = Tiens { the-piece } avec l’autre main, sinon la suivante fait tout tomber.
coach-build-free = Tout tient tout seul maintenant ; lâche { the-piece }.
coach-build-sweep = Fais tout tomber et recommence ; c’est plus rapide que de réparer.
coach-refuse = Refuse cette carte : avec d’autres, ton temps rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
coach-refuse-better = Mieux valait refuser la carte { $card } que la construire.
coach-refused-well = Mieux valait construire la carte { $card } que la refuser.
coach-and = { $first } ; { $then }
coach-dice-first = { $n ->
        [1] Lance-le
       *[other] Lance les { $n }
    } ; cette carte demande { $throws ->
        [one] { $throws } lancer
       *[other] { $throws } lancers
    } en moyenne.
coach-dice-keep = { $n ->
        [0] Relance tout
        [1] Garde le { $kept } et lance { $rolled ->
            [1] l’autre
           *[other] les { $rolled } autres
        }
       *[other] Garde { $kept } et lance { $rolled ->
            [1] l’autre
           *[other] les { $rolled } autres
        }
    } : encore { $throws ->
        [one] { $throws } lancer
       *[other] { $throws } lancers
    } en moyenne{ $saved ->
        [0] {""}
       *[other] , { $saved } de moins qu’en relançant tout
    }.

## Le retour sur la partie

refused-no-such-match-file = « { $file } » ne s’ouvre pas comme fichier de partie : { $why }
coach-help = revenir sur une partie finie : chances, décisions coûteuses, hasard, secondes perdues
coach-help-match = un fichier de partie, tel que la maison permet de le télécharger
coach-help-pictures = écrire les images (SVG) dans ce dossier
coach-help-json = écrire le retour en JSON
coach-help-plain = pas de courbes dessinées avec des lettres, pour lecteurs d’écran et tubes
coach-title = Retour sur { $game ->
        [skipbo-breakers] Skip-Bo Breakers
        [classic] Make ’n’ Break
        [mini] Mini Make ’n’ Break
       *[dice] le jeu de dés
    }
coach-chances-title = Chances de gagner, du début à la fin :
coach-chances-line = de { $low } à { $high } %, à la fin { $end } %
coach-costly-title = Ce qui a coûté le plus :
coach-costly-head = { $n }. { $name }, à { $clock } :
coach-costly-gain = { $unit ->
        [throws] { $gain ->
            [one] Cela aurait épargné { $gain } lancer.
           *[other] Cela aurait épargné { $gain } lancers.
        }
        [seconds] { $gain ->
            [one] Cela a pris { $gain } seconde.
           *[other] Cela a pris { $gain } secondes.
        }
       *[points] { $gain ->
            [one] Cela valait { $gain } point.
           *[other] Cela valait { $gain } points.
        }
    }
coach-dice-better = { $n ->
        [0] Tout relancer valait mieux
        [1] Ne garder que le { $kept } valait mieux
       *[other] Garder { $kept } valait mieux
    } : encore { $throws ->
        [one] { $throws } lancer
       *[other] { $throws } lancers
    } en moyenne au lieu de { $instead }.
coach-better = { $better ->
        [pass] Passer valait mieux que
       *[other] { $better } valait mieux que
    } { $chosen ->
        [pass] passer.
       *[other] { $chosen }.
    }
coach-build-undone = Sur la carte { $card }, { the-piece } n’a pas tenu en place.
coach-build-collapsed = Sur la carte { $card }, tout s’est écroulé et il a fallu reconstruire.
coach-luck-title = Hasard et adresse :
coach-luck-line = { $name } : sur { $n ->
        [one] { $n } lancer
       *[other] { $n } lancers
    }, les dés ont { $side ->
        [lucky] épargné
       *[unlucky] coûté
    } { $luck } lancers par rapport à la moyenne ; { $perfect ->
        [yes] chaque choix était le meilleur
       *[no] d’autres choix en auraient épargné { $skill }
    }.
coach-luck-sum = { $name } : { $n ->
        [one] { $n } lancer
       *[other] { $n } lancers
    } là où on en attendait { $par } ; les dés { $side ->
        [lucky] en ont épargné { $luck }
        [unlucky] en ont coûté { $luck }
       *[even] n’en ont ni épargné ni coûté
    }, { $perfect ->
        [yes] et chaque choix était le meilleur
       *[no] et d’autres choix en auraient épargné { $skill }
    }.
coach-built-title = Construction :
coach-built-line = { $name } : { $done ->
        [0] aucune carte finie
        [one] { $done } carte finie
       *[other] { $done } cartes finies
    }, { $lost ->
        [0] sans temps perdu sur des pièces déplacées de nouveau
        [one] { $lost } seconde perdue sur des pièces déplacées de nouveau
       *[other] { $lost } secondes perdues sur des pièces déplacées de nouveau
    }.
coach-card-line = { $name }, carte { $card } : { $took ->
        [one] { $took } seconde
       *[other] { $took } secondes
    }, { $lost ->
        [0] sans rien perdre
        [one] dont { $lost } perdue
       *[other] dont { $lost } perdues
    }.
coach-quicker = Plus rapide de { $saves ->
        [one] { $saves } seconde
       *[other] { $saves } secondes
    } : { $order }.
coach-piece = { $brick ->
        [white] blanche
        [yellow] jaune
        [orange] orange
        [red] rouge
        [purple] violette
        [lightblue] bleu clair
        [darkblue] bleu foncé
        [lightgreen] vert clair
        [darkgreen] vert foncé
        [brown] marron
        [die-white] dé blanc
        [die-yellow] dé jaune
        [die-blue] dé bleu
        [die-black] dé noir
        [die-red] dé rouge
        [die-green] dé vert
        [cuboid-blue] pavé bleu
       *[cuboid-orange] pavé orange
    }
coach-picture-chances = Chances de gagner
coach-picture-luck = Lancers épargnés (en haut) ou perdus (en bas)
coach-picture-seconds = Secondes passées sur les cartes
coach-picture-luck-first = par les dés
coach-picture-luck-second = par les choix
coach-picture-seconds-first = toutes
coach-picture-seconds-second = perdues
coach-number = { $n }
