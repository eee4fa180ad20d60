### La lettre sur chaque pièce ; aucune ne vient deux fois dans une boîte : Ciel, Marine, Tilleul, Sapin, Noisette, Azur

letter-white = B
letter-yellow = J
letter-orange = O
letter-red = R
letter-purple = V
letter-lightblue = C
letter-darkblue = M
letter-lightgreen = T
letter-darkgreen = S
letter-brown = N
letter-blue = A
letter-black = N
letter-green = V
