### What every game may say.

refused-unreadable-command = That command cannot be read: { $why }.
refused-unknown-option = There is no option “{ $option }”. There are: { $known }.
refused-impossible-option = The option “{ $option }” cannot be { $value }: { $why }.
refused-wrong-number-of-seats =
    { $fewest ->
        [1] This game is for 1 to { $most } players, not for { $seats }.
       *[other] This game is for { $fewest } to { $most } players, not for { $seats }.
    }
refused-no-such-game = There is no game “{ $game }”. There are: { $known }.
refused-no-such-seat = There is no seat { $seat } in this match.
refused-time-went-back = Time does not run backwards: it is { $now } ms already, not { $at }.
refused-only-the-house-expires = Only the table itself can say that time is up.
refused-nothing-due = Nothing called “{ $tag }” is due now.
refused-match-is-over = The match is over.
refused-not-your-turn = It is not your turn.

invalid-log-too-short = A match file has a header, its steps and an end line; this one has { $lines ->
        [0] no line at all
        [one] one line
       *[other] { $lines } lines
    }.
invalid-log-of-another-format = This match file has format { $format }; formats up to { $known } can be read here.
invalid-log-cut = The match file breaks off at line { $line }: its end is missing.
invalid-log-altered = Line { $line } of the match file was altered: its check sum does not fit.
invalid-log-unreadable = Line { $line } of the match file cannot be read: { $why }.
invalid-log-out-of-order = Line { $line } of the match file should be step { $expected }, but it is step { $found }.
invalid-log-time-went-back = In line { $line } of the match file time runs backwards.
invalid-log-of-another-game = This is a match of “{ $game }”.
invalid-log-of-newer-rules = This match was played by version { $version } of the rules; version { $known } is the newest known here.
invalid-log-of-older-rules = This match was played by version { $version } of the rules, whose draws are not kept here (today’s version is { $known }). It can be replayed, but not checked.
invalid-log-of-unknown-game = This match file is from the game “{ $game }”, which is not installed here.
invalid-log-commitment-broken = The secret in the match file is not the one that was promised before the match.
invalid-log-pledge-broken = The share of seat { $seat } in the shuffle is not the one that was promised before the match.
invalid-log-draws-differ = The draws listed in the match file are not the ones that the rules and the seed give.
invalid-log-secret-not-shown = The match file does not show its secret yet, so the draws cannot be checked.
invalid-log-impossible = The match file tells of something that the rules do not allow: { $why }.
invalid-log-differs = Line { $line } of the match file is not what the rules and the promised secret give.
invalid-log-outcome-differs = The end line of the match file gives another result than its steps.

refused-no-such-match = There is no match “{ $match }” here.
refused-too-many-matches = This referee keeps at most { $most } matches. Start another one.
invalid-unreadable-request = That line is no request: { $why }.
invalid-line-too-long = That line has { $bytes } bytes; at most { $most } are read.

## What is wrong with an installed package

invalid-plugin-name-taken = The package { $package } brings “{ $name }”, but { $other } does so already. The one from { $package } is left out.
invalid-plugin-not-importable = “{ $name }” from the package { $package } cannot be loaded: { $why }
invalid-plugin-of-wrong-kind = What the package { $package } brings as “{ $name }” should be a { $kind }, and is something else.
invalid-game-breaks-contract = The game “{ $name }” from the package { $package } lacks what every game must have: { $missing }.
invalid-game-called-otherwise = The package { $package } announces the game as “{ $name }”, but the game calls itself “{ $id }”.
invalid-operation-called-otherwise = The package { $package } announces a question to the referee as “{ $name }”, but the question calls itself “{ $op }”.
invalid-game-without-manifest = The game “{ $name }” from the package { $package } has no manifest.
invalid-game-without-title = The game “{ $name }” from the package { $package } has no title, or a box of it has none.
invalid-game-without-box = The game “{ $name }” from the package { $package } has no box for the shelf.
invalid-game-without-messages = The game “{ $name }” from the package { $package } needs the messages “{ $group }”, and no installed package brings them.
invalid-messages-unreadable = The messages “{ $name }” of the package { $package } cannot be read: { $why }
invalid-messages-incomplete = The messages “{ $name }” of the package { $package } are not the same in { $language } as in English. Look at: { $missing }.
invalid-messages-not-fluent = In { $file }, the messages “{ $name }” of the package { $package } have a line that is not Fluent: { $text }
invalid-message-taken = The messages “{ $name }” of the package { $package } contain “{ $message }”, which belongs to “{ $other }” already.

refused-plugin-not-importable = { invalid-plugin-not-importable }
refused-game-breaks-contract = { invalid-game-breaks-contract }
refused-game-called-otherwise = { invalid-game-called-otherwise }
refused-game-without-manifest = { invalid-game-without-manifest }
refused-game-without-title = { invalid-game-without-title }
refused-game-without-box = { invalid-game-without-box }
refused-game-without-messages = { invalid-game-without-messages }
refused-messages-unreadable = { invalid-messages-unreadable }
refused-messages-incomplete = { invalid-messages-incomplete }
