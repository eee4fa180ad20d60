# Ce qu’une table dit à celles et ceux qui y sont.

## Refusé : les places

refused-not-your-seat = La place { $seat } est à quelqu’un d’autre.
refused-match-has-begun = La partie a commencé. Tu peux regarder, ou t’asseoir pour la prochaine.
refused-match-is-starting = Le mélange est en cours : rien ne peut changer pour l’instant.
refused-shuffle-went-on = Trop tard : le mélange a déjà avancé.
refused-pledge-given = La place { $seat } a déjà promis sa part du mélange.
refused-only-the-host = Seul l’hôte de la table peut faire cela.
refused-setup-takes-too-long = Préparer ces cartes pourrait prendre { $seconds } secondes ; la limite est de { $most }. Prends moins de cartes, ou des cartes avec moins de pièces.
refused-setup-failed = Les cartes n’ont pas pu être préparées. Choisis un autre paquet.
refused-you-were-removed = L’hôte t’a fait quitter cette table.
refused-table-is-full = Toutes les places sont prises, mais tu peux regarder.
refused-seat-is-taken = { $name } occupe déjà la place { $seat }. Choisis-en une libre.
refused-name-for-the-other-seat = Qui joue à l’autre place ? Indique un nom, s’il te plaît.
refused-no-bot-there = Il n’y a pas de bot à la place { $seat }.
refused-only-players = Seuls les joueurs peuvent faire cela.
refused-nobody-to-report = Tu ne peux pas signaler la place { $seat }. Choisis une autre personne à la table.
refused-nothing-played-yet = Rien n’a encore été joué. Tu pourras signaler quelqu’un quand la partie aura commencé.
refused-no-player-there = À la place { $seat }, il n’y a personne à remplacer.
refused-nobody-in-that-seat = Il n’y a encore personne à la place { $seat }.
refused-player-may-come-back = { $name } peut encore revenir. Attends un peu.
refused-seat-was-given-up = La personne à la place { $seat } est partie pour de bon.
refused-seats-are-taken = Quelqu’un occupe une place que tu veux enlever.
refused-table-draws-who-begins = Dans ce jeu, on tire au sort qui commence.
refused-no-such-guest = Cette personne n’est pas à cette table.
refused-table-is-secret = On ne trouve cette table que par son lien, et cela ne peut pas changer. Crée une autre table si tout le monde doit la voir.
refused-not-yourself = Tu ne peux pas t’exclure. Lève-toi plutôt.
refused-seats-are-free =
    { $free ->
        [one] Il reste { $free } place libre. Attends quelqu’un, ou ajoute un bot.
       *[other] Il reste { $free } places libres. Attends d’autres joueurs, ou ajoute des bots.
    }

## Refusé : en jouant

refused-nothing-to-skip = Rien à accélérer pour l’instant : c’est à toi, ou d’autres personnes jouent.
refused-table-paused = La partie est en pause. Mettez-vous d’abord d’accord pour reprendre.
refused-no-match-running = Aucune partie n’est en cours à cette table.
refused-bot-plays-this-seat = Un bot occupe pour l’instant la place { $seat }. Reprends-la d’abord.
refused-seat-not-handed-over = Passe d’abord l’appareil à { $name }.
refused-house-cannot-write =
    { $why ->
        [full] Le disque du serveur est plein. Rien n’est perdu ; on continue dès qu’il y a de la place.
       *[other] Le serveur ne peut pas écrire sur son disque. Rien n’est perdu ; on continue dès que possible.
    }
refused-rules-failed = Quelque chose s’est mal passé avec ce coup. Rien n’a changé ; essaie autre chose.
refused-not-now =
    { $what ->
        [pause] Il n’y a rien à mettre en pause maintenant.
        [resume] La partie n’est pas en pause.
        [rematch] La partie n’est pas encore finie.
       *[other] Vous ne pouvez pas en décider maintenant.
    }

## Refusé : autour de la partie

refused-chat-is-off = Les messages sont désactivés à cette table.
refused-nothing-said = Écris d’abord quelque chose.
refused-seat-key-unknown = Ce lien ne marche pas. Un lien ne sert qu’une fois, dans les dix minutes ; demandes-en un nouveau.
refused-players-see-their-own = Les joueurs ne voient que leur propre main.
refused-no-hints-here = Il n’y a pas d’indices à cette table.
refused-nothing-to-do-now = Ce n’est pas ton tour.
refused-coach-has-no-advice = Le coach n’a pas de conseil ici.

## Annoncé à tout le monde

notice-bot-took-seat = Un bot ({ $level ->
        [beginner] débutant
        [casual] tranquille
        [strong] fort
        [expert] expert
        [random] au hasard
       *[other] { $level }
    }) joue pour { $name } en attendant son retour.
notice-bot-lost-seat = Le bot de la place { $seat } a planté. Un autre prend le relais.
notice-resigned = { $name } a abandonné.
notice-reported = Merci. La façon de jouer de { $name } va être examinée.
notice-sat-down = { $name } a pris place.
notice-stood-up = { $name } a quitté sa place.
notice-went-away = { $name } n’est pas là pour l’instant. Sa place reste réservée.
notice-came-back = { $name } est de retour.
notice-weak-line = { $name } a une mauvaise connexion.
notice-shuffle-silent = On mélange de nouveau : une part promise n’a pas été montrée ({ $names }).
notice-shuffle-wrong = On mélange de nouveau : la part montrée n’est pas celle qui avait été promise ({ $names }).
notice-slept = Le serveur était en veille. Aucun temps de jeu n’est perdu.
notice-cannot-write =
    { $why ->
        [full] Le disque du serveur est plein. La partie reprendra dès qu’il y aura de la place.
       *[other] Le serveur ne peut pas écrire sur son disque. La partie reprendra dès que possible.
    }

## Messages courts

chat-hello = Bonjour
chat-good-game = Belle partie
chat-well-played = Bien joué
chat-thanks = Merci
chat-one-moment = Un petit instant
chat-your-turn = C’est ton tour
chat-sorry = Pardon
chat-bye = Au revoir

## Comment une partie finit, autrement que par ses règles

reason-resigned = par abandon
reason-abandoned = quittée par tous
reason-agreed-to-stop = arrêtée d’un commun accord

## Pourquoi une partie n’est pas classée

unrated-abandoned = Non classée : tout le monde est parti.
unrated-agreed-to-stop = Non classée : arrêtée d’un commun accord.

## Phases

phase-gathering = en attente de joueurs
phase-playing = en cours
phase-paused = en pause
phase-over = finie
