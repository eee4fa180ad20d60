### The pages of the house in a browser: shelf, tables, settings.

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
box-facts = { $players } players · { $minutes ->
        [1] one minute
       *[other] { $minutes } minutes
    }
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
new-options = How it is played
new-access = Who may come
new-chat = Short messages between players
new-hints = Allow hints; the match is then not rated
access-open = Everybody in this house sees the table on the shelf
seat-number = Seat { $n }
seat-free = Free
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
new-pace-help = For everybody; a single seat can have its own below. All see it, and it is rated apart.
option-yes = yes
option-no = no
option-none = none
option-seconds = { $seconds } s
option-factors = Time

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
gather-host-starts = { $name } starts the match.
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
unrated = Not rated.
unrated-hints = Not rated, because hints are allowed.
unrated-removed = Not rated, because somebody was asked to leave.
unrated-alone = Not rated, because only one person plays.
unrated-began-unrated = Not rated, because it wasn’t when it began.
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
chat-mute = Mute { $name }
chat-mute-all = Mute everyone
chat-mutes = Who you hear
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

## Skip-Bo Breakers

column-player = Player
column-points = Points
column-rating = Rating
column-played = Matches
rating-provisional = provisional

## The first game

guide-name = First game
guide-skip = I know this game
guide-close = Close
guide-done = That is all there is to it. “{ bar-rules }” at the top explains the rest.

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
replay-verify = Verify the shuffle
shuffle-checking = Checking the shuffle …
shuffle-share = Shuffle verified. Your share is in it, and everything matches what this page saw.
shuffle-seen = Shuffle verified against what this page saw, but without a share of yours: nothing from this page arrived in time.
shuffle-watched = Shuffle verified against what this page saw.
shuffle-unseen = The numbers add up. This page wasn’t there for the shuffle, though, so it can’t say what was promised beforehand.
shuffle-alone = The numbers add up, but no player’s page had a share: the house shuffled alone.
shuffle-old = This match is from before players had a share in the shuffle. { $text }
shuffle-wrong = The shuffle does not match. { $what }
shuffle-unchecked = The shuffle couldn’t be checked: the house didn’t answer.
shuffle-wrong-secret = The secret isn’t the one the house committed to.
shuffle-wrong-pledge = The share from { $name } isn’t the one promised.
shuffle-wrong-seed = The seed doesn’t follow from the secret and the shares.
shuffle-wrong-draws = A draw doesn’t follow from the seed: { $purpose }, number { $counter }.
shuffle-wrong-frozen = The match wasn’t played with the game and options that were fixed at the start.
shuffle-wrong-seats = The seats weren’t the ones at the table when the match was fixed.
shuffle-wrong-commitment = This page was shown a different commitment before the match.
shuffle-wrong-list = This page was shown a different list of promises before the match.
shuffle-wrong-nonce = Your own share was replaced.
shuffle-wrong-voids = This page saw an attempt that isn’t mentioned any more.
shuffle-wrong-house = { $text }
shuffle-shares = Shares from: { $names }
shuffle-void = An attempt was void: { $why ->
        [silent] a promised share wasn’t shown ({ $names })
        [wrong] a different share was shown than promised ({ $names })
       *[interrupted] it was interrupted
    }
review-title = Look back with the coach
review-thinking = The coach is looking at it. This takes a moment.
review-look = Show it
review-costly = What cost most
review-nothing-costly = Nothing that the coach would have done otherwise.
review-look-at = Show decision { $n }
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
settings-made-of = Made with the work of others
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

## Options in groups, when a table is made

group-match = The match
group-variants = Variants
group-house-rules = House rules

## Any game, where it has no face of its own

command-help-any = Type what stands on a button, or the first letters of it.
rules-any-options = What can be chosen
any-players = Players
any-points = { $score ->
        [one] one point
       *[other] { $score } points
    }
any-table = On the table
any-moves = What you can do
any-no-moves = There is nothing to do just now.
any-your-turn = It’s your turn.
any-nobody = Nobody is to move.
any-turn = It’s { $name }’s turn.
any-scores = { $list }.
any-more = Show all { $count }
any-between = { $low } to { $high }

## With friends

continue-title = Continue
continue-box = Continue: { $box }
continue-phase =
    { $phase ->
        [gathering] Waiting for players
        [paused] Paused
       *[playing] Being played
    }
leave-title = It’s your turn. Leave now?
leave-text = The others would have to wait for you. Your seat is kept: you’ll find the match on the shelf under “Continue”.
leave-go = Leave
leave-stay = Stay
welcome-title = { $name } would like to play with you
welcome-sit = Sit down
invite-text = Come and play { $box } with me:
seat-sit-here-go = Take the seat
group-seats = For single seats

## The result on one page

result-points = Points, turn by turn
rating-changed = Your rating: { $after } ({ $change }).
kind-close =
    { $points ->
        [one] One point, and it would have been yours. Well played.
       *[other] Only { $points } points short. Well played.
    }
kind-other = Thanks for the match. The next one starts at zero for everyone.
moment-best = Your best moment, { $clock }:
moment-worst = Your hardest moment, { $clock }:
moment-chance = your chance of winning went from { $from } to { $to } %.
review-costly-own = What cost you most
review-costly-others = What cost the others most
print-cards = Print the cards
print-tactile = Print them for touch
print-setting = The sheets are being set. This takes a moment.
print-saved = The sheets are saved as a PDF.
