### Make ’n’ Break, das Würfelspiel: auf Papier

press-score-foot-dice = Je drei Züge. Ein Zug endet, wenn der kleine Würfel 30 erreicht; die angefangene Karte zählt nicht.

press-legend-title-dice = Würfel und Quader zum Fühlen
press-legend-die-white = Glatt für den weißen Würfel
press-legend-die-yellow = Gepunktet für den gelben Würfel
press-legend-die-blue = Gestreift für den blauen Würfel
press-legend-die-black = Gekreuzt für den schwarzen Würfel
press-legend-die-red = Gerillt für den roten Würfel
press-legend-die-green = Rauten für den grünen Würfel
press-legend-cuboid-blue = Gestreift für den blauen Quader
press-legend-cuboid-orange = Gewellt für den orangen Quader
