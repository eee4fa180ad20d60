### Mini Make ’n’ Break: auf Papier

press-score-foot-mini = Je fünf Züge. Ein Zug endet, wenn die Würfe 15 erreichen; die angefangene Karte zählt nicht.

press-legend-title-mini = Acht Bausteine zum Fühlen
