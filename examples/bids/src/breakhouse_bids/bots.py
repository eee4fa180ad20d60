"""Two opponents. A bot is asked as soon as its seat may choose, while the others are still thinking."""

from random import Random

from breakhouse.bots import Bot, Bots, Budget, Move
from breakhouse.core import Command, Event, Offers, Seat, View
from breakhouse_bids.values import Bid, BidsView

THINKING_MS = (800, 4000)


class Bidder:
    """Bids whatever comes to mind."""

    def __init__(self, seat: Seat, seed: int | str) -> None:
        self.seat = seat
        self.rng = Random(f"bids/{seat}/{seed}")

    def observe(self, event: Event) -> None:
        """The view is enough."""

    def choose(self, view: View, offers: Offers, budget: Budget) -> Move:
        return Move(self.pick(view, offers), self.rng.randrange(*THINKING_MS))

    def pick(self, view: View, offers: Offers) -> Command:
        return self.rng.choice([offer for offer in offers if isinstance(offer, Bid)])


class Matcher(Bidder):
    """Bids about as much as the prize is worth, now and then one more, so that it can't be predicted."""

    def pick(self, view: View, offers: Offers) -> Command:
        assert isinstance(view, BidsView)
        aim = (view.prize or 0) + self.rng.choice((0, 0, 1))
        bids = [offer for offer in offers if isinstance(offer, Bid)]
        return min(bids, key=lambda bid: (abs(bid.card - aim), bid.card))


def make(level: str, seat: Seat, seed: int | str) -> Bot:
    return Matcher(seat, seed) if level == "expert" else Bidder(seat, seed)


BOTS = Bots(make, ("beginner", "expert"))
