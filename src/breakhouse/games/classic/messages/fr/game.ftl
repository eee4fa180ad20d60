### Make ’n’ Break : ce qui est refusé

refused-roll-first = Lance d’abord le dé : il règle le chrono.
refused-rolled-already = Le chrono est déjà réglé. Appuie sur START quand tu veux.
refused-cannot-refuse = Dans cette partie, on ne peut pas refuser de carte. Continue à construire.
refused-refused-once = Cette carte a déjà été refusée une fois et ne peut plus l’être. Continue à construire.
refused-nothing-to-switch = Tu n’es pas en train de construire une carte refusée : il n’y a rien à échanger.
refused-that-card-already = Tu construis déjà cette carte.
refused-no-such-refused-card = Il n’y a pas de carte refusée « { $card } » devant toi.
refused-experts-need-young = On ne peut piocher dans la pile rouge que si le paquet est divisé pour les jeunes architectes.
