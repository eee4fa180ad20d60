### What every game may say.

refused-unreadable-command = That command can’t be read: { $why }.
refused-unknown-option = There’s no option “{ $option }”. Choose from: { $known }.
refused-impossible-option = The option “{ $option }” can’t be { $value }: { $why }.
refused-wrong-number-of-seats =
    { $fewest ->
        [1] This game is for 1 to { $most } players, not for { $seats }.
       *[other] This game is for { $fewest } to { $most } players, not for { $seats }.
    }
refused-no-such-game = There’s no game “{ $game }”. Choose from: { $known }.
refused-no-such-seat = There’s no seat { $seat } in this match.
refused-time-went-back = Time can’t run backwards: it’s already { $now } ms, not { $at }.
refused-only-the-house-expires = Only the table itself can say that time is up.
refused-nothing-due = Nothing called “{ $tag }” is due right now.
refused-match-is-over = The match is over.
refused-not-your-turn = It’s not your turn.

invalid-log-too-short = A match file has a header, its steps and an end line; this one has { $lines ->
        [0] no lines at all
        [one] one line
       *[other] { $lines } lines
    }.
invalid-log-of-another-format = This match file has format { $format }; formats up to { $known } can be read here.
invalid-log-cut = The match file breaks off at line { $line }: its end is missing.
invalid-log-altered = Line { $line } of the match file was changed: its checksum doesn’t match.
invalid-log-unreadable = Line { $line } of the match file can’t be read: { $why }.
invalid-log-out-of-order = Line { $line } of the match file should be step { $expected }, but it’s step { $found }.
invalid-log-time-went-back = Time runs backwards in line { $line } of the match file.
invalid-log-of-another-game = This is a match of “{ $game }”.
invalid-log-of-newer-rules = This match was played with version { $version } of the rules; the newest known here is { $known }.
invalid-log-of-older-rules = This match was played with version { $version } of the rules. The current version, { $known }, can’t repeat the draws, so you can watch the match but not check it.
invalid-log-of-unknown-game = This match file is for the game “{ $game }”, which isn’t installed here.
invalid-log-commitment-broken = The secret in the match file isn’t the one that was promised before the match.
invalid-log-pledge-broken = The share of seat { $seat } in the shuffle isn’t the one that was promised before the match.
invalid-log-draws-differ = The draws listed in the match file aren’t the ones the rules and the seed produce.
invalid-log-secret-not-shown = The match file doesn’t show its secret yet, so the draws can’t be checked.
invalid-log-impossible = The match file contains something the rules don’t allow: { $why }.
invalid-log-differs = Line { $line } of the match file isn’t what the rules and the promised secret produce.
invalid-log-outcome-differs = The result in the last line of the match file doesn’t match its steps.

refused-no-such-match = There’s no match “{ $match }” here.
refused-too-many-matches = This referee runs at most { $most } matches. Start another referee.
invalid-unreadable-request = That line isn’t a request: { $why }.
invalid-line-too-long = That line has { $bytes } bytes; the limit is { $most }.

## What is wrong with an installed package

invalid-plugin-name-taken = The package { $package } provides “{ $name }”, but { $other } already does. The one from { $package } is ignored.
invalid-plugin-not-importable = “{ $name }” from the package { $package } can’t be loaded: { $why }
invalid-plugin-of-wrong-kind = “{ $name }” from the package { $package } should be of type { $kind }, but it isn’t.
invalid-game-breaks-contract = The game “{ $name }” from the package { $package } lacks something every game must have: { $missing }.
invalid-game-called-otherwise = The package { $package } announces the game as “{ $name }”, but the game calls itself “{ $id }”.
invalid-operation-called-otherwise = The package { $package } announces a referee question as “{ $name }”, but the question calls itself “{ $op }”.
invalid-game-without-manifest = The game “{ $name }” from the package { $package } has no manifest.
invalid-game-without-title = The game “{ $name }” from the package { $package }, or one of its boxes, has no title.
invalid-game-without-box = The game “{ $name }” from the package { $package } has no box for the shelf.
invalid-game-without-messages = The game “{ $name }” from the package { $package } needs the messages “{ $group }”, but no installed package provides them.
invalid-messages-unreadable = The messages “{ $name }” of the package { $package } can’t be read: { $why }
invalid-messages-incomplete = The messages “{ $name }” of the package { $package } differ between { $language } and English. Check: { $missing }.
invalid-messages-not-fluent = In { $file }, the messages “{ $name }” of the package { $package } contain a line that isn’t Fluent: { $text }
invalid-message-taken = The messages “{ $name }” of the package { $package } contain “{ $message }”, which already belongs to “{ $other }”.

refused-plugin-not-importable = { invalid-plugin-not-importable }
refused-game-breaks-contract = { invalid-game-breaks-contract }
refused-game-called-otherwise = { invalid-game-called-otherwise }
refused-game-without-manifest = { invalid-game-without-manifest }
refused-game-without-title = { invalid-game-without-title }
refused-game-without-box = { invalid-game-without-box }
refused-game-without-messages = { invalid-game-without-messages }
refused-messages-unreadable = { invalid-messages-unreadable }
refused-messages-incomplete = { invalid-messages-incomplete }
