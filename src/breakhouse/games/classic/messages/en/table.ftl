### Make ’n’ Break: at the table in the browser

## The site

bench-site-classic = Make ’n’ Break table
bench-role-classic = { $role ->
        [architect] builds
       *[keeper] keeps the timer
    }

## The shelf

box-classic = Classic
box-classic-line = Ten wooden bricks, a card and a ticking timer.
box-tactile = Classic, tactile edition
box-tactile-line = Play without looking: every colour is a texture, every card is read out.
box-tactile-about = This box is made for playing without sight, and everyone can join in. Each colour has a texture of its own, drawn here the way it feels; cards are read out, bricks are placed by keyboard or by hand, and nothing depends on seeing. If you can see, try a card with your eyes shut.

## A new table

option-cunning = Cards may be refused
option-cunning-help = A refused card goes to the player on the left, along with a chip.
option-young-help = Two piles: blue numbers for young or new players, red ones for those you mark as experienced. Every card is worth one point.
option-experts = Draws red cards
option-experts-seat = Experienced: draws red cards
option-timer-screen = Screen: 60, 80 or 100 s
option-timer-box = As in the box: 30, 40 or 50 s
option-timer_by = Who starts the timer
option-timer_by-architect = The architect
option-timer_by-neighbour = The left neighbour, as on the rule sheet
option-start_within_ms = Automatic start after (seconds)
option-edition = Edition
option-edition-standard = Standard
option-edition-tactile = Tactile

## In words

command-help-classic = For example: start, take red, place red lying on white left, or finish.
