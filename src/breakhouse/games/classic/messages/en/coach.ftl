### Make ’n’ Break: what the coach says and draws

coach-refuse = Refuse this card: in the same time, other cards will bring you { $points ->
        [one] one point
       *[other] { $points } points
    } more.
coach-refuse-better = It would have been better to refuse card { $card }.
coach-refused-well = It would have been better to build card { $card } than to refuse it.
