### Plusieurs serveurs qui partagent une base de données : ce qu’on dit à l’exploitant et aux joueurs.

## La base de données et le bus

refused-store-unreachable = La base de données { $address } est injoignable ({ $why }). Démarre-la, ou vérifie l’adresse après --store.
refused-store-wrong-password = La base de données { $address } refuse « { $user } ». Vérifie le nom et le mot de passe après --store.
refused-store-not-allowed = « { $user } » ne peut rien créer dans la base de données { $address } ({ $why }). Fais de cet utilisateur le propriétaire de la base.
refused-store-no-such-database = La base de données { $address } n’existe pas. Crée-la d’abord avec « createdb ».
refused-store-unreadable-address = « { $address } » n’est pas une adresse de base de données valable ({ $why }). Écris postgresql://utilisateur:motdepasse@serveur/base.
refused-unknown-store = « { $address } » n’est ni sqlite://dossier ni postgresql://utilisateur:motdepasse@serveur/base.
refused-nothing-to-move = Il n’y a rien à déplacer dans { $folder }. Vérifie l’adresse.
refused-houses-are-running = Des serveurs utilisent encore cette base de données : { $names }. Arrête-les d’abord ; ce qu’ils écrivent après la copie serait perdu.
refused-cluster-not-installed = La prise en charge de PostgreSQL et NATS n’est pas installée. Installe-la avec : pip install 'breakhouse[cluster]'
refused-house-name-taken = Un serveur nommé « { $name } » tourne déjà sur cette base de données. Choisis un autre nom avec --house.
refused-unknown-bus = « { $address } » n’est pas une adresse NATS. Écris nats://serveur:4222.
refused-bus-unreachable = NATS est injoignable à l’adresse { $address } ({ $why }). Démarre-le, ou vérifie l’adresse après --bus.
refused-which-bus = Il manque le bus. Ajoute --bus nats://serveur:4222 ou indique bus dans les réglages.
refused-bus-needs-store = Des serveurs qui partagent un bus doivent aussi partager une base de données. Ajoute --store postgresql://…
refused-house-waits = Le serveur attend sa base de données. Réessaie dans un instant.
refused-no-such-house = Aucun serveur nommé « { $name } » ne répond sur ce bus.

## Tout déplacer

refused-target-not-empty = La destination contient déjà des données. Choisis une base ou un dossier vide.
refused-move-failed = Les données n’ont pas pu être écrites ({ $why }). Vide la destination et réessaie.
refused-moved-not-the-same = La copie diffère de l’original (éléments manquants : { $missing }, en trop : { $strange }). Arrête tous les serveurs, vide la destination et réessaie.
migrate-about = déplacer toutes les données de SQLite vers PostgreSQL, ou l’inverse
migrate-help-source = où sont les données : sqlite://dossier ou postgresql://…
migrate-help-target = la destination, qui doit être vide
migrate-done = Déplacé et vérifié : { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }.

## Servir et partir

serve-help-store = la base de données que plusieurs serveurs partagent : postgresql://utilisateur:motdepasse@serveur/base
serve-help-bus = le bus par lequel plusieurs serveurs communiquent : nats://serveur:4222
serve-help-house = le nom de ce serveur parmi les autres
serve-world = Voici « { $name } », l’un des serveurs de { $address }.
drain-about = céder les tables d’un serveur aux autres, puis l’arrêter
drain-help-name = le nom du serveur
drain-done = « { $name } » cède ses tables.
think-about = calculer les coups des bots, les indices et les cartes pour les serveurs d’un bus
think-ready = C’est prêt. Ctrl-C pour arrêter.

## Ce qu’on dit aux joueurs

bye-house-waits = Le serveur de ta table ne répond pas. Nouvelle tentative…
notice-table-taken-over = Un autre serveur a repris cette table. Rien n’est perdu, pas même une seconde.
