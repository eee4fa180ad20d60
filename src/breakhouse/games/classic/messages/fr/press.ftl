### Make ’n’ Break : sur papier

press-score-foot-classic = Quatre tours chacun. La carte en cours quand le temps est écoulé ne compte pas.

press-legend-title-classic = Les dix pièces au toucher
press-legend-level = Une balance horizontale : facile à équilibrer
press-legend-tipping = Une balance penchée : difficile à équilibrer
