"""The next action as the coach's hint: the command, and its sentence."""

from breakhouse.bots.bot import HINTS, Reason, Weighed
from breakhouse.bots.building.hands import SKILLS
from breakhouse.bots.building.plan import Action, Targets, command_for
from breakhouse.bots.building.timing import build_ms
from breakhouse.games.blocks.bench.workbench import Place
from breakhouse.games.blocks.bricks.contact import resting_on
from breakhouse.games.blocks.match.turn import STANDING_MS
from breakhouse.games.blocks.match.values import BuildingView
from breakhouse.games.blocks.words import key_of


def hint_for(view: BuildingView, targets: Targets, act: Action) -> Weighed:
    """An action as a hint: the command, and its sentence."""
    felt = view.options.felt
    if act.what not in ("place", "lift") or act.target is None:
        reason = Reason(f"coach-build-{act.what}", {"brick": key_of(act.brick, felt)})
        return Weighed(command_for(act), 0.0, (reason,))
    pose = targets.poses[act.target]
    brick = key_of(pose.piece, felt)
    reason = Reason("coach-build-next", {"brick": brick, "how": pose.how, **_ahead(view, targets, act)})
    return Weighed(command_for(act), 0.0, (reason,), Place(pose.piece, pose.how, pose.x, pose.y))


def _ahead(view: BuildingView, targets: Targets, act: Action) -> dict[str, int]:
    """What comes after this brick: how many more, how many of them rest on it, how long an expert takes."""
    there = targets.there(view.bench)
    open_ = {step.put for step in targets.order} - there - {act.target}
    carried = resting_on(targets.poses, {act.target})
    skill = SKILLS[HINTS]
    whole = build_ms(targets.card, box_of(view), skill) - STANDING_MS
    seconds = max(1, round(whole * (len(open_) + 1) / max(1, len(targets.poses)) / 1000))
    return {"after": len(open_), "carries": len(open_ & carried), "seconds": seconds}


def box_of(view: BuildingView) -> tuple[str, ...]:
    return tuple(piece.id for piece in view.box)
