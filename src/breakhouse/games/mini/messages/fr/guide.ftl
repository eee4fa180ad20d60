### Mini Make ’n’ Break : la première partie

guide-start-mini = { $die ->
        [no] Appuie sur START quand tu veux. La carte se retourne.
       *[yes] Appuie sur START quand tu veux. Le petit dé commence à compter.
    }
guide-count-mini = { $die ->
        [no] Appuie sur « { bench-finish } » quand tu veux t’arrêter : tes cartes finies comptent.
       *[yes] Quand la somme atteint la limite, ton tour est fini et tes cartes finies comptent.
    }
guide-watching-mini = { $how ->
        [grid] { $name } construit, et toi, tu vérifies : appuie sur « { bench-point } » s’il y a une erreur. Ton tour viendra.
        [grid-touch] { $name } construit, et toi, tu vérifies : appuie sur « { bench-point } » s’il y a une erreur. Ton tour viendra.
       *[other] { $name } construit, et toi, tu vérifies : touche toute pièce mal posée. Ton tour viendra.
    }
guide-keeping-mini = { $phase ->
        [signal] Tu es au petit dé : quand { $name } aura commencé, lance-le.
       *[building] Lance le petit dé sans t’arrêter. La table additionne : à { $limit }, { $name } doit s’arrêter.
    }
