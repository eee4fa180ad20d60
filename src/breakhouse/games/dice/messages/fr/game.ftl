### Make ’n’ Break, le jeu de dés : ce qui est refusé

refused-the-stopper-starts = C’est la personne au stop qui donne le départ.
refused-say-start = Tu es au stop : appuie sur START.
refused-say-ready = Appuie sur START quand tu veux. La table lance le compte à rebours.
refused-still-rolling = Les dés roulent encore : attends un instant.
refused-throw-first = Lance { the-piece } avant de t’en servir.
refused-throw-again = { the-piece-first } était dressé et n’a plus de nombre. Relance-le avant de le mettre à plat.
refused-not-needed = Cette carte ne demande pas { the-piece }.
refused-not-in-play = { the-piece-first } n’est pas en jeu : il n’y a rien à échanger.
refused-take-it-off-first = { the-piece-first } fait partie de la construction. Retire-{ the-pronoun } avant de l’échanger.
refused-too-many-in-play =
    { $n ->
        [0] La carte ne demande aucune pièce de cette forme.
        [one] La carte ne demande qu’une pièce de ce genre. Pour en prendre une autre, échange celle qui est en jeu.
       *[other] La carte ne demande que { $n } pièces de ce genre. Pour en prendre une autre, échange l’une d’elles.
    }
