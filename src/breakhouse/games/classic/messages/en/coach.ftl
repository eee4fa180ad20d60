### Make ’n’ Break: what the coach says and draws

coach-refuse = Refuse this card: in the same time, other cards bring { $points ->
        [one] one point
       *[other] { $points } points
    } more.
coach-refuse-better = Card { $card } would have been better refused.
coach-refused-well = Card { $card } would have been better built than refused.
