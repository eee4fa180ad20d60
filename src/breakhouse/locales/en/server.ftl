# What the house says: at the door, over HTTP, in the terminal.

guest-name = Guest { $number }
forgotten-name = somebody

## Refused at the door

refused-no-such-table = There is no table with this code. It may have been cleared away; ask for a new link.
refused-no-such-replay = There is no finished match with this address.
refused-no-such-page = There is no such page in this house.
refused-no-such-texts = There are no texts “{ $group }” in “{ $language }” here.
refused-not-like-that = This address cannot be asked in that way.
refused-wrong-origin = This request came from another site's page and was turned away.
refused-wrong-host = This house does not go by that name. Use its address, or start it with --name.
refused-no-cookie = The house does not know you yet. Open its first page, and allow its cookie.
refused-say-hello-first = Say hello to a table first.
refused-name-not-readable = A name needs letters that others can read.
refused-settings-too-long = These settings are too long to keep: at most { $most } bytes.
refused-form-too-long = That is too long: at most { $most } bytes.
refused-house-stumbled = The house stumbled over that. It is noted; please try again.
refused-too-many-newcomers =
    { $seconds ->
        [one] Many people are coming in from your address. Wait a second, then open the page again.
       *[other] Many people are coming in from your address. Wait { $seconds } seconds, then open the page again.
    }
refused-too-much-to-keep =
    { $seconds ->
        [one] That is a lot to keep at once. Wait a second.
       *[other] That is a lot to keep at once. Wait { $seconds } seconds.
    }
refused-too-much-slow-work =
    { $seconds ->
        [one] The house is still working on what you asked for. Wait a second.
       *[other] The house is still working on what you asked for. Wait { $seconds } seconds.
    }
refused-too-much-chat =
    { $seconds ->
        [one] One message after the other. Wait a second.
       *[other] One message after the other. Wait { $seconds } seconds.
    }
refused-too-many-guesses =
    { $seconds ->
        [one] That were many wrong codes. Wait a second, and ask for the right one.
       *[other] That were many wrong codes. Wait { $seconds } seconds, and ask for the right one.
    }
refused-too-many-tables =
    { $seconds ->
        [one] You have made many tables. Wait a second.
       *[other] You have made many tables. Wait { $seconds } seconds.
    }
refused-too-many-requests =
    { $seconds ->
        [one] Too much at once. Wait a second.
       *[other] Too much at once. Wait { $seconds } seconds.
    }
refused-too-many-hints =
    { $seconds ->
        [one] The coach needs a moment to breathe. Wait a second.
       *[other] The coach needs a moment to breathe. Wait { $seconds } seconds.
    }
refused-too-many-sockets = Too many pages are open at the same time. Close some, please.
invalid-unreadable-message = The house could not read that message: { $why }
invalid-unreadable-header = The house could not read the header { $name } of this request.
invalid-unreadable-form = The house could not read that: { $why }
invalid-not-a-number-here = “{ $name }” must be a whole number from 0 to { $most }.

## Goodbye

bye-house-closes = The house closes for a moment. Your table will be there when it opens again.
bye-table-closed = This table was cleared away.
bye-table-moved = This table is looked after elsewhere now. Coming back to it.
bye-removed = The host has asked you to leave this table.
bye-forgotten = You have been forgotten here. Open the house again to come back as somebody new.
bye-too-much-noise = Too many messages that the house could not use. It has hung up.

## Replays

replay-verified = Computed again from the revealed secret: every draw and every step is right.

## The plain page

plain-page-title = The house is open
plain-page-text = The pages of this house are not built yet. These are its tables:
plain-page-no-tables = Nobody is playing at the moment.

## The data folder

refused-folder-in-use = Another house is using { $folder }. Stop it first, or give another folder with --data.
refused-nothing-to-back-up = There is nothing to back up in { $folder }.
refused-file-is-there = { $file } is there already. Choose another name.
refused-no-such-file = There is no file { $file }.
refused-backup-failed = The backup could not be written: { $why }
refused-not-a-backup = { $file } is not a whole backup of a house: { $why }
refused-store-from-a-newer-house = This data comes from a newer house (version { $version }; this one knows { $known }). Install the newer one.
refused-store-damaged = The data in { $file } is damaged ({ $why }). Nothing was changed. Restore a backup with “breakhouse restore”, or ask for help with a copy of the file.
invalid-entries-damaged = Entry { $entry } of this match is not what was written: the data is damaged there.
refused-sqlite-too-old = This Python comes with SQLite { $found }, which is too old: at least { $least } is needed. Install a newer Python.
refused-no-such-limit = There is no limit called { $limit }. There are: { $known }.
refused-unreadable-limit = The limit { $limit } cannot be “{ $value }”. Write rate/burst, such as 2/30, or a whole number.
refused-unreadable-bot = Write a program as name="command", not { $given }.
refused-port-taken = Port { $port } is in use. Choose another with --port.
refused-address-unknown = This machine does not have the address { $host }.

## breakhouse serve

serve-about = open the house
serve-help-lan = let others on the local network in, and show a QR code
serve-help-host = the address to listen on
serve-help-port = the port to listen on
serve-help-data = the folder in which everything is kept
serve-help-bot = seat a program as a bot: name="command" (may be given again)
serve-help-open = open the browser
serve-help-name = a host name under which the house is reached (may be given again)
serve-help-proxy = believe the X-Forwarded headers of a proxy in front
serve-help-classroom = thirty people behind one address
serve-help-limit = set a limit: name=rate/burst (may be given again)
serve-help-log = how log lines look
serve-help-memory = keep nothing on disk
serve-open = The house is open: { $address }
serve-lan = On the same network: { $address }
serve-no-lan = This machine has no address on a local network. Others cannot come in.
serve-tables =
    { $count ->
        [0] Data is kept in { $folder }.
        [one] Data is kept in { $folder }. One table goes on where it was left.
       *[other] Data is kept in { $folder }. { $count } tables go on where they were left.
    }
serve-memory = Nothing is kept on disk.
serve-no-pages = The pages are not built; a plain page shows the tables.
serve-stop = Ctrl-C closes the house.
serve-closed = The house is closed. Everything is kept.
flags-about = list those whose hands are hardly a person’s: too fast, or too even
flags-line = { $name } ({ $who }), { $game }: { $pace } bricks a second, jitter { $jitter }, { $even } regular, over { $count } bricks in { $matches } matches
flags-none = Nobody’s hands are too fast or too even.
backup-about = copy everything that the house keeps into one file
backup-help-to = where to write the copy
backup-done = Backed up to { $file }.
restore-about = put a backup in place
restore-help-from = the backup
restore-done = Restored from { $file }.
restore-before = What was there before is kept as { $file }.
refused-no-such-port = A port is a number from 0 to 65535; { $port } is none.

## What a messenger shows of a link

preview-table = A seat at a table of { $box } is waiting
preview-replay = A match of { $box }, to watch again
preview-new = { $box } with friends
preview-rules = { $box }: the rules
refused-printing-failed = The cards could not be printed. Try again in a moment.
