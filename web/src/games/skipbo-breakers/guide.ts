/** The first game of Skip-Bo Breakers: who gets which hint, and until when. */
import { say } from "../../lib/language.svelte";
import { settings } from "../../prefs/settings.svelte";
import type { Guide } from "../contract";
import type { Event } from "./generated.ts";
import { isOpening, type SkipboFace } from "./view";

type Until = (event: Event, seat: number | null) => boolean;
type Did = Event["did"];

const did = (...names: Did[]): Until => (event) => names.includes(event.did);
const mine = (...names: Did[]): Until => (event, seat) =>
  names.includes(event.did) && "seat" in event && event.seat === seat;

const STEPS: readonly (readonly [name: string, until: Until])[] = [
  ["guide-skipbo-breakers-lay", mine("laid")],
  ["guide-skipbo-breakers-beat", mine("laid", "passed")],
  ["guide-skipbo-breakers-pass", did("round-won")],
  ["guide-skipbo-breakers-breaker", did("round-won", "hand-won")],
];

const role = (face: SkipboFace): string => (face.view.turn === face.seat ? "acts" : "waits");

export const guide: Guide<SkipboFace, Event> = {
  length: () => STEPS.length,
  role,
  words(face, step) {
    const next = STEPS[step];
    if (!next) return say("guide-done");
    const ear = settings.ear ? "yes" : "no";
    if (isOpening(face.view, face.seat)) return say("guide-skipbo-breakers-open", { ear });
    const { must_lay, equal_matches } = face.view.options;
    const rules = { ear, must_lay: must_lay ? "yes" : "no", equal_matches: equal_matches ? "yes" : "no" };
    const stuck = role(face) === "acts" && !face.offers.some((offer) => offer.do === "lay");
    if (stuck) return say("guide-skipbo-breakers-pass", rules);
    return say(role(face) === "waits" && step === 0 ? "guide-skipbo-breakers-wait" : next[0], rules);
  },
  learnt(face, _role, step, events) {
    for (const event of events) if (STEPS[step]?.[1](event, face.seat)) step += 1;
    return step;
  },
};
