### Mini Make ’n’ Break: la prima partita

guide-start-mini = { $die ->
        [no] Premi START quando vuoi. La carta si gira.
       *[yes] Premi START quando vuoi. Il dado piccolo comincia a contare.
    }
guide-count-mini = { $die ->
        [no] Premi «{ bench-finish }» quando vuoi smettere: contano le tue carte finite.
       *[yes] Quando la somma raggiunge il limite, il tuo turno è finito e contano le tue carte finite.
    }
guide-watching-mini = { $how ->
        [grid] { $name } costruisce e tu controlli: premi «{ bench-point }» se qualcosa non va. Arriverà il tuo turno.
        [grid-touch] { $name } costruisce e tu controlli: premi «{ bench-point }» se qualcosa non va. Arriverà il tuo turno.
       *[other] { $name } costruisce e tu controlli: tocca ogni mattoncino messo male. Arriverà il tuo turno.
    }
guide-keeping-mini = { $phase ->
        [signal] Tieni tu il tempo: appena { $name } comincia, tira il dado piccolo.
       *[building] Tira il dado piccolo di continuo. Il tavolo somma i numeri: a { $limit } il turno di { $name } è finito.
    }
