### Mini Make ’n’ Break: on paper

press-score-foot-mini = Five turns each. A turn ends when the rolls reach 15; the card in progress does not count.

press-legend-title-mini = Eight bricks to feel
