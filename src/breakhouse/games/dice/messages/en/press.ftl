### Make ’n’ Break, the dice game: on paper

press-score-foot-dice = Three turns each. A turn ends when the small die reaches 30; an unfinished card doesn’t count.

press-legend-title-dice = Dice and cuboids by touch
press-legend-die-white = Smooth for the white die
press-legend-die-yellow = Dotted for the yellow die
press-legend-die-blue = Striped for the blue die
press-legend-die-black = Crossed for the black die
press-legend-die-red = Grooved for the red die
press-legend-die-green = Diamond for the green die
press-legend-cuboid-blue = Striped for the blue cuboid
press-legend-cuboid-orange = Wavy for the orange cuboid
