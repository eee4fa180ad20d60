### Le coach à Skip-Bo Breakers : des moitiés de phrases jointes par des points-virgules, donc en minuscules

coach-breakers-out = te débarrasse de ta dernière pièce.
coach-breakers-stands = { $sure ->
        [yes] personne ne peut battre cela
       *[no] personne ne peut battre cela dans { $percent } donnes sur 100 parmi celles qui vont avec ce qu’on a vu
    }.
coach-breakers-few = il ne leur reste { $n ->
        [one] qu’une pièce
       *[other] que { $n } pièces
    }.
coach-breakers-sheds = te débarrasse de { $n } pièces d’un coup.
coach-breakers-lowest = te débarrasse du { $number }, ta plus basse.
coach-breakers-waits = mieux vaut attendre que déchirer ta main.
coach-breakers-keeps-breaker = garde ton Breaker de { $number }.
coach-breakers-keeps-pair = garde ta paire de { $number }.
coach-breakers-keeps-wilds = { $n ->
        [one] garde ton ∞
       *[other] garde tes { $n } ∞
    }.
coach-breakers-better = { $better_kind ->
        [pass] Passer
        [single] { $better }
        [pair] La paire { $better }
        [pairs] La suite de paires { $better }
        [run] La suite { $better }
       *[breaker] Le Breaker { $better }
    } valait mieux que { $chosen_kind ->
        [pass] passer
        [single] { $chosen }
        [pair] la paire { $chosen }
        [pairs] la suite de paires { $chosen }
        [run] la suite { $chosen }
       *[breaker] le Breaker { $chosen }
    }.
