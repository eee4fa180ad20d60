### Le carte da stampare

press-help = stampare le carte in PDF, da ritagliare o in rilievo
press-help-game = il gioco di cui stampare le carte: { $known }
press-help-deck = shipped, daily, endless:SEED, o un file di mazzo (predefinito: shipped)
press-help-out = il PDF da scrivere
press-help-paper = a4 o letter (predefinito: a4)
press-help-tactile = per carta a microcapsule e goffratura: contorni, trame in rilievo, caratteri grandi, braille, una legenda
press-help-mirror = specchiare ogni pagina, per premere i punti da dietro
press-help-language = la lingua delle parole sui fogli
press-done = Carte pronte per la stampa: { $cards ->
        [one] un lato
       *[other] { $cards } lati
    }. I fogli sono in { $path }.

refused-no-such-paper = Qui non c’è il formato «{ $paper }». Scegli tra: { $known }.
refused-no-cards-to-print = «{ $game }» non ha carte da costruzione. Puoi stampare: { $known }.
refused-nothing-tactile-to-print = Non ne esiste una versione tattile.
refused-press-not-installed = Per stampare serve un pacchetto in più. Installalo con: pip install 'breakhouse[press]'
refused-cannot-write = Impossibile scrivere «{ $path }»: { $why }. Scegli un altro percorso con --out.
