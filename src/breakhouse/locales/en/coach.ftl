### Bots, the arena and the coach

refused-no-such-level = There is no opponent “{ $level }” for this game. There are: { $known }.
refused-program-not-started = “{ $command }” could not be started: { $why }
refused-arena-needs-two = Name two players: levels such as strong, or commands in quotes.
refused-arena-needs-deals = At least one deal must be played.

notice-program-not-started = The program at seat { $seat } could not be started ({ $why }). A { $level } bot of the house plays on.
notice-program-crashed = The program at seat { $seat } is gone ({ $why }). A { $level } bot of the house plays on.
notice-program-too-slow = The program at seat { $seat } took too long. A { $level } bot of the house plays on.
notice-program-unreadable = The program at seat { $seat } said something that cannot be read ({ $why }). A { $level } bot of the house plays on.
notice-program-cheats = The program at seat { $seat } did what was not offered. A { $level } bot of the house plays on.
notice-program-insists = The program at seat { $seat } kept to what the rules refuse. A { $level } bot of the house plays on.

## The arena

arena-help = let bots or programs play duplicate deals against each other
arena-help-players = a level (beginner, casual, strong, expert, random) or a command in quotes
arena-help-game = which game (default: skipbo-breakers)
arena-help-deals = how many deals; each is played from every seat (default: 100)
arena-help-seats = how many seats; the first player has one, the second all others (default: 2)
arena-help-seed = any text: the same seed gives the same deals
arena-help-playouts = how many playouts a move may cost, for bots that search
arena-help-cores = how many processes (default: all cores)
arena-help-json = write the result as JSON
arena-help-plot = write a picture of the margins (SVG)
arena-title = { $game }, { $deals ->
        [one] one deal, played from every seat
       *[other] { $deals } deals, each played from every seat
    }
arena-column-first = First
arena-column-second = Second
arena-column-margin = Points above
arena-column-interval = 95 % interval
arena-column-won = Won
arena-column-ms = CPU ms a move
arena-written = Written: { $file }
arena-plot = { $first } against { $second }: points above, deal by deal
