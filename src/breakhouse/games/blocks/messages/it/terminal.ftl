### I giochi di costruzione: nel terminale

cards-help = vedere, controllare, confrontare e creare carte e mazzi
cards-help-list = elencare le carte di un mazzo
cards-help-show = mostrare una carta: notazione, schizzo, parole, immagine
cards-help-check = controllare file di mazzi o singole carte: si leggono, si costruiscono, si reggono?
cards-help-make = creare un nuovo mazzo da un seme
cards-help-judge = confrontare una costruzione con una carta
cards-help-contact = disegnare tutte le carte di un mazzo in un’immagine
cards-help-deck = { $decks }, GAME:daily, GAME:endless:SEED, o un file di mazzo (predefinito: quello del primo gioco sullo scaffale)
cards-help-card = la sigla di una carta del mazzo, o la notazione di una carta tra virgolette
cards-help-construction = la notazione di una costruzione tra virgolette, come "red-@0,0 white.@1,1"
cards-help-notation = mostrare il mazzo nella notazione delle carte
cards-help-svg = scrivere in questo file un’immagine della carta (SVG)
cards-help-felt = nominare le trame insieme ai colori
cards-help-steps = spiegare come si costruisce, passo per passo
cards-help-what = un file di mazzo, o la notazione di una carta tra virgolette
cards-help-game = il gioco a cui sono destinate le carte
cards-help-name = il nome del nuovo mazzo
cards-help-seed = un testo qualsiasi: lo stesso seme crea lo stesso mazzo
cards-help-care = quante forme confrontare per ogni carta (predefinito: 3)
cards-help-out = il file da scrivere (predefinito: a schermo)
cards-help-contact-out = l’immagine da scrivere, .svg o .png

cards-deck = { $name }, per { $game }: { $n ->
        [one] una carta
       *[other] { $n } carte
    }.
cards-deck-right = { $name }, per { $game }: { $n ->
        [one] l’unica carta è valida
       *[other] tutte e { $n } le carte sono valide
    }.
cards-line = Riga { $line }:
cards-made = Scritto: { $file }
cards-line-of-card = { $id }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $number ->
        [red] numero rosso
        [yellow] lato giallo
       *[blue] numero blu
    }, { $kind ->
        [grey] grigia
        [neutral] neutra
        [free] libera
       *[coloured] a colori
    }, { $pieces ->
        [one] un pezzo
       *[other] { $pieces } pezzi
    }, { $hands ->
        [one] una mano
       *[other] due mani
    }, difficoltà { $difficulty }
invalid-no-such-card = Nel mazzo { $deck } non c’è la carta { $card }.
referee-op-stability = dice se dei blocchi (x, y, larghezza, altezza) stanno in piedi
referee-op-judge = dice se una costruzione corrisponde alla carta
