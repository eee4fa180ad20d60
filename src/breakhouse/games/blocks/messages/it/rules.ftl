### I giochi di costruzione: le regole in brevi paragrafi, con le loro eccezioni

rules-building-stand-title = Che cosa conta
rules-building-stand = Una costruzione conta quando, vista di fronte, corrisponde alla carta e si regge da sola per un secondo, senza che nessuno la tenga. Può stare ovunque sul tavolo. Il tavolo se ne accorge da solo; non c’è nessun pulsante.
rules-building-stand-except = Un’immagine allo specchio è un errore. I mattoncini sparsi che non toccano la costruzione non contano. Se era giusta e l’avevi lasciata prima dello scadere del tempo, il secondo di verifica può finire dopo.
rules-building-letters-title = Le lettere
rules-building-letters = Ogni pezzo colorato porta una lettera, per chi distingue male i colori. È l’iniziale del colore, o di qualcosa che ha quel colore.
rules-building-card-label = Una carta che vale { $points ->
        [one] un punto
       *[other] { $points } punti
    }
rules-building-hands-title = A mano
rules-building-hands = Trascina un mattoncino con il mouse o con il dito. Giralo con la rotella, una freccia, un secondo dito o un tocco. Gli errori si vedono sul mattoncino.
rules-building-other-hand-title = L’altra mano
rules-building-other-hand = Per alcune carte servono due mani: tieni un mattoncino con «{ bench-hold }», un secondo dito, il tasto destro del mouse o il tasto O, e lascialo quando il resto lo sostiene.
rules-building-keys-title = Da tastiera e a orecchio
rules-building-keys = Il punto e la virgola leggono la carta un mattoncino alla volta, D la legge tutta. Invio prende quello appena letto, una cifra ne prende uno a scelta. Sinistra e destra lo spostano di mezzo mattoncino, su e giù lo girano, Invio lo posa. X dice che cosa non va ancora; il tasto O è l’altra mano.
rules-building-pace-title = Il ritmo
rules-building-pace = { $pace ->
        [own] Qui non tutti hanno lo stesso tempo: il fattore è scritto accanto al nome.
       *[other] Qui tutti hanno { $pace } volte il tempo normale.
    }
rules-building-real-title = Mattoncini veri
rules-building-real = Costruisci con i tuoi mattoncini. Questa pagina mostra dado, tempo, carta e punti; gli altri dicono se è giusto.
rules-building-tactile-title = Al tatto
rules-building-tactile = Ogni colore ha una trama con un nome e un suono, e le carte vengono lette, tutte intere o un mattoncino alla volta. «Il colore giusto» vuol dire «la trama giusta». Nella scatola vera le carte hanno un rilievo sul retro e stanno in piedi in un contenitore che ne copre i due lati finché non si pescano. START è un cerchio verde, STOP un ottagono rosso. Sul tappetino della scatola i mattoncini non scivolano. Il tasto che dice la distanza tra due mattoncini è una nostra aggiunta.
rules-building-untimed-title = Il tempo
rules-building-untimed = { $timer ->
        [off] A questo tavolo si gioca senza limite di tempo: chi costruisce dice quando il turno è finito, e la partita è fuori classifica.
       *[other] Il timer è veloce come quello della scatola vera.
    }
