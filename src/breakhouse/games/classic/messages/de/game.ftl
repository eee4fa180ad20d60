### Make ’n’ Break: was abgelehnt wird

refused-roll-first = Würfle zuerst: Der Würfel stellt den Timer ein.
refused-rolled-already = Der Timer ist schon eingestellt. Gib das Startzeichen, wenn du so weit bist.
refused-cannot-refuse = In dieser Partie können keine Baukarten abgelehnt werden. Bau weiter.
refused-refused-once = Diese Baukarte wurde schon einmal abgelehnt. Sie muss jetzt gebaut werden oder liegen bleiben.
refused-look-first = Sieh dir die Karte noch einen Moment an, bevor du sie ablehnst.
refused-nothing-to-switch = Du baust gerade keine abgelehnte Karte, also gibt es nichts zu wechseln.
refused-that-card-already = Das ist die Karte, an der du gerade baust.
refused-no-such-refused-card = Vor dir liegt keine abgelehnte Karte „{ $card }“.
refused-experts-need-young = Vom roten Stapel kann nur gezogen werden, wenn die Karten für kleine Baumeister geteilt sind.
