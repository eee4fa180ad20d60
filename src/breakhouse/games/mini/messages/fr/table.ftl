### Mini Make ’n’ Break : à la table, dans le navigateur

## Le chantier

bench-site-mini = Table de Mini Make ’n’ Break
bench-role-mini = { $role ->
        [architect] construit
       *[keeper] au petit dé
    }

## L’étagère

box-mini = Mini
box-mini-line = Huit pièces et un petit dé qui compte ton temps.

## Une nouvelle table

option-young-seat = Jeune architecte
option-young_limit = Somme pour les jeunes architectes
option-pile = Quand la pile est vide
option-pile-turn = On retourne les cartes
option-pile-reshuffle = On mélange les cartes
option-timekeeper = Qui lance le petit dé
option-timekeeper-table = La table
option-timekeeper-player = Un joueur

## En mots

command-help-mini = Par exemple : départ, prends la rouge, pose la rouge à plat sur la blanche à gauche, ou termine.
