### Skip-Bo Breakers: das erste Spiel

guide-skipbo-breakers-lay = { $ear ->
        [yes] Pfeil auf und ab liest die Reihen vor, die du legen kannst, und nimmt sie auf; die Eingabetaste legt sie. Ein einzelner Stein, ein Paar, drei Zahlen nacheinander: Alles sind Reihen.
       *[no] Wähl Steine, die leuchten, und leg sie. Ein Einzelstein, ein Paar, eine Straße aus drei Steinen: Das alles sind Reihen.
    }
guide-skipbo-breakers-open = { $ear ->
        [yes] Eine Reihe ist schon aufgenommen, und die Eingabetaste legt sie. Pfeil auf und ab wählt andere: ein Paar, drei Zahlen nacheinander, sogar einen einzelnen Stein.
       *[no] Die angehobenen Steine bilden eine Reihe: Leg sie. Oder wähl andere: ein Paar, eine Straße aus drei Steinen oder auch nur einen einzelnen.
    }
guide-skipbo-breakers-beat = { $equal_matches ->
        [yes] Leg eine Reihe derselben Art aus gleich vielen Steinen, die gleich hoch oder höher ist.
       *[no] Überbiete eine Reihe mit einer höheren derselben Art aus gleich vielen Steinen.
    } Für die anderen gilt das auch.
guide-skipbo-breakers-pass = { $must_lay ->
        [yes] Wenn du nichts legen kannst, setzt du aus; später kannst du wieder einsteigen.
       *[no] Du darfst immer aussetzen und später wieder einsteigen.
    } Wenn alle anderen ausgesetzt haben, gewinnt die Runde, wer zuletzt gelegt hat, und eröffnet die nächste.
guide-skipbo-breakers-breaker = Drei oder vier gleiche Zahlen sind ein Breaker, und der überbietet jede andere Reihe. Werde vor allen anderen deine Steine los.
guide-skipbo-breakers-wait = { $ear ->
        [yes] Jemand anders beginnt. Du hörst, wenn du dran bist; dann liest Pfeil auf und ab vor, was du legen kannst.
       *[no] Jemand anderes fängt an. Wenn du dran bist, leuchten die Steine, die du legen kannst.
    }
