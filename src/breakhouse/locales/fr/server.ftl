# Ce que dit la maison : à la porte, par HTTP, dans le terminal.

guest-name = Anonyme { $number }
forgotten-name = quelqu’un

## Refusé à la porte

refused-no-such-table = Aucune table ne porte ce code. La table a peut-être été fermée ; demande un nouveau lien.
refused-no-such-replay = Il n’y a pas de partie terminée à cette adresse.
refused-no-such-page = Cette page n’existe pas.
refused-no-such-texts = « { $group } » n’est pas disponible ici en « { $language } ».
refused-not-like-that = Cette demande n’est pas possible à cette adresse.
refused-wrong-origin = Cette demande venait de la page d’un autre site et a été refusée.
refused-wrong-host = Ce serveur ne répond pas à ce nom. Utilise son adresse, ou lance-le avec --public-url ou --name.
refused-no-cookie = Nous ne te connaissons pas encore. Ouvre la page d’accueil et accepte son cookie.
refused-say-hello-first = Rejoins d’abord une table.
refused-name-not-readable = Choisis un nom avec des lettres que les autres peuvent lire.
refused-name-like-a-bots = « (bot) » est réservé aux bots. Choisis un autre nom.
refused-settings-too-long = Ces réglages sont trop longs pour être enregistrés : { $most } octets au plus.
refused-form-too-long = C’est trop long : { $most } octets au plus.
refused-compressed-body = Le serveur n’accepte pas de données compressées. Envoie-les telles quelles.
refused-server-failed = Une erreur s’est produite sur le serveur. Elle a été enregistrée ; réessaie, s’il te plaît.
refused-too-many-newcomers =
    { $seconds ->
        [one] Beaucoup de monde arrive depuis ton adresse. Attends une seconde, puis recharge la page.
       *[other] Beaucoup de monde arrive depuis ton adresse. Attends { $seconds } secondes, puis recharge la page.
    }
refused-too-much-to-keep =
    { $seconds ->
        [one] Cela fait beaucoup à enregistrer d’un coup. Attends une seconde.
       *[other] Cela fait beaucoup à enregistrer d’un coup. Attends { $seconds } secondes.
    }
refused-too-much-slow-work =
    { $seconds ->
        [one] Le serveur traite encore ta dernière demande. Attends une seconde.
       *[other] Le serveur traite encore ta dernière demande. Attends { $seconds } secondes.
    }
refused-match-too-long = Cette partie est devenue trop longue. Mettez-vous d’accord pour l’arrêter, puis commencez-en une autre.
refused-too-much-chat =
    { $seconds ->
        [one] Un message après l’autre. Attends une seconde.
       *[other] Un message après l’autre. Attends { $seconds } secondes.
    }
refused-too-many-guesses =
    { $seconds ->
        [one] Trop de codes incorrects. Attends une seconde, puis demande le bon code.
       *[other] Trop de codes incorrects. Attends { $seconds } secondes, puis demande le bon code.
    }
refused-too-many-tables =
    { $seconds ->
        [one] Tu as créé beaucoup de tables. Attends une seconde.
       *[other] Tu as créé beaucoup de tables. Attends { $seconds } secondes.
    }
refused-too-many-requests =
    { $seconds ->
        [one] Trop de demandes à la fois. Attends une seconde.
       *[other] Trop de demandes à la fois. Attends { $seconds } secondes.
    }
refused-too-many-reports = Tu as déjà signalé plusieurs personnes. Tu pourras en signaler d’autres plus tard.
refused-too-many-hints =
    { $seconds ->
        [one] Le coach a besoin d’un instant. Attends une seconde.
       *[other] Le coach a besoin d’un instant. Attends { $seconds } secondes.
    }
refused-too-many-sockets = Trop de pages sont ouvertes en même temps. Fermes-en quelques-unes, s’il te plaît.
invalid-unreadable-message = Ce message est illisible : { $why }
invalid-unreadable-header = L’en-tête { $name } de cette demande est illisible.
invalid-unreadable-form = Le serveur ne peut pas lire ces données : { $why }
invalid-not-a-number-here = « { $name } » doit être un nombre entier de 0 à { $most }.

## Au revoir

bye-house-closes = Le serveur s’arrête un instant. Tu retrouveras ta table à son retour.
bye-table-closed = Cette table a été fermée.
bye-table-moved = Cette table a changé de serveur. Reconnexion…
bye-removed = L’hôte t’a fait quitter cette table.
bye-forgotten = Tes données sont effacées. Ouvre la page d’accueil pour repartir de zéro.
bye-too-much-noise = Trop de messages invalides : la connexion a été fermée.

## Parties à revoir

replay-verified = Recalculé à partir du secret révélé : chaque tirage et chaque étape sont justes.

## La page simple

plain-page-title = Le serveur est en marche
plain-page-text = Les pages n’ont pas encore été générées. Voici les tables :
plain-page-no-tables = Personne ne joue en ce moment.

## Le dossier de données

refused-folder-in-use = Un autre serveur utilise { $folder }. Arrête-le d’abord, ou donne un autre dossier avec --data.
refused-no-home = Le compte qui lance cette commande n’a pas de dossier personnel. Indique où garder les données, avec --data ou BREAKHOUSE_DATA.
refused-nothing-to-back-up = Il n’y a rien à sauvegarder dans { $folder }.
refused-file-is-there = { $file } existe déjà. Choisis un autre nom.
refused-no-such-file = Il n’y a pas de fichier { $file }.
refused-backup-failed = La sauvegarde n’a pas pu être écrite : { $why }
refused-not-a-backup = { $file } n’est pas une sauvegarde complète : { $why }
refused-backup-empty = { $file } est vide. Ce n’est pas une sauvegarde.
refused-backup-foreign = { $file } n’est pas une sauvegarde de Breakhouse : ce fichier vient d’un autre programme.
refused-backup-torn = { $matches ->
        [one] { $file } n’est pas une bonne sauvegarde : la fin de { $matches } partie manque.
       *[other] { $file } n’est pas une bonne sauvegarde : la fin de { $matches } parties manque.
    }
refused-backup-unplayable = { $file } n’est pas une bonne sauvegarde : la partie { $match } ne peut pas être rejouée ({ $why }).
refused-file-closed = { $yours ->
        [True] { $file } t’appartient, mais ses permissions ne te laissent pas l’utiliser. Rien n’est endommagé. Autorise-le avec « chmod u+rwX { $file } ».
       *[False] { $user } n’a pas le droit d’utiliser { $file }, qui appartient à { $owner }. Rien n’est endommagé. Relance la commande en tant que { $owner } (avec « sudo -u { $owner } ») ou root, ou donne les données à { $user } avec « chown -R ».
    }
refused-file-read-only = { $file } est sur un système de fichiers en lecture seule. Rien n’est endommagé. Monte-le en écriture, ou choisis un autre dossier ; pour un service systemd, ajoute le dossier à ReadWritePaths.
refused-program-closed = Le serveur tourne sous le compte { $user }, qui n’a pas le droit d’exécuter { $file }. Installe Breakhouse là où tout le monde peut le lire, par exemple dans /opt/breakhouse.
refused-store-unreadable = { $file } ne peut pas être lu pour le moment : { $why }. Rien n’a été modifié, et le fichier n’est pas forcément endommagé. Vérifie le disque et réessaie.
refused-restore-not-owner = { $folder } appartient à { $owner }, et { $user } ne peut pas céder de fichiers : le serveur ne pourrait pas ouvrir les données restaurées. Rien n’a été modifié. Restaure en tant que { $owner } (avec « sudo -u { $owner } ») ou root.
refused-restore-failed = La sauvegarde n’a pas pu être restaurée : { $why }. Les données sont inchangées.
refused-store-from-a-newer-house = Ces données viennent d’une version plus récente de Breakhouse (version des données { $version } ; ici, on lit jusqu’à la version { $known }). Mets Breakhouse à jour.
refused-store-upgraded = Une version plus récente de Breakhouse a modifié ces données (version des données { $version } ; ici, on lit jusqu’à la version { $known }). Réinstalle la version plus récente, ou reviens aux données d’avant la mise à jour avec « breakhouse restore { $copy } ».
refused-world-upgraded = Une version plus récente de Breakhouse a modifié cette base de données (version des données { $version } ; ici, on lit jusqu’à la version { $known }). Réinstalle la version plus récente, ou reviens à la copie d’avant la mise à jour : elle est dans le schéma { $copy }, et docs/how-to/upgrade.md explique comment faire.
refused-upgrade-without-copy = Cette version doit modifier les données, mais n’a pas pu les copier avant : { $why }. Rien n’a été modifié. Fais de la place dans { $folder }, puis relance.
refused-upgrade-failed = Les données n’ont pas pu passer de la version { $version } à la version { $known } : { $why }. Rien n’a été modifié. Réinstalle la version précédente et signale le problème.
refused-store-damaged = Les données dans { $file } sont endommagées ({ $why }). Rien n’a été modifié. Restaure une sauvegarde avec « breakhouse restore », ou demande de l’aide en joignant une copie du fichier.
invalid-entries-damaged = L’entrée { $entry } de cette partie n’est plus ce qui a été écrit : les données sont endommagées à cet endroit.
invalid-entries-missing = La fin de cette partie manque, à partir de l’entrée { $entry } : les données sont endommagées à cet endroit.
refused-store-torn = { $matches ->
        [one] La fin de { $matches } partie
       *[other] La fin de { $matches } parties
    } manque dans { $file }. Rien n’a été modifié ; les autres parties restent jouables. Restaure une sauvegarde avec « breakhouse restore », ou demande de l’aide en joignant une copie du fichier.
refused-sqlite-too-old = Ce Python est livré avec SQLite { $found }, trop ancien : il faut au moins { $least }. Installe un Python plus récent.
refused-no-such-limit = Il n’y a pas de limite nommée { $limit }. Choisis parmi : { $known }.
refused-unreadable-limit = La limite { $limit } ne peut pas être « { $value } ». Écris rythme/rafale, comme 2/30, ou un nombre entier.
refused-unreadable-bot = Écris un programme sous la forme nom="commande", pas { $given }.
refused-port-taken = Le port { $port } est déjà pris. Choisis-en un autre avec --port.
refused-address-unknown = Cette machine n’a pas l’adresse { $host }.

## breakhouse serve

serve-about = démarrer le serveur
serve-help-lan = laisser jouer les autres appareils du réseau local et afficher un code QR
serve-help-host = l’adresse d’écoute
serve-help-port = le port d’écoute
serve-help-data = le dossier où tout est enregistré
serve-help-bot = proposer un programme comme bot : nom="commande" (peut être répété)
serve-help-open = ouvrir le navigateur
serve-help-name = un nom d’hôte par lequel on accède au serveur (peut être répété)
serve-help-proxy = faire confiance aux en-têtes X-Forwarded d’un proxy placé devant le serveur
serve-help-classroom = prévoir trente personnes derrière une seule adresse
serve-help-limit = fixer une limite : nom=rythme/rafale (peut être répété)
serve-help-log = le format des lignes du journal
serve-help-memory = tout garder en mémoire, rien sur le disque
serve-open = Breakhouse est ouvert : { $address }
serve-lan = Sur le même réseau : { $address }
serve-no-lan = Cette machine n’a pas d’adresse sur un réseau local : personne d’autre ne peut se connecter.
serve-tables =
    { $count ->
        [0] Les données sont dans { $folder }.
        [one] Les données sont dans { $folder }. Une table reprend là où elle en était.
       *[other] Les données sont dans { $folder }. { $count } tables reprennent là où elles en étaient.
    }
serve-memory = Rien n’est enregistré sur le disque.
serve-no-pages = Les pages n’ont pas été générées ; une page simple montre les tables.
serve-stop = Ctrl-C pour arrêter.
serve-closed = Breakhouse est fermé. Tout est enregistré.
flags-about = lister les alertes et les signalements à examiner
cases-none = Rien à examiner.
sign-quick-cards = Cartes terminées plus vite qu’un être humain ne peut construire.
sign-quick-hands = Pièces posées plus vite qu’un être humain ne peut le faire.
sign-steady-hands = Pièces posées plus régulièrement qu’un être humain ne peut le faire.
sign-perfect-choices = Chaque choix aussi bon que celui du solveur, et trop rapide pour un être humain.
sign-quick-choices = Choix faits plus vite qu’un être humain ne peut réfléchir.
sign-expert-choices = Choix semblables à ceux du bot expert, trop rapides ou trop réguliers pour un être humain.
case-report =
    Signalement de la place { $seat } : { $why ->
        [program] un programme joue.
        [stalling] fait attendre tout le monde.
        [rude] manque de respect.
       *[other] autre chose.
    }
flags-help-matches = fichiers de partie, ou dossiers qui en contiennent, où chercher ce qu’aucune main n’a pu faire
flags-match-clean = { $file } : rien d’impossible à la main.
flags-match-odd =
    { $file } : { $name } a fait { $count ->
        [one] une fois
       *[other] { $count } fois
    } ce qu’aucune main ne peut faire ({ $code })
backup-about = copier toutes les données dans un seul fichier
backup-help-to = où écrire la copie
backup-help-verify = ne rien écrire : ouvrir cette sauvegarde, en rejouer une partie et dire ce qu’elle contient
backup-done = Sauvegardé dans { $file }.
backup-holds = { $file } est une bonne sauvegarde. Version des données : { $version } ; parties : { $matches } (terminées : { $finished }), coups : { $entries } ; tables ouvertes : { $tables } ; personnes : { $visitors }.
backup-latest = Sa dernière partie a commencé le { $moment } (UTC).
backup-replayed = Parties rejouées pour vérifier : { $count }.
backup-unknown-games = Pas rejoués, car ces jeux ne sont pas installés ici : { $games }.
restore-about = restaurer une sauvegarde
restore-help-from = la sauvegarde
restore-done = Restauré depuis { $file }.
restore-before = Les données précédentes sont maintenant dans { $file }.
restore-owner = Propriétaire : { $owner }, comme avant.
restore-root = Propriétaire : root. Si le serveur tourne sous un autre compte, donne-lui les données : chown -R COMPTE { $folder }

## Ce qu’une messagerie montre d’un lien

preview-table = { $box } : une place t’attend à la table
preview-replay = { $box } : une partie à revoir
preview-new = { $box } : entre amis
preview-rules = { $box } : les règles
refused-printing-failed = Les cartes n’ont pas pu être imprimées. Réessaie dans un instant.
