### Make ’n’ Break: was der Coach sagt und zeichnet

coach-refuse = Lehn diese Karte ab: Deine Zeit bringt mit anderen { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } mehr.
coach-refuse-better = Karte { $card } abzulehnen war besser, als sie zu bauen.
coach-refused-well = Karte { $card } zu bauen war besser, als sie abzulehnen.
