### Skip-Bo Breakers comme tout jeu : pour les interfaces qui ne connaissent que la vue, les choix et ces messages

do-skipbo-breakers-lay = Poser { $set }
do-skipbo-breakers-pass = { pass }
did-skipbo-breakers-drew = Chacun tire une pièce : la plus haute ouvre.
did-skipbo-breakers-dealt = Donne numéro { $hand } : les pièces sont distribuées.
did-skipbo-breakers-laid =
    { $you ->
        [yes] { $length ->
            [one] Tu poses une pièce
           *[other] Tu poses { $length } pièces
        }.
       *[no] { $length ->
            [one] { $name } pose une pièce
           *[other] { $name } pose { $length } pièces
        }.
    }
did-skipbo-breakers-passed = { skipbo-passed }
did-skipbo-breakers-round-won = { skipbo-round-won }
did-skipbo-breakers-hand-won = { skipbo-hand-won }
did-skipbo-breakers-match-won = { skipbo-match-won }
field-skipbo-breakers-counts = Pièces de chacun
field-skipbo-breakers-mine = Tes pièces
field-skipbo-breakers-aside = Pièces inutilisées
field-skipbo-breakers-draws = Tirage d’ouverture
field-skipbo-breakers-hand = Donne
field-skipbo-breakers-round = Manche
field-skipbo-breakers-opener = Place qui ouvre
field-skipbo-breakers-turn = Au tour de
field-skipbo-breakers-since = Depuis
field-skipbo-breakers-lying = Sur la table
field-skipbo-breakers-passed = Ont passé
field-skipbo-breakers-put_aside = Manches terminées
field-skipbo-breakers-last_hand = Dernière donne
field-skipbo-breakers-winner = Gagne
field-skipbo-breakers-scores = Points
field-skipbo-breakers-seat = Place
field-skipbo-breakers-length = Nombre de pièces
field-skipbo-breakers-kind = Sorte
field-skipbo-breakers-tiles = Pièces
field-skipbo-breakers-rank = Rang
field-skipbo-breakers-points = Points
field-skipbo-breakers-left = Pièces restantes
field-skipbo-breakers-rounds = Manches
