### Make ’n’ Break: auf Papier

press-score-foot-classic = Je vier Züge. Die Karte, die bei Ablauf der Zeit angefangen ist, zählt nicht.

press-legend-title-classic = Zehn Bausteine zum Fühlen
press-legend-level = Ein waagrechter Balken: steht leicht
press-legend-tipping = Ein kippender Balken: schwer im Gleichgewicht
