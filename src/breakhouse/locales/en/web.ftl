### The pages of the house in a browser: shelf, tables, settings, and Skip-Bo Breakers in words.

house-name = Breakhouse
skip-to-content = Skip to the content
looking = One moment.
back = Back
close = Close
try-again = Try again
try-now = Try now
to-the-lobby = To the shelf

## The shelf

lobby-title = Build it, break it, play it again.
box-classic = Classic
box-classic-line = Ten wooden bricks, a card, and a timer that runs.
box-tactile = Classic, to touch
box-tactile-line = The same game by texture, by ear and by key.
box-mini = Mini
box-mini-line = Eight bricks and a small die that counts your time.
box-dice = Dice
box-dice-line = Roll dice and stack them, never a lower one on a higher.
box-skipbo-breakers = Skip-Bo Breakers
box-skipbo-breakers-line = Lay higher sets, and keep a Breaker for the right moment.
box-facts = 2–4 players · { $minutes } minutes
play-now = Play now
play-now-box = Play now: { $box }
with-friends = With friends
with-friends-box = With friends: { $box }
setting-up = Setting up
join-title = Join a table
join-label = The code from a friend’s screen
join-go = Join
join-too-short = A code has at least four letters or digits.
tables-title = Tables to join or watch
tables-none = No open table at the moment.
tables-nobody = Nobody yet
tables-line =
    { $phase ->
        [gathering] { $game }, { $free ->
            [0] all seats taken
            [one] one seat free
           *[other] { $free } seats free
        }
        [over] { $game }, just over
        [paused] { $game }, pausing
       *[playing] { $game }, being played
    }
more-title = More
more-companion = For the real box
more-results = Results and replays
more-rules = Rules
more-settings = Settings

## Names

name-title = What shall we call you?
name-label = Your name
name-why = Others at the table see it. You are asked only once.
name-keep = That’s me
name-change = Your name:
name-missing = Say your name

## A new table

new-title = A new table
new-title-box = A table for { $box }
new-seats = Who plays
new-options = How it is played
new-access = Who may come
new-chat = Short messages between players
new-hints = Allow hints; the match is then not rated
new-make = Make the table
new-make-full = Make the table
access-open = Everybody in this house sees the table on the shelf
access-link = Only who has the link
access-code = Only who has the code
seat-number = Seat { $n }
seat-me = You
seat-free = Free
seat-free-later = Kept free for a friend
seat-bot = A bot
seat-here = Another person at this device
seat-level = How strong
seat-name = Name
seat-guest = Guest
seat-youngest = I am the youngest
seat-oldest = I am the oldest
seat-youngest-of = { $name } is the youngest
seat-oldest-of = { $name } is the oldest
seat-add = One more seat
seat-remove = Remove this seat
level-beginner = Beginner
level-casual = Casual
level-strong = Strong
level-expert = Expert
level-random = At random
pace-factor = { $factor ->
        [1] Usual time
       *[other] × { $factor } time
    }
new-pace = Pace
new-pace-off = Untimed
new-pace-own = Each seat its own
new-pace-help = For everybody, or for a single seat above. All see it, and it is rated apart.
option-yes = yes
option-no = no
option-none = none
option-seconds = { $seconds } s
option-target = Points to win
option-must_lay = Who can lay must lay
option-must_lay-help = Otherwise passing is always free.
option-equal_matches = An equal set is enough
option-equal_matches-help = Otherwise each set must be higher than the one before.
option-open_discard = Finished rounds stay open
option-think_ms = Seconds to think
option-think_ms-help = Leave empty for as long as one likes.
option-turns = Turns for each player
option-cunning = Cards may be refused
option-cunning-help = A refused card goes to the left neighbour, with a chip.
option-young = Young architects
option-young-help = Those chosen play with easier conditions.
option-experts = Plays with red cards
option-young_limit = Sum for young architects
option-timer = Timer
option-timer-screen = Screen: 60, 80 or 100 s
option-timer-box = As in the box: 30, 40 or 50 s
option-timer-on = On
option-timer-off = No timer, for practice
option-factors = Time
option-hands = Hands
option-hands-free = Free: drag the bricks
option-hands-grid = Grid: by key and ear
option-bricks = Bricks
option-bricks-screen = On the screen
option-bricks-real = Real ones on your table
option-deck = Cards
option-deck-shipped = The deck of the house
option-deck-daily = The deck of the day
option-deck-endless = Endless, always new
option-deck-own = A deck of your own
option-deck-own-label = The text of the deck file
option-grey = Grey cards, where only the shape counts
option-grip = Anti-slip mat: bricks do not slide
option-start_within_ms = Starts by itself after (seconds)
option-edition = Edition
option-edition-standard = Standard
option-edition-tactile = To touch
option-limit = The sum that ends a turn
option-roll_ms = Seconds a roll of the small die takes
option-throw_ms = Seconds a throw of the dice takes
option-countdown_ms = Seconds of countdown
option-pile = When the pile is used up
option-pile-turn = Turn it over
option-pile-reshuffle = Shuffle it
option-timekeeper = Who rolls the small die
option-timekeeper-table = The table
option-timekeeper-player = A player
option-stopper = Who rolls the small die
option-stopper-table = The table
option-stopper-player = A player
option-level = Level
option-level-basic = Basic
option-level-introduction = Introduction
option-level-advanced = Advanced

## Gathering

gather-title = { $box }
gather-waiting =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
gather-ready = Everybody is here.
gather-making-cards = The cards for this match are being made. It begins in a moment.
gather-seats = At the table
gather-start = Start
gather-change = Change how it is played
gather-host-starts = { $name } starts the match.
gather-here-name = Another person at this device is called
seat-is-bot-of = bot, { $level }
seat-is-you = you
seat-is-host = made this table
seat-sit = Sit down here
seat-sit-here = Seat somebody here
seat-put-bot = A bot
seat-stand = Stand up
seat-clear = Send the bot away
seat-kick = Ask to leave
seat-gone = { $name } is gone.
seat-let-bot = Let a bot play on
seat-bot-plays = A bot plays for you.
seat-take-back = Take your seat back
invite-title = Bring friends
invite-qr = QR code with the link to this table
invite-code = Code
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-share = Send it
invite-screen = Big screen
watching =
    { $count ->
        [one] { $names } is watching.
       *[other] { $names } are watching.
    }
unrated =
    { $why ->
        [hints] Not rated, because hints are allowed.
        [untimed] Not rated, because no timer runs.
        [real-bricks] Not rated, because real bricks are used.
        [removed] Not rated, because somebody was asked to leave.
        [alone] Not rated, because only one person plays.
       *[other] Not rated.
    }
screen-title = Hands in your phones, the table up here.
screen-text = Scan the picture or type the code, and sit down.

## At the table

table-title = Table { $code }
bar-name = Table
bar-hint = Hint
bar-words = In words
bar-rules = Rules
bar-menu = Menu
bar-chats =
    { $count ->
        [one] one message
       *[other] { $count } messages
    }
places-name = Players
mine-name = Your side of the table
place-turn = To move:
place-away = away
place-passed = passed
place-tiles =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
place-score =
    { $score ->
        [one] 1 of { $target }
       *[other] { $score } of { $target }
    }
clock-left =
    { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }
clock-none = No clock is running.
line-lost = The line to the house is cut. We keep trying.
line-back = The line is back.
line-waiting =
    { $count ->
        [one] One move waits to be sent.
       *[other] { $count } moves wait to be sent.
    }
line-undo = Take it back
paused-title = A pause
paused-why =
    { $why ->
        [all-away] Everybody was away, so the clock stands still.
        [restarted] The house was restarted. Nothing is lost, and the clock stands still.
        [slept] The house slept. Nothing is lost, and the clock stands still.
        [store] The house cannot write at the moment, so the clock stands still.
       *[agreed] You agreed on a pause. Everything is covered until you go on.
    }
paused-resume = Go on
handover-title = Pass the device on
handover-text = The tiles are covered until their owner has it in hand.
handover-to = I am { $name }
handover-now = { $name } has the device.
handover-cover = Cover and pass on
proposal =
    { $to ->
        [pause] { $names } would like a pause.
        [resume] { $names } would like to go on.
        [rematch] { $names } would like to play again.
       *[abandon] { $names } would like to stop here.
    }
proposal-yes = Yes
proposal-no = No
proposal-missing = Waiting for { $names }.
asks-to-see = { $name } would like to see your hand.
chat-title = Say something
chat-label = A short message
chat-send = Say it
chat-said = { $name }: { $text }
preset-hello = Hello
preset-good-game = Good game
preset-well-played = Well played
preset-thanks = Thank you
preset-one-moment = One moment
preset-your-turn = Your turn
preset-sorry = Sorry
preset-bye = Goodbye
menu-acts = What you can do
menu-pause = Propose a pause
menu-move = Play on another device
menu-move-key = Open this on the other device, within ten minutes:
menu-invite = Bring friends
menu-resign = Resign
menu-resign-sure = Yes, resign
menu-abandon = Propose to stop here
menu-leave = Leave the table
menu-ask-see = Ask { $name } to show the hand
menu-commitment = The promise made before the match:

## In words

words-name = The table in words
command-label = Type what you do
command-send = Do it
command-help-skipbo-breakers = Tiles such as 3 4 *, with the kind where it is needed, or pass.
command-help-classic = For example: start, take red, place red lying on white left, or finish.
command-help-mini = For example: start, take red, place red lying on white left, or finish.
command-help-dice = For example: ready, throw, or place red die on white die.
command-unknown = “{ $text }” is nothing that can be done here.
choices-title =
    { $count ->
        [one] One thing you can do
       *[other] { $count } things you can do
    }
choices-more = More of them
history-title = What happened
questions-title = Ask the table
ask-rules = Rules
ask-hand = What do I hold?
ask-last = What lies on top?
ask-turn = Whose turn is it?
ask-clock = How much time is left?
ask-counts = How does it stand?
ask-can = What can I do?
ask-wrong = What is still wrong?
ask-card = What is on the card?
ask-again = Say that again
ask-box = To the command box
no-hand-here = You are watching and hold nothing.
nobody-to-move = Nobody is to move.

## Skip-Bo Breakers

tile-wild = wild
tile-name =
    { $lit ->
        [yes] { $tile }, can be laid
       *[no] { $tile }
    }
rack-name =
    { $count ->
        [one] Your rack, one tile
       *[other] Your rack, { $count } tiles
    }
middle-name = The round
middle-before = Laid before
rounds-aside =
    { $count ->
        [one] one round face down
       *[other] { $count } rounds face down
    }
sorted-by =
    { $order ->
        [sets] Sorted by sets
       *[number] Sorted by number
    }
kind-word-single = single
kind-word-pair = pair
kind-word-pairs = pairs
kind-word-run = run
kind-word-breaker = Breaker
can-lay = Sets you can lay
kind-count =
    { $kind ->
        [single] { $count ->
            [one] 1 single
           *[other] { $count } singles
        }
        [pair] { $count ->
            [one] 1 pair
           *[other] { $count } pairs
        }
        [pairs] { $count ->
            [one] 1 row of pairs
           *[other] { $count } rows of pairs
        }
        [run] { $count ->
            [one] 1 run
           *[other] { $count } runs
        }
       *[breaker] { $count ->
            [one] 1 Breaker
           *[other] { $count } Breakers
        }
    }
lay = Lay
lay-as =
    { $kind ->
        [single] Lay this tile
        [pair] Lay the pair
        [pairs] Lay the pairs
        [run] Lay the run
       *[breaker] Lay the Breaker
    }
pass = Pass
wait-your-turn = Wait for your turn; your tiles stay chosen.
prompt-open = You open. Lay any set.
prompt-follow = Your turn. Beat it, or pass.
prompt-pass = Your turn. Nothing in your hand beats it: pass.
prompt-other =
    { $opens ->
        [yes] { $name } opens the round.
       *[no] { $name } is thinking.
    }
skipbo-set =
    { $kind ->
        [single] Single { $tiles }
        [pair] Pair { $tiles }
        [pairs] Pairs { $tiles }
        [run] Run { $tiles }
       *[breaker] Breaker { $tiles }
    }
skipbo-set-up-to = { $set }, up to { $rank }
skipbo-set-covered =
    { $count ->
        [one] one tile, face down
       *[other] { $count } tiles, face down
    }
skipbo-drew = Opening draw: { $drawn }.
skipbo-drew-one = { $name } { $tile }
skipbo-dealt =
    { $you ->
        [yes] Hand { $hand } is dealt. You open.
       *[no] Hand { $hand } is dealt. { $name } opens.
    }
skipbo-laid =
    { $you ->
        [yes] You lay { $kind ->
            [single] { $tiles }
            [pair] the pair { $tiles }
            [pairs] the pairs { $tiles }
            [run] the run { $tiles }
           *[breaker] the Breaker { $tiles }
        }.
       *[no] { $name } lays { $kind ->
            [single] { $tiles }
            [pair] the pair { $tiles }
            [pairs] the pairs { $tiles }
            [run] the run { $tiles }
           *[breaker] the Breaker { $tiles }
        }. { $left ->
            [0] { "" }
            [one] One tile left.
           *[other] { $left } tiles left.
        }
    }
skipbo-laid-covered =
    { $you ->
        [yes] You laid { $count ->
            [one] one tile
           *[other] { $count } tiles
        }, now face down.
       *[no] { $name } laid { $count ->
            [one] one tile
           *[other] { $count } tiles
        }, now face down.
    }
skipbo-passed =
    { $you ->
        [yes] You pass.
       *[no] { $name } passes.
    }
skipbo-passed-late =
    { $you ->
        [yes] Your time is up: you pass.
       *[no] { $name } is out of time and passes.
    }
skipbo-round-won =
    { $you ->
        [yes] You win the round.
       *[no] { $name } wins the round and opens the next.
    }
skipbo-hand-won =
    { $you ->
        [yes] You are out and score { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[no] { $name } is out and scores { $points ->
            [one] one point
           *[other] { $points } points
        }.
    }
skipbo-match-won =
    { $you ->
        [yes] You win the match.
       *[no] { $name } wins the match.
    }
skipbo-you-hold =
    { $count ->
        [one] You hold one tile: { $tiles }.
       *[other] You hold { $count } tiles: { $tiles }.
    }
skipbo-last =
    { $you ->
        [yes] On top: { $set }, yours.
       *[no] On top: { $set }, from { $name }.
    }
skipbo-nothing-lies = Nothing lies on the table; the round is to be opened.
skipbo-turn =
    { $you ->
        [yes] { $opens ->
            [yes] It is your turn. You open the round.
           *[no] It is your turn.
        }
       *[no] { $opens ->
            [yes] It is { $name }’s turn to open the round.
           *[no] It is { $name }’s turn.
        }
    }
skipbo-count =
    { $you ->
        [yes] you: { $count ->
            [one] one tile
           *[other] { $count } tiles
        }, { $score ->
            [one] one point
           *[other] { $score } points
        }
       *[no] { $name }: { $count ->
            [one] one tile
           *[other] { $count } tiles
        }, { $score ->
            [one] one point
           *[other] { $score } points
        }
    }
skipbo-can = You can lay: { $sets }.
skipbo-can-kind =
    { $kind ->
        [single] { $count ->
            [one] one single, { $sets }
           *[other] { $count } singles, { $sets }
        }
        [pair] { $count ->
            [one] one pair, { $sets }
           *[other] { $count } pairs, { $sets }
        }
        [pairs] { $count ->
            [one] one row of pairs, { $sets }
           *[other] { $count } rows of pairs, { $sets }
        }
        [run] { $count ->
            [one] one run, { $sets }
           *[other] { $count } runs, { $sets }
        }
       *[breaker] { $count ->
            [one] one Breaker, { $sets }
           *[other] { $count } Breakers, { $sets }
        }
    }
skipbo-can-some = such as { $sets }
skipbo-can-nothing = There is nothing that you can lay now.
hand-over-title =
    { $you ->
        [yes] You are out: { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[no] { $name } is out: { $points ->
            [one] one point
           *[other] { $points } points
        }.
    }
hand-over-target = { $target } points win the match.
hand-over-next = To the next hand
hand-none-left = none
column-player = Player
column-left = Tiles left
column-points = Points
column-rating = Rating
column-played = Matches

## The first game

guide-name = First game
guide-skip = I know this game
guide-close = Close
guide-done = That is all there is to it. The question mark shows the rules at any time.
guide-skipbo-breakers-lay = Choose tiles that can be laid: they light up. Then lay them. Two of a kind, a run of three, a single tile: all are sets.
guide-skipbo-breakers-beat = The others must beat a set with the same kind, as many tiles, and a higher number. So must you. The small buttons pick a set for you.
guide-skipbo-breakers-pass = Passing is free, and you may come in again. When all others have passed, the round is won and its winner opens the next.
guide-skipbo-breakers-breaker = Three or four of the same number are a Breaker: it beats every other set. Get rid of all your tiles first.
guide-skipbo-breakers-wait = Somebody else begins. When it is your turn, the tiles that you can lay light up.
guide-start = { $game ->
        [dice] { $keeper ->
            [table] Press START when you are ready. After the countdown the small die begins to count.
           *[player] Wait for the signal. Then the small die begins to count.
        }
        [mini] Press START when you are ready. The small die begins to count.
       *[other] { $die ->
            [yes] Roll the die, then press START when you are ready. The card turns over and the timer runs.
           *[no] Press START when you are ready. The card turns over.
        }
    }
guide-build = { $how ->
        [grid] Full stop reads the card brick by brick, and Enter takes the brick that was read. Start from the bottom.
        [touch] Drag a brick to where the card shows it. Start from the bottom.
       *[mouse] Drag a brick to where the card shows it. Start from the bottom.
    }
guide-turn = { $how ->
        [grid] Up and down turn the brick in your hand, left and right move it, Enter puts it down. X says what is still wrong.
        [touch] Turn the brick in your hand with the button below or with a second finger. “Hold a brick” is your other hand.
       *[mouse] Turn the brick in your hand with the wheel or an arrow key. The right mouse button holds another brick.
    }
guide-real = Build the card with your bricks and press “Done”. The others look whether it is right.
guide-throw = { $how ->
        [grid] G rolls the pieces that the card needs. Shift with a digit marks a single one to be rolled again.
       *[other] Roll the dice that the card needs. Keep those that fit, roll the others again.
    }
guide-stack = Put a die down as the card shows. What lies on top must show as much or more.
guide-stand = When it is right it glows, stands for a second, and the next card comes by itself.
guide-count = { $game ->
        [classic] When time is up, the finished cards count. Then the next one builds, and you watch.
       *[other] When the sum is reached, your turn is over and the finished cards count.
    }
guide-watching = { $game ->
        [dice] { $name } rolls and builds. What lies on top must show as much or more: touch a piece that is wrong. Your turn comes too.
       *[other] { $name } builds. You check: touch a brick that stands wrong. Your turn comes too.
    }
guide-keeping = { $phase ->
        [signal] { $game ->
            [dice] You are the stopper: press START when { $name } is ready.
           *[other] You are the timekeeper: when { $name } has started, you roll the small die.
        }
       *[building] Roll the small die again and again. The table adds up: at { $limit } the turn of { $name } is over.
    }

## Results

result-title =
    { $you ->
        [yes] You win.
       *[no] { $count ->
            [one] { $names } wins.
           *[other] { $names } share the win.
        }
    }
result-nobody = Nobody wins this one.
result-rated = This match counts for the ratings.
result-share = Share a picture
result-replay = See it again
result-again = Play again
result-best = The best construction, by { $name }
share-sent = The picture is on its way.
share-saved = The picture is saved.
share-failed = The picture could not be made here.
ended-resigned = Somebody resigned.
ended-abandoned = The table was left.
ended-agreed-to-stop = You agreed to stop.
results-played = Played in this house
results-none = Nothing has been played to the end yet.
pool-grid = by key
pool-timed = against the clock
pool-slow = with more time
replay-title = Replay
replay-of = { $box }: { $names }
replay-view = Seen by
replay-view-all = a spectator
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step on
replay-timeline = Timeline
replay-step = Step { $step } of { $steps }
replay-keys = Left and right arrow go step by step, brick by brick; with Shift from one event to the next. The table’s questions work here, too.
replay-speed = Speed
replay-download = Download the match
replay-verify = Check the chance
review-title = Look back with the coach
review-thinking = The coach is looking at it. This takes a moment.
review-look = Show it
review-costly = What cost most
review-nothing-costly = Nothing that the coach would have done otherwise.
review-luck = Luck and skill, in throws
review-by-dice = by the dice
review-by-choosing = by choosing
review-lost = lost
review-saved = saved
review-building = Building
review-seconds = { $seconds } s
review-look-at = Show decision { $n }
review-look-card = Show card { $card }
review-built-so = Built so
review-quicker-so = Quicker so
rules-of = { $box }: the rules
rules-changed = This table plays differently in these points:
rules-choose = Choose a box.

## Settings

settings-look = To see
settings-language = Language
settings-auto = As the browser
settings-theme = Day or night
settings-theme-auto = As the device
settings-theme-light = Day
settings-theme-dark = Night
settings-motion = Motion
settings-motion-auto = As the device
settings-motion-none = None
settings-words = Show the table in words below the drawn one
settings-magnet = A gentle magnet helps to place bricks
settings-guide = Explain a game when it is played first
settings-sound = To hear
settings-volume = Volume
settings-no-sound = This browser makes no sounds. What they would tell is written at the edge of the page instead.
settings-captions = Captions for sounds
settings-speech = Read aloud, without a screen reader
settings-rate = Speed of the voice
settings-spoken = What is said
settings-spoken-all = Everything that happens
settings-spoken-turns = Only when it is my turn
settings-clock = The clock is said
settings-clock-end = near the end
settings-clock-often = now and then
settings-clock-never = only when I ask
settings-keys = Keys
settings-queries = Single keys ask the table
settings-keys-how = Go to a field and press the key that you want; Backspace takes it away.
settings-keys-reset = The usual keys
settings-kept = What the house keeps about you
settings-kept-why = Your name, your language, your settings, your results and ratings. Nothing else.
settings-download = Download it
settings-forget = Delete it
settings-forget-sure = Yes, delete everything
captions-name = Sound

## Troubles

trouble-house-gone = The house does not answer. Perhaps it was closed; perhaps the line is cut.
trouble-storage = This browser keeps nothing for this page, so your settings last until you close it.
trouble-page-title = This page did not come
trouble-page = The line was cut while it was being fetched.
trouble-face-title = The table could not be drawn
trouble-face = Load the page again; your seat is kept.
trouble-wasm = This browser has no WebAssembly, so bricks cannot fall here: they move on a grid, by key or by tap.
missing-title = There is nothing at this address
missing-text = Perhaps the link is old, or a letter got lost on the way.
no-replay-title = This match is not here
no-replay-text = Perhaps it was never finished, or its link is old.
gone-title = You are not at this table
gone-text = The table was closed, or your seat is gone.

## The companion for the real box

companion-title = For the real box
companion-text = Your bricks on the table, this device in the middle: it rolls, keeps time, calls the sum and writes down the points.
companion-box = Which box?
companion-players = Who plays
companion-first = { $begins ->
        [oldest] The oldest first.
       *[youngest] The youngest first.
    }
companion-cards = Cards
companion-cards-shipped = Shown here, from the deck of the house
companion-cards-daily = Shown here, from the deck of the day
companion-cards-own = The cards from our box
companion-begin = Begin
own-turn = { $name } builds
own-over = That was the last turn
own-stop = Stop!
own-done = Points of a finished card
own-points =
    { $points ->
        [one] One point this turn
       *[other] { $points } points this turn
    }
own-next = Write it down, next player
own-roll = Roll
own-start = Start
own-rolled = The die shows { $number }: { $seconds } seconds.
own-called = { $total }
own-stopped = Stop!

## Words to type, one after another, with commas between

typed-pass = pass, I pass
typed-wild = wild, joker
typed-kind-single = single, a single, tile
typed-kind-pair = pair, a pair
typed-kind-pairs = pairs, sequential pairs, row of pairs
typed-kind-run = run, a run
typed-kind-breaker = breaker, a breaker
