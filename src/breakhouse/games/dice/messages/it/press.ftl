### Make ’n’ Break, il gioco di dadi: su carta

press-score-foot-dice = Tre turni a testa. Un turno finisce quando la somma dei tiri del dado piccolo arriva a 30; la carta in corso non conta.

press-legend-title-dice = Dadi e cuboidi al tatto
press-legend-die-white = Liscio: il dado bianco
press-legend-die-yellow = A puntini: il dado giallo
press-legend-die-blue = A righe: il dado blu
press-legend-die-black = A croci: il dado nero
press-legend-die-red = Scanalato: il dado rosso
press-legend-die-green = A rombi: il dado verde
press-legend-cuboid-blue = A righe: il cuboide blu
press-legend-cuboid-orange = A onde: il cuboide arancione
