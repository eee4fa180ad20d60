### Make ’n’ Break : à la table, dans le navigateur

## Le chantier

bench-site-classic = Table de Make ’n’ Break
bench-role-classic = { $role ->
        [architect] construit
       *[keeper] au chrono
    }

## L’étagère

box-classic = Classique
box-classic-line = Dix pièces en bois, une carte et un chrono qui tourne.
box-tactile = Classique, version tactile
box-tactile-line = Jouer sans regarder : chaque couleur est une texture, chaque carte est lue.
box-tactile-about = Cette boîte est faite pour jouer sans voir, et tout le monde peut participer. Chaque couleur a sa propre texture, dessinée ici comme on la sent sous le doigt ; les cartes sont lues à voix haute, les pièces se posent au clavier ou à la main, et rien ne dépend de la vue. Si tu vois, essaie une carte les yeux fermés.

## Une nouvelle table

option-cunning = On peut refuser des cartes
option-cunning-help = Une carte refusée passe à la personne de gauche, avec un jeton.
option-young-help = Deux piles : les nombres bleus pour les jeunes ou les novices, les rouges pour les pros que tu désignes. Chaque carte vaut un point.
option-experts = Pioche des cartes rouges
option-experts-seat = Pro : pioche des cartes rouges
option-timer-screen = Écran : 60, 80 ou 100 s
option-timer-box = Comme dans la boîte : 30, 40 ou 50 s
option-timer_by = Qui déclenche le chrono
option-timer_by-architect = L’architecte
option-timer_by-neighbour = La personne à gauche, comme dans la règle du jeu
option-start_within_ms = Départ automatique après (secondes)
option-edition = Édition
option-edition-standard = Normale
option-edition-tactile = Tactile

## En mots

command-help-classic = Par exemple : départ, prends la rouge, pose la rouge à plat sur la blanche à gauche, ou termine.
