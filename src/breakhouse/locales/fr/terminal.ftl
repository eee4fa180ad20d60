### Le terminal

terminal-about = Cinq jeux où l’on construit et où l’on casse : y jouer, tenir le chrono du jeu en boîte, ou apprendre à un programme à jouer.
terminal-help-command = commande
terminal-help-language = la langue (par défaut : celle du terminal)
terminal-help-version = afficher la version et quitter
terminal-version = breakhouse { $version } (version des données : { $data })
terminal-help-play = jouer dans le terminal contre des bots
terminal-help-game = quel jeu (par défaut : le premier jeu fait pour le terminal)
terminal-help-bots = combien de bots jouent avec toi (par défaut : comme dans le navigateur)
terminal-help-level = la force des bots : random, ou un niveau du jeu comme casual
terminal-help-program = faire jouer un programme qui parle le protocole de place (peut être répété)
terminal-help-name = ton nom
terminal-help-option = une option du jeu, par exemple must_lay=true
terminal-help-seed = un texte quelconque : la même graine distribue les mêmes pièces ou cartes
terminal-help-plain = ni couleurs ni images, pour les lecteurs d’écran et les redirections
terminal-help-pause = secondes d’attente avant qu’un bot joue
terminal-help-referee = arbitrer des parties en lignes JSON, sur l’entrée et la sortie standard

refused-option-without-value = Une option s’écrit NOM=VALEUR : il manque la valeur à « { $option } ».
refused-needs-numba = Cette commande a besoin du moteur rapide. Installe-le avec : pip install 'breakhouse[fast]'
compiling-begins = Compilation du moteur rapide. Cela prend environ une minute, mais une seule fois.
compiling-each-time = Compilation du moteur rapide. Cela prend environ une minute à chaque fois : d’autres utilisateurs pourraient modifier ce qui serait gardé dans { $folder }. Indique dans NUMBA_CACHE_DIR un dossier où personne d’autre ne peut écrire.
compiling-goes-on = {"  "}Fonctions compilées jusqu’ici : { $functions } ({ $seconds } s)

terminal-you = Toi
terminal-goodbye = À la prochaine.
terminal-score = { $you ->
        [yes] Tu as { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
       *[no] { $name } a { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
    }

## Mots à taper, séparés par des virgules

typed-view = v, voir, table, view
typed-all = a, tout, tous, all
typed-back = retour, annuler
typed-leave = q, quitter, sortir, quit
terminal-nothing-to-undo = Il n’y a rien à reprendre.
do-undo = Reprendre la dernière pièce posée

## Ce que dit argparse

argparse-usage = utilisation :
argparse-options = options
argparse-positional = arguments
argparse-help = afficher cette aide et quitter
argparse-error = %(prog)s : %(message)s
argparse-argument = %(argument_name)s : %(message)s
argparse-unrecognized = non reconnu : %s
argparse-required = il manque : %s
argparse-one-required = il faut l’un de ceux-ci : %s
argparse-not-with = ne peut pas être combiné avec %s
argparse-ignored = ne prend pas de valeur, mais a reçu %r
argparse-one = demande une valeur
argparse-at-most-one = prend une valeur au plus
argparse-at-least-one = demande au moins une valeur
argparse-several = demande %s valeurs
argparse-ambiguous = %(option)s peut vouloir dire %(matches)s
argparse-invalid-value = %(value)r n’est pas possible ici
argparse-not-whole = %(value)r n’est pas un nombre entier
argparse-not-number = %(value)r n’est pas un nombre
argparse-invalid-choice = %(value)r n’est pas parmi %(choices)s
argparse-unknown-command = la commande %(parser_name)r n’existe pas ; choisis parmi %(choices)s
argparse-cannot-open = impossible d’ouvrir %(filename)s : %(error)s
refused-no-such-pause = La pause doit durer entre 0 et { $most } secondes.

## N’importe quel jeu

terminal-welcome-any = { $title }. Tape le numéro de ton choix, ? pour l’aide, q pour quitter.
terminal-how-any = Tape le numéro d’un choix, ou son texte. Tape v pour revoir la table, la lettre a pour lister tous les choix, le mot retour pour annuler un coup commencé, q pour quitter.
terminal-prompt-any = Ton choix :
terminal-standing = Score : { $scores }
terminal-choices = Ce que tu peux faire :
terminal-more-choices = { $more ->
        [one] … et { $more } autre ; tape la lettre a pour tout voir.
       *[other] … et { $more } autres ; tape la lettre a pour tout voir.
    }
terminal-time-left = { $seconds ->
        [one] Encore { $seconds } seconde.
       *[other] Encore { $seconds } secondes.
    }
terminal-won = { $you ->
        [yes] Tu as gagné.
       *[no] { $n ->
                [one] { $names } a gagné.
               *[other] Égalité : { $names }.
            }
    }
refused-no-such-choice = « { $typed } » n’est pas un des choix. Tape un numéro de 1 à { $most }.
refused-not-a-number = « { $typed } » n’est pas un nombre entier ({ $field }).
refused-not-among-choices = « { $typed } » ne convient pas ({ $field }). Choisis parmi : { $choices }.
refused-not-within-limits = { $low ->
        [none] { $field } : { $high } au plus, pas { $typed }.
       *[other] { $high ->
                [none] { $field } : { $low } au moins, pas { $typed }.
               *[other] { $field } : de { $low } à { $high }, pas { $typed }.
            }
    }

## Un nouveau jeu

new-game-help = créer un paquet avec un nouveau jeu, prêt à être modifié
new-game-help-name = son identifiant : minuscules, chiffres et traits d’union
new-game-help-into = le dossier où le créer (par défaut : celui-ci)
new-game-done =
    Dossier créé : { $folder }
    Va dans ce dossier et tape :
    pip install --editable . pytest
    pytest
    breakhouse play { $name }
refused-no-name-for-a-game = « { $name } » ne peut pas être le nom d’un jeu : utilise des minuscules, des chiffres et des traits d’union simples, en commençant par une lettre, { $longest } caractères au plus.
refused-game-exists = Il y a déjà un jeu « { $name } ».
refused-folder-exists = { $folder } existe déjà ; rien n’a été écrit.

## breakhouse verify

verify-help = vérifier un fichier de partie : rejouer la partie et dire ce que cela prouve
verify-help-match = un fichier de partie, téléchargé depuis la page « Revoir »
verify-whole = Le fichier est complet et intact : { $steps ->
        [one] une étape
       *[other] { $steps } étapes
    }.
verify-secret = Le secret est bien celui sur lequel le serveur s’était engagé avant la partie.
verify-frozen = Cet engagement couvre aussi le jeu, ses options et la place de chacun : rien n’a changé ensuite.
verify-shares = Les pages de ces joueurs ont apporté leur part au mélange, et chaque part a été promise avant qu’aucune ne soit montrée : { $names }.
verify-no-shares = Aucune page n’a participé au mélange. Le serveur aurait pu choisir la donne.
verify-alone = La personne qui a hébergé cette partie a mélangé seule et aurait pu choisir la donne.
verify-voids = Avant cela, { $count ->
        [one] une tentative de mélange a été annulée
       *[other] { $count } tentatives de mélange ont été annulées
    }.
verify-draws = { $count ->
        [0] Il n’y avait rien à tirer au sort.
        [one] Le seul tirage découle de la graine.
       *[other] Les { $count } tirages découlent tous de la graine.
    }
verify-steps = Rejouée avec la version { $version } des règles, la partie donne exactement les mêmes étapes.
verify-not-proved = Ce qu’aucun fichier ne peut prouver : que l’engagement a vraiment été montré avant le mélange. Seules les pages ouvertes à ce moment-là le savent.
verify-failed = Non vérifié. { $why }

## L’arbitre

referee-help-intro = Écris une demande par ligne. Chacune reçoit une ligne : la réponse, ou « error » avec un code, ses paramètres et une phrase.
referee-op-games = liste les jeux de l’étagère, leurs places et leurs options
referee-op-new = commence une partie ; la réponse donne son nom, la graine décide de la donne
referee-op-view = montre ce qu’une place peut savoir ; avec "seat": null, ce que tout le monde peut savoir
referee-op-legal = liste ce qu’une place peut faire maintenant
referee-op-do = joue une commande ; la réponse contient les événements ou la raison du refus
referee-op-time = fait avancer le temps de la partie jusqu’à « at », en millisecondes depuis le début
referee-op-outcome = donne le résultat, ou null tant que la partie est en cours
referee-op-log = donne le LOG de la partie : les lignes de son fichier
referee-op-replay = lit un fichier de partie et reprend là où il s’arrête
