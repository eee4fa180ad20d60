### Make ’n’ Break : ce que le coach dit et dessine

coach-refuse = Refuse cette carte : le même temps passé sur d’autres te rapportera { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
coach-refuse-better = Il aurait mieux valu refuser la carte { $card } que de la construire.
coach-refused-well = Il aurait mieux valu construire la carte { $card } que de la refuser.
