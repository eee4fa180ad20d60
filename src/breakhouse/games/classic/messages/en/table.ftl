### Make ’n’ Break: at the table in the browser

## The site

bench-site-classic = Make ’n’ Break, the table
bench-role-classic = { $role ->
        [architect] architect
       *[keeper] keeps the timer
    }

## The shelf

box-classic = Classic
box-classic-line = Ten wooden bricks, a card, and a timer that runs.
box-tactile = Classic, to touch
box-tactile-line = The same game by texture, by ear and by key.

## A new table

option-cunning = Cards may be refused
option-cunning-help = A refused card goes to the left neighbour, with a chip.
option-experts = Plays with red cards
option-timer-screen = Screen: 60, 80 or 100 s
option-timer-box = As in the box: 30, 40 or 50 s
option-grip = Anti-slip mat: bricks do not slide
option-start_within_ms = Starts by itself after (seconds)
option-edition = Edition
option-edition-standard = Standard
option-edition-tactile = To touch

## In words

command-help-classic = For example: start, take red, place red lying on white left, or finish.
