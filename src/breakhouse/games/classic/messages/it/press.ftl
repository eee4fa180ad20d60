### Make ’n’ Break: su carta

press-score-foot-classic = Quattro turni a testa. La carta in corso allo scadere del tempo non conta.

press-legend-title-classic = I dieci mattoncini al tatto
press-legend-level = Un’asta in piano: facile da tenere in equilibrio
press-legend-tipping = Un’asta inclinata: difficile da tenere in equilibrio
