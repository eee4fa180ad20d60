### Mini Make ’n’ Break : sur papier

press-score-foot-mini = Cinq tours chacun. Un tour finit quand les lancers du petit dé atteignent 15 ; la carte en cours ne compte pas.

press-legend-title-mini = Les huit pièces au toucher
