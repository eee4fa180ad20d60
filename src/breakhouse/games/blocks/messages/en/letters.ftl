### The letter on each brick and die; no box has one twice: Sky, Lime, Nut, blacK

letter-white = W
letter-yellow = Y
letter-orange = O
letter-red = R
letter-purple = P
letter-lightblue = S
letter-darkblue = B
letter-lightgreen = L
letter-darkgreen = G
letter-brown = N
letter-blue = B
letter-black = K
letter-green = G
