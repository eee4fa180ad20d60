### Mini Make ’n’ Break : sur papier

press-score-foot-mini = Cinq tours chacun. Un tour se termine quand le total du petit dé atteint 15 ; la carte en cours ne compte pas.

press-legend-title-mini = Les huit pièces au toucher
