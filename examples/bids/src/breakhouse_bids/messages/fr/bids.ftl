### Enchères cachées

box-bids = Enchères cachées
box-bids-line = Tout le monde mise en même temps, face cachée. La plus haute carte gagne, sauf si deux sont égales.
option-prizes = Lots
option-bid_ms = Secondes pour chaque mise
option-bid_ms-help = Laisse vide pour jouer sans limite.
rules-bids =
    À chaque manche, un lot est retourné, et chacun pose une carte face cachée. Une fois toutes les cartes posées, on les
    retourne ensemble : la plus haute remporte le lot, mais les cartes égales s’annulent. Sans carte posée à temps, on mise sa
    plus basse. Le plus de points gagne.

do-bids-bid = Miser { $card }
field-bids-card = Carte

did-bids-shuffled = { $prizes } lots ont été mélangés.
did-bids-turned = Manche { $round } : le lot vaut { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }.
did-bids-sealed =
    { $you ->
        [yes] { $late ->
            [yes] Ton temps est écoulé : tu mises ta plus basse carte.
           *[no] Tu mises { $card }. Personne d’autre ne le voit encore.
        }
       *[no] { $late ->
            [yes] Le temps de { $name } est écoulé : sa plus basse carte est misée.
           *[no] { $name } a misé.
        }
    }
did-bids-opened = Les mises, dans l’ordre des places : { $bids }. { $winner ->
        [none] Elles s’annulent : personne n’obtient le lot.
       *[other] La plus haute carte qui n’est pas annulée gagne { $prize ->
            [one] { $prize } point
           *[other] { $prize } points
        }.
    }
view-bids =
    { $prize ->
        [none] Il n’y a plus de lots.
        [one] Le lot vaut { $prize } point.
       *[other] Le lot vaut { $prize } points.
    } { $seat ->
        [none] Tu regardes.
       *[other] { $mine ->
            [none] Tes cartes : { $hand }.
           *[other] Tu as misé { $mine } et tu attends les autres.
        }
    }

refused-bids-card-not-held = Tu n’as pas de { $card } en main.
refused-bids-lies-already = Ta mise est sur la table et y reste. Attends le prochain lot.
ended-bids-all-gone =
    { $winners ->
        [one] { $you ->
            [yes] Tu gagnes avec { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
           *[no] { $name } gagne avec { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
        }
       *[other] { $winners } personnes se partagent la victoire avec { $score ->
            [one] { $score } point
           *[other] { $score } points
        } chacune.
    }
