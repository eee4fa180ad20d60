### Mini Make ’n’ Break: auf Papier

press-score-foot-mini = Je fünf Züge. Ein Zug endet, wenn die Summe der Würfe 15 erreicht; die angefangene Karte zählt nicht.

press-legend-title-mini = Acht Bausteine zum Fühlen
