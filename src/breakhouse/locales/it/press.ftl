### Le carte su carta

press-title = { $tactile ->
        [yes] Breakhouse, { press-game }: carte da toccare
       *[no] Breakhouse, { press-game }: carte
    }
press-game = { $game ->
        [mini] Mini
        [dice] Dadi
       *[classic] Classico
    }
press-sheet = { press-game }, foglio { $sheet } di { $sheets }, { $side ->
        [back] retro
       *[front] fronte
    }. Stampare al 100 %, fronte e retro, girando sul lato lungo.

press-score-title = Punti
press-score-name = Nome
press-score-turn = Turno { $n }
press-score-total = Totale
press-score-foot = { $game ->
        [mini] Cinque turni a testa. Un turno finisce quando i tiri arrivano a 15; la carta in corso non conta.
        [dice] Tre turni a testa. Un turno finisce quando il dado piccolo arriva a 30; la carta in corso non conta.
       *[classic] Quattro turni a testa. La carta in corso allo scadere del tempo non conta.
    }

press-alt = Carta { $card }.

press-legend-title = { $game ->
        [mini] Otto mattoncini da toccare
        [dice] Dadi e cuboidi da toccare
       *[classic] Dieci mattoncini da toccare
    }
press-legend-how = Ogni carta: il suo nome, i suoi punti, la costruzione sulla linea del tavolo. Dove tutti i contorni sono vuoti, va bene qualsiasi colore. L’angolo tagliato è in alto a destra.
press-legend-die-white = Liscio per il dado bianco
press-legend-die-yellow = A punti per il dado giallo
press-legend-die-blue = A righe per il dado blu
press-legend-die-black = A croci per il dado nero
press-legend-die-red = Scanalato per il dado rosso
press-legend-die-green = A rombi per il dado verde
press-legend-cuboid-blue = A righe per il cuboide blu
press-legend-cuboid-orange = Ondulato per il cuboide arancione
press-legend-level = Un’asta in piano: si regge facilmente
press-legend-tipping = Un’asta inclinata: equilibrio difficile
press-legend-start = Un cerchio: START
press-legend-stop = Un ottagono: STOP

press-help = stampare carte in PDF, per le forbici o per le dita
press-help-game = le carte di quale gioco: classic, mini o dice
press-help-deck = shipped, daily, endless:SEED, o un file di mazzo (predefinito: shipped)
press-help-out = il PDF da scrivere
press-help-paper = a4 o letter (predefinito: a4)
press-help-tactile = per carta a rilievo e goffratura: contorni, trame in rilievo, caratteri grandi, Braille, una legenda
press-help-mirror = specchiare ogni pagina, per premere i punti da dietro
press-help-language = la lingua delle parole sui fogli
press-done = { $cards ->
        [one] Una faccia di carta è composta.
       *[other] { $cards } facce di carte sono composte.
    } I fogli sono in { $path }.

refused-no-such-paper = Qui non c’è carta «{ $paper }». C’è: { $known }.
refused-no-cards-to-print = «{ $game }» non ha carte da costruzione. Stampa uno di questi: { $known }.
refused-no-cards-in-deck = Questo mazzo non ha carte, quindi non c’è niente da stampare.
refused-card-without-other-side = La carta { $card } ha { $sides ->
        [one] un lato
       *[other] { $sides } lati
    } in questo mazzo; le carte stampate di questo gioco ne vogliono esattamente due.
refused-press-not-installed = Per stampare serve il compositore. Installalo con: pip install 'breakhouse[press]'
refused-cannot-write = «{ $path }» non si può scrivere: { $why }. Scegli un altro posto con --out.
