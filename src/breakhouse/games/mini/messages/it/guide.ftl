### Mini Make ’n’ Break: la prima partita

guide-start-mini = Premi START quando vuoi. Il dado piccolo comincia a contare.
guide-count-mini = Quando si raggiunge la somma, il tuo turno è finito e contano le carte finite.
guide-watching-mini = { $name } costruisce. Tu controlli: tocca un mattoncino messo male. Arriverà il tuo turno.
guide-keeping-mini = { $phase ->
        [signal] Tieni tu il tempo: quando { $name } ha cominciato, tiri il dado piccolo.
       *[building] Tira il dado piccolo di continuo. Il tavolo somma: a { $limit } il turno di { $name } è finito.
    }
