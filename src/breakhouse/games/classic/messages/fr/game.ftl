### Make ’n’ Break : ce qui est refusé

refused-roll-first = Lance d’abord le dé : il règle le chrono.
refused-rolled-already = Le chrono est déjà réglé. Donne le signal quand tu veux commencer.
refused-cannot-refuse = Dans cette partie, on ne refuse pas de carte. Continue à construire.
refused-refused-once = Cette carte a déjà été refusée une fois. Il faut la construire maintenant, ou la laisser.
refused-look-first = Regarde la carte encore un instant avant de la refuser.
refused-nothing-to-switch = Tu ne construis pas de carte refusée : il n’y a rien à échanger.
refused-that-card-already = C’est la carte que tu es en train de construire.
refused-no-such-refused-card = Il n’y a pas de carte refusée « { $card } » devant toi.
refused-experts-need-young = On ne peut piocher dans la pile rouge que si le paquet est séparé pour les jeunes architectes.
