### Make ’n’ Break : la première partie

guide-start-classic = { $phase ->
        [roll] Lance le dé, puis appuie sur START quand tu veux. La carte se retourne et le chrono démarre.
       *[signal] { $die ->
            [yes] Appuie sur START quand tu veux. La carte se retourne et le chrono démarre.
           *[no] Appuie sur START quand tu veux. La carte se retourne.
        }
    }
guide-count-classic = { $die ->
        [yes] { $how ->
            [grid] Quand le temps est écoulé, tes cartes finies comptent. Puis la personne suivante construit, et tu écoutes.
            [grid-touch] Quand le temps est écoulé, tes cartes finies comptent. Puis la personne suivante construit, et tu écoutes.
           *[other] Quand le temps est écoulé, tes cartes finies comptent. Puis la personne suivante construit, et tu regardes.
        }
       *[no] Appuie sur « { bench-finish } » quand tu veux t’arrêter : tes cartes finies comptent.
    }
guide-watching-classic = { $how ->
        [grid] { $name } construit, et toi, tu vérifies : appuie sur « { bench-point } » s’il y a une erreur. Ton tour viendra.
        [grid-touch] { $name } construit, et toi, tu vérifies : appuie sur « { bench-point } » s’il y a une erreur. Ton tour viendra.
       *[other] { $name } construit, et toi, tu vérifies : touche toute pièce mal posée. Ton tour viendra.
    }
