### Der Buchstabe auf jedem Stein und Würfel; keiner kommt in einer Schachtel zweimal vor: Lila, Himmel, Mai, Tanne, Nuss

letter-white = W
letter-yellow = G
letter-orange = O
letter-red = R
letter-purple = L
letter-lightblue = H
letter-darkblue = B
letter-lightgreen = M
letter-darkgreen = T
letter-brown = N
letter-blue = B
letter-black = S
letter-green = T
