### Skip-Bo Breakers : la première partie

guide-skipbo-breakers-lay = { $ear ->
        [yes] Les flèches haut et bas lisent les combinaisons que tu peux poser et les prennent ; Entrée les pose. Une pièce seule, une paire, une suite de trois : ce sont toutes des combinaisons.
       *[no] Choisis des pièces qui s’éclairent, puis pose-les. Une combinaison, c’est par exemple une pièce unique, une paire ou une suite de trois.
    }
guide-skipbo-breakers-open = { $ear ->
        [yes] Une combinaison est déjà prise, et Entrée la pose. Les flèches haut et bas en choisissent une autre : une paire, une suite de trois, même une pièce seule.
       *[no] Les pièces relevées forment une combinaison : pose-les. Ou choisis-en d’autres : une paire, une suite de trois, même une seule pièce.
    }
guide-skipbo-breakers-beat = { $equal_matches ->
        [yes] Pose une combinaison du même genre, avec autant de pièces, aussi élevée ou plus.
       *[no] Pour battre une combinaison, pose-en une plus élevée, du même genre et avec autant de pièces.
    } Les autres doivent faire pareil.
guide-skipbo-breakers-pass = { $must_lay ->
        [yes] Si tu ne peux rien poser, tu passes ; tu pourras revenir plus tard.
       *[no] Tu peux toujours passer, et revenir plus tard.
    } Quand tous les autres ont passé, la dernière personne à avoir posé gagne la manche et ouvre la suivante.
guide-skipbo-breakers-breaker = Trois ou quatre fois le même nombre, c’est un Breaker : il bat toutes les autres combinaisons. Débarrasse-toi de toutes tes pièces avant les autres.
guide-skipbo-breakers-wait = { $ear ->
        [yes] Quelqu’un d’autre commence. Tu entendras quand ce sera ton tour ; alors, les flèches haut et bas lisent ce que tu peux poser.
       *[no] Quelqu’un d’autre commence. Quand c’est ton tour, les pièces que tu peux poser s’éclairent.
    }
