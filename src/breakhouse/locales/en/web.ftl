### The pages of the house in a browser: shelf, tables, settings.

house-name = Breakhouse
skip-to-content = Skip to content
looking = One moment.
back = Back
close = Close
try-again = Try again
try-now = Try now
to-the-lobby = Back to the shelf

## The shelf

lobby-title = Build it, break it, play it again.
lobby-ear = Everything is read out, you build with the keyboard, and you get more time.
box-facts = { $players } players · { $minutes ->
        [1] one minute
       *[other] { $minutes } minutes
    }
play-now = Play now
play-now-box = Play now: { $box }
with-friends = With friends
with-friends-box = With friends: { $box }
setting-up = Setting up…
join-title = Join a table
join-label = Code from your friend’s screen
join-go = Join table
join-too-short = A code has at least four letters or digits.
tables-title = Tables to join or watch
tables-none = No open tables right now.
tables-nobody = Nobody yet
tables-line =
    { $phase ->
        [gathering] { $game }, { $free ->
            [0] all seats taken
            [one] one seat free
           *[other] { $free } seats free
        }
        [over] { $game }, just finished
        [paused] { $game }, paused
       *[playing] { $game }, in progress
    }
more-title = More
more-companion = Companion for the boxed game
more-results = Results and replays
more-rules = Rules
more-settings = Settings

## Names

name-title = What should we call you?
name-label = Your name
name-why = The others at the table will see your name. We’ll only ask once.
name-keep = That’s me
name-change = Your name:
name-missing = Your name?

## A new table

new-title = A new table
new-options = Game options
new-access = Who can join
new-chat = Short messages between players
new-hints = Allow hints (the match won’t be rated)
access-open = Show the table on the shelf, so anyone can join
seat-number = Seat { $n }
seat-free = Free
seat-level = Level
seat-name = Name
seat-guest = Guest
seat-youngest = I’m the youngest
seat-oldest = I’m the oldest
seat-youngest-of = { $name } is the youngest
seat-oldest-of = { $name } is the oldest
seat-add = Add another seat
seat-remove = Remove this seat
level-beginner = Beginner
level-casual = Casual
level-strong = Strong
level-expert = Expert
level-random = Random
pace-factor = { $factor ->
        [1] Normal time
       *[other] { $factor } times as much time
    }
new-pace = Pace
new-pace-off = No time limit
new-pace-own = Different for each seat
new-pace-help = Applies to everyone; individual seats can be set below. Everyone can see it, and these matches are rated separately.
option-yes = yes
option-no = no
option-none = off
option-seconds = { $seconds } s
option-factors = Time

## Gathering

gather-title = { $box }
gather-waiting =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
gather-ready = Everyone’s here.
gather-room = There’s room for you.
gather-full = All seats are taken, but you can watch.
gather-making = Making the cards…
gather-making-cards = Making the cards for this match. It’ll start in a moment.
gather-seats = At the table
gather-start = Start
gather-host-starts = { $name } will start the match.
seat-is-bot-of = bot, { $level }
seat-is-you = you
seat-is-host = host
seat-goes-first = goes first
seat-sit = Take this seat
seat-sit-here = Seat someone here
seat-put-bot = Add a bot
seat-stand = Stand up
seat-by-ear = Play by ear
seat-clear = Remove the bot
seat-kick = Remove from table
seat-gone = { $name } has left.
seat-let-bot = Let a bot take over
seat-bot-plays = A bot is playing for you.
seat-take-back = Take your seat back
invite-title = Invite friends
invite-qr = QR code with the link to this table
invite-code = Code
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-screen = Big screen
watching =
    { $count ->
        [one] { $names } is watching.
       *[other] { $names } are watching.
    }
unrated = Not rated.
unrated-hints = Not rated because hints are allowed.
unrated-removed = Not rated because someone was removed.
unrated-alone = Not rated because only one person is playing.
unrated-learning = Not rated because { $you ->
        [yes] you’re
       *[no] { $count ->
            [one] { $names } is
           *[other] { $names } are
        }
    } still learning the game.
unrated-began-unrated = Not rated because it was unrated from the start.
unrated-fair-play = Not rated because it wasn’t played fairly.
result-withheld = This match is being checked. Until then, it doesn’t count.
screen-title = Play on your phones. The table is up here.
screen-text = Scan the QR code or type the code, then take a seat.

## At the table

bar-name = Table
skip-ahead = Skip ahead
bar-hint = Hint
bar-words = In words
bar-rules = Rules
bar-menu = Menu
menu-title = Table menu
bar-chats =
    { $count ->
        [one] one message
       *[other] { $count } messages
    }
places-name = Players
mine-name = Your side of the table
place-turn = To play:
place-away = away
place-weak = weak connection
clock-left =
    { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }
clock-left-for = { $you ->
        [yes] You have { $seconds ->
            [one] one second
           *[other] { $seconds } seconds
        } left for your move.
       *[no] { $name } has { $seconds ->
            [one] one second
           *[other] { $seconds } seconds
        } left for this move.
    }
clock-none = There’s no clock running.
line-lost = Connection lost. Trying to reconnect…
line-slow = Slow connection. Waiting for an answer…
line-back = You’re back online.
line-waiting =
    { $count ->
        [one] One move is waiting to be sent.
       *[other] { $count } moves are waiting to be sent.
    }
line-undo = Take it back
paused-title = Paused
paused-why =
    { $why ->
        [all-away] Everyone was away, so the clock has stopped.
        [restarted] The server was restarted. Nothing is lost, and the clock has stopped.
        [slept] The server was asleep. Nothing is lost, and the clock has stopped.
        [store] The server can’t save anything right now, so the clock has stopped.
       *[agreed] You agreed to take a break. Everything stays covered until you carry on.
    }
paused-resume = Carry on
handover-title = Pass the device
handover-text = The tiles stay covered until the right player has the device.
handover-to = I’m { $name }
handover-now = { $name } has the device.
handover-cover = Cover and pass it on
proposal =
    { $to ->
        [pause] { $names } would like a break.
        [resume] { $names } would like to carry on.
        [rematch] { $names } would like to play again.
       *[abandon] { $names } would like to stop here.
    }
proposal-own =
    { $to ->
        [pause] You’ve asked for a break.
        [resume] You’ve asked to carry on.
        [rematch] {""}
       *[abandon] You’ve asked to stop here.
    }
proposal-yes = Yes
proposal-no = No
proposal-missing = Waiting for { $names }.
asks-to-see = { $name } would like to see your hand.
chat-title = Say something
chat-label = A short message
chat-send = Send
chat-said = { $name }: { $text }
chat-mute = Mute { $name }
chat-mute-all = Mute everyone
chat-mutes = Mute players
preset-hello = Hello
preset-good-game = Good game
preset-well-played = Well played
preset-thanks = Thanks
preset-one-moment = One moment
preset-your-turn = Your turn
preset-sorry = Sorry
preset-bye = Goodbye
menu-acts = What you can do
menu-pause = Suggest a break
menu-move = Play on another device
menu-move-key = Open this on the other device within ten minutes:
menu-invite = Invite friends
menu-resign = Resign
menu-report = Report a player
report-whom = Report { $name }
report-about = The operator of this server sees the match and decides. Nobody at the table hears of it.
report-program = A program is playing
report-stalling = Keeps everyone waiting
report-rude = Rude
report-other = Something else
menu-resign-sure = Yes, resign
menu-abandon = Suggest stopping here
menu-leave = Leave the table
menu-ask-see = Ask to see { $name }’s hand
menu-commitment = Fingerprint of the shuffle, published before the match:

## In words

words-name = The table in words
command-label = Type your move
command-send = Send
command-unknown = I don’t understand “{ $text }”.
command-not-now = You can’t do that right now.
command-switched = { $on ->
        [yes] { $name }: on.
       *[no] { $name }: off.
    }
command-words = { $acts ->
        [none] You can also ask: { $questions }.
       *[other] You can also type: { $acts }. Or ask: { $questions }.
    }
choices-title =
    { $count ->
        [one] One possible move
       *[other] { $count } possible moves
    }
choices-more = Show more
history-title = What happened
questions-title = Ask the table
ask-rules = Rules
ask-hand = What am I holding?
ask-last = What’s on the table?
ask-turn = Whose turn is it?
ask-clock = How much time is left?
ask-counts = What’s the score?
ask-can = What can I do here?
ask-wrong = What’s still wrong?
ask-card = What’s on the card?
ask-again = Say that again
ask-box = Go to the command box
typed-ask-help = help, commands
typed-ask-rules = rules
typed-ask-hand = hand, my hand, tiles
typed-ask-last = table, last, top
typed-ask-turn = turn, whose turn
typed-ask-clock = time, clock
typed-ask-counts = score, scores, points
typed-ask-can = moves, sets
typed-ask-wrong = wrong, mistakes
typed-ask-card = card
typed-ask-again = again, repeat
typed-ask-tour = tour
typed-ask-missing = next, missing
typed-ask-earlier = history, earlier, back
typed-ask-later = later, forward
typed-ask-box = command box, box
typed-undo = undo, take back, take it back
ask-help = What do the keys do?
ask-tour = Take a tour of the keys
ask-missing = Which brick comes next?
ask-earlier = Earlier message
ask-later = Later message
history-end = { $end ->
        [first] That was the first message.
       *[last] That was the latest message.
    }
answer-none = There’s nothing to say about that in this game.
help-page = Tab takes you from one control to the next; Enter presses it.
help-more = { $can } tells you what you can do now, { $turn } whose turn it is. { $tour } takes you on a tour of all the keys.
help-can = What you can do: { $list }.
any-keys = Tab goes through your moves, Enter plays one.
tour-title = A tour of the keys
tour-offer = New here? { $tour } takes you on a tour of the keys.
tour-first = Press Enter to continue, Escape to skip the rest.
tour-any = Tab goes through your moves, Enter plays one.
tour-ask = Anywhere at the table: { $turn } says whose turn it is, { $clock } how much time is left, { $counts } the score, { $hand } what you’re holding.
tour-again = { $again } repeats the last message. { $earlier } goes back to earlier ones, { $later } forward again.
tour-help = { $can } says what you can do now, { $help } what the keys do. For the rules press { $rules }, for the command box { $box }.
key-question-mark = the question mark
key-slash = the slash
tour-held = Does your screen reader keep a letter for itself? Hold { $held ->
        [mac] Option and Shift
       *[other] Control, Alt and Shift
    } and press that letter; it works anywhere.
tour-last = That’s all. { $tour } starts this tour again.
tour-next = Next
tour-skip = Skip the tour
people-came = { $phase ->
        [gathering] { $name } is here.
       *[other] { $name } is watching.
    }
people-went = { $name } has left.
people-bot-sat = { $name }, a bot, has sat down.
people-bot-left = { $name }, the bot, has left.

## Skip-Bo Breakers

column-player = Player
column-points = Points
column-rating = Rating
column-played = Matches
rating-provisional = provisional

## The first game

guide-name = First game
guide-skip = Skip the introduction
guide-close = Close
guide-again = Show the introduction again
guide-done = That’s all there is to it. “{ bar-rules }” at the top explains the rest.

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
result-rated = This match counts towards the ratings.
result-share = Share a picture
result-replay = Watch the replay
result-again = Play again
result-best =
    { $whose ->
        [you] Your best construction
        [shared] Built by { $name }
       *[all] Best construction, by { $name }
    }
share-sent = Picture shared.
share-saved = Picture saved.
share-failed = This device couldn’t make the picture.
ended-resigned =
    { $gone ->
        [you] You resigned.
        [0] Someone resigned.
        [one] { $names } resigned.
       *[other] { $names } resigned.
    }
ended-abandoned = Everyone left.
ended-agreed-to-stop = You agreed to stop.
ended-program-too-slow = A bot took too long to answer.
ended-program-insists = A bot kept trying illegal moves.
ended-program-waits = A bot wouldn’t move.
ended-program-gone = A bot was disconnected for too long.
results-played = Played here
results-none = No finished matches yet.
pool-grid = by keyboard
pool-timed = against the clock
pool-slow = with extra time
replay-title = Replay
replay-of = { $box }: { $names }
replay-view = Seen by
replay-view-all = a spectator
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step forward
replay-timeline = Timeline
replay-step = Step { $step } of { $steps }
replay-keys = The left and right arrows move one step or one brick at a time; hold Shift to jump from event to event. You can ask the same questions as at the table.
replay-speed = Speed
replay-download = Download the match
replay-verify = Verify the shuffle
shuffle-sign = Shuffle
shuffle-checking = Checking the shuffle…
shuffle-share = Shuffle verified. Your share is in it, and everything matches what this page saw.
shuffle-seen = Shuffle verified against what this page saw, but your share isn’t in it: nothing from this page arrived in time.
shuffle-watched = Shuffle verified against what this page saw.
shuffle-unseen = The numbers add up. This page wasn’t there for the shuffle, though, so it can’t say what was promised beforehand.
shuffle-alone = The numbers add up, but no player’s page took part: the server shuffled alone.
shuffle-old = This match is from before players took part in the shuffle. { $text }
shuffle-wrong = The shuffle doesn’t match. { $what }
shuffle-unchecked = The shuffle couldn’t be checked: the server didn’t answer.
shuffle-wrong-secret = The secret isn’t the one the server committed to.
shuffle-wrong-pledge = The share from { $name } isn’t the one promised.
shuffle-wrong-seed = The seed doesn’t follow from the secret and the shares.
shuffle-wrong-draws = A draw doesn’t follow from the seed: { $purpose }, number { $counter }.
shuffle-wrong-frozen = The match wasn’t played with the game and options that were fixed at the start.
shuffle-wrong-seats = The seats aren’t the ones that were at the table when the shuffle began.
shuffle-wrong-commitment = This page was shown a different commitment before the match.
shuffle-wrong-list = This page was shown a different list of promises before the match.
shuffle-wrong-nonce = Your own share was replaced.
shuffle-wrong-voids = This page saw an attempt that isn’t mentioned any more.
shuffle-wrong-house = { $text }
shuffle-shares = Shares from: { $names }
shuffle-void = An attempt was void: { $why ->
        [silent] a promised share wasn’t shown ({ $names })
        [wrong] the share shown wasn’t the one promised ({ $names })
       *[interrupted] it was interrupted
    }
review-title = Look back with the coach
review-thinking = The coach is looking at your match. This takes a moment.
review-look = Show
review-costly = Costliest decisions
review-nothing-costly = The coach wouldn’t have done anything differently.
review-look-at = Show decision { $n }
rules-of = { $box }: rules
rules-changed = This table’s rules differ on these points:
rules-choose = Choose a box.

## Settings

settings-look = Display
settings-language = Language
settings-auto = Same as browser
settings-theme = Light or dark
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-auto = Same as device
settings-motion-none = None
settings-words = Show the table in words below the picture
settings-magnet = Bricks snap gently into place
settings-guide = Explain each game the first time I play it
settings-sound = Sound and speech
settings-volume = Volume
settings-no-sound = This browser can’t play sounds, so they’re written at the edge of the page instead.
settings-captions = Captions for sounds
settings-speech = Read aloud (without a screen reader)
settings-ear = I play by ear
settings-ear-how = You hear everything, textures included, build on a grid with the keyboard, and get four times as long. You can change this in the settings.
settings-ear-later = What you hear changes right away. How you build and how much time you get change after this match.
settings-ear-speech = Read everything aloud, without a screen reader
settings-rate = Speaking speed
settings-spoken = Announcements
settings-spoken-all = Everything that happens
settings-spoken-turns = Only when it’s my turn
settings-clock = Announce the time
settings-clock-end = Near the end
settings-clock-often = Every so often
settings-clock-never = Only when I ask
settings-keys = Keys
settings-queries = Single-key shortcuts for questions
settings-keys-how = Move to a field and press the key you want. Backspace removes it.
settings-keys-reset = Reset the keys
settings-kept = What we store about you
settings-kept-why = Your name, language, settings, results, ratings and bots. Nothing else.
settings-made-of = Built with the work of others
settings-download = Download
settings-forget = Delete
settings-forget-sure = Yes, delete everything
captions-name = Sound

## Troubles

trouble-house-gone = The server isn’t answering. It may be down, or your connection may be lost.
trouble-storage = This browser isn’t saving anything for this page, so your settings will be lost when you close it.
trouble-page-title = This page didn’t load
trouble-page = The connection was lost while the page was loading.
trouble-face-title = The table couldn’t be shown
trouble-face = Reload the page. Your seat is safe.
missing-title = Page not found
missing-text = The link may be out of date, or part of it may be missing.
no-replay-title = Match not found
no-replay-text = It may never have been finished, or the link may be out of date.
no-table-title = Table not found
gone-title = You’re not at this table
gone-text = The table was closed, or you no longer have a seat.

## The companion for the real box

companion-title = Companion for the boxed game
companion-text = Play with your own box and put this device in the middle: it rolls the die, keeps time, calls out the sum and writes down the points, whatever your box needs.
companion-box = Which box?
companion-players = Who’s playing
companion-first = { $begins ->
        [oldest] Oldest first.
       *[youngest] Youngest first.
    }
companion-cards = Cards
companion-cards-shipped = Shown here, from the standard deck
companion-cards-daily = Shown here, from today’s deck
companion-cards-own = The cards from our box
companion-begin = Begin

## Options in groups, when a table is made

group-match = The match
group-variants = Variants
group-house-rules = House rules

## Any game, where it has no face of its own

command-help-any = Type what’s on a button, or its first letters.
rules-any-options = Options
any-players = Players
any-points = { $score ->
        [one] one point
       *[other] { $score } points
    }
any-table = On the table
any-moves = What you can do
any-no-moves = There’s nothing to do right now.
any-your-turn = It’s your turn.
any-nobody = It’s nobody’s turn.
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
       *[playing] In progress
    }
leave-title = It’s your turn. Leave now?
leave-text = The others would have to wait for you. We’ll keep your seat: you’ll find the match on the shelf under “Continue”.
leave-go = Leave
leave-stay = Stay
welcome-title = { $name } would like to play with you
welcome-sit = Sit down
invite-text = Come and play { $box } with me:
seat-sit-here-go = Take the seat
group-seats = For individual seats

## The result on one page

result-points = Points, turn by turn
rating-changed =
    { $provisional ->
        [yes] Your provisional rating: { $after } ({ $change }).
       *[no] Your rating: { $after } ({ $change }).
    }
kind-close =
    { $points ->
        [one] Just one point short. Well played.
       *[other] Only { $points } points short. Well played.
    }
kind-other = Thanks for the match. The next one starts at zero for everyone.
moment-best = Your best moment, { $clock }:
moment-worst = Your toughest moment, { $clock }:
moment-chance = your chance of winning went from { $from }% to { $to }%.
review-costly-own = Your costliest decisions
review-costly-others = The others’ costliest decisions
print-cards = Print the cards
print-tactile = Print the tactile version
print-setting = Preparing the pages. This takes a moment.
print-saved = The pages have been saved as a PDF.
print-own = The cards of your own deck can be printed from its file, with “breakhouse print”.

## Bots over the network

seat-is-program = bot, over the network
seat-invite-bot = Invite a bot
gather-only-bots-rated = Only the bots’ ratings change in this match.
unrated-own-bot = Not rated because a bot is playing against its owner or another of their bots.
pool-bots = bots
settings-bots = Your bots
settings-bots-why = A program you write can play here under a name of its own. Give it the token; we show it only once.
settings-bot-name = Name of the bot
settings-bot-make = Create a bot
settings-bot-token = Token for { $name }. Copy it now; it won’t be shown again.
settings-bot-until = Token valid until { $day }
settings-bot-ended = No valid token
settings-bot-here = connected
settings-bot-renew = New token
settings-bot-revoke = Revoke token
settings-bot-delete = Delete
settings-bot-copied = Copied.
settings-bot-token-ended = The token for { $name } no longer works.
settings-bot-deleted = { $name } has been deleted.
settings-bot-copy = Copy
