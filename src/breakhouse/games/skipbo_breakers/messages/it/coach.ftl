### Skip-Bo Breakers: ciò che il coach dice e disegna

coach-breakers-out = così resti senza tessere.
coach-breakers-stands = { $sure ->
        [yes] nessuno può battere questo set
       *[no] in { $percent } smazzate possibili su 100 nessuno può battere questo set
    }.
coach-breakers-few = { $others ->
        [one] a chi gioca contro di te { $n ->
            [one] resta solo una tessera
           *[other] restano solo { $n } tessere
        }
       *[other] a qualcuno { $n ->
            [one] resta solo una tessera
           *[other] restano solo { $n } tessere
        }
    }.
coach-breakers-sheds = ti liberi di { $n } tessere in una volta.
coach-breakers-lowest = ti liberi della tua tessera più bassa, { $number ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $number }
    }.
coach-breakers-waits = aspettare non ti rovina la mano.
coach-breakers-keeps-breaker = il Breaker con i tuoi { $number } resta intero.
coach-breakers-keeps-pair = la tua coppia di { $number } resta unita.
coach-breakers-keeps-wilds = { $n ->
        [one] il tuo jolly ti resta in mano
       *[other] i tuoi { $n } jolly ti restano in mano
    }.
coach-breakers-better = Sarebbe stato meglio { $better_kind ->
        [pass] passare
        [single] giocare { $better }
        [pair] giocare la coppia { $better }
        [pairs] giocare le coppie sequenziali { $better }
        [run] giocare la scala { $better }
       *[breaker] giocare il Breaker { $better }
    } che { $chosen_kind ->
        [pass] passare
        [single] giocare { $chosen }
        [pair] giocare la coppia { $chosen }
        [pairs] giocare le coppie sequenziali { $chosen }
        [run] giocare la scala { $chosen }
       *[breaker] giocare il Breaker { $chosen }
    }.
