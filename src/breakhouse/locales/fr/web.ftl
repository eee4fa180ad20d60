### Les pages de la maison dans un navigateur : étagère, tables, réglages.

house-name = Breakhouse
skip-to-content = Aller au contenu
looking = Un instant.
back = Retour
close = Fermer
try-again = Réessayer
try-now = Réessayer
to-the-lobby = Retour à l’étagère

## L’étagère

lobby-title = On construit, on casse, on rejoue.
lobby-ear = Tout est lu à voix haute, tu construis au clavier et tu as plus de temps.
box-facts = { $players } personnes · { $minutes ->
        [1] une minute
       *[other] { $minutes } minutes
    }
play-now = Jouer
play-now-box = Jouer : { $box }
with-friends = Entre amis
with-friends-box = Entre amis : { $box }
setting-up = Préparation…
join-title = Rejoindre une table
join-label = Code affiché sur l’autre écran
join-go = Rejoindre
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
        [over] { $game }, partie tout juste finie
        [paused] { $game }, en pause
       *[playing] { $game }, en cours
    }
more-title = Et aussi
more-companion = Compagnon pour le jeu en boîte
more-results = Résultats et parties à revoir
more-rules = Règles
more-settings = Réglages

## Noms

name-title = Comment veux-tu qu’on t’appelle ?
name-label = Ton nom
name-why = Les autres à la table voient ton nom. On ne te le demande qu’une fois.
name-keep = C’est moi
name-change = Ton nom :
name-missing = Ton nom ?

## Une nouvelle table

new-title = Une nouvelle table
new-options = Options de jeu
new-access = Qui peut rejoindre la table
new-chat = Courts messages entre joueurs
new-hints = Autoriser les indices (la partie ne sera pas classée)
access-open = Afficher la table sur l’étagère : tout le monde peut la rejoindre
seat-number = Place { $n }
seat-free = Libre
seat-level = Niveau
seat-name = Nom
seat-guest = Anonyme
seat-youngest = Je suis la personne la plus jeune
seat-oldest = Je suis la personne la plus âgée
seat-youngest-of = { $name } est la personne la plus jeune
seat-oldest-of = { $name } est la personne la plus âgée
seat-add = Ajouter une place
seat-remove = Enlever cette place
level-beginner = Débutant
level-casual = Tranquille
level-strong = Fort
level-expert = Expert
level-random = Au hasard
pace-factor = { $factor ->
        [1] Temps habituel
       *[other] { $factor } fois plus de temps
    }
new-pace = Rythme
new-pace-off = Sans chrono
new-pace-own = Différent pour chaque place
new-pace-help = Vaut pour tout le monde ; plus bas, tu peux le régler place par place. Tout le monde le voit, et ces parties sont classées à part.
option-yes = oui
option-no = non
option-none = désactivé
option-seconds = { $seconds } s
option-factors = Temps

## On se retrouve

gather-title = { $box }
gather-waiting =
    { $free ->
        [one] Il reste { $free } place libre.
       *[other] Il reste { $free } places libres.
    }
gather-ready = Tout le monde est là.
gather-room = Il y a encore une place pour toi.
gather-full = Toutes les places sont prises, mais tu peux regarder.
gather-making = On prépare les cartes…
gather-making-cards = On prépare les cartes de cette partie. Elle commence dans un instant.
gather-seats = À la table
gather-start = Commencer
gather-host-starts = C’est { $name } qui lance la partie.
seat-is-bot-of = bot, { $level }
seat-is-you = toi
seat-is-host = hôte de la table
seat-goes-first = commence
seat-sit = S’asseoir ici
seat-sit-here = Asseoir quelqu’un ici
seat-put-bot = Ajouter un bot
seat-stand = Se lever
seat-by-ear = Jouer à l’oreille
seat-clear = Retirer le bot
seat-kick = Exclure
seat-gone = { $name } a quitté la table.
seat-let-bot = Laisser jouer un bot
seat-bot-plays = Un bot joue pour toi.
seat-take-back = Reprendre ta place
invite-title = Inviter des amis
invite-qr = Code QR avec le lien vers cette table
invite-code = Code
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager
invite-screen = Grand écran
watching =
    { $count ->
        [one] { $names } regarde.
       *[other] { $names } regardent.
    }
unrated = Non classée.
unrated-hints = Non classée, car les indices sont permis.
unrated-removed = Non classée, car quelqu’un a été exclu.
unrated-alone = Non classée, car une seule personne joue.
unrated-learning = Non classée, car { $you ->
        [yes] tu découvres
       *[no] { $count ->
            [one] { $names } découvre
           *[other] { $names } découvrent
        }
    } encore le jeu.
unrated-began-unrated = Non classée, car elle ne l’était pas au départ.
unrated-fair-play = Partie non classée : elle n’a pas été jouée loyalement.
result-withheld = Cette partie est en cours de vérification. D’ici là, elle ne compte pas.
screen-title = Votre jeu sur vos téléphones, la table sur cet écran.
screen-text = Scannez le code QR ou tapez le code, puis prenez place.

## À la table

bar-name = Table
skip-ahead = Avance rapide
bar-hint = Indice
bar-words = En mots
bar-rules = Règles
bar-menu = Menu
menu-title = Menu de la table
bar-chats =
    { $count ->
        [one] { $count } message
       *[other] { $count } messages
    }
places-name = Autour de la table
mine-name = Ton côté de la table
place-turn = C’est à
place-away = pas là
place-weak = connexion faible
clock-left =
    { $seconds ->
        [one] Encore { $seconds } seconde.
       *[other] Encore { $seconds } secondes.
    }
clock-left-for = { $you ->
        [yes] Il te reste { $seconds ->
            [one] { $seconds } seconde
           *[other] { $seconds } secondes
        } pour jouer.
       *[no] Il reste { $seconds ->
            [one] { $seconds } seconde
           *[other] { $seconds } secondes
        } à { $name } pour jouer.
    }
clock-none = Aucun chrono ne tourne.
line-lost = Connexion perdue. Nouvelle tentative…
line-slow = Connexion lente. En attente d’une réponse…
line-back = Connexion rétablie.
line-waiting =
    { $count ->
        [one] { $count } coup attend d’être envoyé.
       *[other] { $count } coups attendent d’être envoyés.
    }
line-undo = Annuler
paused-title = En pause
paused-why =
    { $why ->
        [all-away] Tout le monde était parti : le chrono est arrêté.
        [restarted] Le serveur a redémarré. Rien n’est perdu, et le chrono est arrêté.
        [slept] Le serveur était en veille. Rien n’est perdu, et le chrono est arrêté.
        [store] Le serveur ne peut rien enregistrer pour l’instant : le chrono est arrêté.
       *[agreed] Vous avez convenu d’une pause. Tout est couvert jusqu’à la reprise.
    }
paused-resume = Reprendre
handover-title = Passe l’appareil
handover-text = Les pièces restent couvertes jusqu’à ce que l’appareil soit dans les bonnes mains.
handover-to = C’est moi, { $name }
handover-now = { $name } a l’appareil.
handover-cover = Couvrir et faire passer
proposal =
    { $to ->
        [pause] Pause demandée par { $names }.
        [resume] Reprise demandée par { $names }.
        [rematch] Nouvelle partie demandée par { $names }.
       *[abandon] Arrêt demandé par { $names }.
    }
proposal-own =
    { $to ->
        [pause] Tu as proposé une pause.
        [resume] Tu as proposé de reprendre.
        [rematch] {""}
       *[abandon] Tu as proposé d’arrêter là.
    }
proposal-yes = Oui
proposal-no = Non
proposal-missing = On attend { $names }.
asks-to-see = { $name } aimerait voir ta main.
chat-title = Dire quelque chose
chat-label = Un court message
chat-send = Envoyer
chat-said = { $name } : { $text }
chat-mute = Mettre { $name } en sourdine
chat-mute-all = Mettre tout le monde en sourdine
chat-mutes = Mettre en sourdine
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
menu-report = Signaler quelqu’un
report-whom = Signaler { $name }
report-about = L’administration de ce serveur regarde la partie et décide. Personne à la table n’en est informé.
report-program = Un programme joue
report-stalling = Fait attendre tout le monde
report-rude = Manque de respect
report-other = Autre chose
menu-resign-sure = Oui, abandonner
menu-abandon = Proposer d’arrêter là
menu-leave = Quitter la table
menu-ask-see = Demander à { $name } de montrer sa main
menu-commitment = Empreinte du mélange, publiée avant la partie :

## En mots

words-name = La table en mots
command-label = Tape ton coup
command-send = Valider
command-unknown = « { $text } » : commande inconnue.
command-not-now = Ce n’est pas possible pour l’instant.
command-switched = { $on ->
        [yes] { $name } : oui.
       *[no] { $name } : non.
    }
command-words = { $acts ->
        [none] Tu peux aussi demander : { $questions }.
       *[other] Tu peux aussi taper : { $acts }. Ou demander : { $questions }.
    }
choices-title =
    { $count ->
        [one] { $count } coup possible
       *[other] { $count } coups possibles
    }
choices-more = En voir plus
history-title = Ce qui s’est passé
questions-title = Demander à la table
ask-rules = Règles
ask-hand = Qu’ai-je en main ?
ask-last = Qu’y a-t-il sur la table ?
ask-turn = À qui de jouer ?
ask-clock = Combien de temps reste-t-il ?
ask-counts = Quel est le score ?
ask-can = Que puis-je faire ici ?
ask-wrong = Qu’est-ce qui ne va pas encore ?
ask-card = Qu’y a-t-il sur la carte ?
ask-again = Répète
ask-box = Aller au champ de saisie
typed-ask-help = aide, commandes, help
typed-ask-rules = règles, rules
typed-ask-hand = main, ma main, pièces, hand
typed-ask-last = table, dessus, last
typed-ask-turn = tour, à qui, turn
typed-ask-clock = temps, chrono, time, clock
typed-ask-counts = score, points
typed-ask-can = coups, combinaisons, sets, moves
typed-ask-wrong = faux, fautes, wrong
typed-ask-card = carte, card
typed-ask-again = encore, répète, again
typed-ask-tour = visite
typed-ask-missing = suivante, manque, missing, next
typed-ask-earlier = historique, avant, précédent, earlier, history
typed-ask-later = après, suivant, later
typed-ask-box = champ de saisie, champ, box
typed-undo = annule, annuler, reprends, undo
ask-help = Que font les touches ?
ask-tour = Visite guidée des touches
ask-missing = Quelle pièce vient ensuite ?
ask-earlier = Message précédent
ask-later = Message suivant
history-end = { $end ->
        [first] C’était le premier message.
       *[last] C’était le dernier message.
    }
answer-none = Il n’y a rien à dire là-dessus dans ce jeu.
help-page = Tab passe d’un élément à l’autre, Entrée active celui qui est sélectionné.
help-more = { $can } dit ce que tu peux faire, { $turn } qui doit jouer. { $tour } lance la visite guidée des touches.
help-can = Ce que tu peux faire : { $list }.
any-keys = Tab parcourt les coups possibles, Entrée joue celui qui est sélectionné.
tour-title = Visite guidée des touches
tour-offer = C’est la première fois ? { $tour } lance la visite guidée des touches.
tour-first = Entrée pour continuer, Échap pour quitter la visite.
tour-any = Tab parcourt les coups possibles, Entrée joue celui qui est sélectionné.
tour-ask = Partout à la table : { $turn } dit qui doit jouer, { $clock } combien de temps il reste, { $counts } le score, { $hand } ce que tu as en main.
tour-again = { $again } répète le dernier message. { $earlier } revient aux précédents, { $later } repart en avant.
tour-help = { $can } dit ce que tu peux faire, { $help } ce que font les touches. Pour les règles, appuie sur { $rules }, pour le champ de saisie sur { $box }.
key-question-mark = le point d’interrogation
key-slash = la barre oblique
tour-held = Ton lecteur d’écran garde une lettre pour lui ? Appuie dessus avec { $held ->
        [mac] Option et Maj
       *[other] Ctrl, Alt et Maj
    } : ça marche partout.
tour-last = C’est tout. { $tour } relance la visite.
tour-next = Suivant
tour-skip = Quitter la visite
people-came = { $phase ->
        [gathering] { $name } est là.
       *[other] { $name } regarde la partie.
    }
people-went = { $name } a quitté la table.
people-bot-sat = { $name }, un bot, s’est assis.
people-bot-left = { $name }, le bot, a quitté la table.

## Skip-Bo Breakers

column-player = Joueur
column-points = Points
column-rating = Cote
column-played = Parties
rating-provisional = provisoire

## La première partie

guide-name = Ta première partie
guide-skip = Passer l’introduction
guide-close = Fermer
guide-again = Refaire l’introduction
guide-done = C’est tout ce qu’il faut savoir. « { bar-rules } », en haut, explique le reste.

## Résultats

result-title =
    { $you ->
        [yes] Tu as gagné.
       *[no] { $count ->
            [one] { $names } a gagné.
           *[other] { $names } se partagent la victoire.
        }
    }
result-nobody = Personne n’a gagné cette fois.
result-rated = Cette partie compte pour le classement.
result-share = Partager une image
result-replay = Revoir
result-again = Rejouer
result-best =
    { $whose ->
        [you] Ta plus belle construction
        [shared] Construit par { $name }
       *[all] La plus belle construction, par { $name }
    }
share-sent = Image partagée.
share-saved = Image enregistrée.
share-failed = Cet appareil n’a pas pu créer l’image.
ended-resigned =
    { $gone ->
        [you] Tu as abandonné.
        [0] Quelqu’un a abandonné.
        [one] { $names } a abandonné.
       *[other] { $names } ont abandonné.
    }
ended-abandoned = Tout le monde est parti.
ended-agreed-to-stop = Vous avez convenu d’arrêter.
ended-program-too-slow = Un bot a mis trop de temps à répondre.
ended-program-insists = Un bot s’est obstiné à jouer des coups interdits.
ended-program-waits = Un bot ne voulait pas jouer.
ended-program-gone = Un bot est resté déconnecté trop longtemps.
results-played = Parties jouées ici
results-none = Aucune partie terminée pour l’instant.
pool-grid = au clavier
pool-timed = contre la montre
pool-slow = avec plus de temps
replay-title = Revoir
replay-of = { $box } : { $names }
replay-view = Vu par
replay-view-all = le public
replay-play = Lecture
replay-pause = Pause
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-timeline = Déroulement
replay-step = Étape { $step } sur { $steps }
replay-keys = Les flèches gauche et droite font défiler la partie pas à pas, pièce par pièce ; avec Maj, d’un événement à l’autre. Tu peux poser les mêmes questions qu’à la table.
replay-speed = Vitesse
replay-download = Télécharger la partie
replay-verify = Vérifier le mélange
shuffle-sign = Mélange
shuffle-checking = Vérification du mélange…
shuffle-share = Mélange vérifié. Ta part y est, et tout correspond à ce que cette page a vu.
shuffle-seen = Mélange vérifié d’après ce que cette page a vu, mais sans ta part : rien n’est arrivé à temps depuis cette page.
shuffle-watched = Mélange vérifié d’après ce que cette page a vu.
shuffle-unseen = Les calculs sont justes. Mais cette page n’était pas là pendant le mélange : elle ne peut pas dire ce qui avait été promis.
shuffle-alone = Les calculs sont justes, mais aucune page n’a participé au mélange : le serveur a mélangé seul.
shuffle-old = Cette partie date d’avant le mélange partagé. { $text }
shuffle-wrong = Le mélange n’est pas conforme. { $what }
shuffle-unchecked = Le mélange n’a pas pu être vérifié : le serveur n’a pas répondu.
shuffle-wrong-secret = Le secret n’est pas celui sur lequel le serveur s’était engagé.
shuffle-wrong-pledge = La part montrée n’est pas celle qui avait été promise ({ $name }).
shuffle-wrong-seed = La graine ne découle pas du secret et des parts.
shuffle-wrong-draws = Un tirage ne découle pas de la graine : { $purpose }, numéro { $counter }.
shuffle-wrong-frozen = La partie n’a pas été jouée avec le jeu et les options fixés au départ.
shuffle-wrong-seats = Les places ne sont pas celles de la table au début du mélange.
shuffle-wrong-commitment = Avant la partie, cette page a vu un autre engagement.
shuffle-wrong-list = Avant la partie, cette page a vu une autre liste de promesses.
shuffle-wrong-nonce = Ta propre part a été remplacée.
shuffle-wrong-voids = Cette page a vu une tentative qui n’est plus mentionnée.
shuffle-wrong-house = { $text }
shuffle-shares = Parts fournies par : { $names }
shuffle-void = Une tentative a été annulée : { $why ->
        [silent] une part promise n’a pas été montrée ({ $names })
        [wrong] la part montrée n’était pas celle qui avait été promise ({ $names })
       *[interrupted] elle a été interrompue
    }
review-title = Revoir avec le coach
review-thinking = Le coach regarde ta partie. Cela prend un instant.
review-look = Montrer
review-costly = Les décisions les plus coûteuses
review-nothing-costly = Le coach n’aurait rien fait autrement.
review-look-at = Montrer la décision { $n }
rules-of = { $box } : les règles
rules-changed = À cette table, les règles changent sur ces points :
rules-choose = Choisis une boîte.

## Réglages

settings-look = Affichage
settings-language = Langue
settings-auto = Comme le navigateur
settings-theme = Clair ou sombre
settings-theme-auto = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-motion = Mouvement
settings-motion-auto = Comme l’appareil
settings-motion-none = Aucun
settings-words = Montrer la table en mots sous l’image
settings-magnet = Un aimant discret aide à placer les pièces
settings-guide = Expliquer chaque jeu à la première partie
settings-sound = Son et voix
settings-volume = Volume
settings-no-sound = Ce navigateur ne peut pas émettre de sons : ils sont écrits au bord de la page.
settings-captions = Sous-titres pour les sons
settings-speech = Lire à voix haute, sans lecteur d’écran
settings-ear = Je joue à l’oreille
settings-ear-how = Tu entends tout, textures comprises, tu construis au clavier sur une grille et tu as quatre fois plus de temps. Tu peux changer cela dans les réglages.
settings-ear-later = Ce que tu entends change tout de suite. Ta façon de construire et le temps dont tu disposes changeront après cette partie.
settings-ear-speech = Tout lire à voix haute, sans lecteur d’écran
settings-rate = Vitesse de la voix
settings-spoken = Annonces
settings-spoken-all = Tout ce qui se passe
settings-spoken-turns = Seulement à mon tour
settings-clock = Annonce du temps
settings-clock-end = Vers la fin
settings-clock-often = Régulièrement
settings-clock-never = Seulement si je le demande
settings-keys = Touches
settings-queries = Poser les questions d’une seule touche
settings-keys-how = Va dans un champ et appuie sur la touche voulue ; Retour arrière l’enlève.
settings-keys-reset = Touches par défaut
settings-kept = Ce que nous gardons sur toi
settings-kept-why = Ton nom, ta langue, tes réglages, tes résultats, ta cote et tes bots. Rien d’autre.
settings-made-of = Ce que nous devons à d’autres
settings-download = Télécharger
settings-forget = Effacer
settings-forget-sure = Oui, tout effacer
captions-name = Son

## Ennuis

trouble-house-gone = Le serveur ne répond pas. Il est peut-être arrêté, ou ta connexion est coupée.
trouble-storage = Ce navigateur n’enregistre rien pour cette page : tes réglages seront perdus quand tu la fermeras.
trouble-page-title = Cette page n’a pas pu être chargée
trouble-page = La connexion a été coupée pendant le chargement.
trouble-face-title = La table n’a pas pu être affichée
trouble-face = Recharge la page ; ta place est gardée.
missing-title = Page introuvable
missing-text = Le lien est peut-être ancien, ou il en manque un bout.
no-replay-title = Partie introuvable
no-replay-text = Elle n’a peut-être jamais été finie, ou son lien est ancien.
no-table-title = Table introuvable
gone-title = Tu n’es pas à cette table
gone-text = La table a été fermée, ou tu n’y as plus de place.

## Le compagnon de la vraie boîte

companion-title = Compagnon pour le jeu en boîte
companion-text = Vos pièces sur la table, cet appareil au milieu : il lance le dé, tient le chrono, annonce la somme et note les points.
companion-box = Quelle boîte ?
companion-players = Qui joue
companion-first = { $begins ->
        [oldest] La personne la plus âgée en premier.
       *[youngest] La personne la plus jeune en premier.
    }
companion-cards = Cartes
companion-cards-shipped = Le paquet standard, affiché ici
companion-cards-daily = Le paquet du jour, affiché ici
companion-cards-own = Les cartes de notre boîte
companion-begin = Commencer

## Les réglages d’une nouvelle table, par groupes

group-match = La partie
group-variants = Variantes
group-house-rules = Règles maison

## Tout jeu qui n’a pas son propre visage

command-help-any = Tape ce qui est écrit sur un bouton, ou ses premières lettres.
rules-any-options = Options
any-players = Les joueurs
any-points = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
any-table = Sur la table
any-moves = Ce que tu peux faire
any-no-moves = Il n’y a rien à faire pour l’instant.
any-your-turn = C’est à toi de jouer.
any-nobody = Ce n’est le tour de personne.
any-turn = C’est à { $name } de jouer.
any-scores = { $list }.
any-more = Tout montrer ({ $count })
any-between = de { $low } à { $high }

## Entre amis

continue-title = Continuer
continue-box = Continuer : { $box }
continue-phase =
    { $phase ->
        [gathering] En attente de joueurs
        [paused] En pause
       *[playing] Partie en cours
    }
leave-title = C’est ton tour. Partir maintenant ?
leave-text = Tu ferais attendre les autres. Ta place est gardée : tu retrouveras la partie sur l’étagère, sous « Continuer ».
leave-go = Partir
leave-stay = Rester
welcome-title = { $name } aimerait jouer avec toi
welcome-sit = S’asseoir
invite-text = Viens jouer avec moi ({ $box }) :
seat-sit-here-go = Prendre la place
group-seats = Pour chaque place

## Le résultat sur une page

result-points = Les points, tour après tour
rating-changed =
    { $provisional ->
        [yes] Ta cote provisoire : { $after } ({ $change }).
       *[no] Ta cote : { $after } ({ $change }).
    }
kind-close =
    { $points ->
        [one] Il ne manquait qu’un point. Bien joué.
       *[other] Il ne manquait que { $points } points. Bien joué.
    }
kind-other = Merci pour la partie. La prochaine repart de zéro pour tout le monde.
moment-best = Ton meilleur moment, { $clock } :
moment-worst = Ton moment le plus dur, { $clock } :
moment-chance = tes chances de gagner sont passées de { $from } à { $to } %.
review-costly-own = Tes décisions les plus coûteuses
review-costly-others = Les décisions les plus coûteuses des autres
print-cards = Imprimer les cartes
print-tactile = Imprimer la version tactile
print-setting = On prépare les pages. Cela prend un instant.
print-saved = Les pages sont enregistrées en PDF.
print-own = Les cartes de ton propre paquet s’impriment à partir de son fichier, avec « breakhouse print ».

## Bots par le réseau

seat-is-program = bot en réseau
seat-invite-bot = Inviter un bot
gather-only-bots-rated = Dans cette partie, seule la cote des bots change.
unrated-own-bot = Non classée, car un bot joue contre la personne à qui il appartient, ou contre un autre de ses bots.
pool-bots = bots
settings-bots = Tes bots
settings-bots-why = Un programme que tu écris peut jouer ici sous son propre nom. Donne-lui le jeton ; nous ne le montrons qu’une fois.
settings-bot-name = Nom du bot
settings-bot-make = Créer un bot
settings-bot-token = Jeton du bot { $name }. Copie-le maintenant : il ne sera plus montré.
settings-bot-until = Jeton valable jusqu’au { $day }
settings-bot-ended = Pas de jeton valable
settings-bot-here = connecté
settings-bot-renew = Nouveau jeton
settings-bot-revoke = Révoquer le jeton
settings-bot-delete = Supprimer
settings-bot-copied = Copié.
settings-bot-token-ended = Le jeton du bot { $name } ne fonctionne plus.
settings-bot-deleted = { $name } a été supprimé.
settings-bot-copy = Copier
