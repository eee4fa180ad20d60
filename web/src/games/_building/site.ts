/** What a building site works out from view and offers: who acts, what is marked, what may be pressed. */
import type { Offer } from "../../controller/face";
import type { BuildingView, Difference } from "./view.ts";

/** Differences that belong to a brick on the table; what is missing has no brick to show it at. */
const AT_A_BRICK = new Set(["misplaced", "wrong-way", "tilted", "swapped", "wrong-colour", "overlapping", "floating", "toppling"]);

/** The differences that are shown at their bricks: a brick too many only once there are enough. */
export function shownAtBricks(view: BuildingView): Difference[] {
  const differences = view.turn.verdict?.differences ?? [];
  const wanted = view.turn.card?.pieces?.length ?? 0;
  const full = view.bench.placed.length > wanted;
  return differences.filter((d) => d.piece && (AT_A_BRICK.has(d.what) || (full && d.what === "extra")));
}

/** An offer by its name; one that only has to wait is not ready yet. */
export function offered(offers: readonly Offer[], name: string): { offer: Offer; ready: boolean } | null {
  const offer = offers.find((one) => one.do === name);
  return offer ? { offer, ready: offer.free === undefined } : null;
}

/** Which bricks may be taken now, as far as the referee's offers say. */
export function liftable(offers: readonly Offer[]): string[] {
  return offers.flatMap((offer) => (offer.do === "lift" ? (offer.free?.brick?.choices ?? [String(offer.brick)]) : []));
}

/** While a brick is in the hand no other is offered, but a quick hand may already reach for the next. */
export function usable(view: BuildingView, offers: readonly Offer[], building: boolean): string[] {
  if (!building) return [];
  const now = liftable(offers);
  if (now.length > 0) return now;
  return view.bench.hand === null ? [] : view.box.map((fact) => fact.id);
}

/** The table's sounds by the instrument's names; what the own hands make is heard when it happens. */
const SOUNDS: Record<string, string> = {
  roll: "die", start: "start", stop: "stop", turn: "card", lift: "lift", wood: "wood", crash: "crash", card: "done",
  refuse: "refuse", mistake: "point", call: "sum", throw: "dice", shuffle: "card", chips: "chip", win: "won",
};
const OWN = new Set(["lift", "wood"]);

export function soundOf(told: unknown, mine: boolean): string | null {
  const name = String(told ?? "");
  return mine && OWN.has(name) ? null : (SOUNDS[name] ?? null);
}
