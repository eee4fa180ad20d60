# What a table says to the people at it.

## Refused: seats

refused-not-your-seat = Seat { $seat } belongs to somebody else.
refused-match-has-begun = The match has begun. You can watch, or sit down for the next one.
refused-match-is-starting = The match is being shuffled, so nothing can be changed right now.
refused-shuffle-went-on = Too late: the shuffle has moved on.
refused-pledge-given = Seat { $seat } has already promised its share of the shuffle.
refused-only-the-host = Only the host of this table can do that.
refused-setup-takes-too-long = Making these cards could take { $seconds } seconds; at most { $most } are allowed. Use fewer or smaller cards.
refused-setup-failed = The cards could not be made. Choose another deck.
refused-you-were-removed = The host has asked you to leave this table.
refused-table-is-full = Every seat is taken. You are welcome to watch.
refused-seat-is-taken = { $name } sits on seat { $seat } already. Choose a free one.
refused-name-for-the-other-seat = Who plays the other seat? Give a name, please.
refused-no-bot-there = No bot sits on seat { $seat }.
refused-only-players = Only those who play can do that.
refused-no-player-there = Nobody has to be replaced on seat { $seat }.
refused-player-may-come-back = { $name } may still come back. Give it a little time.
refused-seat-was-given-up = Seat { $seat } was given up for good.
refused-seats-are-taken = Somebody sits on a seat that you want to remove.
refused-table-draws-who-begins = In this game the table draws who begins.
refused-no-such-guest = That guest is not at this table.
refused-table-is-secret = Only the link leads to this table, and it stays that way. Make another table if everyone should see it.
refused-not-yourself = You cannot remove yourself. Stand up instead.
refused-seats-are-free =
    { $free ->
        [one] One seat is still free. Wait for a guest, or put a bot on it.
       *[other] { $free } seats are still free. Wait for guests, or put bots on them.
    }

## Refused: playing

refused-table-paused = The table is paused. Go on together, then play.
refused-no-match-running = No match is being played at this table.
refused-bot-plays-this-seat = A bot plays seat { $seat } at the moment. Take the seat back first.
refused-seat-not-handed-over = Hand the device to { $name } first.
refused-house-cannot-write =
    { $why ->
        [full] The house's disk is full. Nothing is lost; it goes on as soon as there is room.
       *[other] The house cannot write to its disk. Nothing is lost; it goes on as soon as it can.
    }
refused-rules-stumbled = The rules stumbled over that. Nothing has changed; try something else.
refused-not-now =
    { $what ->
        [pause] There is nothing to pause now.
        [resume] The table is not paused.
        [rematch] The match is not over yet.
       *[other] That cannot be agreed on now.
    }

## Refused: around the match

refused-chat-is-off = Messages are switched off at this table.
refused-nothing-said = Write something first.
refused-seat-key-unknown = This key does not open a seat. It works once, for ten minutes; ask for a new one.
refused-players-see-their-own = Players can see only their own hand.
refused-no-hints-here = There are no hints at this table.
refused-nothing-to-do-now = It is not your turn to do anything.
refused-coach-has-no-advice = The coach has no advice for this.

## Noticed by everybody

notice-bot-took-seat = A bot ({ $level }) keeps { $name }’s seat until { $name } is back.
notice-bot-lost-seat = The bot on seat { $seat } lost the thread. Another plays on.
notice-resigned = { $name } has resigned.
notice-sat-down = { $name } has sat down.
notice-stood-up = { $name } has stood up.
notice-went-away = { $name } is away. The seat is kept.
notice-came-back = { $name } is back.
notice-weak-line = { $name }’s connection is weak.
notice-shuffle-silent = Shuffling again: a share was promised but never shown ({ $names }).
notice-shuffle-wrong = Shuffling again: a share was shown that isn’t the one promised ({ $names }).
notice-page-takes-no-part = This page is out of date and can’t take part in the shuffle. Reload it before the next match.
notice-slept = The house was asleep for a while. No time was lost.
notice-cannot-write =
    { $why ->
        [full] The house's disk is full. The table waits until there is room.
       *[other] The house cannot write to its disk. The table waits until it can.
    }

## Short messages

chat-hello = Hello
chat-good-game = Good game
chat-well-played = Well played
chat-thanks = Thank you
chat-one-moment = One moment, please
chat-your-turn = It is your turn
chat-sorry = Sorry
chat-bye = Goodbye

## How matches end, other than by their rules

reason-resigned = by resignation
reason-abandoned = abandoned by all
reason-agreed-to-stop = stopped by agreement

## Why a match is not rated

unrated-abandoned = Not rated: everybody left.
unrated-agreed-to-stop = Not rated: stopped by agreement.

## Phases

phase-gathering = gathering
phase-playing = playing
phase-paused = paused
phase-over = over
