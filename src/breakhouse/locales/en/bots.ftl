# Bots that play over the network: what their makers and the table are told.

refused-token-missing = Send your bot’s token in the Authorization header.
refused-token-unknown = This token isn’t valid. Make a new one in your settings.
refused-token-expired = This token has expired. Make a new one in your settings.
refused-no-such-bot = You have no such bot.
refused-too-many-bots = You can have { $most } bots at most. Delete one first.
refused-too-many-bots-there = People at your address already have { $most } bots, and there can’t be more. Delete one first.
refused-bot-not-here = This bot isn’t connected any more.
refused-no-such-challenge = That invitation isn’t open any more.
refused-challenge-too-old = The invitation wasn’t answered in time.
refused-seat-there-already = Your bot already has a seat at that table.
refused-no-seat-there = Your bot has no seat at that table.
refused-answer-too-late = Question { $id } is closed; the last one is { $asked }.
refused-answer-unasked = Question { $id } hasn’t been asked yet{ $asked ->
    [0] .
   *[other] ; the last one is { $asked }.
}
refused-seat-was-lost = Your bot has lost its seat.
refused-nobody-plays = Nobody kept playing, so your bot left the table.
invalid-unknown-protocol = This server speaks protocol { $known }, not “{ $protocol }”.
invalid-not-a-websocket = Only a WebSocket can be opened at this address.
refused-too-many-connections = Too many connections: a bot may have one at a time. If yours was lost, try again in a few seconds.

notice-bot-invited = { $name } has been invited.
notice-bot-declined = { $name } declined the invitation.
notice-bot-silent = { $name } didn’t answer the invitation.
notice-forfeited = { $why ->
    [program-too-slow] { $name } took too long to answer and lost its seat.
    [program-insists] { $name } kept trying illegal moves and lost its seat.
    [program-waits] { $name } wouldn’t move and lost its seat.
   *[program-gone] { $name } was disconnected for too long and lost its seat.
}

## What is served under /api/

contents-title = Breakhouse for programs
contents-text = Programs can do everything here that people can. These descriptions are made from the types the server itself uses, so they’re always up to date.
contents-schemas = The schemas of Breakhouse
contents-documents = Descriptions
contents-sockets = Sockets
contents-requests = Requests
contents-path = Address
contents-format = Format
contents-method = Method
contents-about = What it’s about
contents-requests-about = Requests and answers over HTTP
contents-sockets-about = The sockets: who sends what
contents-messages-about = Every message on a socket, and every line to and from a program at a table
contents-game-about = Options, commands, offers, events and views of { $game }
contents-more = The documentation explains all of this, with bots to start from: see docs/programs.md and docs/reference/http.md in the source, or build the site with “make docs”.
