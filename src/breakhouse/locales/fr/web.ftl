### Les pages de la maison dans un navigateur : étagère, tables, réglages, et Skip-Bo Breakers en mots.

house-name = Breakhouse
skip-to-content = Aller au contenu
looking = Un instant.
back = Retour
close = Fermer
try-again = Réessayer
try-now = Essayer
to-the-lobby = À l’étagère

## L’étagère

lobby-title = On construit, on casse, on rejoue.
box-classic = Classique
box-classic-line = Dix pièces en bois, une carte et un chrono qui tourne.
box-tactile = Classique, à toucher
box-tactile-line = Le même jeu, par la texture, l’oreille et le clavier.
box-mini = Mini
box-mini-line = Huit pièces et un petit dé qui compte ton temps.
box-dice = Dés
box-dice-line = Lance les dés et empile-les, jamais un plus faible sur un plus fort.
box-skipbo-breakers = Skip-Bo Breakers
box-skipbo-breakers-line = Pose toujours plus haut, et garde un Breaker pour le bon moment.
box-facts = 2–4 personnes · { $minutes } minutes
play-now = Jouer
play-now-box = Jouer : { $box }
with-friends = Entre amis
with-friends-box = Entre amis : { $box }
setting-up = On installe
join-title = Rejoindre une table
join-label = Le code sur l’écran de l’autre
join-go = Entrer
join-too-short = Un code a au moins quatre lettres ou chiffres.
tables-title = Tables à rejoindre ou à regarder
tables-none = Aucune table ouverte pour l’instant.
tables-nobody = Encore personne
tables-line =
    { $phase ->
        [gathering] { $game }, { $free ->
            [0] plus de place libre
            [one] { $free } place libre
           *[other] { $free } places libres
        }
        [over] { $game }, tout juste finie
        [paused] { $game }, en pause
       *[playing] { $game }, en cours
    }
more-title = Et aussi
more-companion = Avec la vraie boîte
more-results = Résultats et parties à revoir
more-rules = Règles
more-settings = Réglages

## Noms

name-title = Comment t’appeler ?
name-label = Ton nom
name-why = Les autres à la table le voient. On ne te le demande qu’une fois.
name-keep = C’est moi
name-change = Ton nom :
name-missing = Dis ton nom

## Une nouvelle table

new-title = Une nouvelle table
new-title-box = Une table pour { $box }
new-seats = Qui joue
new-options = Comment on joue
new-access = Qui peut venir
new-chat = Courts messages entre joueurs
new-hints = Permettre les indices ; la partie n’est alors pas classée
new-make = Dresser la table
new-make-full = Dresser la table
access-open = Toute la maison voit la table sur l’étagère
access-link = Seulement avec le lien
access-code = Seulement avec le code
seat-number = Place { $n }
seat-me = Toi
seat-free = Libre
seat-free-later = Gardée pour quelqu’un
seat-bot = Un bot
seat-here = Une autre personne sur cet appareil
seat-level = Force
seat-name = Nom
seat-guest = Invité
seat-youngest = Personne n’est plus jeune que moi
seat-oldest = Personne n’est plus âgé que moi
seat-youngest-of = { $name }, personne n’est plus jeune
seat-oldest-of = { $name }, personne n’est plus âgé
seat-add = Une place de plus
seat-remove = Enlever cette place
level-beginner = Débutant
level-casual = Tranquille
level-strong = Fort
level-expert = Expert
level-random = Au hasard
pace-factor = { $factor ->
        [1] Temps habituel
       *[other] Temps × { $factor }
    }
new-pace = Rythme
new-pace-off = Sans chrono
new-pace-own = Chaque place le sien
new-pace-help = Pour tout le monde, ou pour une seule place ci-dessus. Tout le monde le voit, et le classement est à part.
option-yes = oui
option-no = non
option-none = aucun
option-seconds = { $seconds } s
option-target = Points pour gagner
option-must_lay = Qui peut poser doit poser
option-must_lay-help = Sinon, on peut toujours passer.
option-equal_matches = Égaler suffit
option-equal_matches-help = Sinon, chaque combinaison doit battre la précédente.
option-open_discard = Les manches finies restent visibles
option-think_ms = Secondes pour réfléchir
option-think_ms-help = Vide : autant de temps que l’on veut.
option-turns = Tours par personne
option-cunning = On peut refuser des cartes
option-cunning-help = Une carte refusée va au voisin de gauche, avec un jeton.
option-young = Jeunes architectes
option-young-help = Les personnes choisies jouent avec des règles plus douces.
option-experts = Joue avec les cartes rouges
option-young_limit = Somme pour les jeunes architectes
option-timer = Chrono
option-timer-screen = Écran : 60, 80 ou 100 s
option-timer-box = Comme dans la boîte : 30, 40 ou 50 s
option-timer-on = Oui
option-timer-off = Sans chrono, pour s’exercer
option-factors = Temps
option-hands = Mains
option-hands-free = Libres : on fait glisser les pièces
option-hands-grid = Grille : au clavier et à l’oreille
option-bricks = Pièces
option-bricks-screen = À l’écran
option-bricks-real = De vraies pièces, sur ta table
option-deck = Cartes
option-deck-shipped = Le paquet de la maison
option-deck-daily = Le paquet du jour
option-deck-endless = Sans fin, toujours nouvelles
option-deck-own = Ton propre paquet
option-deck-own-label = Le texte du fichier de paquet
option-grey = Cartes grises, où seule la forme compte
option-grip = Antiglisse : les pièces ne glissent pas
option-start_within_ms = Départ automatique après (secondes)
option-edition = Édition
option-edition-standard = Normale
option-edition-tactile = À toucher
option-limit = La somme qui termine un tour
option-roll_ms = Secondes par lancer du petit dé
option-throw_ms = Secondes par lancer des dés
option-countdown_ms = Secondes de compte à rebours
option-pile = Quand la pile est épuisée
option-pile-turn = On la retourne
option-pile-reshuffle = On la mélange
option-timekeeper = Qui lance le petit dé
option-timekeeper-table = La table
option-timekeeper-player = Une personne qui joue
option-stopper = Qui lance le petit dé
option-stopper-table = La table
option-stopper-player = Une personne qui joue
option-level = Niveau
option-level-basic = Jeu de base
option-level-introduction = Initiation
option-level-advanced = Avancé

## On se retrouve

gather-title = { $box }
gather-waiting =
    { $free ->
        [one] Il reste { $free } place libre.
       *[other] Il reste { $free } places libres.
    }
gather-ready = Tout le monde est là.
gather-making-cards = On prépare les cartes de cette partie. Elle commence dans un instant.
gather-seats = À la table
gather-start = Commencer
gather-change = Changer les règles du jeu
gather-host-starts = C’est { $name } qui lance la partie.
gather-here-name = Une autre personne sur cet appareil s’appelle
seat-is-bot-of = bot, { $level }
seat-is-you = toi
seat-is-host = hôte de la table
seat-sit = S’asseoir ici
seat-sit-here = Asseoir quelqu’un ici
seat-put-bot = Un bot
seat-stand = Se lever
seat-clear = Renvoyer le bot
seat-kick = Prier de partir
seat-gone = { $name } n’est plus là.
seat-let-bot = Laisser jouer un bot
seat-bot-plays = Un bot joue pour toi.
seat-take-back = Reprendre ta place
invite-title = Inviter des amis
invite-qr = Code QR avec le lien vers cette table
invite-code = Code
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Envoyer
invite-screen = Grand écran
watching =
    { $count ->
        [one] { $names } regarde.
       *[other] { $names } regardent.
    }
unrated =
    { $why ->
        [hints] Non classée, car les indices sont permis.
        [untimed] Non classée, car aucun chrono ne tourne.
        [real-bricks] Non classée, car on joue avec de vraies pièces.
        [removed] Non classée, car quelqu’un a été prié de partir.
        [alone] Non classée, car une seule personne joue.
       *[other] Non classée.
    }
screen-title = Les mains sur vos téléphones, la table ici.
screen-text = Scannez l’image ou tapez le code, et prenez place.

## À la table

table-title = Table { $code }
bar-name = Table
bar-hint = Indice
bar-words = En mots
bar-rules = Règles
bar-menu = Menu
bar-chats =
    { $count ->
        [one] { $count } message
       *[other] { $count } messages
    }
places-name = Autour de la table
mine-name = Ton côté de la table
place-turn = À jouer :
place-away = loin
place-passed = a passé
place-tiles =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
place-score =
    { $score ->
        [one] { $score } sur { $target }
       *[other] { $score } sur { $target }
    }
clock-left =
    { $seconds ->
        [one] Encore { $seconds } seconde.
       *[other] Encore { $seconds } secondes.
    }
clock-none = Aucun chrono ne tourne.
line-lost = La ligne avec la maison est coupée. On continue d’essayer.
line-back = La ligne est rétablie.
line-waiting =
    { $count ->
        [one] { $count } coup attend d’être envoyé.
       *[other] { $count } coups attendent d’être envoyés.
    }
line-undo = Annuler
paused-title = Une pause
paused-why =
    { $why ->
        [all-away] Tout le monde était parti, alors le temps est arrêté.
        [restarted] La maison a redémarré. Rien n’est perdu, et le temps est arrêté.
        [slept] La maison a dormi. Rien n’est perdu, et le temps est arrêté.
        [store] La maison ne peut pas écrire pour l’instant, alors le temps est arrêté.
       *[agreed] Vous avez convenu d’une pause. Tout est couvert jusqu’à la reprise.
    }
paused-resume = Reprendre
handover-title = Passe l’appareil
handover-text = Les pièces restent couvertes jusqu’à ce que leur propriétaire ait l’appareil en main.
handover-to = C’est moi, { $name }
handover-now = { $name } a l’appareil.
handover-cover = Couvrir et passer
proposal =
    { $to ->
        [pause] Pause demandée par { $names }.
        [resume] Reprise demandée par { $names }.
        [rematch] Nouvelle partie demandée par { $names }.
       *[abandon] Arrêt demandé par { $names }.
    }
proposal-yes = Oui
proposal-no = Non
proposal-missing = On attend { $names }.
asks-to-see = { $name } aimerait voir ta main.
chat-title = Dire quelque chose
chat-label = Un court message
chat-send = Dire
chat-said = { $name } : { $text }
preset-hello = Bonjour
preset-good-game = Belle partie
preset-well-played = Bien joué
preset-thanks = Merci
preset-one-moment = Un instant
preset-your-turn = À toi
preset-sorry = Pardon
preset-bye = Au revoir
menu-acts = Ce que tu peux faire
menu-pause = Proposer une pause
menu-move = Jouer sur un autre appareil
menu-move-key = Ouvre ceci sur l’autre appareil, dans les dix minutes :
menu-invite = Inviter des amis
menu-resign = Abandonner
menu-resign-sure = Oui, abandonner
menu-abandon = Proposer d’arrêter là
menu-leave = Quitter la table
menu-ask-see = Demander à { $name } de montrer sa main
menu-commitment = La promesse faite avant la partie :

## En mots

words-name = La table en mots
command-label = Tape ce que tu fais
command-send = Valider
command-help-skipbo-breakers = Des pièces comme 3 4 *, avec leur genre s’il le faut, ou passer.
command-help-classic = Par exemple : départ, prends la rouge, pose la rouge à plat sur la blanche à gauche, ou termine.
command-help-mini = Par exemple : départ, prends la rouge, pose la rouge à plat sur la blanche à gauche, ou termine.
command-help-dice = Par exemple : prêt, lance, ou pose le dé rouge sur le dé blanc.
command-unknown = « { $text } » n’est rien que l’on puisse faire ici.
choices-title =
    { $count ->
        [one] { $count } chose que tu peux faire
       *[other] { $count } choses que tu peux faire
    }
choices-more = En voir plus
history-title = Ce qui s’est passé
questions-title = Demander à la table
ask-rules = Règles
ask-hand = Qu’ai-je en main ?
ask-last = Qu’y a-t-il au-dessus ?
ask-turn = À qui de jouer ?
ask-clock = Combien de temps reste-t-il ?
ask-counts = Où en est-on ?
ask-can = Que puis-je faire ?
ask-wrong = Qu’est-ce qui ne va pas encore ?
ask-card = Qu’y a-t-il sur la carte ?
ask-again = Redis-le
ask-box = Vers le champ de saisie
no-hand-here = Tu regardes et n’as rien en main.
nobody-to-move = Personne n’a à jouer.

## Skip-Bo Breakers

tile-wild = joker
tile-name =
    { $lit ->
        [yes] { $tile }, peut être posé
       *[no] { $tile }
    }
rack-name =
    { $count ->
        [one] Ton chevalet, { $count } pièce
       *[other] Ton chevalet, { $count } pièces
    }
middle-name = La manche
middle-before = Posé avant
rounds-aside =
    { $count ->
        [one] { $count } manche face cachée
       *[other] { $count } manches face cachée
    }
sorted-by =
    { $order ->
        [sets] Rangé par combinaisons
       *[number] Rangé par nombres
    }
kind-word-single = pièce
kind-word-pair = paire
kind-word-pairs = paires
kind-word-run = suite
kind-word-breaker = Breaker
can-lay = Combinaisons que tu peux poser
kind-count =
    { $kind ->
        [single] { $count ->
            [one] { $count } seule
           *[other] { $count } seules
        }
        [pair] { $count ->
            [one] { $count } paire
           *[other] { $count } paires
        }
        [pairs] { $count ->
            [one] { $count } suite de paires
           *[other] { $count } suites de paires
        }
        [run] { $count ->
            [one] { $count } suite
           *[other] { $count } suites
        }
       *[breaker] { $count ->
            [one] { $count } Breaker
           *[other] { $count } Breakers
        }
    }
lay = Poser
lay-as =
    { $kind ->
        [single] Poser cette pièce
        [pair] Poser la paire
        [pairs] Poser les paires
        [run] Poser la suite
       *[breaker] Poser le Breaker
    }
pass = Passer
wait-your-turn = Attends ton tour ; tes pièces restent choisies.
prompt-open = À toi d’ouvrir. Pose la combinaison que tu veux.
prompt-follow = À toi. Fais mieux, ou passe.
prompt-pass = À toi. Rien dans ta main ne fait mieux : passe.
prompt-other =
    { $opens ->
        [yes] { $name } ouvre la manche.
       *[no] { $name } réfléchit.
    }
skipbo-set =
    { $kind ->
        [single] Pièce { $tiles }
        [pair] Paire { $tiles }
        [pairs] Suite de paires { $tiles }
        [run] Suite { $tiles }
       *[breaker] Breaker { $tiles }
    }
skipbo-set-up-to = { $set }, jusqu’à { $rank }
skipbo-set-covered =
    { $count ->
        [one] { $count } pièce, face cachée
       *[other] { $count } pièces, face cachée
    }
skipbo-drew = Tirage pour ouvrir : { $drawn }.
skipbo-drew-one = { $name } { $tile }
skipbo-dealt =
    { $you ->
        [yes] Donne { $hand } distribuée. C’est toi qui ouvres.
       *[no] Donne { $hand } distribuée. { $name } ouvre.
    }
skipbo-laid =
    { $you ->
        [yes] Tu poses { $kind ->
            [single] { $tiles }
            [pair] la paire { $tiles }
            [pairs] la suite de paires { $tiles }
            [run] la suite { $tiles }
           *[breaker] le Breaker { $tiles }
        }.
       *[no] { $name } pose { $kind ->
            [single] { $tiles }
            [pair] la paire { $tiles }
            [pairs] la suite de paires { $tiles }
            [run] la suite { $tiles }
           *[breaker] le Breaker { $tiles }
        }. { $left ->
            [0] { "" }
            [one] Encore { $left } pièce.
           *[other] Encore { $left } pièces.
        }
    }
skipbo-laid-covered =
    { $you ->
        [yes] Tu as posé { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        }, maintenant face cachée.
       *[no] { $name } a posé { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        }, maintenant face cachée.
    }
skipbo-passed =
    { $you ->
        [yes] Tu passes.
       *[no] { $name } passe.
    }
skipbo-passed-late =
    { $you ->
        [yes] Ton temps est écoulé : tu passes.
       *[no] { $name } n’a plus de temps et passe.
    }
skipbo-round-won =
    { $you ->
        [yes] Tu gagnes la manche.
       *[no] { $name } gagne la manche et ouvre la suivante.
    }
skipbo-hand-won =
    { $you ->
        [yes] Tu n’as plus de pièce et marques { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[no] { $name } n’a plus de pièce et marque { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
skipbo-match-won =
    { $you ->
        [yes] Tu gagnes la partie.
       *[no] { $name } gagne la partie.
    }
skipbo-you-hold =
    { $count ->
        [one] Tu as { $count } pièce : { $tiles }.
       *[other] Tu as { $count } pièces : { $tiles }.
    }
skipbo-last =
    { $you ->
        [yes] Au-dessus : { $set }, de toi.
       *[no] Au-dessus : { $set }, de { $name }.
    }
skipbo-nothing-lies = Rien sur la table ; la manche est à ouvrir.
skipbo-turn =
    { $you ->
        [yes] { $opens ->
            [yes] C’est ton tour. Tu ouvres la manche.
           *[no] C’est ton tour.
        }
       *[no] { $opens ->
            [yes] C’est à { $name } d’ouvrir la manche.
           *[no] C’est à { $name } de jouer.
        }
    }
skipbo-count =
    { $you ->
        [yes] toi : { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        }, { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
       *[no] { $name } : { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        }, { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
    }
skipbo-can = Tu peux poser : { $sets }.
skipbo-can-kind =
    { $kind ->
        [single] { $count ->
            [one] { $count } pièce unique, { $sets }
           *[other] { $count } pièces uniques, { $sets }
        }
        [pair] { $count ->
            [one] { $count } paire, { $sets }
           *[other] { $count } paires, { $sets }
        }
        [pairs] { $count ->
            [one] { $count } suite de paires, { $sets }
           *[other] { $count } suites de paires, { $sets }
        }
        [run] { $count ->
            [one] { $count } suite, { $sets }
           *[other] { $count } suites, { $sets }
        }
       *[breaker] { $count ->
            [one] { $count } Breaker, { $sets }
           *[other] { $count } Breakers, { $sets }
        }
    }
skipbo-can-some = comme { $sets }
skipbo-can-nothing = Il n’y a rien que tu puisses poser maintenant.
hand-over-title =
    { $you ->
        [yes] Tu n’as plus de pièce : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[no] { $name } n’a plus de pièce : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
hand-over-target = À { $target } points, la partie est gagnée.
hand-over-next = Donne suivante
hand-none-left = aucune
column-player = Qui
column-left = Pièces restantes
column-points = Points
column-rating = Classement
column-played = Parties

## La première partie

guide-name = Première partie
guide-skip = Je connais ce jeu
guide-close = Fermer
guide-done = C’est tout ce qu’il faut savoir. Le point d’interrogation montre les règles à tout moment.
guide-skipbo-breakers-lay = Choisis des pièces que tu peux poser : elles s’éclairent. Puis pose-les. Une paire, une suite de trois, une seule pièce : ce sont toutes des combinaisons.
guide-skipbo-breakers-beat = Les autres doivent battre une combinaison avec le même genre, autant de pièces et un nombre plus élevé. Toi aussi. Les petits boutons choisissent une combinaison pour toi.
guide-skipbo-breakers-pass = Passer est permis, et tu peux revenir. Quand tous les autres ont passé, la manche est gagnée et qui l’a gagnée ouvre la suivante.
guide-skipbo-breakers-breaker = Trois ou quatre fois le même nombre font un Breaker : il bat toute autre combinaison. Débarrasse-toi de toutes tes pièces avant les autres.
guide-skipbo-breakers-wait = Quelqu’un d’autre commence. Quand c’est ton tour, les pièces que tu peux poser s’éclairent.
guide-start = { $game ->
        [dice] { $keeper ->
            [table] Appuie sur START quand tu veux. Après le compte à rebours, le petit dé commence à compter.
           *[player] Attends le signal. Ensuite, le petit dé commence à compter.
        }
        [mini] Appuie sur START quand tu veux. Le petit dé commence à compter.
       *[other] { $die ->
            [yes] Lance le dé, puis appuie sur START quand tu veux. La carte se retourne et le chrono tourne.
           *[no] Appuie sur START quand tu veux. La carte se retourne.
        }
    }
guide-build = { $how ->
        [grid] Le point lit la carte pièce par pièce, et Entrée prend la pièce qui vient d’être lue. Commence par le bas.
        [touch] Glisse une pièce là où la carte la montre. Commence par le bas.
       *[mouse] Glisse une pièce là où la carte la montre. Commence par le bas.
    }
guide-turn = { $how ->
        [grid] Haut et bas tournent la pièce dans ta main, gauche et droite la déplacent, Entrée la pose. X dit ce qui ne va pas encore.
        [touch] Tourne la pièce en main avec le bouton en bas ou un deuxième doigt. « Tenir », c’est ton autre main.
       *[mouse] Tourne la pièce en main avec la molette ou une flèche. Le clic droit tient une autre pièce.
    }
guide-real = Construis la carte avec tes pièces et appuie sur « Fini ». Les autres regardent si c’est juste.
guide-throw = { $how ->
        [grid] G lance les pièces que la carte demande. Maj avec un chiffre en marque une seule à relancer.
       *[other] Lance les dés que la carte demande. Garde ceux qui vont, relance les autres.
    }
guide-stack = Pose un dé comme sur la carte. Ce qui est dessus doit montrer autant ou plus.
guide-stand = Quand c’est juste, la construction s’éclaire, tient une seconde, et la carte suivante vient toute seule.
guide-count = { $game ->
        [classic] Quand le temps est écoulé, les cartes finies comptent. Puis la personne suivante construit, et tu regardes.
       *[other] Quand la somme est atteinte, ton tour est fini et les cartes finies comptent.
    }
guide-watching = { $game ->
        [dice] { $name } lance et construit. Ce qui est dessus doit montrer autant ou plus : touche une pièce qui ne va pas. Ton tour viendra.
       *[other] { $name } construit. Toi, tu vérifies : touche une pièce mal posée. Ton tour viendra.
    }
guide-keeping = { $phase ->
        [signal] { $game ->
            [dice] Tu es au stop : appuie sur START quand { $name } peut commencer.
           *[other] Tu es au petit dé : quand { $name } a commencé, tu le lances.
        }
       *[building] Lance le petit dé encore et encore. La table additionne : à { $limit }, le tour de { $name } est fini.
    }

## Résultats

result-title =
    { $you ->
        [yes] Tu gagnes.
       *[no] { $count ->
            [one] { $names } gagne.
           *[other] { $names } se partagent la victoire.
        }
    }
result-nobody = Personne ne gagne cette fois.
result-rated = Cette partie compte pour le classement.
result-share = Partager une image
result-replay = Revoir
result-again = Rejouer
result-best = La plus belle construction, par { $name }
share-sent = L’image est en route.
share-saved = L’image est enregistrée.
share-failed = L’image n’a pas pu être faite ici.
ended-resigned = Quelqu’un a abandonné.
ended-abandoned = La table a été quittée.
ended-agreed-to-stop = Vous avez convenu d’arrêter.
results-played = Joué dans cette maison
results-none = Rien n’a encore été joué jusqu’au bout.
pool-grid = au clavier
pool-timed = contre la montre
pool-slow = avec plus de temps
replay-title = Revoir
replay-of = { $box } : { $names }
replay-view = Vu par
replay-view-all = le public
replay-play = Lire
replay-pause = Pause
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-timeline = Déroulement
replay-step = Étape { $step } sur { $steps }
replay-keys = Les flèches gauche et droite avancent pas à pas, pièce par pièce ; avec Maj, d’un événement à l’autre. Les questions de la table marchent ici aussi.
replay-speed = Vitesse
replay-download = Télécharger la partie
replay-verify = Vérifier le hasard
review-title = Revoir avec le coach
review-thinking = Le coach regarde. Cela prend un instant.
review-look = Montrer
review-costly = Ce qui a coûté le plus
review-nothing-costly = Rien que le coach aurait fait autrement.
review-luck = Chance et savoir-faire, en lancers
review-by-dice = par les dés
review-by-choosing = par les choix
review-lost = perdus
review-saved = gagnés
review-building = La construction
review-seconds = { $seconds } s
review-look-at = Montrer la décision { $n }
review-look-card = Montrer la carte { $card }
review-built-so = Construit ainsi
review-quicker-so = Plus vite ainsi
rules-of = { $box } : les règles
rules-changed = Cette table joue autrement sur ces points :
rules-choose = Choisis une boîte.

## Réglages

settings-look = Pour voir
settings-language = Langue
settings-auto = Comme le navigateur
settings-theme = Jour ou nuit
settings-theme-auto = Comme l’appareil
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-motion = Mouvement
settings-motion-auto = Comme l’appareil
settings-motion-none = Aucun
settings-words = Montrer la table en mots sous la table dessinée
settings-magnet = Un aimant discret aide à placer les pièces
settings-guide = Expliquer un jeu la première fois
settings-sound = Pour entendre
settings-volume = Volume
settings-no-sound = Ce navigateur n’émet aucun son. Ce qu’ils diraient s’écrit au bord de la page.
settings-captions = Légendes pour les sons
settings-speech = Lire à voix haute, sans lecteur d’écran
settings-rate = Vitesse de la voix
settings-spoken = Ce qui est dit
settings-spoken-all = Tout ce qui se passe
settings-spoken-turns = Seulement à mon tour
settings-clock = Le temps est dit
settings-clock-end = vers la fin
settings-clock-often = de temps en temps
settings-clock-never = seulement si je demande
settings-keys = Touches
settings-queries = Une seule touche interroge la table
settings-keys-how = Va dans un champ et appuie sur la touche voulue ; Retour arrière l’enlève.
settings-keys-reset = Touches d’origine
settings-kept = Ce que la maison garde sur toi
settings-kept-why = Ton nom, ta langue, tes réglages, tes résultats et ton classement. Rien d’autre.
settings-download = Télécharger
settings-forget = Effacer
settings-forget-sure = Oui, tout effacer
captions-name = Son

## Ennuis

trouble-house-gone = La maison ne répond pas. Peut-être est-elle fermée ; peut-être la ligne est-elle coupée.
trouble-storage = Ce navigateur ne garde rien pour cette page : tes réglages durent jusqu’à ce que tu la fermes.
trouble-page-title = Cette page n’est pas arrivée
trouble-page = La ligne a été coupée en chemin.
trouble-face-title = La table n’a pas pu être dessinée
trouble-face = Recharge la page ; ta place est gardée.
trouble-wasm = Ce navigateur n’a pas WebAssembly, alors les pièces ne tombent pas ici : elles bougent sur une grille, au clavier ou au toucher.
missing-title = Il n’y a rien à cette adresse
missing-text = Le lien est peut-être ancien, ou une lettre s’est perdue en route.
no-replay-title = Cette partie n’est pas ici
no-replay-text = Elle n’a peut-être jamais été finie, ou son lien est ancien.
gone-title = Tu n’es pas à cette table
gone-text = La table a été fermée, ou ta place n’existe plus.

## Le compagnon de la vraie boîte

companion-title = Avec la vraie boîte
companion-text = Vos pièces sur la table, cet appareil au milieu : il lance le dé, tient le chrono, annonce la somme et note les points.
companion-box = Quelle boîte ?
companion-players = Qui joue
companion-first = { $begins ->
        [oldest] La plus âgée en premier.
       *[youngest] La plus jeune personne en premier.
    }
companion-cards = Cartes
companion-cards-shipped = Montrées ici, du paquet de la maison
companion-cards-daily = Montrées ici, du paquet du jour
companion-cards-own = Les cartes de notre boîte
companion-begin = Commencer
own-turn = { $name } construit
own-over = C’était le dernier tour
own-stop = Stop !
own-done = Points d’une carte finie
own-points =
    { $points ->
        [one] { $points } point à ce tour
       *[other] { $points } points à ce tour
    }
own-next = Noter, au suivant
own-roll = Lancer
own-start = Départ
own-rolled = Le dé montre { $number } : { $seconds } secondes.
own-called = { $total }
own-stopped = Stop !

## Mots à taper, séparés par des virgules

typed-pass = passer, passe, je passe
typed-wild = joker, infini
typed-kind-single = pièce, pièce unique, simple
typed-kind-pair = paire
typed-kind-pairs = paires, suite de paires
typed-kind-run = suite
typed-kind-breaker = breaker
