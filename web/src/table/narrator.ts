/**
 * Tells the players of a match how it goes: everything, or only what happens in their own turn. What somebody missed
 * isn't read out later.
 */
import { announce } from "../a11y/announcer.svelte";
import { letters } from "../a11y/keys";
import type { GameFace, Teller } from "../games/contract";
import { say } from "../lib/language.svelte";
import type { GameEvent } from "../net/face";
import type { Table } from "../net/table.svelte";
import { settings } from "../prefs/settings.svelte";
import { recall, remember } from "../prefs/storage";
import { boxOf } from "../shelf/boxes.svelte";
import { play, playNamed } from "../sound/play";

export class Narrator {
  private greeted = "";

  constructor(private readonly table: Table, private readonly teller: () => Teller) {}

  /** Follows the match from here on; returns a function that stops it. */
  follow(game: GameFace): () => void {
    const { table } = this;
    const face = table.face();
    const acts = (): boolean => table.yours.includes(game.toMove(table.face()) ?? -1);
    let mine = game.turn(face) !== "";
    let acted = acts();
    let standing = table.sight?.view ? (game.standings?.(face, this.teller()) ?? "") : "";
    const isOn = table.info?.phase === "playing" && table.info.match === table.match && face.view !== null;
    if (isOn) this.greet(game.turn(face) || game.answer("turn", face, this.teller()) || "");
    return table.onEvents((events, fresh) => {
      if (!fresh) this.playSounds(events);
      const toMove = acts();
      const tell = toMove || acted ? game.tell : (game.brief ?? game.tell);
      const spoken = !fresh && (settings.spoken === "all" || toMove || acted);
      for (const event of spoken ? events : []) {
        const now = table.face();
        announce(game.tellHands?.(event, this.teller(), now) ?? "");
        if (game.isSpoken?.(event, now) ?? true) announce(tell(event, this.teller(), now));
      }
      acted = toMove;
      const points = game.standings?.(table.face(), this.teller()) ?? "";
      if (spoken && standing && points !== standing) announce(points);
      standing = points;
      const turn = game.turn(table.face());
      if (turn !== "" && !mine) {
        if (!this.greet(turn)) announce(turn);
        play("yours");
      } else if (turn === "" && settings.spoken === "all" && !fresh && isPassedOn(events)) {
        announce(game.answer("turn", table.face(), this.teller()) ?? "");
      }
      mine = turn !== "";
    });
  }

  /** The sounds that the manifest has for events, where a game makes none of its own. */
  private playSounds(events: GameEvent[]): void {
    const sounds = boxOf(this.table.info?.game ?? "")?.game.manifest.sounds ?? {};
    for (const event of events) playNamed(sounds[event.did] ?? "");
  }

  /** On arriving at a match, at its start or in the middle, the first announcement is whose turn it is. */
  private greet(text: string): boolean {
    const { info } = this.table;
    if (!info || this.greeted === info.match) return false;
    this.greeted = info.match;
    announce(text);
    offerTour();
    return true;
  }
}

/** A turn is over and another begins. */
const isPassedOn = (events: GameEvent[]): boolean =>
  events.some((event) => event.did === "turn-ended") && !events.some((event) => event.did === "won");

/** Once, to players by ear. */
function offerTour(): void {
  if (!settings.ear || recall("toured", false)) return;
  remember("toured", true);
  announce(say("tour-offer", letters(settings.keys)));
}
