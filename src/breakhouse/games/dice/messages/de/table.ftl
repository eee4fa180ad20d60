### Make ’n’ Break, das Würfelspiel: am Tisch im Browser

## Die Baustelle

bench-site-dice = Tisch: Make ’n’ Break, das Würfelspiel
bench-keys-dice = G würfelt, was vorgemerkt ist, sonst alles, was nicht verbaut ist. Umschalt mit einer Ziffer merkt ein einzelnes Teil vor. Punkt und Komma lesen die Karte Teil für Teil. Ist deine Hand leer, liest die Eingabetaste das nächste Teil vor und nimmt es, eine Ziffer nimmt jedes andere. Die Pfeile links und rechts schieben es um einen halben Würfel, mit Umschalt um anderthalb; auf und ab drehen einen Quader. Pos1 und Ende gehen an die Ränder. Bild auf und Bild ab wählen einen höheren oder tieferen Platz. Die Eingabetaste setzt das Teil ab, Escape legt es beiseite. Mit O und dann einer Ziffer oder noch einmal O hältst du ein Teil mit der anderen Hand fest; ein weiteres O lässt es los. Z nimmt das letzte Teil zurück. S sagt, welches Teil als Nächstes kommt; A, was um deine Hand herum ist; M, wie weit zwei Teile auseinander sind. K wirft alles um.
tour-dice-roll = G würfelt, was die Karte braucht. Umschalt mit einer Ziffer merkt ein einzelnes Teil vor; dann würfelt G nur, was vorgemerkt ist.
tour-dice-card = Punkt liest die Karte Teil für Teil, Komma geht zurück. { $card } liest die ganze Karte.
tour-dice-take = Die Eingabetaste nimmt das Teil, das du gerade gehört hast. Willst du ein anderes, drück seine Ziffer.
tour-dice-move = Die Pfeile links und rechts schieben das Teil in deiner Hand um einen halben Würfel, auf und ab drehen einen Quader. Die Eingabetaste setzt das Teil ab, Escape legt es beiseite, Z nimmt das letzte zurück.
tour-dice-check = { $missing } sagt, welches Teil als Nächstes kommt; { $wrong }, was nicht stimmt; A, was um deine Hand herum ist.
tour-dice-hold = Drück O und eine Ziffer, um ein Teil mit der anderen Hand festzuhalten. Mit O lässt du es wieder los.
bench-role-dice = { $role ->
        [architect] baut
       *[keeper] Stopper
    }

## Würfel

do-dice-lift = Ein Teil nehmen
do-dice-place = Ein Teil setzen
do-dice-throw = Würfeln: { $pieces }{ $out ->
    [none] { "" }
   *[other] ; zurücklegen: { $out }
}
field-dice-pieces-any = { words-piece }
field-dice-out-any = { words-piece }
dice-throw = { $count ->
        [0] Würfeln
        [one] 1 Teil würfeln
       *[other] { $count } Teile würfeln
    }
dice-throw-all = { $count ->
        [one] 1 Teil würfeln
       *[other] Alle { $count } würfeln
    }
dice-throw-swap = { $count ->
        [one] 1 Teil würfeln, { $out } zurücklegen
       *[other] { $count } Teile würfeln, { $out } zurücklegen
    }
dice-again = würfeln
dice-again-name = { $piece } würfeln
dice-marked = { $on ->
        [yes] { $piece } wird gewürfelt.
       *[no] { $piece } bleibt liegen.
    }
dice-shows = { $piece } zeigt { $pips }.
dice-pips = { $piece } zeigt { $shows }, liegt aber auf { $below }, der { $needs } zeigt. { dice-rule }
dice-unrolled = { $piece } ist heruntergefallen und muss neu gewürfelt werden.
dice-needs = { $any ->
        [0] { $dice ->
            [0] { $cuboids ->
                [one] Die Karte braucht 1 Quader.
               *[other] Die Karte braucht { $cuboids } Quader.
            }
            [one] { $cuboids ->
                [0] Die Karte braucht 1 Würfel.
                [one] Die Karte braucht 1 Würfel und 1 Quader.
               *[other] Die Karte braucht 1 Würfel und { $cuboids } Quader.
            }
           *[other] { $cuboids ->
                [0] Die Karte braucht { $dice } Würfel.
                [one] Die Karte braucht { $dice } Würfel und 1 Quader.
               *[other] Die Karte braucht { $dice } Würfel und { $cuboids } Quader.
            }
        }
       *[other] Wähl { $any } beliebige Teile.
    }
dice-rule = Eine niedrigere Zahl kommt nie auf eine höhere.
dice-rule-foot = { dice-rule } Ein langes Teil, das senkrecht steht, passt überall.

caption-tumble = Würfel rollen.

## Das Regal

box-dice = Würfel
box-dice-line = Würfle und staple. { dice-rule }

## Ein neuer Tisch

option-throw_ms = Sekunden pro Wurf der Würfel
option-countdown_ms = Countdown in Sekunden
option-stopper = Wer mit dem kleinen Würfel würfelt
option-stopper-table = Der Tisch
option-stopper-player = Ein Spieler
option-level = Stufe
option-level-basic = Grundspiel
option-level-introduction = Einführung
option-level-advanced = Für Fortgeschrittene
own-level-basic = Dreh vor dem Mischen etwa die Hälfte der Karten um, damit ihr gelbe und blaue Seiten baut.
own-level-introduction = Leg den Stapel so hin, dass die blauen Seiten oben sind: Dann baut ihr nur die gelben.
own-level-advanced = Leg den Stapel so hin, dass die gelben Seiten oben sind: Dann baut ihr nur die blauen.

## In Worten

command-help-dice = Zum Beispiel: „bereit“, „würfeln“ oder „setz Würfel Rot auf Würfel Weiß“.
