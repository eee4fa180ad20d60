/** What only Make 'n' Break has, in words. */
import { say } from "../../lib/language.svelte";
import type { Face } from "../../net/face";
import type { BuildingGame } from "../_building/game.ts";
import { who } from "../contract";
import Board from "./Board.svelte";
import type { Event, Offer, View } from "./generated.ts";

export type ClassicFace = Face<View, Offer, Event>;

const CLASSIC: BuildingGame<View, Offer, Event> = {
  Board,
  tell(event, teller) {
    switch (event.did) {
      case "rolled": return say("built-rolled", { number: event.number, seconds: Math.round(event.ms / 1000) });
      case "timer-set": return say("built-timer-set", who(teller, event.seat));
      case "signalled": return say("built-signalled", who(teller, event.seat));
      case "card-refused": return say("built-refused", { ...who(teller, event.seat), to: teller.name(event.to) });
      case "paid": return "";
      default: return null;
    }
  },
  label(offer) {
    if (offer.do === "switch") return say("bench-switch", { card: offer.card ?? "" });
    return offer.do === "set" ? say("do-building-set") : null;
  },
};

export default CLASSIC;
