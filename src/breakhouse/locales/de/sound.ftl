### Was man hört, in Worten: Untertitel für Klänge, die etwas melden

caption-done = Eine kurze Tonfolge nach oben: Die Karte ist fertig.
caption-best = Drei helle Töne: eine Bestzeit.
caption-close = Drei schnelle Schläge: gerade noch geschafft.
caption-crash = Steine krachen herunter.
caption-wrong = Zweimal tiefes Klopfen: Das geht nicht.
caption-point = Zweimal Klopfen: Jemand zeigt auf einen Fehler.
caption-refuse = Eine Karte gleitet über den Tisch.
caption-start = Zweimal Klopfen, aufsteigend: Start.
caption-stop = Zweimal hartes Klatschen: Stopp.
caption-yours = Zwei leise Töne: Du bist dran.
caption-won = Fünf aufsteigende Töne: Die Partie ist gewonnen.
caption-right = Ein weicher Akkord: Es stimmt.
caption-pass = Zweimal dumpfes Klopfen: Jemand setzt aus.
