### Nim aux mains cachées

box-nim = Nim aux mains cachées
box-nim-line = Joue tes cartes, prends des bâtonnets, et surtout le dernier.
option-sticks = Bâtonnets au milieu
option-wins = Manches à gagner
rules-nim =
    Douze bâtonnets sont au milieu, et chacun tient cinq cartes de 1 à 3. À son tour, on joue une carte et on prend
    autant de bâtonnets. La personne qui prend le dernier gagne la manche ; il faut trois manches pour gagner la partie. Si aucune de tes
    cartes ne convient, tu passes.

do-nim-take =
    { $card ->
        [one] Prendre { $card } bâtonnet
       *[other] Prendre { $card } bâtonnets
    }
do-nim-pass = Passer
field-nim-card = Carte

did-nim-dealt =
    { $you ->
        [yes] Manche { $round } : les cartes sont distribuées. Tu commences.
       *[no] Manche { $round } : les cartes sont distribuées. { $name } commence.
    }
did-nim-taken =
    { $you ->
        [yes] Tu prends { $card }.
       *[no] { $name } prend { $card }.
    } { $left ->
        [0] C’était le dernier bâtonnet.
        [one] Il reste { $left } bâtonnet.
       *[other] Il reste { $left } bâtonnets.
    }
did-nim-passed =
    { $you ->
        [yes] Tu dois passer.
       *[no] { $name } doit passer.
    }
did-nim-won =
    { $you ->
        [yes] Tu gagnes la manche { $round }.
       *[no] { $name } gagne la manche { $round }.
    }
view-nim =
    { $sticks ->
        [0] Il ne reste aucun bâtonnet.
        [one] Il reste { $sticks } bâtonnet.
       *[other] Il reste { $sticks } bâtonnets.
    } { $seat ->
        [none] Tu regardes.
       *[other] { $mine ->
                [none] Tu n’as plus de carte.
               *[other] Tes cartes : { $mine }.
            }
    } { $played ->
        [none] Aucune carte n’a encore été jouée.
       *[other] Cartes jouées : { $played }.
    }

refused-nim-card-not-held = Tu n’as pas de { $card } en main.
refused-nim-too-few-sticks =
    { $sticks ->
        [one] Il ne reste que { $sticks } bâtonnet : un { $card }, c’est trop.
       *[other] Il ne reste que { $sticks } bâtonnets : un { $card }, c’est trop.
    }
refused-nim-must-play = Tu as un { $card } que tu peux jouer : tu ne peux donc pas passer.
ended-nim-rounds-won =
    { $you ->
        [yes] Tu as gagné assez de manches : la partie est à toi.
       *[no] { $name } a gagné assez de manches, et donc la partie.
    }
