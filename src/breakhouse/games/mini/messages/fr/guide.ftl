### Mini Make ’n’ Break : la première partie

guide-start-mini = Appuie sur START quand tu veux. Le petit dé commence à compter.
guide-count-mini = Quand la somme est atteinte, ton tour est fini et les cartes finies comptent.
guide-watching-mini = { $name } construit. Toi, tu vérifies : touche une pièce mal posée. Ton tour viendra.
guide-keeping-mini = { $phase ->
        [signal] Tu es au petit dé : quand { $name } a commencé, tu le lances.
       *[building] Lance le petit dé sans t’arrêter. La table additionne : à { $limit }, le tour de { $name } est fini.
    }
