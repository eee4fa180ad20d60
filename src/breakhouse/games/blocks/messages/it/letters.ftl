### La lettera su ogni pezzo; nessuna due volte nella stessa scatola: Celeste, Notte, Lime, Pino, Cobalto

letter-white = B
letter-yellow = G
letter-orange = A
letter-red = R
letter-purple = V
letter-lightblue = C
letter-darkblue = N
letter-lightgreen = L
letter-darkgreen = P
letter-brown = M
letter-blue = C
letter-black = N
letter-green = V
