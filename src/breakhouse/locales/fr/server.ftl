# Ce que dit la maison : à la porte, par HTTP, dans le terminal.

guest-name = Invité { $number }
forgotten-name = quelqu’un

## Refusé à la porte

refused-no-such-table = Aucune table ne porte ce code. Elle a peut-être été fermée ; demande un nouveau lien.
refused-no-such-replay = Aucune partie finie n’est à cette adresse.
refused-no-such-page = Cette page n’existe pas.
refused-no-such-texts = Il n’y a pas ici de textes « { $group } » en « { $language } ».
refused-not-like-that = Cette demande n’est pas possible à cette adresse.
refused-wrong-origin = Cette demande venait de la page d’un autre site et n’a pas été acceptée.
refused-wrong-host = Ce serveur ne répond pas à ce nom. Utilise son adresse, ou lance-le avec --name.
refused-no-cookie = Nous ne te connaissons pas encore. Ouvre la page d’accueil et accepte son cookie.
refused-say-hello-first = Salue d’abord une table.
refused-name-not-readable = Un nom a besoin de lettres que les autres peuvent lire.
refused-settings-too-long = Ces réglages sont trop longs pour être gardés : { $most } octets au plus.
refused-form-too-long = C’est trop long : { $most } octets au plus.
refused-house-stumbled = Une erreur s’est produite sur le serveur. Elle est notée ; réessaie, s’il te plaît.
refused-too-many-newcomers =
    { $seconds ->
        [one] Beaucoup de monde arrive depuis ton adresse. Attends une seconde, puis rouvre la page.
       *[other] Beaucoup de monde arrive depuis ton adresse. Attends { $seconds } secondes, puis rouvre la page.
    }
refused-too-much-to-keep =
    { $seconds ->
        [one] Cela fait beaucoup à conserver d’un coup. Attends une seconde.
       *[other] Cela fait beaucoup à conserver d’un coup. Attends { $seconds } secondes.
    }
refused-too-much-slow-work =
    { $seconds ->
        [one] Le serveur travaille encore à ta demande. Attends une seconde.
       *[other] Le serveur travaille encore à ta demande. Attends { $seconds } secondes.
    }
refused-too-much-chat =
    { $seconds ->
        [one] Un message après l’autre. Attends une seconde.
       *[other] Un message après l’autre. Attends { $seconds } secondes.
    }
refused-too-many-guesses =
    { $seconds ->
        [one] Cela fait beaucoup de codes faux. Attends une seconde, et demande le bon.
       *[other] Cela fait beaucoup de codes faux. Attends { $seconds } secondes, et demande le bon.
    }
refused-too-many-tables =
    { $seconds ->
        [one] Tu as créé beaucoup de tables. Attends une seconde.
       *[other] Tu as créé beaucoup de tables. Attends { $seconds } secondes.
    }
refused-too-many-requests =
    { $seconds ->
        [one] Trop à la fois. Attends une seconde.
       *[other] Trop à la fois. Attends { $seconds } secondes.
    }
refused-too-many-hints =
    { $seconds ->
        [one] Le coach a besoin de souffler. Attends une seconde.
       *[other] Le coach a besoin de souffler. Attends { $seconds } secondes.
    }
refused-too-many-sockets = Trop de pages sont ouvertes en même temps. Fermes-en quelques-unes, s’il te plaît.
invalid-unreadable-message = Ce message est illisible : { $why }
invalid-unreadable-header = L’en-tête { $name } de cette demande est illisible.
invalid-unreadable-form = Ce formulaire est illisible : { $why }
invalid-not-a-number-here = « { $name } » doit être un nombre entier de 0 à { $most }.

## Au revoir

bye-house-closes = Le serveur ferme un instant. Ta table sera là à son retour.
bye-table-closed = Cette table a été fermée.
bye-table-moved = Cette table est tenue ailleurs maintenant. On y revient.
bye-removed = L’hôte t’a demandé de quitter cette table.
bye-forgotten = Tes données sont effacées. Rouvre la page d’accueil pour revenir sous un autre nom.
bye-too-much-noise = Trop de messages invalides : la connexion a été fermée.

## Parties à revoir

replay-verified = Recalculé à partir du secret révélé : chaque tirage et chaque étape sont justes.

## La page simple

plain-page-title = Le serveur est ouvert
plain-page-text = Les pages ne sont pas encore construites. Voici les tables :
plain-page-no-tables = Personne ne joue en ce moment.

## Le dossier de données

refused-folder-in-use = Un autre serveur utilise { $folder }. Arrête-le d’abord, ou donne un autre dossier avec --data.
refused-nothing-to-back-up = Il n’y a rien à sauvegarder dans { $folder }.
refused-file-is-there = { $file } existe déjà. Choisis un autre nom.
refused-no-such-file = Il n’y a pas de fichier { $file }.
refused-backup-failed = La sauvegarde n’a pas pu être écrite : { $why }
refused-not-a-backup = { $file } n’est pas une sauvegarde complète : { $why }
refused-store-from-a-newer-house = Ces données viennent d’une version plus récente de Breakhouse (version { $version } ; celle-ci connaît { $known }). Installe la plus récente.
refused-store-damaged = Les données dans { $file } sont abîmées ({ $why }). Rien n’a été modifié. Remets une sauvegarde en place avec « breakhouse restore », ou demande de l’aide avec une copie du fichier.
invalid-entries-damaged = L’entrée { $entry } de cette partie n’est plus ce qui a été écrit : les données sont abîmées à cet endroit.
refused-sqlite-too-old = Ce Python apporte SQLite { $found }, trop ancien : il faut au moins { $least }. Installe un Python plus récent.
refused-no-such-limit = Il n’y a pas de limite { $limit }. Il y a : { $known }.
refused-unreadable-limit = La limite { $limit } ne peut pas être « { $value } ». Écris rythme/rafale, comme 2/30, ou un nombre entier.
refused-unreadable-bot = Écris un programme sous la forme nom="commande", pas { $given }.
refused-port-taken = Le port { $port } est déjà pris. Choisis-en un autre avec --port.
refused-address-unknown = Cette machine n’a pas l’adresse { $host }.

## breakhouse serve

serve-about = démarrer le serveur
serve-help-lan = laisser entrer le réseau local, et montrer un code QR
serve-help-host = l’adresse à écouter
serve-help-port = le port à écouter
serve-help-data = le dossier où tout est gardé
serve-help-bot = asseoir un programme comme bot : nom="commande" (peut être répété)
serve-help-open = ouvrir le navigateur
serve-help-name = un nom sous lequel on atteint le serveur (peut être répété)
serve-help-proxy = croire les en-têtes X-Forwarded d’un proxy placé devant
serve-help-classroom = trente personnes derrière une seule adresse
serve-help-limit = fixer une limite : nom=rythme/rafale (peut être répété)
serve-help-log = l’aspect des lignes du journal
serve-help-memory = ne rien garder sur le disque
serve-open = Breakhouse est ouvert : { $address }
serve-lan = Sur le même réseau : { $address }
serve-no-lan = Cette machine n’a pas d’adresse sur un réseau local. Personne d’autre ne peut entrer.
serve-tables =
    { $count ->
        [0] Les données sont gardées dans { $folder }.
        [one] Les données sont gardées dans { $folder }. Une table reprend là où elle en était.
       *[other] Les données sont gardées dans { $folder }. { $count } tables reprennent là où elles en étaient.
    }
serve-memory = Rien n’est gardé sur le disque.
serve-no-pages = Les pages ne sont pas construites ; une page simple montre les tables.
serve-stop = Ctrl-C pour arrêter.
serve-closed = Breakhouse est fermé. Tout est enregistré.
flags-about = liste ceux dont les mains ne sont guère humaines : trop rapides ou trop régulières
flags-line = { $name } ({ $who }), { $game } : { $pace } pièces par seconde, dispersion { $jitter }, { $even } régulières, sur { $count } pièces en { $matches } parties
flags-none = Personne n’a les mains trop rapides ni trop régulières.
backup-about = copier toutes les données dans un seul fichier
backup-help-to = où écrire la copie
backup-done = Sauvegardé dans { $file }.
restore-about = remettre une sauvegarde en place
restore-help-from = la sauvegarde
restore-done = Restauré depuis { $file }.
restore-before = Ce qui s’y trouvait avant est gardé sous { $file }.
refused-no-such-port = Un port est un nombre de 0 à 65535 ; { $port } n’en est pas un.

## Ce qu’une messagerie montre d’un lien

preview-table = Une place t’attend à une table de { $box }
preview-replay = Une partie de { $box }, à revoir
preview-new = { $box } entre amis
preview-rules = { $box } : les règles
refused-printing-failed = Les cartes n’ont pas pu être imprimées. Réessaie dans un instant.
