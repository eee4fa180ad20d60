### Make ’n’ Break: was abgelehnt wird

refused-roll-first = Würfle zuerst: Der Würfel stellt den Timer ein.
refused-rolled-already = Der Timer ist schon eingestellt. Drück START, wenn du bereit bist.
refused-cannot-refuse = In dieser Partie kannst du keine Karten ablehnen. Bau weiter.
refused-refused-once = Diese Karte wurde schon einmal abgelehnt; ein zweites Mal geht das nicht. Bau weiter.
refused-nothing-to-switch = Du baust gerade keine abgelehnte Karte, also gibt es nichts zu wechseln.
refused-that-card-already = An dieser Karte baust du schon.
refused-no-such-refused-card = Vor dir liegt keine abgelehnte Karte „{ $card }“.
refused-experts-need-young = Vom roten Stapel könnt ihr nur ziehen, wenn der Kartensatz für kleine Baumeister geteilt ist. Schalt diese Option ein.
