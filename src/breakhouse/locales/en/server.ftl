# What the house says: at the door, over HTTP, in the terminal.

guest-name = Guest { $number }
forgotten-name = someone

## Refused at the door

refused-no-such-table = There’s no table with this code. It may have been closed; ask for a new link.
refused-no-such-replay = There’s no finished match at this address.
refused-no-such-page = There’s no such page here.
refused-no-such-texts = “{ $group }” isn’t available in “{ $language }” here.
refused-not-like-that = That request isn’t supported here.
refused-wrong-origin = This request came from another site’s page and was refused.
refused-wrong-host = This server doesn’t answer to that name. Use its address, or start it with --public-url or --name.
refused-no-cookie = We don’t know you yet. Open the start page and allow its cookie.
refused-say-hello-first = Join a table first.
refused-name-not-readable = In your name, use letters that others can read.
refused-name-like-a-bots = “(bot)” is for bots. Choose another name.
refused-settings-too-long = These settings are too long to save: the limit is { $most } bytes.
refused-form-too-long = That’s too long: the limit is { $most } bytes.
refused-compressed-body = Send this uncompressed: the server doesn’t accept compressed data.
refused-server-failed = Something went wrong on the server. It has been logged; please try again.
refused-too-many-newcomers =
    { $seconds ->
        [one] A lot of people are joining from your address. Wait a second, then reload the page.
       *[other] A lot of people are joining from your address. Wait { $seconds } seconds, then reload the page.
    }
refused-too-much-to-keep =
    { $seconds ->
        [one] That’s a lot to save at once. Wait a second.
       *[other] That’s a lot to save at once. Wait { $seconds } seconds.
    }
refused-too-much-slow-work =
    { $seconds ->
        [one] The server is still working on your last request. Wait a second.
       *[other] The server is still working on your last request. Wait { $seconds } seconds.
    }
refused-match-too-long = This match has grown too long to go on. Agree to stop it, then start another.
refused-too-much-chat =
    { $seconds ->
        [one] One message at a time. Wait a second.
       *[other] One message at a time. Wait { $seconds } seconds.
    }
refused-too-many-guesses =
    { $seconds ->
        [one] Too many wrong codes. Wait a second, then ask for the right one.
       *[other] Too many wrong codes. Wait { $seconds } seconds, then ask for the right one.
    }
refused-too-many-tables =
    { $seconds ->
        [one] You’ve created a lot of tables. Wait a second.
       *[other] You’ve created a lot of tables. Wait { $seconds } seconds.
    }
refused-too-many-requests =
    { $seconds ->
        [one] Too many requests at once. Wait one second.
       *[other] Too many requests at once. Wait { $seconds } seconds.
    }
refused-too-many-reports = You’ve reported several people already. You can send another report later.
refused-too-many-hints =
    { $seconds ->
        [one] The coach needs a moment. Wait a second.
       *[other] The coach needs a moment. Wait { $seconds } seconds.
    }
refused-too-many-sockets = You have too many pages open at once. Please close some.
invalid-unreadable-message = That message can’t be read: { $why }
invalid-unreadable-header = The header { $name } of this request can’t be read.
invalid-unreadable-form = The server can’t read that: { $why }
invalid-not-a-number-here = “{ $name }” must be a whole number from 0 to { $most }.

## Goodbye

bye-house-closes = The server is going down for a moment. Your table will be there when it’s back.
bye-table-closed = This table was closed.
bye-table-moved = This table has moved to another server. Reconnecting…
bye-removed = The host removed you from this table.
bye-forgotten = Your data has been deleted. Open the start page to start over.
bye-too-much-noise = Too many invalid messages: the connection was closed.

## Replays

replay-verified = Recalculated from the revealed secret: every draw and every step is correct.

## The plain page

plain-page-title = The server is running
plain-page-text = The pages haven’t been built yet. These are the tables:
plain-page-no-tables = Nobody is playing right now.

## The data folder

refused-folder-in-use = Another server is using { $folder }. Stop it first, or choose another folder with --data.
refused-no-home = The user who runs this has no home folder. Say where to keep the data, with --data or BREAKHOUSE_DATA.
refused-nothing-to-back-up = There’s nothing to back up in { $folder }.
refused-file-is-there = { $file } already exists. Choose another name.
refused-no-such-file = There’s no file { $file }.
refused-backup-failed = The backup couldn’t be written: { $why }
refused-not-a-backup = { $file } isn’t a complete backup: { $why }
refused-backup-empty = { $file } is empty. It isn’t a backup.
refused-backup-foreign = { $file } isn’t a backup of Breakhouse: another program made it.
refused-backup-torn = { $matches ->
        [one] { $file } isn’t a good backup: the last moves of one match are missing.
       *[other] { $file } isn’t a good backup: the last moves of { $matches } matches are missing.
    }
refused-backup-unplayable = { $file } isn’t a good backup: match { $match } can’t be played through ({ $why }).
refused-file-closed = { $yours ->
        [True] { $file } is yours, but its permissions don’t let you use it. Nothing is damaged. Allow it with “chmod u+rwX { $file }”.
       *[False] { $user } isn’t allowed to use { $file }, which belongs to { $owner }. Nothing is damaged. Run this as { $owner } (with “sudo -u { $owner }”) or as root, or give the data to { $user } with “chown -R”.
    }
refused-file-read-only = { $file } is on a file system that can only be read. Nothing is damaged. Mount it for writing, or choose another folder; for a systemd service, list the folder in ReadWritePaths.
refused-program-closed = The server runs as { $user }, who isn’t allowed to run { $file }. Install Breakhouse where all users can read it, such as /opt/breakhouse.
refused-store-unreadable = { $file } can’t be read right now: { $why }. Nothing was changed, and it needn’t be damaged. Check the disk and try again.
refused-restore-not-owner = { $folder } belongs to { $owner }, and { $user } can’t give files away, so the server couldn’t open what is restored. Nothing was changed. Restore as { $owner } (with “sudo -u { $owner }”) or as root.
refused-restore-failed = The backup couldn’t be restored: { $why }. The data is as it was.
refused-store-from-a-newer-house = This data comes from a newer version of Breakhouse (data version { $version }; this one knows { $known }). Install the newer one.
refused-store-upgraded = A newer version of Breakhouse has changed this data (data version { $version }; this one knows { $known }). Install the newer one again, or go back to the data from before the upgrade with “breakhouse restore { $copy }”.
refused-world-upgraded = A newer version of Breakhouse has changed this database (data version { $version }; this one knows { $known }). Install the newer one again, or go back to the copy from before the upgrade: it’s in the schema { $copy }, and docs/how-to/upgrade.md says how.
refused-upgrade-without-copy = This version has to change the data, but couldn’t copy it first: { $why }. Nothing was changed. Make room in { $folder }, and start again.
refused-upgrade-failed = The data couldn’t be brought from version { $version } to { $known }: { $why }. Nothing was changed. Install the previous version again, and report this.
refused-store-damaged = The data in { $file } is damaged ({ $why }). Nothing was changed. Restore a backup with “breakhouse restore”, or ask for help and send a copy of the file.
invalid-entries-damaged = Entry { $entry } of this match isn’t what was written: the data is damaged there.
invalid-entries-missing = The end of this match is missing, from entry { $entry } on: the data is damaged there.
refused-store-torn = Matches in { $file } whose last moves are missing: { $matches }. Nothing was changed; the other matches can be played. Restore a backup with “breakhouse restore”, or ask for help and send a copy of the file.
refused-sqlite-too-old = This Python comes with SQLite { $found }, which is too old: at least { $least } is needed. Install a newer Python.
refused-no-such-limit = There’s no limit called { $limit }. Choose from: { $known }.
refused-unreadable-limit = The limit { $limit } can’t be “{ $value }”. Write rate/burst, such as 2/30, or a whole number.
refused-unreadable-bot = Write a program as name="command", not { $given }.
refused-port-taken = Port { $port } is in use. Choose another with --port.
refused-address-unknown = This machine doesn’t have the address { $host }.

## breakhouse serve

serve-about = start the server
serve-help-lan = let others on the local network join, and show a QR code
serve-help-host = the address to listen on
serve-help-port = the port to listen on
serve-help-data = the folder to keep everything in
serve-help-bot = offer a program as a bot: name="command" (repeatable)
serve-help-open = open the browser
serve-help-name = a host name the server is reached by (repeatable)
serve-help-proxy = trust the X-Forwarded headers of a proxy in front
serve-help-classroom = allow for thirty people behind one address
serve-help-limit = set a limit: name=rate/burst (repeatable)
serve-help-log = the format of log lines
serve-help-memory = keep everything in memory, nothing on disk
serve-open = Breakhouse is open: { $address }
serve-lan = On the same network: { $address }
serve-no-lan = This machine has no address on a local network, so others can’t join.
serve-tables =
    { $count ->
        [0] Data is stored in { $folder }.
        [one] Data is stored in { $folder }. One table carries on where it left off.
       *[other] Data is stored in { $folder }. { $count } tables carry on where they left off.
    }
serve-memory = Nothing is stored on disk.
serve-no-pages = The pages haven’t been built; a plain page shows the tables.
serve-stop = Press Ctrl-C to stop.
serve-closed = Breakhouse is closed. Everything is saved.
flags-about = list flags and reports that wait for the operator
cases-none = Nothing is waiting for you.
sign-quick-cards = Cards finished faster than a person can build.
sign-quick-hands = Bricks placed faster than a person can place them.
sign-steady-hands = Bricks placed more evenly than a person can place them.
sign-perfect-choices = Every choice as good as the solver’s, and made too quickly for a person.
sign-quick-choices = Choices made faster than a person can think.
sign-expert-choices = Choices like the expert bot’s, made too quickly or too evenly for a person.
case-report =
    Reported by seat { $seat }: { $why ->
        [program] a program is playing.
        [stalling] keeps everyone waiting.
        [rude] is rude.
       *[other] something else.
    }
flags-help-matches = match files, or folders of them, to search for moves no person could make
flags-match-clean = { $file }: no moves that a person couldn’t make.
flags-match-odd =
    { $file }: { $name } made { $count ->
        [one] one move
       *[other] { $count } moves
    } no person could make ({ $code })
backup-about = copy all data into one file
backup-help-to = where to write the copy
backup-help-verify = write nothing: open this backup, play some of it through, and say what’s in it
backup-done = Backed up to { $file }.
backup-holds = { $file } is a good backup. Data version: { $version }; matches: { $matches } ({ $finished } finished), with { $entries } moves; open tables: { $tables }; people: { $visitors }.
backup-latest = The last match in it started on { $moment } (UTC).
backup-replayed = Matches played through as a sample: { $count }.
backup-unknown-games = Not played through, because these games aren’t installed here: { $games }.
restore-about = restore a backup
restore-help-from = the backup
restore-done = Restored from { $file }.
restore-before = The previous data is now in { $file }.
restore-owner = It belongs to { $owner }, as before.
restore-root = It belongs to root. If the server runs as another user, give it to them: chown -R USER { $folder }

## What a messenger shows of a link

preview-table = There’s a seat for you: { $box }
preview-replay = Watch a match of { $box }
preview-new = { $box } with friends
preview-rules = { $box }: rules
refused-printing-failed = The cards couldn’t be printed. Try again in a moment.
