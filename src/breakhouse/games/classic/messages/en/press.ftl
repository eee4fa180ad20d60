### Make ’n’ Break: on paper

press-score-foot-classic = Four turns each. The card you’re building when time runs out doesn’t count.

press-legend-title-classic = The ten bricks by touch
press-legend-level = A level beam: easy to balance
press-legend-tipping = A tipping beam: tricky to balance
