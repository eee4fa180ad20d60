### Skip-Bo Breakers : la première partie

guide-skipbo-breakers-lay = Choisis des pièces que tu peux poser : elles s’éclairent. Puis pose-les. Une paire, une suite de trois, une seule pièce : ce sont toutes des combinaisons.
guide-skipbo-breakers-open = Les pièces relevées forment une combinaison : pose-les. Ou choisis-en d’autres : une paire, une suite de trois, même une seule pièce.
guide-skipbo-breakers-beat = Bats une combinaison par une plus haute du même genre, avec autant de pièces. Les autres aussi.
guide-skipbo-breakers-pass = Passer est permis, et tu peux revenir. Quand tous les autres ont passé, la manche est gagnée et qui l’a gagnée ouvre la suivante.
guide-skipbo-breakers-breaker = Trois ou quatre fois le même nombre font un Breaker : il bat toute autre combinaison. Débarrasse-toi de toutes tes pièces avant les autres.
guide-skipbo-breakers-wait = Quelqu’un d’autre commence. Quand c’est ton tour, les pièces que tu peux poser s’éclairent.
