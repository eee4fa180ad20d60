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

terminal-left = { $you ->
        [yes] Il te restait { $tiles }.
       *[no] Il restait { $tiles } à { $name }.
    }
terminal-score = { $you ->
        [yes] Tu as { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
       *[no] { $name } a { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
    }
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

## Mots à taper, séparés par des virgules

typed-leave = q, quitter, sortir, quit
typed-rules = h, aide, règles, help
typed-sets = s, combinaisons, sets
typed-hand = t, main, pièces

## Ce que dit argparse

argparse-usage = utilisation :
argparse-options = options
argparse-positional = arguments
argparse-help = montrer cette aide et quitter
argparse-error = %(prog)s : %(message)s
argparse-argument = %(argument_name)s : %(message)s
argparse-unrecognized = ceci n’est pas compris : %s
argparse-required = il manque encore : %s
argparse-one-required = il faut l’un de ceux-ci : %s
argparse-not-with = ne va pas avec %s
argparse-ignored = ne prend pas de valeur, mais a reçu %r
argparse-one = demande une valeur
argparse-at-most-one = prend une valeur au plus
argparse-at-least-one = demande au moins une valeur
argparse-several = demande %s valeurs
argparse-ambiguous = %(option)s peut vouloir dire %(matches)s
argparse-invalid-value = %(value)r n’est pas lisible (%(type)s)
argparse-invalid-choice = %(value)r n’est pas parmi %(choices)s
argparse-unknown-command = il n’y a pas de commande %(parser_name)r ; il y a %(choices)s
argparse-cannot-open = impossible d’ouvrir %(filename)s : %(error)s
refused-no-such-pause = Une pause dure entre 0 et { $most } secondes.
