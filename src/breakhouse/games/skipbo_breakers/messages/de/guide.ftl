### Skip-Bo Breakers: das erste Spiel

guide-skipbo-breakers-lay = Wähle Steine, die du legen kannst: Sie leuchten. Dann lege sie. Zwei gleiche, eine Straße aus drei, ein einzelner Stein: Das alles sind Reihen.
guide-skipbo-breakers-open = Die angehobenen Steine sind eine Reihe: Leg sie. Oder wähle andere: ein Paar, eine Straße aus drei, sogar einen einzelnen Stein.
guide-skipbo-breakers-beat = Überbiete eine Reihe mit einer höheren Reihe derselben Art aus gleich vielen Steinen. Die anderen müssen das auch.
guide-skipbo-breakers-pass = Aussetzen darfst du immer, und du kannst wieder einsteigen. Wenn alle anderen ausgesetzt haben, ist die Runde gewonnen, und wer sie gewonnen hat, eröffnet die nächste.
guide-skipbo-breakers-breaker = Drei oder vier gleiche Zahlen sind ein Breaker: Er überbietet jede andere Reihe. Werde vor allen anderen deine Steine los.
guide-skipbo-breakers-wait = Jemand anderes fängt an. Wenn du dran bist, leuchten die Steine, die du legen kannst.
