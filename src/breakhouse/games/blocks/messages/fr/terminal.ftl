### Les jeux de construction : dans le terminal

cards-help = voir, vérifier, comparer et créer des cartes et des paquets
cards-help-list = lister les cartes d’un paquet
cards-help-show = montrer une carte : notation, croquis, mots, image
cards-help-check = vérifier des fichiers de paquet ou des cartes : lisibles, constructibles, stables ?
cards-help-make = créer un nouveau paquet à partir d’une graine
cards-help-judge = comparer une construction à une carte
cards-help-contact = dessiner toutes les cartes d’un paquet sur une seule image
cards-help-deck = { $decks }, GAME:daily, GAME:endless:SEED, ou un fichier de paquet (par défaut : celui du premier jeu de l’étagère)
cards-help-card = l’identifiant d’une carte du paquet, ou la notation d’une carte, entre guillemets
cards-help-construction = la notation d’une construction, entre guillemets, comme "red-@0,0 white.@1,1"
cards-help-notation = afficher le paquet dans sa notation
cards-help-svg = dessiner la carte en image (SVG) dans ce fichier
cards-help-felt = nommer les textures en plus des couleurs
cards-help-steps = expliquer comment construire, étape par étape
cards-help-what = un fichier de paquet, ou la notation d’une carte, entre guillemets
cards-help-game = le jeu auquel les cartes sont destinées
cards-help-name = le nom du nouveau paquet
cards-help-seed = un texte quelconque : la même graine crée le même paquet
cards-help-care = combien de formes comparer pour chaque carte (par défaut : 3)
cards-help-out = le fichier à écrire (par défaut : afficher à l’écran)
cards-help-contact-out = l’image à écrire, .svg ou .png

cards-deck = { $name }, pour { $game } : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
cards-deck-right = { $name }, pour { $game } : { $n ->
        [one] la seule carte est valide
       *[other] les { $n } cartes sont toutes valides
    }.
cards-line = Ligne { $line } :
cards-made = Fichier enregistré : { $file }
cards-line-of-card = { $id } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $number ->
        [red] chiffre rouge
        [yellow] face jaune
       *[blue] chiffre bleu
    }, { $kind ->
        [grey] grise
        [neutral] neutre
        [free] libre
       *[coloured] en couleurs
    }, { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }, { $hands ->
        [one] une main
       *[other] deux mains
    }, difficulté { $difficulty }
invalid-no-such-card = Il n’y a pas de carte { $card } dans { $deck }.
referee-op-stability = dit si des blocs (x, y, largeur, hauteur) tiennent debout
referee-op-judge = dit si une construction correspond à une carte
