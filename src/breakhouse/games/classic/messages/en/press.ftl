### Make ’n’ Break: on paper

press-score-foot-classic = Four turns each. The card in progress when time is up does not count.

press-legend-title-classic = Ten bricks to feel
press-legend-level = A level beam: stands easily
press-legend-tipping = A tipping beam: tricky to balance
