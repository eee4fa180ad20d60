### Make ’n’ Break : sur papier

press-score-foot-classic = Quatre tours chacun. La carte en cours à la fin du temps ne compte pas.

press-legend-title-classic = Les dix pièces au toucher
press-legend-level = Un fléau droit : facile à équilibrer
press-legend-tipping = Un fléau penché : difficile à équilibrer
