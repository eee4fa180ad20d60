### Ce que l’on entend, en mots : légendes des sons qui annoncent quelque chose

caption-done = Quelques notes montantes : la carte est finie.
caption-best = Trois notes claires : un record.
caption-close = Trois coups rapides : juste à temps.
caption-crash = Des pièces s’écroulent.
caption-wrong = Deux coups sourds : cela ne va pas.
caption-point = Deux coups : quelqu’un montre une erreur.
caption-refuse = Une carte glisse sur la table.
caption-start = Deux coups montants : départ.
caption-stop = Deux claquements secs : stop.
caption-yours = Deux notes douces : à toi.
caption-won = Cinq notes montantes : la partie est gagnée.
caption-right = Un accord doux : c’est juste.
caption-pass = Deux coups étouffés : quelqu’un passe.
