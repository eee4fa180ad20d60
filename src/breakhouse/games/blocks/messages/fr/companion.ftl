### Les jeux de construction : à côté de la vraie boîte

own-turn = { $name } construit
own-over = C’était le dernier tour
own-stop = Stop !
own-done = Points d’une carte finie
own-refused = { $passed ->
        [no] Un jeton pour { $name }. Personne n’a plus à construire cette carte.
       *[yes] Un jeton pour { $name }, qui construira cette carte en premier.
    }
own-pile = { $pile ->
        [hard] Pioche dans la pile rouge. Chaque carte finie vaut un point.
       *[easy] Pioche dans la pile bleue. Chaque carte finie vaut un point.
    }
own-limit = Le tour se termine à { $limit }.
own-points =
    { $points ->
        [one] { $points } point pour ce tour
       *[other] { $points } points pour ce tour
    }
own-next = Noter et continuer
own-roll = Lancer
own-start = Départ
own-rolled = Le dé montre { $number } : { $seconds } secondes.
own-called = { $total }
own-stopped = Stop !
own-scored = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour ce tour, { $total } en tout.
