# For whoever runs a server: settings, the operator’s page and commands, the doctor.

## Settings

refused-settings-unreadable = The settings in { $file } can’t be read: { $why }
refused-settings-unknown-key = There’s no setting “{ $key }” ({ $where }). Try: { $near }.
refused-settings-bad-value =
    The setting “{ $key }” ({ $where }) has an invalid value. Write { $wants ->
        [whole-number] a whole number from { $least } to { $most }
        [number] a number above 0 and up to { $most }
        [choice] one of these: { $known }
        [switch] true or false
        [list] a list of strings
        [table] lines like name = value, with the value in quotation marks
       *[text] a string
    }.
refused-unreadable-public-url = “{ $given }” isn’t a public address. Write it like https://host:8443/games.
refused-public-url-taken = The public address { $given } can’t end in { $base }: the server uses that path itself. Choose another one.
refused-unreadable-network = “{ $given }” is neither an address nor a network. Write it like 10.0.0.1 or 10.0.0.0/8.
refused-unreadable-listener = Metrics can’t be served at “{ $given }”. Write a port, or an address and a port, like 127.0.0.1:9464.
refused-metrics-port-taken = Metrics can’t be served at { $at }: the port is in use, or this machine doesn’t have that address. Choose another with --metrics.
refused-token-too-short = The operator’s token is too short: use at least { $least } characters.
refused-needs-openssl = --tls needs the program openssl, and it wasn’t found. Install it, or put a proxy with a certificate in front.
refused-certificate-failed = The certificate couldn’t be created: { $why }

## breakhouse serve

serve-help-settings = the settings file (TOML)
serve-help-public-url = the address visitors use when a proxy is in front: https://host:port/path
serve-help-trusted-proxy = the address or network of a proxy to trust (repeatable)
serve-help-tls = encrypt with a certificate made on this machine, for local networks
serve-help-metrics = serve Prometheus metrics at this port or address:port
serve-help-thinkers = run at most this many processes for bots and the coach (default: one fewer than the processors it may use)
serve-help-slow-ms = log commands, requests and standstills of the server that take longer than this many milliseconds (default: { $default })
serve-help-backup-to = back up into this folder at regular intervals
serve-help-backup-also-to = copy each backup into this folder too, best on another disk
serve-help-backup-every = hours between two backups (default: { $default })
serve-help-backup-keep = how many backups to keep (default: { $default })
serve-help-keep-matches = delete finished matches after this many days
serve-help-keep-visitors = forget visitors who haven’t come back for this many days
serve-public = Visitors use: { $address }
serve-tls = Browsers will warn that they don’t know this certificate. On each device choose “Advanced” (iPhone: “Show Details”), compare the SHA-256 fingerprint if you like, and continue. Fingerprint: { $fingerprint }

## At the door

refused-banned = The operator of this server has blocked you.
bye-banned = The operator of this server has blocked you.
notice-from-operator = From the operator: { $text }
refused-operator-only = That isn’t the operator’s token.
refused-no-such-visitor = There’s no visitor { $who } here.
refused-no-such-ban = { $target } isn’t blocked.
refused-no-such-case = No case called { $case } is waiting.

## The operator’s page

admin-title = Operator
admin-token = Token
admin-token-where = The token is in the file operator.token in the data folder, unless you chose your own.
admin-sign-in = Sign in
admin-sign-out = Sign out
admin-message = Message to everyone
admin-message-text = Shown at every table
admin-send = Send
admin-visitors = Visitors
admin-find = Name or ID
admin-search = Search
admin-nobody = Nobody found.
admin-name = Name
admin-known-as = ID
admin-since = Since
admin-here = Connected from
admin-actions = Actions
admin-choose = Choose
admin-new-name = New name
admin-rename = Rename
admin-ban = Block { $target }
admin-ban-other = Block
admin-days = Days (leave empty to block for good)
admin-why = Reason, for you only
admin-detail = Note
admin-export = Download their data
admin-erase = Erase their data
admin-sure = Yes, I’m sure
admin-tables = Tables
admin-table = Table
admin-game = Game
admin-phase = State
admin-people = Players
admin-pages = Pages
admin-close = Close
admin-no-tables = There are no tables.
admin-bans = Blocked
admin-target = ID, address or network
admin-until = Until
admin-for-good = for good
admin-unban = Unblock
admin-no-bans = Nobody is blocked.
admin-cases = Fair play: flags and reports
admin-match = Match
admin-replay = Watch the replay
admin-clear = Nothing wrong: count the match
admin-confirm = Unfair: never count the match
admin-audit = Operator activity
admin-no-actions = Nothing yet.
admin-when = When
admin-action = Action
admin-by = By
admin-did-ban = blocked
admin-did-clear = cleared
admin-did-confirm = confirmed
admin-did-unban = unblocked
admin-did-rename = renamed
admin-did-close = table closed
admin-did-announce = message sent to everyone
admin-did-export = data downloaded
admin-did-erase = data erased

## breakhouse admin

admin-about = look after a running server: visitors, tables, messages, and who is blocked
admin-help-url = where the server is (default: on this machine, as in the settings)
admin-help-json = print the answer as JSON
admin-help-visitors = list current and past visitors
admin-help-tables = list all tables, private ones too
admin-help-bans = list who is blocked
admin-help-cases = list flags and reports that wait for you
admin-help-state = open, cleared or confirmed
admin-help-clear = close a case because nothing was wrong, so that its match counts
admin-help-confirm = close a case because something was wrong, so that its match never counts
admin-help-audit = list what operators did
admin-help-ban = block a visitor, an address or a network
admin-help-unban = unblock a visitor, an address or a network
admin-help-rename = give a visitor another name
admin-help-close = close a table
admin-help-announce = send a message to every table
admin-help-export = print everything that’s stored about a visitor
admin-help-erase = erase a visitor’s data
admin-help-target = the ID from a list, an address, or a network such as 10.0.0.0/8
admin-help-text = the text
admin-help-days = for how many days (default: for good)
admin-help-why = the reason, shown in the list of who is blocked
admin-done = Done.
admin-line-visitor = { $name } ({ $who }), known since { $since }, connected from: { $here }
admin-line-table = { $table }: { $game }, { $phase }, { $names }, pages: { $pages }
admin-line-ban = { $target }, since { $since }, { $until }
admin-line-case = Case { $case } of { $when }: { $name } ({ $who }), { $game }.
admin-until-day = until { $day }
admin-line-action = { $when }, { $by }: { $action }
admin-none = Nothing to list.
refused-house-not-running = No server answers at { $address } ({ $why }). Start it, or say where it is with --url.
refused-house-said-no = { $text }
refused-no-token-here = There’s no operator token in { $folder }. Start the server once, or set admin_token.
refused-no-token = No operator token is set. Set admin_token to the same value on every server, and here.

## breakhouse doctor

doctor-about = check folder, port, proxy, database, bus and backups, and say what’s wrong
doctor-good = fine
doctor-hint = note
doctor-bad = problem
doctor-all-well = Everything looks fine.
doctor-folder-good = The server’s user, { $user }, can write to { $folder } ({ $free } MB free).
doctor-folder-full = Only { $free } MB left for { $folder }. Make room: a full disk stops every match.
doctor-folder-closed = The server’s user, { $user }, can’t write to { $folder }: { $why }. Give it to them with “chown -R { $user }”, or choose another folder with --data.
doctor-file-closed = The server’s user, { $user }, can’t use { $file }: { $why }. Give everything to them: chown -R { $user } { $folder }
doctor-other-user = You’re { $user }, and the data belongs to { $owner }. This only says what { $user } can do: run it as root to check what the server can do.
doctor-backups-closed = The server’s user, { $user }, can’t write backups to { $folder }: { $why }. Give the folder to them with “chown -R { $user }”, or choose another one.
doctor-memory = Nothing is stored: the server keeps everything in memory.
doctor-data-good = The data is complete.
doctor-data-none = There’s no data yet.
doctor-port-free = Port { $port } is free; no server is running. Start one and run this again to check the proxy too.
doctor-port-ours = A server answers on port { $port }: version { $version }.
doctor-port-stuck = A server answers on port { $port } (version { $version }), but it can’t write. Check its disk or its database.
doctor-port-other = Port { $port } is used by another program. Stop it, or choose another port with --port.
doctor-pages-missing = The pages haven’t been built. Install the wheel, or run “make pages”.
doctor-no-backups = No backups are scheduled. Set backups.to, and keep a copy on another machine.
doctor-backups-none = There’s no backup in { $folder } yet. The server makes one as soon as it’s started.
doctor-backup-good = The newest backup, { $file }, is { $hours } hours old and can be restored. Matches in it: { $matches }.
doctor-backup-old = The newest backup, { $file }, is { $hours } hours old, but one should be made every { $every } hours. Look for “backup” in the server’s log.
doctor-backup-of-another = The newest backup, { $file }, comes from another server: this one’s data has a different key. Choose a folder of its own with --backup-to.
doctor-no-public = No public address is set: links lead to { $link }.
doctor-public-gone = { $link } doesn’t answer: { $why }. Check the proxy, its certificate and DNS.
doctor-public-other = { $link } answers, but it isn’t this server ({ $why }). Check the proxy’s address and path.
doctor-public-good = { $link } leads to this server.
doctor-not-trusted = The proxy isn’t trusted, so all visitors count as one. Add its address with --trusted-proxy.
doctor-no-forwarded-for = The proxy doesn’t pass on visitors’ addresses. Make it set X-Forwarded-For.
doctor-no-forwarded-proto = The proxy doesn’t say that the connection is encrypted. Make it set X-Forwarded-Proto.
doctor-no-sockets = WebSockets don’t get through the proxy ({ $why }). Make it pass on Upgrade and Connection.
doctor-proxy-good = Addresses, encryption and WebSockets get through the proxy.
doctor-store-answers = The database at { $address } answers.
doctor-bus-answers = NATS at { $address } answers.
doctor-no-token = No operator token is set, so nobody can moderate. Set admin_token to the same value on every server.

## Bots over the network

admin-did-bot = bot created
admin-did-revoke = token revoked
admin-help-bots = list the bots that play over the network
admin-help-bot = create a bot that plays over the network, with its token
admin-help-revoke = revoke a bot’s token
admin-help-bot-name = its name
admin-help-bot-days = how many days its token is valid
admin-bot-made = { $name }. Its token, shown only once: { $token }
admin-line-bot =
    { $name } ({ $who }), { $until ->
        [none] no valid token
       *[other] token valid until { $until }
    }

## breakhouse admin stats

admin-help-stats = show how many played what today and this week, and what was slow
admin-stats = Figures
admin-stats-today =
    Today (UTC): { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, { $people ->
        [one] one person
       *[other] { $people } people
    }
admin-stats-week =
    The last seven days: { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, { $people ->
        [one] one person
       *[other] { $people } people
    }
admin-stats-game =
    { $game }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, { $people ->
        [one] one person
       *[other] { $people } people
    }
admin-stats-now =
    Right now: { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, { $pages ->
        [one] one page
       *[other] { $pages } pages
    }
admin-stats-slow = What was slow, at most fifty of each kind since the start:
admin-stats-not-slow = Nothing was slow since the start.
admin-slow-stall = the server stood still for { $seconds } s
admin-slow-command = a command took { $seconds } s
admin-slow-request = a request took { $seconds } s
