### Make ’n’ Break: what the coach says and draws

coach-refuse = Refuse this card: your time brings { $points ->
        [one] one point
       *[other] { $points } points
    } more with others.
coach-refuse-better = Card { $card } was better refused than built.
coach-refused-well = Card { $card } was better built than refused.
