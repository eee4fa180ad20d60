### Make ’n’ Break : la première partie

guide-start-classic = { $die ->
        [yes] Lance le dé, puis appuie sur START quand tu veux. La carte se retourne et le chrono tourne.
       *[no] Appuie sur START quand tu veux. La carte se retourne.
    }
guide-count-classic = { $die ->
        [yes] Quand le temps est écoulé, les cartes finies comptent. Puis la personne suivante construit, et tu regardes.
       *[no] Touche « { bench-finish } » quand tu veux t’arrêter : les cartes finies comptent.
    }
guide-watching-classic = { $name } construit. Toi, tu vérifies : touche une pièce mal posée. Ton tour viendra.
