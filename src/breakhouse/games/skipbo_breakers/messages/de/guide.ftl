### Skip-Bo Breakers: das erste Spiel

guide-skipbo-breakers-lay = Wähle Steine, die du legen kannst: Sie leuchten. Dann lege sie. Zwei gleiche, eine Straße aus drei, ein einzelner Stein: Das alles sind Reihen.
guide-skipbo-breakers-beat = Die anderen müssen eine Reihe mit derselben Art, gleich vielen Steinen und einer höheren Zahl überbieten. Du auch.
guide-skipbo-breakers-pass = Passen darfst du immer, und du kannst wieder einsteigen. Wenn alle anderen gepasst haben, ist die Runde gewonnen, und wer sie gewonnen hat, eröffnet die nächste.
guide-skipbo-breakers-breaker = Drei oder vier gleiche Zahlen sind ein Breaker: Er überbietet jede andere Reihe. Werde als Erstes alle deine Steine los.
guide-skipbo-breakers-wait = Jemand anderes fängt an. Wenn du dran bist, leuchten die Steine, die du legen kannst.
