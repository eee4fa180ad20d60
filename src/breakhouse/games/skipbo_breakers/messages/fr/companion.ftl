### Skip-Bo Breakers : les points d’une vraie partie

tally-hand = Donne { $hand }
tally-over = La partie est finie
tally-first = Chaque personne tire une pièce : la plus élevée ouvre, et un joker bat tous les nombres. Puis chaque personne prend { $tiles } pièces. La première personne à { $target } points gagne.
tally-target = La première personne à { $target } points gagne.
tally-out = N’a plus rien
tally-out-of = { $name } n’a plus de pièces
tally-left = Pièces restantes
tally-left-of = Pièces que { $name } a encore
tally-points = Points
tally-save = Noter
tally-scored = { $name } marque { $points ->
        [one] un point
       *[other] { $points } points
    } et ouvre la donne suivante.
tally-won = { $name } gagne la partie avec { $points } points.
tally-undo = Annuler
tally-undone = La dernière donne est annulée.
tally-save-points = Noter { $points ->
        [one] un point
       *[other] { $points } points
    }
