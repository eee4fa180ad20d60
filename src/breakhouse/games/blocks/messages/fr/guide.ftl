### Les jeux de construction : la première partie

guide-build = { $how ->
        [grid] Appuie sur le point pour entendre la carte pièce par pièce, et sur Entrée pour prendre celle que tu viens d’entendre. Commence par le bas.
        [grid-touch] Choisis « { questions-title } » pour entendre quelle pièce vient ensuite, prends-la avec son bouton et fais-la glisser à sa place : elle se cale sur la grille.
        [felt] Fais glisser une pièce là où la carte la montre. Ou construis à l’oreille : la touche point lit la carte pièce par pièce, Entrée prend celle que tu viens d’entendre.
        [felt-touch] Fais glisser une pièce là où la carte la montre : elle se cale sur la grille. Ou ferme les yeux : « { bar-words } » décrit la carte.
        [touch] Fais glisser une pièce là où la carte la montre. Commence par le bas.
       *[mouse] Fais glisser une pièce là où la carte la montre. Commence par le bas.
    }
guide-turn = { $how ->
        [grid] Haut et bas tournent la pièce dans ta main, gauche et droite la déplacent, Entrée la pose. X dit ce qui ne va pas encore.
        [grid-touch] « { bench-turn } » tourne la pièce en main, « { bench-hold } » est ton autre main. « { questions-title } » te dit ce qui ne va pas encore.
        [felt] Tourne la pièce en main avec la molette ou les flèches haut et bas. Le clic droit tient une autre pièce. X dit ce qui ne va pas encore.
        [felt-touch] « { bench-turn } » tourne la pièce en main, « { bench-hold } » est ton autre main. Ce qui ne va pas encore s’affiche sur la pièce.
        [touch] Tourne la pièce en main avec « { bench-turn } » ou un deuxième doigt. « { bench-hold } », c’est ton autre main.
       *[mouse] Tourne la pièce en main avec la molette ou une flèche. Le clic droit tient une autre pièce.
    }
guide-real = Avec tes pièces, construis la carte, puis appuie sur « { real-claim } ». Les autres vérifient si c’est juste.
guide-stand = { $how ->
        [grid] { guide-stand-heard }
        [grid-touch] { guide-stand-heard }
       *[other] { $next ->
            [waits] Quand c’est juste, la construction s’éclaire. Lâche tout : une seconde plus tard, elle compte.
           *[comes] Quand c’est juste, la construction s’éclaire. Lâche tout : une seconde plus tard, la carte suivante vient toute seule.
        }
    }
guide-stand-heard = { $next ->
        [waits] Quand la construction est juste, tu l’entends. Lâche tout : une seconde plus tard, elle compte.
       *[comes] Quand la construction est juste, tu l’entends. Lâche tout : une seconde plus tard, la carte suivante vient toute seule.
    }
guide-first = On commence facile : trois pièces, sans chrono. Appuie sur START quand tu veux.
guide-countdown = Prépare-toi : la carte va se retourner.
guide-timed = { $phase ->
        [roll] Maintenant cinq pièces, contre la montre. Lance le dé pour savoir combien de temps tu as.
        [signal] Maintenant cinq pièces, contre la montre. Appuie sur START quand tu veux.
       *[building] Le chrono tourne. Finis cette carte, la suivante arrive toute seule.
    }
