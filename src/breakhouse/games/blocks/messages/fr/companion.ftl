### Les jeux de construction : à côté de la vraie boîte

own-turn = { $name } construit
own-over = C’était le dernier tour
own-stop = Stop !
own-done = Points d’une carte finie
own-points =
    { $points ->
        [one] { $points } point à ce tour
       *[other] { $points } points à ce tour
    }
own-next = Noter, au suivant
own-roll = Lancer
own-start = Départ
own-rolled = Le dé montre { $number } : { $seconds } secondes.
own-called = { $total }
own-stopped = Stop !
