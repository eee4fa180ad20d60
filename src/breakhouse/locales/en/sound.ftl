### What is heard, in words: captions for sounds that carry news

caption-done = A short rising tune: the card is done.
caption-best = Three bright notes: a personal best.
caption-close = Three quick knocks: just in time.
caption-crash = Bricks crash down.
caption-wrong = Two low knocks: that won’t work.
caption-point = Two knocks: someone points out a mistake.
caption-refuse = A card slides across the table.
caption-start = Two rising knocks: start.
caption-stop = Two hard claps: stop.
caption-yours = Two soft notes: your turn.
caption-won = Five rising notes: the match is won.
caption-right = A soft chord: it’s correct.
caption-pass = Two dull knocks: someone passes.
