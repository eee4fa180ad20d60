/** What the referee offers, and to whom at this page: in a building game nothing is hidden, so several may share it. */
import type { Free } from "../../generated/messages";
import type { Face } from "../../net/face";
import type { BuildingView, Called, CommonEvent } from "./generated.ts";

/** A command that may be sent as it is, or, with `free`, one whose fields the player fills in. */
export type BuildingOffer = { readonly do: string; readonly free?: Readonly<Record<string, Free>> | undefined };

/** A table of any building game: what they have in common. What only one of them has is ignored here. */
export type BuildingFace = Face<BuildingView, BuildingOffer>;
export type BuildingEvent = CommonEvent | Called;

/** The architect's face, if this page may act for that seat. */
export function asBuilder<V extends BuildingView, O extends BuildingOffer>(face: Face<V, O>): Face<V, O> {
  const { architect } = face.view;
  if (face.seat === architect || !face.seats.includes(architect)) return face;
  const send: BuildingFace["send"] = (command, seat = architect, silently = false) =>
    face.send(command, seat, silently);
  return { ...face, seat: architect, offers: face.offersOf(architect), send };
}

export interface Chance {
  readonly seat: number | undefined;
  readonly offer: BuildingOffer;
  /** An offer that only has to wait is not ready yet. */
  readonly ready: boolean;
}

/** Which of this page's seats may do something now, the page's own seat first. */
export function whoMay(face: BuildingFace, ...names: string[]): Chance | null {
  const own = face.seat === null ? [] : [face.seat];
  for (const seat of new Set([...own, ...face.seats])) {
    const offers = seat === face.seat ? face.offers : face.offersOf(seat);
    const offer = offers.find((one) => names.includes(one.do));
    if (offer) return { seat, offer, ready: offer.free === undefined };
  }
  return null;
}

/** The bricks are on a table that no key and no finger on the screen can reach. */
export const isReal = (view: BuildingView | null): boolean => view?.options.bricks === "real";

/** Everything that may be done at this page, by whomever; of real bricks, none can be named to the referee. */
export function allOffers(face: BuildingFace): readonly BuildingOffer[] {
  const others = face.seats.filter((seat) => seat !== face.seat).flatMap((seat) => face.offersOf(seat));
  const all = [...face.offers, ...others];
  return isReal(face.view) ? all.filter((offer) => !offer.free) : all;
}

/** The bricks that may be chosen for a command now. */
export const choicesFor = (offers: readonly BuildingOffer[], name: string): readonly string[] =>
  offers.flatMap((offer) => (offer.do === name ? (offer.free?.brick?.choices ?? []) : []));

/** Which bricks may be taken. While one is in the hand no other is offered, but a quick hand may reach for the next. */
export function takable(view: BuildingView, offers: readonly BuildingOffer[], building: boolean): readonly string[] {
  if (!building) return [];
  const now = choicesFor(offers, "lift");
  if (now.length > 0) return now;
  return view.bench.hand === null ? [] : view.box.map((fact) => fact.id);
}
