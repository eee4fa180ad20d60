### Skip-Bo Breakers : ce que le coach dit et dessine

coach-breakers-out = tu poses ta dernière pièce.
coach-breakers-stands = { $sure ->
        [yes] personne ne peut faire mieux
       *[no] dans { $percent } donnes possibles sur 100, personne ne peut faire mieux
    }.
coach-breakers-few = { $others ->
        [one] l’autre n’a plus { $n ->
            [one] qu’une pièce
           *[other] que { $n } pièces
        }
       *[other] quelqu’un n’a plus { $n ->
            [one] qu’une pièce
           *[other] que { $n } pièces
        }
    }.
coach-breakers-sheds = tu te débarrasses de { $n } pièces d’un coup.
coach-breakers-lowest = tu te débarrasses de ta pièce la plus basse, le { $number }.
coach-breakers-waits = en attendant, tu gardes ta main intacte.
coach-breakers-keeps-breaker = tu gardes ton Breaker de { $number }.
coach-breakers-keeps-pair = tu gardes ta paire de { $number }.
coach-breakers-keeps-wilds = { $n ->
        [one] tu gardes ton joker
       *[other] tu gardes tes { $n } jokers
    }.
coach-breakers-better = { $better_kind ->
        [pass] Passer
        [single] Le { $better }
        [pair] La paire { $better }
        [pairs] La suite de paires { $better }
        [run] La suite { $better }
       *[breaker] Le Breaker { $better }
    } aurait été mieux que { $chosen_kind ->
        [pass] de passer
        [single] le { $chosen }
        [pair] la paire { $chosen }
        [pairs] la suite de paires { $chosen }
        [run] la suite { $chosen }
       *[breaker] le Breaker { $chosen }
    }.
