### Nim with hidden hands

box-nim = Nim with hidden hands
box-nim-line = Play cards, take sticks, and be the one to take the last.
option-sticks = Sticks in the middle
option-wins = Rounds to win
rules-nim =
    Twelve sticks lie in the middle, and everyone holds five cards from 1 to 3. On your turn, play a card and take that many
    sticks. Whoever takes the last stick wins the round; the first to win three rounds wins the match. If none of your cards fits, you pass.

do-nim-take =
    { $card ->
        [one] Take one stick
       *[other] Take { $card } sticks
    }
do-nim-pass = Pass
field-nim-card = Card

did-nim-dealt =
    { $you ->
        [yes] Round { $round } has been dealt. You begin.
       *[no] Round { $round } has been dealt. { $name } begins.
    }
did-nim-taken =
    { $you ->
        [yes] You take { $card }.
       *[no] { $name } takes { $card }.
    } { $left ->
        [0] That was the last stick.
        [one] One stick is left.
       *[other] { $left } sticks are left.
    }
did-nim-passed =
    { $you ->
        [yes] You have to pass.
       *[no] { $name } has to pass.
    }
did-nim-won =
    { $you ->
        [yes] You win round { $round }.
       *[no] { $name } wins round { $round }.
    }
view-nim =
    { $sticks ->
        [0] There are no sticks left.
        [one] One stick is left.
       *[other] { $sticks } sticks are left.
    } { $seat ->
        [none] You’re watching.
       *[other] { $mine ->
                [none] You have no cards left.
               *[other] Your cards: { $mine }.
            }
    } { $played ->
        [none] No cards played yet.
       *[other] Cards played: { $played }.
    }

refused-nim-card-not-held = You don’t have a { $card }.
refused-nim-too-few-sticks =
    { $sticks ->
        [one] Only one stick is left, so a { $card } is too much.
       *[other] Only { $sticks } sticks are left, so a { $card } is too much.
    }
refused-nim-must-play = You have a { $card } that you can play, so you can’t pass.
ended-nim-rounds-won =
    { $you ->
        [yes] You’ve won enough rounds: the match is yours.
       *[no] { $name } has won enough rounds to win the match.
    }
