### Make ’n’ Break: auf Papier

press-score-foot-classic = Je vier Züge. Die Karte, an der du baust, wenn die Zeit um ist, zählt nicht.

press-legend-title-classic = Zehn Bausteine zum Fühlen
press-legend-level = Ein waagrechter Balken: leicht zu balancieren
press-legend-tipping = Ein kippender Balken: schwer zu balancieren
