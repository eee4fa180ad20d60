### Make ’n’ Break: what the coach says and draws

coach-refuse = Refuse this card: in the same time, other cards will earn you { $points ->
        [one] one more point
       *[other] { $points } more points
    }.
coach-refuse-better = It would have been better to refuse card { $card }.
coach-refused-well = It would have been better to build card { $card } than to refuse it.
