### Skip-Bo Breakers: das erste Spiel

guide-skipbo-breakers-lay = Wähl Steine, die leuchten, und leg sie. Ein Einzelstein, ein Paar, eine Straße aus drei Steinen: Das alles sind Reihen.
guide-skipbo-breakers-open = Die angehobenen Steine bilden eine Reihe: Leg sie. Oder wähl andere: ein Paar, eine Straße aus drei Steinen oder auch nur einen einzelnen.
guide-skipbo-breakers-beat = { $equal_matches ->
        [yes] Leg eine Reihe derselben Art aus gleich vielen Steinen, die gleich hoch oder höher ist.
       *[no] Überbiete eine Reihe mit einer höheren derselben Art aus gleich vielen Steinen.
    } Für die anderen gilt das auch.
guide-skipbo-breakers-pass = { $must_lay ->
        [yes] Wenn du nichts legen kannst, setzt du aus; später kannst du wieder einsteigen.
       *[no] Du darfst immer aussetzen und später wieder einsteigen.
    } Wenn alle anderen ausgesetzt haben, gewinnt die Runde, wer zuletzt gelegt hat, und eröffnet die nächste.
guide-skipbo-breakers-breaker = Drei oder vier gleiche Zahlen sind ein Breaker, und der überbietet jede andere Reihe. Werde vor allen anderen deine Steine los.
guide-skipbo-breakers-wait = Jemand anderes fängt an. Wenn du dran bist, leuchten die Steine, die du legen kannst.
