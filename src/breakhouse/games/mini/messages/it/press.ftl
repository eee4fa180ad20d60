### Mini Make ’n’ Break: su carta

press-score-foot-mini = Cinque turni a testa. Un turno finisce quando i tiri arrivano a 15; la carta in corso non conta.

press-legend-title-mini = Gli otto mattoncini al tatto
