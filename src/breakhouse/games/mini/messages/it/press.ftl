### Mini Make ’n’ Break: su carta

press-score-foot-mini = Cinque turni a testa. Un turno finisce quando la somma dei tiri arriva a 15; la carta in corso non conta.

press-legend-title-mini = Gli otto mattoncini al tatto
