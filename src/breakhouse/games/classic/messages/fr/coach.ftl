### Make ’n’ Break : ce que le coach dit et dessine

coach-refuse = Refuse cette carte : avec d’autres, ton temps rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
coach-refuse-better = Mieux valait refuser la carte { $card } que la construire.
coach-refused-well = Mieux valait construire la carte { $card } que la refuser.
