"""Commands as hands give them, at the pace of the time that a test lets pass."""

from typing import Any

from breakhouse.core import Event, Refusal
from breakhouse.games import game, shelf
from breakhouse.games.blocks.bench.workbench import Lifted, Placed
from tests.support.building.table import DiceTable, Table
from tests.support.building.whole_match import begin

BUILDING = [id for id, rules in shelf().items() if rules.manifest.counted.get("strict")]


WAY = [[0, 0, 0]]
"""What a dragging hand leaves behind; what is typed leaves nothing."""


class Hurry(Table):
    """Builds as fast as it is let, by the card's own order."""

    late = 0
    path: Any = WAY

    def do(self, seat: int, do: str, after: int = 0, **fields: Any) -> tuple[Event, ...]:
        if do == "place":
            fields["path"] = self.path
        while True:
            try:
                return super().do(seat, do, **fields)
            except Refusal as no:
                if no.code != "too-fast":
                    raise
                self.late += 1
                self.wait(int(no.params["left"]))

    def turn(self) -> None:
        begin(self)
        while (self.state.turn.number, self.state.turn.phase) == (0, "building"):
            try:
                self.complete()
            except Refusal as no:
                if no.code not in ("time-is-up", "not-the-architect"):
                    raise

    @property
    def hands(self) -> list[Lifted | Placed]:
        return [event for event in self.happened if isinstance(event, Lifted | Placed)]


class HurriedDice(Hurry, DiceTable):
    pass


def hurry(id: str = "classic", **options: Any) -> Hurry:
    rules = game(id)
    found: Hurry = (HurriedDice if "throw_ms" in rules.options_type.__struct_fields__ else Hurry)(
        rules, turns=1, first=0, **options
    )
    return found


def put(table: Table, brick: str, how: str, left: float, bottom: float) -> Any:
    table.wait(1000)
    return table.put(brick, how, left, bottom)


def begun(**options: Any) -> Table:
    table = Table(game("classic"), turns=1, first=0, **options)
    begin(table)
    return table
