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
      case "card-refused": return say("built-refused", { ...who(teller, event.seat), to: teller.name(event.to) });
      case "paid": return "";
      default: return null;
    }
  },
  label: (offer) => (offer.do === "switch" ? say("bench-switch", { card: offer.card ?? "" }) : null),
};

export default CLASSIC;
