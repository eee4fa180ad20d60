### Make ’n’ Break, le jeu de dés : ce qui est refusé

refused-the-stopper-starts = C’est le stoppeur qui donne le départ.
refused-say-start = Tu es au stop : donne le départ.
refused-say-ready = Annonce que tu peux commencer. La table compte à rebours et donne le départ.
refused-still-rolling = Les dés roulent encore : attends un instant.
refused-throw-first = Il faut lancer { the-piece } avant de construire avec.
refused-throw-again = { the-piece-first } était dressé et n’a plus de nombre. Il faut un nouveau lancer avant la mise à plat.
refused-not-needed = La carte ne demande pas { the-piece }.
refused-not-in-play = { the-piece-first } n’est pas en jeu : pas d’échange possible.
refused-take-it-off-first = { the-piece-first } fait partie de la construction. Il faut l’en retirer avant l’échange.
refused-too-many-in-play =
    { $n ->
        [0] La carte ne demande aucune pièce de cette forme.
        [one] La carte ne demande qu’une pièce de ce genre. Échange d’abord celle qui est en jeu.
       *[other] La carte ne demande que { $n } pièces de ce genre. Échange d’abord l’une d’elles.
    }
