### Le monde de la construction : pièces et constructions en mots, la voix du juge, l’illisible et l’impossible.
### « Pièce », comme mesure, est toujours la hauteur d’une pièce. Les phrases commencent en minuscule ; qui les dit met la majuscule.
### Les noms viennent avec leur article : aucune phrase ne les place après « de » ou « à », qui se contracteraient.

## Noms des pièces

words-piece = { $piece ->
        [white] la blanche
        [yellow] la jaune
        [orange] l’orange
        [red] la rouge
        [purple] la violette
        [lightblue] la bleu clair
        [darkblue] la bleu foncé
        [lightgreen] la vert clair
        [darkgreen] la vert foncé
        [brown] la marron
        [die-white] le dé blanc
        [die-yellow] le dé jaune
        [die-blue] le dé bleu
        [die-black] le dé noir
        [die-red] le dé rouge
        [die-green] le dé vert
        [cuboid-blue] le pavé bleu
        [cuboid-orange] le pavé orange
       *[other] { $piece }
    }
words-piece-felt = { $piece ->
        [white] la blanche lisse
        [yellow] la jaune à points
        [orange] l’orange ondulée
        [red] la rouge rainurée
        [purple] la violette à croix
        [lightblue] la bleu clair à anneaux
        [darkblue] la bleu foncé à rayures
        [lightgreen] la vert clair à diagonales
        [darkgreen] la vert foncé à losanges
        [brown] la marron veinée
        [die-white] le dé blanc
        [die-yellow] le dé jaune
        [die-blue] le dé bleu
        [die-black] le dé noir
        [die-red] le dé rouge
        [die-green] le dé vert
        [cuboid-blue] le pavé bleu
        [cuboid-orange] le pavé orange
       *[other] { $piece }
    }
words-texture = { $piece ->
        [white] lisse
        [yellow] à points
        [orange] ondulée
        [red] rainurée
        [purple] à croix
        [lightblue] à anneaux
        [darkblue] à rayures
        [lightgreen] à diagonales
        [darkgreen] à losanges
        [brown] veinée
       *[other] { $piece }
    }
words-counted = { $form ->
        [die] le dé { $n }
        [cuboid] le pavé { $n }
       *[brick] la pièce { $n }
    }
words-any = { $form ->
        [die] un dé
        [cuboid] un pavé
       *[brick] une pièce
    }
words-table = la table
words-distance = { $form ->
        [piece] { $halves ->
            [0] un peu
            [1] un demi-dé
            [2] un dé
            [3] un dé et demi
           *[other] { $half ->
                [yes] { $whole } dés et demi
               *[no] { $whole } dés
            }
        }
       *[brick] { $halves ->
            [0] un peu
            [1] une demi-pièce
            [2] une pièce
            [3] une pièce et demie
           *[other] { $half ->
                [yes] { $whole } pièces et demie
               *[no] { $whole } pièces
            }
        }
    }
# De combien : « de » s’élide devant « un » et « une ».
words-by = { $halves ->
        [0] { words-distance }
        [1] d’{ words-distance }
        [2] d’{ words-distance }
        [3] d’{ words-distance }
       *[other] de { words-distance }
    }

## Une construction

words-card = { $kind ->
        [grey] carte grise, { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : seule la forme compte, les couleurs sont libres.
        [neutral] carte neutre, { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : seule la forme compte, choisis tes dés et tes pavés.
        [free] carte libre, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[coloured] carte en couleurs, { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : chaque pièce a sa couleur.
    }
words-free = construis ce que tu veux avec exactement { $n } pièces, dont une seule touche la table.
words-hands = { $n ->
        [one] une main suffit.
       *[other] il faut une deuxième main pour tenir une pièce.
    }
words-whole = { $form ->
        [brick] { $n ->
            [one] une pièce
           *[other] { $n } pièces
        }
       *[piece] { $n ->
            [one] une pièce
           *[other] { $n } pièces
        }
    }, { $form ->
        [brick] { $height ->
            [one] hauteur d’une pièce
           *[other] hauteur de { $height } pièces
        }
       *[piece] { $height ->
            [one] hauteur d’un dé
           *[other] hauteur de { $height } dés
        }
    }{ $even ->
        [yes] , symétrique.
       *[no] .
    }
words-bottom = en bas : { $name }{ $how ->
        [lying] , à plat
        [standing] , debout
        [pointing] , pointée vers toi
        [upright] , dressé
       *[flat] { "" }
    }.
words-beside = { $name }{ $how ->
        [lying] , à plat
        [standing] , debout
        [pointing] , pointée vers toi
        [upright] , dressé
       *[flat] { "" }
    }, sur la table, { $halves ->
        [0] juste à droite, contre { $below }
       *[other] à droite, après { $below }, à { $distance } d’écart
    }.
words-over-one = sur { $below }, { words-place-one }
words-place-one = { $place ->
        [same] en parfait alignement
        [middle] au milieu
        [left] au ras du bout gauche
        [right] au ras du bout droit
        [over-left] à { $distance } au-delà du bout gauche
        [over-right] à { $distance } au-delà du bout droit
       *[in-left] à { $distance } du bout gauche
    }
words-on = { words-over-one } : { $name }{ $how ->
        [lying] , à plat
        [standing] , debout
        [pointing] , pointée vers toi
        [upright] , dressé
       *[flat] { "" }
    }.
words-over-several = à cheval sur { $n ->
        [2] { $below } et { $other }
       *[other] { $n } pièces ({ $below } à gauche, { $other } à droite)
    }, { words-place-several }
words-place-several = { $place ->
        [same] d’un bout à l’autre
        [middle] au milieu
        [left] au ras du bout gauche
        [right] au ras du bout droit
        [over-left] à { $distance } au-delà du bout gauche
        [over-right] à { $distance } au-delà du bout droit
       *[in-left] à { $distance } du bout gauche
    }
words-across = { words-over-several } : { $name }{ $how ->
        [lying] , à plat
        [standing] , debout
        [pointing] , pointée vers toi
        [upright] , dressé
       *[flat] { "" }
    }.
words-hold = tiens { $name } avec l’autre main.
words-release = lâche { $name }.

## La carte entière d’un trait : une pièce est à plat, sauf indication contraire

words-summary = { $kind ->
        [grey] carte grise
        [neutral] carte neutre
       *[coloured] carte en couleurs
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $form ->
        [brick] { $n ->
            [one] une pièce
           *[other] { $n } pièces
        }
       *[piece] { $n ->
            [one] une pièce
           *[other] { $n } pièces
        }
    }, hauteur { $height }{ $even ->
        [yes] , symétrique.
       *[no] .
    }
words-row-first = de bas en haut : { $row }.
words-row = { $row }.
words-row-and = { $one }, { $rest }
words-row-piece = { $name }{ $how ->
        [standing] { " " }debout
        [pointing] { " " }vers toi
        [upright] { " " }dressé
       *[lying] { "" }
    }
words-row-any = { $form ->
        [die] { $n ->
            [one] un dé
           *[other] { $n } dés
        }
        [cuboid] { $n ->
            [one] un pavé{ $how ->
                [upright] { " " }dressé
               *[lying] { "" }
            }
           *[other] { $n } pavés{ $how ->
                [upright] { " " }dressés
               *[lying] { "" }
            }
        }
       *[brick] { $n ->
            [one] { $how ->
                [standing] une debout
                [pointing] une vers toi
               *[lying] une à plat
            }
           *[other] { $n } { $how ->
                [standing] debout
                [pointing] vers toi
               *[lying] à plat
            }
        }
    }
words-two-hands = deux mains.

## Ce que dit le juge

difference-none = c’est juste.
difference-extra = { $name } n’est pas sur la carte : à retirer.
difference-missing = il manque encore { $where }
difference-misplaced = { $name } est à déplacer { $side ->
        [left] { $across } vers la droite
        [right] { $across } vers la gauche
       *[none] { "" }
    }{ $level ->
        [high] { $side ->
            [none] { $up } vers le bas
           *[other] { " " }et { $up } vers le bas
        }
        [low] { $side ->
            [none] { $up } vers le haut
           *[other] { " " }et { $up } vers le haut
        }
       *[none] { "" }
    }.
difference-wrong-way = { $name } devrait être { $how ->
        [lying] à plat
        [standing] debout
        [pointing] pointée vers toi
        [upright] dressé
       *[flat] à plat
    }.
difference-tilted = { $name } penche : à redresser.
difference-wrong-colour = { $name } est là où doit être { $other }.
difference-swapped = échange { $name } et { $other }.
difference-mirrored = c’est l’image en miroir : inverse la gauche et la droite.
difference-overlapping = { $name } et { $other } se chevauchent : écarte-les un peu.
difference-floating = { $name } est en l’air : mets quelque chose dessous.
difference-toppling = cela ne peut pas tenir tout seul : recentre le haut sur ce qui le porte.
difference-too-few = la carte demande { $n } pièces assemblées ; il y en a moins.
difference-too-many = la carte demande { $n } pièces assemblées ; retire les autres.
difference-table-touched = une seule pièce peut toucher la table : soulève { $name }.

## Ce qui ne se lit pas

invalid-no-such-piece = Il n’y a pas de pièce « { $piece } ».
invalid-no-such-pose = « { $piece } » ne peut pas être « { $how } ». Choisis parmi : { $known }.
invalid-out-of-the-world = « { $piece } » serait hors de la table en { $x }, { $y }.
invalid-tilted-too-far = « { $piece } » penche de { $tilt } dixièmes de degré ; au-delà de { $most }, cela compte comme une autre position.
invalid-piece-placed-twice = « { $piece } » figure deux fois, mais il n’y en a qu’un exemplaire.
invalid-too-many-pieces = { $n } pièces, c’est plus que n’en contient une boîte ; la limite est de { $most }.
invalid-notation-piece = « { $word } » n’est pas une pièce posée. Écris par exemple red-@0,1.5 ou red-(150,50).
invalid-notation-place = La position dans « { $word } » est illisible. Écris des nombres entiers : centre x, centre y, et une inclinaison s’il y en a une.
invalid-notation-mark = Dans « { $word } », la pièce ne peut pas être tournée comme ça. Choisis parmi : { $known }.
invalid-notation-card = « { $text } » n’est pas une carte. Écris l’identifiant, les points, la couleur du chiffre et le genre, deux-points, puis les pièces : c1 2 blue grey: grey-@0,0 grey.@1,1.
invalid-notation-note = « { $note } » après les pièces n’est ni un ordre ni une difficulté.
invalid-notation-step = « { $word } » n’est pas une étape de construction. Écris le numéro d’une pièce et, après une barre, celui de la pièce à tenir : 3 ou 3/1.

## Ce qui n’est ni une carte ni un paquet

invalid-card-id = « { $id } » ne peut pas être un nom de carte : seulement des lettres, des chiffres et des tirets.
invalid-card-points = La carte { $id } ne peut pas valoir { $points } : une carte vaut 1, 2 ou 3 points.
invalid-card-free = La carte { $id } est libre : elle doit demander 3 ou 4 pièces et ne montrer aucune construction.
invalid-card-empty = La carte { $id } ne montre aucune construction.
invalid-card-order = L’ordre de construction de la carte { $id } doit nommer chacune de ses pièces, une seule fois chacune.
invalid-card-difficulty = La difficulté de la carte { $id } est { $difficulty } ; elle doit être comprise entre 0 et 100.
invalid-card-off-grid = Les pièces d’une carte se placent sur une grille de demi-pièces ; ici, l’une d’elles n’y est pas.
invalid-card-piece-of-other-kind = « { $piece } » ne peut pas figurer sur la carte { $id }, qui est { $kind ->
        [grey] grise
        [neutral] neutre
        [free] libre
        [coloured] en couleurs
       *[other] { $kind }
    }.
invalid-card-not-in-the-box = La boîte de { $game } n’a plus de « { $piece } » pour la carte { $id }.
invalid-card-overlaps = Sur la carte { $id }, { $first } et { $second } se chevauchent.
invalid-card-unstable = La carte { $id } ne tient pas assez bien pour être construite{ $margin ->
        [none] { " " }: quelque chose y flotte en l’air
       *[other] { " " }(sa marge est de { $margin } % d’une pièce, il faut 20 %)
    }.
invalid-deck-header = Un paquet commence par une ligne comme « deck my-deck GAME 1 », pas par « { $text } ».
invalid-deck-size = Un paquet a de 1 à { $most } cartes ; celui-ci en a { $cards }.
invalid-deck-id-twice = Deux cartes du paquet s’appellent { $id }.
invalid-deck-card-twice = La carte { $id } montre la même construction que la carte { $other }, peut-être en miroir ou dans d’autres couleurs.
invalid-deck-sides = La carte { $id } a besoin de deux faces : { $one } ({ $one_number ->
        [red] rouge
        [yellow] jaune
       *[blue] bleue
    }) et { $other } ({ $other_number ->
        [red] rouge
        [yellow] jaune
       *[blue] bleue
    }).
invalid-deck-unreadable = Le fichier de paquet { $path } est illisible ({ $why }).
invalid-deck-of-no-game = « { $game } » n’a pas de cartes de construction. Ces jeux en ont : { $known }.
invalid-deck-of-another-game = « { $deck } » est un paquet pour { $game }, pas pour { $wanted }.
invalid-deck-day = « { $day } » n’est pas une date. Écris par exemple 2026-11-15.
invalid-no-such-deck = Il n’y a pas de paquet « { $deck } ». Choisis parmi : { $known }.

## Blocs donnés par leurs bords

invalid-no-blocks = Il n’y a aucun bloc à vérifier.
invalid-too-many-blocks = { $n } blocs, c’est trop à vérifier d’un coup ; la limite est de { $most }.
invalid-block-unreadable = Décris le bloc { $n } par quatre nombres : bord gauche, bord inférieur, largeur et hauteur.
refused-block-in-the-table = Le bloc { $n } s’enfonce dans la table.
refused-blocks-overlap = Les blocs { $first } et { $second } se chevauchent.

## Les mêmes défauts, là où ils gâtent les options d’une partie

refused-no-such-piece = { invalid-no-such-piece }
refused-piece-placed-twice = { invalid-piece-placed-twice }
refused-too-many-pieces = { invalid-too-many-pieces }
refused-notation-piece = { invalid-notation-piece }
refused-notation-place = { invalid-notation-place }
refused-notation-mark = { invalid-notation-mark }
refused-notation-card = { invalid-notation-card }
refused-notation-note = { invalid-notation-note }
refused-notation-step = { invalid-notation-step }
refused-card-id = { invalid-card-id }
refused-card-points = { invalid-card-points }
refused-card-free = { invalid-card-free }
refused-card-empty = { invalid-card-empty }
refused-card-order = { invalid-card-order }
refused-card-difficulty = { invalid-card-difficulty }
refused-card-off-grid = { invalid-card-off-grid }
refused-card-piece-of-other-kind = { invalid-card-piece-of-other-kind }
refused-card-not-in-the-box = { invalid-card-not-in-the-box }
refused-card-overlaps = { invalid-card-overlaps }
refused-card-unstable = { invalid-card-unstable }
refused-deck-header = { invalid-deck-header }
refused-deck-size = { invalid-deck-size }
refused-deck-id-twice = { invalid-deck-id-twice }
refused-deck-card-twice = { invalid-deck-card-twice }
refused-deck-sides = { invalid-deck-sides }
refused-deck-unreadable = { invalid-deck-unreadable }
refused-deck-of-no-game = { invalid-deck-of-no-game }
refused-deck-of-another-game = { invalid-deck-of-another-game }
refused-deck-day = { invalid-deck-day }
refused-no-such-deck = { invalid-no-such-deck }
