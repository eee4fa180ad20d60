### Make ’n’ Break, le jeu de dés : sur papier

press-score-foot-dice = Trois tours chacun. Un tour finit quand le petit dé atteint 30 ; la carte en cours ne compte pas.

press-legend-title-dice = Dés et pavés au toucher
press-legend-die-white = Lisse pour le dé blanc
press-legend-die-yellow = À points pour le dé jaune
press-legend-die-blue = À rayures pour le dé bleu
press-legend-die-black = À croix pour le dé noir
press-legend-die-red = Rainuré pour le dé rouge
press-legend-die-green = À losanges pour le dé vert
press-legend-cuboid-blue = À rayures pour le pavé bleu
press-legend-cuboid-orange = Ondulé pour le pavé orange
