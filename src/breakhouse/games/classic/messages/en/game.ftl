### Make ’n’ Break: what is refused

refused-roll-first = Roll the die first: it sets the timer.
refused-rolled-already = The timer is already set. Press START when you’re ready.
refused-cannot-refuse = Cards can’t be refused in this match. Keep building.
refused-refused-once = This card has already been refused once and can’t be refused again. Keep building.
refused-nothing-to-switch = You’re not building a refused card, so there’s nothing to switch to.
refused-that-card-already = You’re already building that card.
refused-no-such-refused-card = There’s no refused card “{ $card }” in front of you.
refused-experts-need-young = Seats can only draw from the red pile when the deck is split for young architects.
