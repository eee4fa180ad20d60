### Make ’n’ Break, le jeu de dés : la première partie

guide-start-dice = { $die ->
        [no] Appuie sur START quand tu veux. Après le compte à rebours, la carte se retourne.
       *[yes] { $keeper ->
            [table] Appuie sur START quand tu veux. Après le compte à rebours, le petit dé commence à compter.
           *[player] Attends le signal. Ensuite, le petit dé commence à compter.
        }
    }
guide-throw = { $how ->
        [grid] G lance les pièces que la carte demande. Maj avec un chiffre en marque une seule à relancer.
       *[other] Lance les dés que la carte demande. Garde ceux qui conviennent, relance les autres.
    }
guide-stack = { $how ->
        [grid] Pose un dé là où la carte le dit : la touche point la lit pièce par pièce, et Entrée prend celle que tu viens d’entendre. { dice-rule }
        [grid-touch] Pose un dé là où la carte le dit : la touche point la lit pièce par pièce, et Entrée prend celle que tu viens d’entendre. { dice-rule }
       *[other] Pose un dé là où la carte le montre. { dice-rule }
    }
guide-count-dice = { $die ->
        [no] Appuie sur « { bench-finish } » quand tu veux t’arrêter : tes cartes finies comptent.
       *[yes] Quand la somme atteint la limite, ton tour est fini et tes cartes finies comptent.
    }
guide-first-dice = On commence facile : trois pièces, sans chrono. Appuie sur START quand tu veux.
guide-timed-dice = { $phase ->
        [signal] Maintenant cinq pièces, contre la montre. Appuie sur START quand tu veux.
       *[building] Le chrono tourne. Finis cette carte, la suivante arrive toute seule.
    }
guide-watching-dice = { $how ->
        [grid] { $name } lance et construit. { dice-rule } Appuie sur « { bench-point } » s’il y a une erreur. Ton tour viendra.
        [grid-touch] { $name } lance et construit. { dice-rule } Appuie sur « { bench-point } » s’il y a une erreur. Ton tour viendra.
       *[other] { $name } lance et construit. { dice-rule } Touche toute pièce qui ne va pas. Ton tour viendra.
    }
guide-keeping-dice = { $phase ->
        [signal] Tu es au stop : appuie sur START quand { $name } peut commencer.
       *[building] Lance le petit dé sans t’arrêter. La table additionne : à { $limit }, { $name } doit s’arrêter.
    }
