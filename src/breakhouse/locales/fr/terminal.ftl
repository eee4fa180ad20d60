### Le terminal

terminal-about = Cinq jeux où l’on construit et où l’on casse : y jouer, tenir le chrono de la vraie boîte, ou apprendre à jouer à un programme.
terminal-help-command = commande
terminal-help-language = la langue à parler (par défaut : celle du terminal)
terminal-help-play = jouer dans le terminal contre des bots
terminal-help-bots = combien de bots s’assoient avec toi (par défaut : 2)
terminal-help-level = leur force : beginner, casual, strong, expert ou random
terminal-help-program = asseoir un programme qui parle le protocole de place ; à répéter pour plus de places
terminal-help-name = ton nom
terminal-help-option = une option du jeu, par exemple must_lay=true
terminal-help-seed = un texte quelconque : la même graine distribue les mêmes pièces
terminal-help-plain = ni couleurs ni images, pour lecteurs d’écran et tubes
terminal-help-pause = secondes d’attente avant qu’un bot joue
terminal-help-referee = mener des parties par lignes JSON sur l’entrée et la sortie standard

refused-option-without-value = Une option s’écrit NOM=VALEUR : il manque la valeur à « { $option } ».
refused-needs-numba = Il faut pour cela les parties compilées. Installe-les avec : pip install 'breakhouse[fast]'

terminal-you = Toi
terminal-welcome = Skip-Bo Breakers. Pose des combinaisons, vide ta main avant les autres, atteins le but. Tape ? pour les règles, q pour partir.
terminal-goodbye = À la prochaine.
terminal-prompt = À toi (pièces, p pour passer, s pour toutes les combinaisons, ? pour les règles) :

terminal-drew = { $who ->
        [me] Tu tires { $tile }.
       *[other] { $name } tire { $tile }.
    }
terminal-dealt = { $who ->
        [me] Donne { $hand } distribuée. Tu ouvres.
       *[other] Donne { $hand } distribuée. { $name } ouvre.
    }
terminal-laid = { $who ->
        [me] Tu poses { $kind ->
                [single] { $tiles }
                [pair] la paire { $tiles }
                [pairs] la suite de paires { $tiles }
                [run] la suite { $tiles }
               *[breaker] le Breaker { $tiles }
            } et { $left ->
                [0] n’as plus rien en main
                [one] as encore { $left } pièce
               *[other] as encore { $left } pièces
            }.
       *[other] { $name } pose { $kind ->
                [single] { $tiles }
                [pair] la paire { $tiles }
                [pairs] la suite de paires { $tiles }
                [run] la suite { $tiles }
               *[breaker] le Breaker { $tiles }
            } et { $left ->
                [0] n’a plus rien en main
                [one] a encore { $left } pièce
               *[other] a encore { $left } pièces
            }.
    }
terminal-passed = { $late ->
        [yes] { $who ->
                [me] Ton temps est écoulé : tu passes.
               *[other] { $name } n’a plus de temps et passe.
            }
       *[no] { $who ->
                [me] Tu passes.
               *[other] { $name } passe.
            }
    }
terminal-round-won = { $who ->
        [me] La manche est à toi. Ses pièces sont retournées face cachée, et tu ouvres la suivante.
       *[other] { $name } gagne la manche. Ses pièces sont retournées face cachée.
    }
terminal-hand-won = { $who ->
        [me] Tu n’as plus de pièce et gagnes la donne : { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
       *[other] { $name } n’a plus de pièce et gagne la donne : { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
    }
terminal-left = { $who ->
        [me] Il te restait { $tiles }.
       *[other] Il restait { $tiles } à { $name }.
    }
terminal-score = { $who ->
        [me] Tu as { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
       *[other] { $name } a { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
    }
terminal-match-won = { $who ->
        [me] Tu gagnes la partie.
       *[other] { $name } gagne la partie.
    }
terminal-count = { $name } a { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
terminal-to-beat = { $who ->
        [me] À battre : ta propre combinaison, { $tiles }.
       *[other] À battre : { $kind ->
                [single] { $tiles }
                [pair] la paire { $tiles }
                [pairs] la suite de paires { $tiles }
                [run] la suite { $tiles }
               *[breaker] le Breaker { $tiles }
            }, de { $name }.
    }
terminal-you-open = Tu ouvres une nouvelle manche : pose la combinaison que tu veux.
terminal-hand = Tu as { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } : { $tiles }.
terminal-nothing-to-lay = Tu n’as rien qui batte cela. Tape p pour passer.
terminal-can-lay = { $kind ->
        [single] Pièces uniques
        [pair] Paires
        [pairs] Suites de paires
        [run] Suites
       *[breaker] Breakers
    } : { $sets }{ $more ->
        [0] { "" }
        [one] { " " }et { $more } de plus
       *[other] { " " }et { $more } de plus
    }

terminal-rules-skipbo-breakers =
    Pose toutes tes pièces avant les autres ; tu marques un point par pièce encore dans leurs mains.
    L’ouvreur d’une manche pose une combinaison : une pièce unique, une paire, une suite de paires (3 3 4 4), une suite
    d’au moins trois pièces (5 6 7) ou un Breaker. Les autres, chacun à son tour, posent plus haut, du même genre et avec
    autant de pièces, ou passent. Qui a passé peut revenir plus tard dans la manche. Quand tous les autres passent, qui a
    posé en dernier ouvre la manche suivante.
    ∞ (tape *) vaut n’importe quel nombre dans toute combinaison sauf un Breaker ; seul, il dépasse 15.
    Un Breaker, ce sont trois ou quatre pièces identiques. Il bat toute autre combinaison ; un carré bat un brelan, puis
    le nombre le plus élevé l’emporte.
    Tape les pièces : 3 4 *   ·   avec le genre si deux conviennent : pairs 7 8 * *   ·   p passe   ·   q quitte
