### Make ’n’ Break: was der Coach sagt und zeichnet

coach-refuse = Lehn diese Karte ab: In derselben Zeit bringen dir andere { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } mehr.
coach-refuse-better = Es wäre besser gewesen, Karte { $card } abzulehnen, als sie zu bauen.
coach-refused-well = Es wäre besser gewesen, Karte { $card } zu bauen, als sie abzulehnen.
