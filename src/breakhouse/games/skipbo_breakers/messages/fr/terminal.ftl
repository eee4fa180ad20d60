### Skip-Bo Breakers : dans le terminal

simulate-help = jouer beaucoup de donnes de Skip-Bo Breakers en code compilé et afficher les résultats
simulate-help-game = quel jeu (seul skipbo-breakers a des joueurs compilés)
simulate-help-hands = nombre de donnes (par défaut : 100000)
simulate-help-seats = nombre de places (par défaut : une par joueur nommé)
simulate-help-players = qui joue, un nom par place : random ou greedy ; un seul nom vaut pour toutes les places
simulate-help-seed = un nombre quelconque : la même graine distribue les mêmes donnes
simulate-help-plot = dessiner les points de chaque donne en image (SVG)
simulate-playing = On joue
simulate-title = { $hands ->
        [one] { $hands } donne
       *[other] { $hands } donnes
    } de Skip-Bo Breakers, graine { $seed }
simulate-column-seat = Place
simulate-column-player = Joueur
simulate-column-points = Points par donne
simulate-column-margin = Avance
simulate-column-won = Donnes gagnées
simulate-player = { $player ->
        [random] au hasard
       *[greedy] glouton
    }
simulate-speed = { $moves } coups en { $seconds } s : { $rate ->
        [one] { $rate } million
       *[other] { $rate } millions
    } par seconde.
simulate-histogram = Ce qu’une donne a rapporté à son gagnant, en points :
simulate-plot = Points d’avance de la place { $seat } sur les autres, donne par donne
simulate-written = Fichier enregistré : { $file }
refused-unknown-player = Il n’y a pas de joueur « { $player } » ici. Choisis parmi : { $known }. Pour les niveaux des bots, utilise breakhouse arena.
refused-players-for-seats = { $players ->
        [one] { $players } joueur nommé
       *[other] { $players } joueurs nommés
    } pour { $seats } places. Nommes-en un par place, ou un pour toutes.
refused-needs-hands = Joue au moins une donne.
refused-no-compiled-players = { $game } n’a pas de joueurs compilés. Essaie ses bots dans l’arène : breakhouse arena.

terminal-welcome = Skip-Bo Breakers. Pose des combinaisons, vide ta main avant les autres, atteins le total fixé. Tape ? pour les règles, q pour quitter.
terminal-prompt = À toi (pièces, p pour passer, s pour toutes les combinaisons, ? pour les règles) :

terminal-left = { $you ->
        [yes] Il te restait en main : { $tiles }.
       *[no] { $name } avait encore en main : { $tiles }.
    }
terminal-can-lay = { $kind ->
        [single] Pièces uniques
        [pair] Paires
        [pairs] Suites de paires
        [run] Suites
       *[breaker] Breakers
    } : { $sets }{ $more ->
        [0] { "" }
        [one] { " " }et { $more } autre
       *[other] { " " }et { $more } autres
    }

terminal-rules-skipbo-breakers =
    Pose toutes tes pièces avant les autres ; tu marques un point par pièce encore dans leurs mains.
    Pour ouvrir une manche, on pose une combinaison : une pièce unique, une paire, une suite de paires (3 3 4 4), une suite
    d’au moins trois pièces (5 6 7) ou un Breaker. Les autres, chacun à son tour, posent une combinaison plus élevée du
    même genre, avec autant de pièces, ou passent. Si tu passes, tu peux revenir plus tard dans la manche. Quand tous les
    autres ont passé, la dernière personne à avoir posé ouvre la manche suivante.
    ∞ (tape *) vaut n’importe quel nombre dans toute combinaison sauf un Breaker ; seul, il dépasse 15.
    Un Breaker, ce sont trois ou quatre pièces identiques. Il bat toute autre combinaison. Entre Breakers, un carré bat un
    brelan ; sinon, le nombre le plus élevé l’emporte.
    Tape les pièces : 3 4 *   ·   avec le genre si deux conviennent : paires 7 8 * *   ·   p passe   ·   q quitte

## Mots à taper, séparés par des virgules

typed-sets = s, combinaisons, sets
referee-op-sets = liste les combinaisons possibles avec les pièces d’une main
