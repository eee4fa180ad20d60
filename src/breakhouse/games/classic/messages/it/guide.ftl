### Make ’n’ Break: la prima partita

guide-start-classic = { $phase ->
        [roll] Tira il dado, poi premi START quando vuoi. La carta si gira e il timer parte.
       *[signal] { $die ->
            [yes] Premi START quando vuoi. La carta si gira e il timer parte.
           *[no] Premi START quando vuoi. La carta si gira.
        }
    }
guide-count-classic = { $die ->
        [yes] { $how ->
            [grid] Quando il tempo scade, contano le tue carte finite. Poi costruisce chi viene dopo, e tu ascolti.
            [grid-touch] Quando il tempo scade, contano le tue carte finite. Poi costruisce chi viene dopo, e tu ascolti.
           *[other] Quando il tempo scade, contano le tue carte finite. Poi costruisce chi viene dopo, e tu guardi.
        }
       *[no] Premi «{ bench-finish }» quando vuoi smettere: contano le tue carte finite.
    }
guide-watching-classic = { $how ->
        [grid] { $name } costruisce e tu controlli: premi «{ bench-point }» se qualcosa non va. Arriverà il tuo turno.
        [grid-touch] { $name } costruisce e tu controlli: premi «{ bench-point }» se qualcosa non va. Arriverà il tuo turno.
       *[other] { $name } costruisce e tu controlli: tocca ogni mattoncino messo male. Arriverà il tuo turno.
    }
