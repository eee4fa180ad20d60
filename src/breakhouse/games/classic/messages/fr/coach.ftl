### Make ’n’ Break : ce que le coach dit et dessine

coach-refuse = Refuse cette carte : dans le même temps, d’autres te rapporteront { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
coach-refuse-better = Il aurait mieux valu refuser la carte { $card } que de la construire.
coach-refused-well = Il aurait mieux valu construire la carte { $card } que de la refuser.
