### Mini Make ’n’ Break: on paper

press-score-foot-mini = Five turns each. A turn ends when the rolls of the small die reach 15; an unfinished card doesn’t count.

press-legend-title-mini = The eight bricks by touch
