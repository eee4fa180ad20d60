### Il coach a Skip-Bo Breakers: mezze frasi unite da punti e virgola, perciò in minuscolo

coach-breakers-out = così resti senza tessere.
coach-breakers-stands = { $sure ->
        [yes] nessuno può batterlo
       *[no] nessuno può batterlo in { $percent } smazzate su 100 tra quelle compatibili con ciò che si è visto
    }.
coach-breakers-few = agli altri { $n ->
        [one] resta solo una tessera
       *[other] restano solo { $n } tessere
    }.
coach-breakers-sheds = ti libera di { $n } tessere in una volta.
coach-breakers-lowest = ti libera della tua tessera più bassa, il { $number }.
coach-breakers-waits = meglio aspettare che rovinarti la mano.
coach-breakers-keeps-breaker = tiene intero il tuo Breaker di { $number }.
coach-breakers-keeps-pair = tiene intera la tua coppia di { $number }.
coach-breakers-keeps-wilds = { $n ->
        [one] tiene da parte il tuo ∞
       *[other] tiene da parte i tuoi { $n } ∞
    }.
coach-breakers-better = Era meglio { $better_kind ->
        [pass] passare
        [single] giocare { $better }
        [pair] giocare la coppia { $better }
        [pairs] giocare le coppie { $better }
        [run] giocare la scala { $better }
       *[breaker] giocare il Breaker { $better }
    } che { $chosen_kind ->
        [pass] passare
        [single] giocare { $chosen }
        [pair] giocare la coppia { $chosen }
        [pairs] giocare le coppie { $chosen }
        [run] giocare la scala { $chosen }
       *[breaker] giocare il Breaker { $chosen }
    }.
