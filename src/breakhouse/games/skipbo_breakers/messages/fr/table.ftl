### Skip-Bo Breakers : à la table, dans le navigateur

caption-breaker = Un gong grave : un Breaker.

## L’étagère

box-skipbo-breakers = Skip-Bo Breakers
box-skipbo-breakers-line = Pose des combinaisons plus élevées, et garde un Breaker pour le bon moment.

## Une nouvelle table

option-target = Points pour gagner
option-must_lay = Qui peut poser doit poser
option-must_lay-help = Sinon, on peut toujours passer.
option-equal_matches = Égaler suffit
option-equal_matches-help = Sinon, chaque combinaison doit être plus élevée que la précédente.
option-open_discard = Les manches finies restent visibles
option-think_ms = Secondes pour réfléchir
option-think_ms-help = Laisse vide pour ne pas limiter.

## À la table

place-passed = a passé
place-tiles =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
place-score =
    { $score ->
        [one] { $score } sur { $target }
       *[other] { $score } sur { $target }
    }

## En mots

command-help-skipbo-breakers = Tape les pièces, par exemple 3 4 joker, précédées de leur genre s’il le faut, ou « passer ».
no-hand-here = Tu regardes : tu n’as rien en main.
nobody-to-move = Ce n’est le tour de personne.

## Skip-Bo Breakers

tile-wild = joker
tile-wild-as = joker valant { $number }
tile-name =
    { $state ->
        [taken] { $tile ->
            [joker] { $tile }, pris
           *[other] { $tile }, prise
        }
        [lit] { $tile }, peut se poser
       *[plain] { $tile }
    }
rack-name =
    { $count ->
        [one] Ton chevalet, { $count } pièce
       *[other] Ton chevalet, { $count } pièces
    }
middle-name = La manche
middle-before = Posé plus tôt
rounds-aside =
    { $count ->
        [one] { $count } manche face cachée
       *[other] { $count } manches face cachée
    }
sorted-by =
    { $order ->
        [sets] Trier par nombre
       *[number] Trier par combinaison
    }
sorted-now =
    { $order ->
        [sets] Le chevalet est trié par combinaison.
       *[number] Le chevalet est trié par nombre.
    }
kind-word-single = pièce unique
kind-word-pair = paire
kind-word-pairs = suite de paires
kind-word-run = suite
kind-word-breaker = Breaker
can-lay = Combinaisons que tu peux poser
can-lay-all = Toutes ({ $count })
kind-count =
    { $kind ->
        [single] { $count ->
            [one] { $count } pièce unique
           *[other] { $count } pièces uniques
        }
        [pair] { $count ->
            [one] { $count } paire
           *[other] { $count } paires
        }
        [pairs] { $count ->
            [one] { $count } suite de paires
           *[other] { $count } suites de paires
        }
        [run] { $count ->
            [one] { $count } suite
           *[other] { $count } suites
        }
       *[breaker] { $count ->
            [one] { $count } Breaker
           *[other] { $count } Breakers
        }
    }
lay = Poser
lay-as =
    { $kind ->
        [single] Poser cette pièce
        [pair] Poser la paire
        [pairs] Poser la suite de paires
        [run] Poser la suite
       *[breaker] Poser le Breaker
    }
pass = Passer
wait-your-turn = Attends ton tour ; tes pièces restent sélectionnées.
prompt-open = À toi d’ouvrir. Pose la combinaison que tu veux.
prompt-follow = À toi. Fais mieux ou passe.
prompt-must = À toi. Fais mieux.
prompt-pass = À toi. Tu ne peux pas faire mieux : passe.
prompt-other =
    { $opens ->
        [yes] { $name } ouvre la manche.
       *[no] { $name } réfléchit.
    }
skipbo-set =
    { $kind ->
        [single] Pièce unique { $tiles }
        [pair] Paire { $tiles }
        [pairs] Suite de paires { $tiles }
        [run] Suite { $tiles }
       *[breaker] Breaker { $tiles }
    }
skipbo-set-covered =
    { $count ->
        [one] { $count } pièce, face cachée
       *[other] { $count } pièces, face cachée
    }
skipbo-drew = Tirage pour savoir qui ouvre : { $drawn }.
skipbo-drew-one = { $tile } pour { $name }
skipbo-dealt =
    { $you ->
        [yes] Donne numéro { $hand } : les pièces sont distribuées. C’est toi qui ouvres.
       *[no] Donne numéro { $hand } : les pièces sont distribuées. { $name } ouvre.
    }
skipbo-laid =
    { $you ->
        [yes] Tu poses { $kind ->
            [single] { $tiles ->
                [wild] un joker
                [joker] un joker
               *[other] un { $tiles }
            }
            [pair] la paire { $tiles }
            [pairs] la suite de paires { $tiles }
            [run] la suite { $tiles }
           *[breaker] le Breaker { $tiles }
        }.
       *[no] { $name } pose { $kind ->
            [single] { $tiles ->
                [wild] un joker
                [joker] un joker
               *[other] un { $tiles }
            }
            [pair] la paire { $tiles }
            [pairs] la suite de paires { $tiles }
            [run] la suite { $tiles }
           *[breaker] le Breaker { $tiles }
        }. { $left ->
            [0] { "" }
            [one] Il lui reste { $left } pièce.
           *[other] Il lui reste { $left } pièces.
        }
    }
skipbo-laid-covered =
    { $you ->
        [yes] Tu as posé { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        }, maintenant face cachée.
       *[no] { $name } a posé { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        }, maintenant face cachée.
    }
skipbo-passed =
    { $you ->
        [yes] Tu passes.
       *[no] { $name } passe.
    }
skipbo-passed-late =
    { $you ->
        [yes] Ton temps est écoulé : tu passes.
       *[no] Temps écoulé : { $name } passe.
    }
skipbo-round-won =
    { $you ->
        [yes] Tu gagnes la manche.
       *[no] { $name } gagne la manche et ouvre la suivante.
    }
skipbo-hand-won =
    { $you ->
        [yes] Tu n’as plus de pièces et tu marques { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[no] { $name } n’a plus de pièces et marque { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
skipbo-match-won =
    { $you ->
        [yes] Tu as gagné la partie.
       *[no] { $name } a gagné la partie.
    }
skipbo-you-hold =
    { $count ->
        [one] Tu as { $count } pièce : { $tiles }.
       *[other] Tu as { $count } pièces : { $tiles }.
    }
skipbo-last =
    { $you ->
        [yes] Sur la table, ta combinaison : { $set }.
       *[no] Sur la table : { $set }, par { $name }.
    }
skipbo-nothing-lies = La table est vide : la manche n’est pas encore ouverte.
skipbo-turn =
    { $you ->
        [yes] { $opens ->
            [yes] C’est ton tour. Tu ouvres la manche.
           *[no] C’est ton tour.
        }
       *[no] { $opens ->
            [yes] C’est à { $name } d’ouvrir la manche.
           *[no] C’est à { $name } de jouer.
        }
    }
skipbo-count =
    { $you ->
        [yes] toi : { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        }, { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
       *[no] { $name } : { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        }, { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
    }
skipbo-can = Tu peux poser : { $sets }.
skipbo-can-kind =
    { $kind ->
        [single] { $count ->
            [one] { $count } pièce unique, { $sets }
           *[other] { $count } pièces uniques, { $sets }
        }
        [pair] { $count ->
            [one] { $count } paire, { $sets }
           *[other] { $count } paires, { $sets }
        }
        [pairs] { $count ->
            [one] { $count } suite de paires, { $sets }
           *[other] { $count } suites de paires, { $sets }
        }
        [run] { $count ->
            [one] { $count } suite, { $sets }
           *[other] { $count } suites, { $sets }
        }
       *[breaker] { $count ->
            [one] { $count } Breaker, { $sets }
           *[other] { $count } Breakers, { $sets }
        }
    }
skipbo-can-some = comme { $sets }
skipbo-step = { $set }, { $n } sur { $count }.
skipbo-picked = Pièces prises : { $tiles }.
skipbo-picked-none = Tu n’as pris aucune pièce.
skipbo-put-back = C’est reposé.
skipbo-can-nothing = Tu ne peux rien poser pour l’instant.
hand-over-title =
    { $you ->
        [yes] Tu n’as plus de pièces : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[no] { $name } n’a plus de pièces : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
hand-over-target = La première personne à atteindre { $target ->
        [one] { $target } point
       *[other] { $target } points
    } gagne la partie.
hand-over-next = Donne suivante
hand-none-left = aucune
column-left = Pièces restantes

## Mots à taper, séparés par des virgules

typed-pass = passer, passe, je passe, p
typed-wild = joker, infini, wild, w, ∞
typed-to = à, to
typed-kind-single = pièce, pièce unique, simple
typed-kind-pair = paire
typed-kind-pairs = paires, suite de paires
typed-kind-run = suite
typed-kind-breaker = breaker
typed-tile-left = gauche, à gauche
typed-tile-right = droite, à droite
typed-tile-first = première pièce
typed-tile-last = dernière pièce
typed-set-higher = combinaison suivante, plus haut
typed-set-lower = combinaison précédente, plus bas
typed-pick-up = prends, prendre
typed-lay = pose, poser, joue
typed-put-back = remets, remettre, range

## Touches

rack-hint = Ici, les touches sont actives. { $help } dit ce qu’elles font, { $tour } lance la visite guidée.
rack-keys = Gauche et droite parcourent tes pièces, les chiffres mènent droit à un nombre, haut et bas prennent les combinaisons que tu peux poser. Espace prend une pièce, Entrée pose celles que tu as prises, Échap les remet sur le chevalet, P passe.
skipbo-scores = Points : { $list }.
skipbo-score-one = { $points } pour { $name }
tour-rack-walk = Gauche et droite parcourent tes pièces, les chiffres mènent droit à un nombre.
tour-rack-lay = Espace prend une pièce, Entrée pose celles que tu as prises. Échap les remet sur le chevalet, P passe.
tour-rack-ask = { $can } dit ce que tu peux poser, { $last } la dernière combinaison posée, { $hand } ce que tu as en main.
ended-target-reached =
    { $you ->
        [yes] Tu as atteint { $score } { $score ->
            [one] point
           *[other] points
        }.
       *[no] { $name } a atteint { $score } { $score ->
            [one] point
           *[other] points
        }.
    }

## Imprimer

print-skipbo-breakers = Imprimer l’aide-mémoire
