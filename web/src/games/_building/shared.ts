/** Several people at one device: nothing is hidden in a building game, so the page acts for whoever is to act. */
import type { Face, Offer } from "../../controller/face";

/** The face as the architect has it, where this page may act for that seat. */
export function asBuilder(face: Face, architect: number): Face {
  if (face.seat === architect || !face.seats.includes(architect)) return face;
  return { ...face, seat: architect, offers: face.offersOf(architect), send: (command, seat = architect) => face.send(command, seat) };
}

export interface Chance {
  readonly seat: number | undefined;
  readonly offer: Offer;
  /** An offer that only has to wait is not ready yet. */
  readonly ready: boolean;
}

/** Who of this page's seats may do something now, the page's own seat first. */
export function whoMay(face: Face, ...names: string[]): Chance | null {
  const own = face.seat === null ? [] : [face.seat];
  for (const seat of new Set([...own, ...face.seats])) {
    const offers = seat === face.seat ? face.offers : face.offersOf(seat);
    const offer = offers.find((one) => names.includes(one.do));
    if (offer) return { seat, offer, ready: offer.free === undefined };
  }
  return null;
}
