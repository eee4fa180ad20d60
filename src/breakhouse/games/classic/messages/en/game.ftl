### Make ’n’ Break: what is refused

refused-roll-first = Roll the die first: it sets the timer.
refused-rolled-already = The timer is set already. Give the start when you are ready.
refused-cannot-refuse = Cards cannot be refused in this match. Build on.
refused-refused-once = This card has been refused once. It has to be built now, or left until time is up.
refused-look-first = Look at the card a moment longer before you refuse it.
refused-nothing-to-switch = You are not building a refused card, so there is nothing to switch to.
refused-that-card-already = That is the card you are building.
refused-no-such-refused-card = No refused card “{ $card }” lies in front of you.
refused-experts-need-young = Seats can only draw from the red pile when the deck is split for young architects.
