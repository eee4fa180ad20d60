# What a table says to the people at it.

## Refused: seats

refused-not-your-seat = Seat { $seat } belongs to someone else.
refused-match-has-begun = The match has started. You can watch, or join the next one.
refused-match-is-starting = The shuffle is under way. Nothing can be changed right now.
refused-shuffle-went-on = Too late: the shuffle has moved on.
refused-pledge-given = Seat { $seat } has already promised its share of the shuffle.
refused-only-the-host = Only the host can do that.
refused-setup-takes-too-long = Making these cards could take { $seconds } seconds; the limit is { $most }. Use fewer cards, or cards with fewer pieces.
refused-setup-failed = The cards couldn’t be made. Choose another deck.
refused-you-were-removed = The host removed you from this table.
refused-table-is-full = All the seats are taken, but you’re welcome to watch.
refused-seat-is-taken = { $name } is already in seat { $seat }. Choose a free one.
refused-name-for-the-other-seat = Who’s playing the other seat? Please enter a name.
refused-no-bot-there = There’s no bot in seat { $seat }.
refused-only-players = Only players can do that.
refused-nobody-to-report = You can’t report seat { $seat }. Choose another person at the table.
refused-nothing-played-yet = Nothing has been played yet. You can report someone once the match has begun.
refused-no-player-there = There’s nobody to replace in seat { $seat }.
refused-nobody-in-that-seat = Nobody is sitting in seat { $seat } yet.
refused-player-may-come-back = { $name } may still come back. Give it a moment.
refused-seat-was-given-up = The player in seat { $seat } has left for good.
refused-seats-are-taken = Someone is sitting in a seat you want to remove.
refused-table-draws-who-begins = In this game, players draw to decide who goes first.
refused-no-such-guest = That person isn’t at this table.
refused-table-is-secret = This table can only be reached by its link, and that can’t be changed. Create another table if everyone should see it.
refused-not-yourself = You can’t remove yourself. Stand up instead.
refused-seats-are-free =
    { $free ->
        [one] One seat is still free. Wait for someone, or add a bot.
       *[other] { $free } seats are still free. Wait for more players, or add bots.
    }

## Refused: playing

refused-nothing-to-skip = There’s nothing to skip now: it’s your turn, or other people are playing.
refused-table-paused = The game is paused. Agree to carry on first.
refused-no-match-running = There’s no match in progress at this table.
refused-bot-plays-this-seat = A bot is playing seat { $seat } right now. Take your seat back first.
refused-seat-not-handed-over = Pass the device to { $name } first.
refused-house-cannot-write =
    { $why ->
        [full] The server’s disk is full. Nothing is lost; play continues as soon as there’s room.
       *[other] The server can’t write to its disk. Nothing is lost; play continues as soon as the server can write again.
    }
refused-rules-failed = Something went wrong with that move. Nothing has changed; try another one.
refused-not-now =
    { $what ->
        [pause] There’s nothing to pause right now.
        [resume] The game isn’t paused.
        [rematch] The match isn’t over yet.
       *[other] You can’t agree on that right now.
    }

## Refused: around the match

refused-chat-is-off = Messages are turned off at this table.
refused-nothing-said = Write something first.
refused-seat-key-unknown = This link doesn’t work. Each link works once, within ten minutes; ask for a new one.
refused-players-see-their-own = Players can see only their own hand.
refused-no-hints-here = There are no hints at this table.
refused-nothing-to-do-now = It’s not your turn.
refused-coach-has-no-advice = The coach has no advice here.

## Noticed by everybody

notice-bot-took-seat = A bot ({ $level }) is playing for { $name } until they’re back.
notice-bot-lost-seat = The bot in seat { $seat } failed. Another one has taken over.
notice-resigned = { $name } has resigned.
notice-reported = Thank you. The operator will look at how { $name } played.
notice-sat-down = { $name } has sat down.
notice-stood-up = { $name } has stood up.
notice-went-away = { $name } is away. We’ll keep the seat.
notice-came-back = { $name } is back.
notice-weak-line = { $name }’s connection is weak.
notice-shuffle-silent = Shuffling again: a share was promised but never shown ({ $names }).
notice-shuffle-wrong = Shuffling again: the share shown isn’t the one promised ({ $names }).
notice-slept = The server was asleep for a while. No playing time was lost.
notice-cannot-write =
    { $why ->
        [full] The server’s disk is full. The game waits until there’s room.
       *[other] The server can’t write to its disk. The game waits until the server can write again.
    }

## Short messages

chat-hello = Hello
chat-good-game = Good game
chat-well-played = Well played
chat-thanks = Thanks
chat-one-moment = One moment, please
chat-your-turn = It’s your turn
chat-sorry = Sorry
chat-bye = Goodbye

## How matches end, other than by their rules

reason-resigned = by resignation
reason-abandoned = abandoned by everyone
reason-agreed-to-stop = stopped by agreement

## Why a match is not rated

unrated-abandoned = Not rated: everyone left.
unrated-agreed-to-stop = Not rated: stopped by agreement.

## Phases

phase-gathering = waiting for players
phase-playing = in progress
phase-paused = paused
phase-over = over
