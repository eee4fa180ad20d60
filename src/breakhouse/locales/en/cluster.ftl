### Many servers that share one database: what an operator and the players are told.

## The database and the bus

refused-store-unreachable = The database at { $address } can’t be reached ({ $why }). Start it, or check the address after --store.
refused-store-wrong-password = The database at { $address } won’t let “{ $user }” in. Check the name and the password after --store.
refused-store-not-allowed = “{ $user }” may not create anything in the database at { $address } ({ $why }). Let that user own the database.
refused-store-no-such-database = There’s no database { $address }. Create it first, with “createdb”.
refused-store-unreadable-address = “{ $address }” can’t be read as a database address ({ $why }). Write postgresql://user:password@server/database.
refused-unknown-store = “{ $address }” is neither sqlite://folder nor postgresql://user:password@server/database.
refused-nothing-to-move = There’s nothing to move in { $folder }. Check the address.
refused-houses-are-running = Servers still use this database: { $names }. Stop them first; what they write after the copy would be lost.
refused-cluster-not-installed = Support for PostgreSQL and NATS isn’t installed. Install it with: pip install 'breakhouse[cluster]'
refused-house-name-taken = A server called “{ $name }” is already running on this database. Choose another name with --house.
refused-unknown-bus = “{ $address }” isn’t a NATS address. Write nats://server:4222.
refused-bus-unreachable = NATS at { $address } can’t be reached ({ $why }). Start it, or check the address after --bus.
refused-which-bus = No bus was given. Add --bus nats://server:4222, or set bus in the settings.
refused-bus-needs-store = Servers that share a bus must share a database too. Add --store postgresql://…
refused-house-waits = The server is waiting for its database. Try again in a moment.
refused-no-such-house = No server called “{ $name }” answers on this bus.

## Moving everything

refused-target-not-empty = The target already holds data. Choose an empty database or folder.
refused-move-failed = The data couldn’t be written ({ $why }). Empty the target and try again.
refused-moved-not-the-same = The copy differs from the original: { $missing } missing, { $strange } unexpected. Stop all servers, empty the target and try again.
migrate-about = move all data from SQLite to PostgreSQL, or back
migrate-help-source = where the data is: sqlite://folder or postgresql://…
migrate-help-target = where it goes; must be empty
migrate-done = Moved and checked: { $matches ->
        [one] one match
       *[other] { $matches } matches
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.

## Serving and leaving

serve-help-store = the database that several servers share: postgresql://user:password@server/database
serve-help-bus = the bus through which several servers reach each other: nats://server:4222
serve-help-house = this server’s name among the others
serve-world = This is “{ $name }”, one of the servers on { $address }.
drain-about = hand a server’s tables over to the others, then stop it
drain-help-name = the server’s name
drain-done = “{ $name }” is handing its tables over.
think-about = work out bot moves, hints and cards for the servers on a bus
think-ready = Ready. Press Ctrl-C to stop.

## What the players are told

bye-house-waits = The server with your table isn’t answering. Trying again…
notice-table-taken-over = Another server has taken over this table. Nothing was lost, not even time.
