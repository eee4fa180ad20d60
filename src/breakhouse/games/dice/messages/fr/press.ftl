### Make ’n’ Break, le jeu de dés : sur papier

press-score-foot-dice = Trois tours chacun. Un tour se termine quand le total du petit dé atteint 30 ; la carte en cours ne compte pas.

press-legend-title-dice = Dés et pavés au toucher
press-legend-die-white = Lisse : le dé blanc
press-legend-die-yellow = À points : le dé jaune
press-legend-die-blue = À rayures : le dé bleu
press-legend-die-black = À croix : le dé noir
press-legend-die-red = Rainuré : le dé rouge
press-legend-die-green = À losanges : le dé vert
press-legend-cuboid-blue = À rayures : le pavé bleu
press-legend-cuboid-orange = Ondulé : le pavé orange
