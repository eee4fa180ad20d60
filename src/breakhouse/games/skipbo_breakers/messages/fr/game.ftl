### Skip-Bo Breakers : sortes de pièces et de combinaisons, et ce qui est refusé

skipbo-breakers = Skip-Bo Breakers

kind-single = { $count ->
        [one] une pièce unique
       *[other] des pièces uniques
    }
kind-pair = une paire
kind-pairs = une suite de paires
kind-run = une suite
kind-breaker = un Breaker

refused-not-a-tile = « { $tile } » n’est pas une pièce. Les pièces sont les nombres de 1 à 15, et ∞, qui s’écrit *.
refused-too-many-of-a-tile = Il n’y a que quatre pièces de chaque sorte ; { $tile } figure { $count } fois dans cette combinaison.
refused-empty-set = Indique les pièces que tu veux poser, par exemple 3 4 5.
refused-tiles-not-held = Tu n’as pas { $tiles } en main.
refused-not-a-legal-move = { $move } n’est pas un coup autorisé ici.
refused-no-set = { $tiles } n’est pas une combinaison. Une combinaison, c’est une pièce unique, une paire, une suite de paires, une suite d’au moins trois pièces ou un Breaker.
refused-wild-in-breaker = { $tiles } n’est pas un Breaker : un joker ne peut pas en compléter un.
refused-not-that-kind =
    { $kind ->
        [single] { $tiles } n’est pas une pièce unique.
        [pair] { $tiles } n’est pas une paire.
        [pairs] { $tiles } n’est pas une suite de paires.
        [run] { $tiles } n’est pas une suite.
       *[breaker] { $tiles } n’est pas un Breaker.
    }
refused-say-which-kind = { $tiles } peut se poser comme suite ou comme suite de paires. Dis laquelle.
refused-wrong-kind =
    { $needed ->
        [single] Cette manche se joue en pièces uniques. Pose une pièce plus élevée, ou un Breaker.
        [pair] Cette manche se joue en paires. Pose une paire plus élevée, ou un Breaker.
        [pairs] Cette manche se joue en suites de paires. Pose une suite de paires plus élevée, ou un Breaker.
        [run] Cette manche se joue en suites. Pose une suite plus élevée, ou un Breaker.
       *[breaker] Seul un Breaker plus élevé bat un Breaker.
    }
refused-must-have-n-tiles =
    { $kind ->
        [pairs] La suite de paires doit avoir { $n } pièces, autant que la mise en jeu.
       *[other] La suite doit avoir { $n } pièces, autant que la mise en jeu.
    }
refused-too-low =
    { $top ->
        [16] Ce n’est pas assez élevé : au-dessus d’un joker, il n’y a qu’un Breaker.
       *[other] Ce n’est pas assez élevé : la combinaison sur la table monte jusqu’à { $top }.
    }
refused-breaker-too-low =
    { $length ->
        [4] Pour battre ce Breaker, il faut un carré plus élevé.
       *[other] Pour battre ce Breaker, il faut un brelan plus élevé, ou n’importe quel carré.
    }
refused-opener-must-lay = Tu ouvres cette manche : tu dois poser une combinaison.
refused-must-lay = À cette table, si tu peux poser une combinaison, tu dois le faire.

outcome-target-reached = { $name } a atteint { $target ->
        [one] { $target } point
       *[other] { $target } points
    } et a gagné la partie.
invalid-not-a-tile = « { $tile } » n’est pas une pièce. Les pièces sont les nombres de 1 à 15, et ∞, qui s’écrit *.
invalid-no-set = { $tiles } n’est pas une combinaison.
invalid-say-which-kind = { $tiles } peut être de plusieurs genres : { $kinds }. Indique le genre devant.
invalid-not-a-position = « { $text } » n’est pas une position. Il faut indiquer les mains, qui doit jouer, ce qu’il faut battre et combien de personnes ont passé.
invalid-too-many-of-a-tile = Il n’y a que quatre pièces de chaque sorte ; { $tile } figure { $count } fois.
