### Skip-Bo Breakers: die Regeln in kurzen Absätzen, mit ihren Ausnahmen

rules-skipbo-breakers-aim-title = Das Ziel
rules-skipbo-breakers-aim = Werde vor allen anderen deine Spielsteine los. Jeder Stein, den die anderen noch haben, ist ein Punkt für dich. Wer zuerst { $target ->
        [one] einen Punkt
       *[other] { $target } Punkte
    } hat, gewinnt die Partie.
rules-skipbo-breakers-hand-title = Spielsteine und Durchgänge
rules-skipbo-breakers-hand = Es gibt 64 Spielsteine: die Zahlen 1 bis 15 je viermal und vier Joker ∞. Zu viert bekommt ihr je 16, zu zweit oder zu dritt je 20; der Rest bleibt verdeckt liegen und wird nicht gebraucht.
rules-skipbo-breakers-hand-except = Vor dem ersten Durchgang ziehen alle einen Stein; wer den höchsten zieht, eröffnet (ein Joker steht über jeder Zahl). Danach eröffnet, wer den letzten Durchgang gewonnen hat.
rules-skipbo-breakers-sets-title = Fünf Arten von Reihen
rules-skipbo-breakers-sets = Ein Einzelstein; ein Paar; fortlaufende Paare (mindestens zwei Paare aufeinanderfolgender Zahlen); eine Straße aus mindestens drei aufeinanderfolgenden Zahlen; ein Breaker, also ein Drilling oder Vierling.
rules-skipbo-breakers-beat-title = Überbieten
rules-skipbo-breakers-beat = Gespielt wird im Uhrzeigersinn. Eine Reihe wird von einer { $equal_matches ->
        [yes] gleich hohen oder höheren
       *[no] höheren
    } derselben Art überboten. Eine Straße überbietet kein Paar und ein Paar keine Straße.
rules-skipbo-breakers-beat-except = Nur ein Breaker darf auf jede Art von Reihe gelegt werden.
rules-skipbo-breakers-length-title = Gleich viele Steine
rules-skipbo-breakers-length = Eine Straße und fortlaufende Paare müssen aus genau so vielen Steinen bestehen wie die erste Reihe der Runde.
rules-skipbo-breakers-follow-title = Was folgen darf und was nicht
rules-skipbo-breakers-follow = Zu jeder Art: eine Reihe, die die Runde eröffnet, eine, die folgen darf, und eine, die nicht folgen darf.
rules-skipbo-breakers-opens = Eröffnet
rules-skipbo-breakers-follows = Darf folgen
rules-skipbo-breakers-never = Nicht erlaubt
rules-skipbo-breakers-not = { $why ->
        [lower] Eine niedrigere Zahl überbietet nie eine höhere.
        [kind] Eine Straße überbietet kein Paar.
        [length] Sie hat mehr Steine als die erste Reihe der Runde.
       *[wild] Ein Joker darf keinen Breaker vervollständigen.
    }
rules-skipbo-breakers-pass-title = Aussetzen
rules-skipbo-breakers-pass = { $must_lay ->
        [yes] Wenn du keine Reihe legen kannst, setzt du aus. Später in derselben Runde darfst du wieder legen.
       *[no] Du darfst immer aussetzen, auch wenn du legen könntest, und später in derselben Runde wieder legen.
    }
rules-skipbo-breakers-pass-except = Wer eine Runde eröffnet, muss etwas legen.
rules-skipbo-breakers-round-title = Das Ende einer Runde
rules-skipbo-breakers-round = Haben alle anderen nacheinander ausgesetzt, ist die Runde vorbei: Wer zuletzt gelegt hat, gewinnt sie und eröffnet die nächste mit einer beliebigen Reihe, darf aber an die eben gelegte nichts mehr anlegen. Die Steine der Runde werden umgedreht.
rules-skipbo-breakers-wild-title = Joker
rules-skipbo-breakers-wild = Ein Joker steht in einem Paar, in fortlaufenden Paaren und in einer Straße für jede Zahl. Lassen sich Steine auf mehrere Arten lesen, zählen sie so hoch wie möglich. Allein und als Paar stehen Joker über der 15.
rules-skipbo-breakers-wild-except = Eine Straße und fortlaufende Paare brauchen mindestens eine Zahl und gehen nie über 15 hinaus. Ein Joker ergänzt nie einen Breaker; aber drei oder vier Joker sind ein eigener Breaker, der höchste seiner Größe.
rules-skipbo-breakers-breaker-title = Breaker
rules-skipbo-breakers-breaker = Ein Breaker überbietet jede andere Art und darf auch eine Runde eröffnen. Nur ein höherer Breaker überbietet ihn; jeder Vierling überbietet jeden Drilling.
rules-skipbo-breakers-breaker-except = Einen Breaker legst du nur, wenn du am Zug bist, nie dazwischen.
rules-skipbo-breakers-score-title = Das Ende eines Durchgangs
rules-skipbo-breakers-score = Der Durchgang endet in dem Moment, in dem jemand keinen Stein mehr hat. Danach darf niemand mehr legen. Wer fertig ist, bekommt einen Punkt für jeden Stein, den die anderen noch haben. Für den nächsten Durchgang werden alle Steine gemischt und neu verteilt.
rules-skipbo-breakers-secrets-title = Was du ansehen darfst
rules-skipbo-breakers-secrets = Du siehst die Reihen der laufenden Runde und wie viele Steine alle haben. { $open_discard ->
        [yes] Auch gespielte Runden bleiben offen.
       *[no] Gespielte Runden bleiben verdeckt, bis der Durchgang gewertet ist; dann wird alles gezeigt.
    }
rules-skipbo-breakers-keys-title = Mit Tasten
rules-skipbo-breakers-keys = Mit den Pfeilen links und rechts gehst du dein Brett entlang, mit Ziffern springst du zu einer Zahl, mit den Pfeilen auf und ab nimmst du die nächste oder die vorige Reihe auf, die du legen kannst. Die Leertaste nimmt einen Stein auf, die Eingabetaste legt, P setzt aus, Escape stellt alles zurück.
rules-skipbo-breakers-must_lay-title = Legezwang
rules-skipbo-breakers-must_lay = Wenn du eine Reihe legen kannst, darfst du nicht aussetzen.
rules-skipbo-breakers-equal_matches-title = Gleich hoch genügt
rules-skipbo-breakers-equal_matches = Du darfst auch eine gleich hohe Reihe legen.
rules-skipbo-breakers-open_discard-title = Offene Runden
rules-skipbo-breakers-open_discard = Du darfst gespielte Runden durchsehen.
rules-skipbo-breakers-think_ms-title = Zeit zum Nachdenken
rules-skipbo-breakers-think_ms = Für jeden Zug hast du { $setting1 } Sekunden. Sind sie um, setzt du aus; wenn du eröffnest, legst du deinen niedrigsten Einzelstein. Ein Platz kann mehr Zeit bekommen; alle sehen, wie viel.
