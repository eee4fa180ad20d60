### Mini Make ’n’ Break: at the table in the browser

## The site

bench-site-mini = Mini Make ’n’ Break table
bench-role-mini = { $role ->
        [architect] builds
       *[keeper] timekeeper
    }

## The shelf

box-mini = Mini
box-mini-line = Eight bricks and a small die that counts your time.

## A new table

option-young-seat = Young architect
option-young_limit = Sum for young architects
option-pile = When the pile runs out
option-pile-turn = Turn the used cards over
option-pile-reshuffle = Shuffle the used cards
option-timekeeper = Who rolls the small die
option-timekeeper-table = The table
option-timekeeper-player = A player

## In words

command-help-mini = For example: start, take red, place red lying on white left, or finish.
