# Pour qui fait tourner un serveur : réglages, page et commandes d’administration, diagnostic.

## Réglages

refused-settings-unreadable = Les réglages dans { $file } ne peuvent pas être lus : { $why }
refused-settings-unknown-key = Il n’y a pas de réglage « { $key } » ({ $where }). Essaie : { $near }.
refused-settings-bad-value =
    Le réglage « { $key } » ({ $where }) ne convient pas. Écris { $wants ->
        [whole-number] un nombre entier de { $least } à { $most }
        [number] un nombre supérieur à 0, { $most } au plus
        [choice] l’une de ces valeurs : { $known }
        [switch] true ou false
        [list] une liste de textes
        [table] des lignes comme nom = valeur, la valeur entre guillemets
       *[text] un texte
    }.
refused-unreadable-public-url = « { $given } » n’est pas une adresse publique. Écris-la comme https://hote:8443/jeux.
refused-public-url-taken = L’adresse publique { $given } ne peut pas finir par { $base } : le serveur utilise lui-même ce chemin. Choisis-en un autre.
refused-unreadable-network = « { $given } » n’est ni une adresse ni un réseau. Écris-le comme 10.0.0.1 ou 10.0.0.0/8.
refused-unreadable-listener = Les métriques ne peuvent pas être exposées sur « { $given } ». Écris un port, ou une adresse et un port, comme 127.0.0.1:9464.
refused-metrics-port-taken = Les métriques ne peuvent pas être exposées sur { $at } : le port est déjà pris, ou cette machine n’a pas cette adresse. Choisis autre chose avec --metrics.
refused-token-too-short = Le jeton d’administration est trop court : il faut au moins { $least } caractères.
refused-needs-openssl = --tls a besoin du programme openssl, introuvable ici. Installe-le, ou place un proxy avec un certificat devant le serveur.
refused-certificate-failed = Le certificat n’a pas pu être créé : { $why }

## breakhouse serve

serve-help-settings = le fichier de réglages (TOML)
serve-help-public-url = l’adresse que tapent les visiteurs, si un proxy est placé devant le serveur : https://hote:port/chemin
serve-help-trusted-proxy = l’adresse ou le réseau d’un proxy de confiance (peut être répété)
serve-help-tls = chiffrer avec un certificat créé sur cette machine, pour un réseau local
serve-help-metrics = exposer des métriques Prometheus sur ce port ou cette adresse:port
serve-help-thinkers = lancer au plus ce nombre de processus pour les bots et le coach (par défaut : un de moins que les processeurs disponibles)
serve-help-slow-ms = consigner les commandes, les requêtes et les arrêts du serveur qui durent plus longtemps que ce nombre de millisecondes (par défaut : { $default })
serve-help-backup-to = sauvegarder régulièrement dans ce dossier
serve-help-backup-also-to = copier aussi chaque sauvegarde dans ce dossier, de préférence sur un autre disque
serve-help-backup-every = heures entre deux sauvegardes (par défaut : { $default })
serve-help-backup-keep = nombre de sauvegardes à garder (par défaut : { $default })
serve-help-keep-matches = supprimer les parties finies après ce nombre de jours
serve-help-keep-visitors = oublier les visiteurs qui ne sont pas revenus depuis ce nombre de jours
serve-public = Adresse pour les visiteurs : { $address }
serve-tls = Les navigateurs diront qu’ils ne connaissent pas ce certificat. Sur chaque appareil, choisis « Paramètres avancés » (iPhone : « Afficher les détails »), compare si tu veux l’empreinte SHA-256, et continue. Empreinte : { $fingerprint }

## À la porte

refused-banned = L’administration de ce serveur t’a bloqué l’accès.
bye-banned = L’administration de ce serveur t’a bloqué l’accès.
notice-from-operator = Message de l’administration : { $text }
refused-operator-only = Ce n’est pas le jeton d’administration.
refused-no-such-visitor = Il n’y a pas de visiteur { $who } ici.
refused-no-such-ban = Il n’y a pas de blocage pour { $target }.
refused-no-such-case = Aucun dossier { $case } à examiner.

## La page d’administration

admin-title = Administration
admin-token = Jeton
admin-token-where = Le jeton est dans le fichier operator.token du dossier de données, sauf si tu as choisi le tien.
admin-sign-in = Se connecter
admin-sign-out = Se déconnecter
admin-message = Message à tout le monde
admin-message-text = Affiché à toutes les tables
admin-send = Envoyer
admin-visitors = Visiteurs
admin-find = Nom ou identifiant
admin-search = Chercher
admin-nobody = Aucun résultat.
admin-name = Nom
admin-known-as = Identifiant
admin-since = Depuis
admin-here = Adresse actuelle
admin-actions = Actions
admin-choose = Choisir
admin-new-name = Nouveau nom
admin-rename = Renommer
admin-ban = Bloquer { $target }
admin-ban-other = Bloquer
admin-days = Jours (vide : sans limite)
admin-why = Raison, pour toi seulement
admin-detail = Note
admin-export = Télécharger ses données
admin-erase = Effacer ses données
admin-sure = Oui, je confirme
admin-tables = Tables
admin-table = Table
admin-game = Jeu
admin-phase = État
admin-people = Joueurs
admin-pages = Pages
admin-close = Fermer
admin-no-tables = Il n’y a pas de table.
admin-bans = Blocages
admin-target = Identifiant, adresse ou réseau
admin-until = Date de fin
admin-for-good = sans limite
admin-unban = Débloquer
admin-no-bans = Personne n’est bloqué.
admin-cases = Jeu loyal : alertes et signalements
admin-match = Partie
admin-replay = Revoir la partie
admin-clear = Rien à signaler : compter la partie
admin-confirm = Déloyal : ne jamais compter la partie
admin-audit = Journal d’administration
admin-no-actions = Rien pour l’instant.
admin-when = Quand
admin-action = Action
admin-by = Par
admin-did-ban = blocage
admin-did-clear = classé sans suite
admin-did-confirm = confirmé
admin-did-unban = blocage levé
admin-did-rename = nom changé
admin-did-close = table fermée
admin-did-announce = message à tous
admin-did-export = données téléchargées
admin-did-erase = données effacées

## breakhouse admin

admin-about = s’occuper d’un serveur en marche : visiteurs, tables, blocages, messages
admin-help-url = où est le serveur (par défaut : sur cette machine, selon les réglages)
admin-help-json = afficher la réponse en JSON
admin-help-visitors = lister les visiteurs, présents et passés
admin-help-tables = lister toutes les tables, même privées
admin-help-bans = lister les blocages
admin-help-cases = lister les alertes et les signalements à examiner
admin-help-state = open (à examiner), cleared (sans suite) ou confirmed (confirmé)
admin-help-clear = classer un dossier sans suite : la partie compte
admin-help-confirm = confirmer un dossier : la partie ne comptera jamais
admin-help-audit = lister ce qu’a fait l’administration
admin-help-ban = bloquer un visiteur, une adresse ou un réseau
admin-help-unban = lever un blocage
admin-help-rename = donner un autre nom à un visiteur
admin-help-close = fermer une table
admin-help-announce = envoyer un message à toutes les tables
admin-help-export = afficher tout ce qui est enregistré sur un visiteur
admin-help-erase = effacer les données d’un visiteur
admin-help-target = un identifiant pris dans une liste, une adresse, ou un réseau comme 10.0.0.0/8
admin-help-text = le texte
admin-help-days = pour combien de jours (par défaut : sans limite)
admin-help-why = la raison, pour la liste des blocages
admin-done = C’est fait.
admin-line-visitor = { $name } ({ $who }), première visite le { $since }, adresse actuelle : { $here }
admin-line-table = { $table } : { $game }, { $phase }, { $names }, pages : { $pages }
admin-line-ban = { $target }, depuis le { $since }, { $until }
admin-line-case = Dossier { $case } du { $when } : { $name } ({ $who }), { $game }.
admin-until-day = jusqu’au { $day }
admin-line-action = { $when }, { $by } : { $action }
admin-none = Rien à lister.
refused-house-not-running = Aucun serveur ne répond à l’adresse { $address } ({ $why }). Lance-le, ou dis où il est avec --url.
refused-house-said-no = { $text }
refused-no-token-here = Il n’y a pas de jeton d’administration dans { $folder }. Lance une fois le serveur, ou définis admin_token.
refused-no-token = Il n’y a pas de jeton d’administration. Donne la même valeur à admin_token sur chaque serveur, et ici.

## breakhouse doctor

doctor-about = vérifier le dossier, le port, le proxy, la base de données, le bus et les sauvegardes, et dire ce qui ne va pas
doctor-good = ok
doctor-hint = note
doctor-bad = problème
doctor-all-well = Tout est en ordre.
doctor-folder-good = Le compte du serveur, { $user }, peut écrire dans { $folder } (espace libre : { $free } Mo).
doctor-folder-full = Il ne reste que { $free } Mo pour { $folder }. Fais de la place : un disque plein arrête toutes les parties.
doctor-folder-closed = Le compte du serveur, { $user }, ne peut pas écrire dans { $folder } : { $why }. Donne-lui ce dossier avec « chown -R { $user } », ou choisis-en un autre avec --data.
doctor-file-closed = Le compte du serveur, { $user }, ne peut pas utiliser { $file } : { $why }. Donne-lui tout : chown -R { $user } { $folder }
doctor-other-user = Tu es { $user }, et les données appartiennent à { $owner }. Ceci ne montre que ce que { $user } peut faire : relance la vérification en tant que root pour savoir ce que peut le serveur.
doctor-backups-closed = Le compte du serveur, { $user }, ne peut pas écrire de sauvegardes dans { $folder } : { $why }. Donne-lui ce dossier avec « chown -R { $user } », ou choisis-en un autre.
doctor-memory = Rien n’est enregistré : le serveur garde tout en mémoire.
doctor-data-good = Les données sont complètes.
doctor-data-none = Il n’y a pas encore de données.
doctor-port-free = Le port { $port } est libre ; aucun serveur ne tourne. Lances-en un, puis relance cette vérification pour contrôler aussi le proxy.
doctor-port-ours = Un serveur répond sur le port { $port } : version { $version }.
doctor-port-stuck = Un serveur répond sur le port { $port } (version { $version }), mais il ne peut pas écrire. Vérifie son disque ou sa base de données.
doctor-port-other = Le port { $port } est pris par un autre programme. Arrête ce programme, ou choisis un autre port avec --port.
doctor-pages-missing = Les pages n’ont pas été générées. Installe Breakhouse depuis son fichier wheel, ou lance « make pages ».
doctor-no-backups = Aucune sauvegarde n’est prévue. Définis backups.to, et garde une copie sur une autre machine.
doctor-backups-none = Il n’y a pas encore de sauvegarde dans { $folder }. Le serveur en fait une dès qu’il démarre.
doctor-backup-good = La dernière sauvegarde, { $file }, date de { $hours } h et peut être restaurée. Parties contenues : { $matches }.
doctor-backup-old = La dernière sauvegarde, { $file }, date de { $hours } h, alors qu’il en faut une toutes les { $every } h. Cherche « backup » dans le journal du serveur.
doctor-backup-of-another = La dernière sauvegarde, { $file }, vient d’un autre serveur : les données d’ici ont une autre clé. Choisis un dossier à part avec --backup-to.
doctor-no-public = Aucune adresse publique : les liens mènent à { $link }.
doctor-public-gone = { $link } ne répond pas : { $why }. Vérifie le proxy, son certificat et le DNS.
doctor-public-other = { $link } répond, mais ce n’est pas ce serveur ({ $why }). Vérifie l’adresse et le chemin du proxy.
doctor-public-good = { $link } mène à ce serveur.
doctor-not-trusted = Ce proxy ne figure pas parmi les proxys de confiance : tous les visiteurs comptent pour un seul. Ajoute son adresse avec --trusted-proxy.
doctor-no-forwarded-for = Le proxy ne transmet pas l’adresse des visiteurs. Fais-lui ajouter X-Forwarded-For.
doctor-no-forwarded-proto = Le proxy ne dit pas que la connexion est chiffrée. Fais-lui ajouter X-Forwarded-Proto.
doctor-no-sockets = Les WebSockets ne traversent pas le proxy ({ $why }). Fais-lui transmettre Upgrade et Connection.
doctor-proxy-good = Adresses, chiffrement et WebSockets traversent bien le proxy.
doctor-store-answers = La base de données à l’adresse { $address } répond.
doctor-bus-answers = NATS répond à l’adresse { $address }.
doctor-no-token = Il n’y a pas de jeton d’administration : personne ne peut modérer. Donne la même valeur à admin_token sur chaque serveur.

## Bots par le réseau

admin-did-bot = bot créé
admin-did-revoke = jeton révoqué
admin-help-bots = lister les bots qui jouent en réseau
admin-help-bot = créer un bot qui joue en réseau, avec son jeton
admin-help-revoke = révoquer le jeton d’un bot
admin-help-bot-name = son nom
admin-help-bot-days = nombre de jours de validité du jeton
admin-bot-made = { $name }. Son jeton, montré une seule fois : { $token }
admin-line-bot =
    { $name } ({ $who }), { $until ->
        [none] pas de jeton valable
       *[other] jeton valable jusqu’au { $until }
    }

## breakhouse admin stats

admin-help-stats = montrer combien de personnes ont joué à quoi aujourd’hui et cette semaine, et ce qui a été lent
admin-stats = Chiffres
admin-stats-today =
    Aujourd’hui (UTC) : { $matches ->
        [one] une partie
       *[other] { $matches } parties
    }, { $people ->
        [one] une personne
       *[other] { $people } personnes
    }
admin-stats-week =
    Les sept derniers jours : { $matches ->
        [one] une partie
       *[other] { $matches } parties
    }, { $people ->
        [one] une personne
       *[other] { $people } personnes
    }
admin-stats-game =
    { $game } : { $matches ->
        [one] une partie
       *[other] { $matches } parties
    }, { $people ->
        [one] une personne
       *[other] { $people } personnes
    }
admin-stats-now =
    En ce moment : { $matches ->
        [one] une partie
       *[other] { $matches } parties
    }, { $pages ->
        [one] une page
       *[other] { $pages } pages
    }
admin-stats-slow = Ce qui a été lent depuis le démarrage, cinquante au plus de chaque sorte :
admin-stats-not-slow = Rien n’a été lent depuis le démarrage.
admin-slow-stall = le serveur s’est figé pendant { $seconds } s
admin-slow-command = une commande a pris { $seconds } s
admin-slow-request = une requête a pris { $seconds } s
