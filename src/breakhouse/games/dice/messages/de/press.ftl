### Make ’n’ Break, das Würfelspiel: auf Papier

press-score-foot-dice = Je drei Züge. Ein Zug endet, wenn die Summe der Würfe mit dem kleinen Würfel 30 erreicht; die angefangene Karte zählt nicht.

press-legend-title-dice = Würfel und Quader zum Fühlen
press-legend-die-white = Glatt: der weiße Würfel
press-legend-die-yellow = Gepunktet: der gelbe Würfel
press-legend-die-blue = Gestreift: der blaue Würfel
press-legend-die-black = Kreuze: der schwarze Würfel
press-legend-die-red = Gerillt: der rote Würfel
press-legend-die-green = Rauten: der grüne Würfel
press-legend-cuboid-blue = Gestreift: der blaue Quader
press-legend-cuboid-orange = Gewellt: der orange Quader
