### Make ’n’ Break, the dice game: on paper

press-score-foot-dice = Three turns each. A turn ends when the rolls of the small die reach 30; an unfinished card doesn’t count.

press-legend-title-dice = Dice and cuboids by touch
press-legend-die-white = Smooth: the white die
press-legend-die-yellow = Dotted: the yellow die
press-legend-die-blue = Striped: the blue die
press-legend-die-black = Crossed: the black die
press-legend-die-red = Grooved: the red die
press-legend-die-green = Diamond: the green die
press-legend-cuboid-blue = Striped: the blue cuboid
press-legend-cuboid-orange = Wavy: the orange cuboid
