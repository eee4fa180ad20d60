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

terminal-how-skipbo-breakers = Tape les pièces : 3 4 *   ·   avec le genre si deux conviennent : paires 7 8 * *   ·   p passe   ·   q quitte

## Mots à taper, séparés par des virgules

typed-sets = s, combinaisons, sets
referee-op-sets = liste les combinaisons possibles avec les pièces d’une main
