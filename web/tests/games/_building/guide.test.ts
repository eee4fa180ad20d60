import { beforeEach, describe, expect, test } from "vitest";
import classic from "../../../src/games/classic";
import type { GameModule } from "../../../src/games/contract.ts";
import dice from "../../../src/games/dice";
import mini from "../../../src/games/mini";
import { speakIn } from "../../../src/lib/language.svelte";
import type { Face } from "../../../src/net/face";
import { choose } from "../../../src/prefs/settings.svelte";

function table(game: string, view: object, seat = 0): Face {
  const usual = { architect: 0, timekeeper: 1, hands: "free", limit: 15, turn: { phase: "building" }, options: { ladder: [] } };
  return { game, seat, seats: [seat], names: ["Ann", "Bo", "Cy"], view: { ...usual, ...view } } as unknown as Face;
}

const GAMES: Record<string, GameModule> = { classic, dice, mini };
const guideFor = (game: string) => GAMES[game]!.guide!;
const guideWords = (face: Face, step: number, touch: boolean) => guideFor(face.game).words(face, step, touch);
const roleOf = (face: Face) => guideFor(face.game).role(face);

beforeEach(() => speakIn("en"));

describe("everyone gets the guide for their role", () => {
  test("who builds is taught building, by the means at hand", () => {
    expect(roleOf(table("classic", {}))).toBe("acts");
    expect(guideWords(table("classic", {}), 2, false)).toContain("wheel");
    expect(guideWords(table("classic", {}), 2, true)).toContain("second finger");
    expect(guideWords(table("classic", { hands: "grid" }), 1, false)).toMatch(/^Drag a brick .* full stop reads the card/);
    expect(guideWords(table("classic", { hands: "grid" }), 1, true)).toMatch(/^Drag a brick .* snaps to the grid/);
    choose("ear", true);
    expect(guideWords(table("classic", { hands: "grid" }), 1, false)).toContain("Press full stop to hear the card");
    expect(guideWords(table("classic", { hands: "grid" }), 1, true)).toContain("“Ask the table”");
    choose("ear", false);
    expect(guideWords(table("classic", { options: { bricks: "real", ladder: [] } }), 1, true)).toContain("Done");
  });

  test.each(["classic", "mini", "dice"])("without a timer, nothing is said of time at %s", (game) => {
    const untimed = table(game, { turn: { phase: "signal" }, options: { timer: "off", ladder: [] } });
    for (let step = 0; step < guideFor(game).length(untimed); step += 1) {
      expect(guideWords(untimed, step, false)).not.toMatch(/small die|time is up|timer/);
    }
  });

  test.each(["classic", "mini", "dice"])("who watches a table of %s is told of whom, and what to do", (game) => {
    const words = guideWords(table(game, {}, 2), 0, false);
    expect(words).toMatch(/^Ann .*building.*[Tt]ap any/);
  });

  test("the stopper and the timekeeper are told of the small die, only where a player rolls it", () => {
    const stopper = { by_player: true, limit: 30 };
    expect(guideWords(table("dice", { ...stopper, turn: { phase: "signal" } }, 1), 0, false)).toBe("You’re the stopper: press START when Ann is ready.");
    expect(guideWords(table("dice", stopper, 1), 0, false)).toContain("at 30, Ann’s turn is over");
    expect(roleOf(table("mini", { by_player: true }, 1))).toBe("keeps");
    expect(roleOf(table("mini", { by_player: false }, 1))).toBe("watches");
    expect(guideWords(table("dice", { ...stopper, turn: { phase: "signal" } }), 0, false)).toContain("Wait for the signal");
  });

  test("people at one device build in whoever's name it is", () => {
    expect(roleOf({ ...table("mini", { architect: 2 }), seats: [0, 2] })).toBe("acts");
  });
});

describe("the next comes when it has been done", () => {
  const happened = (...names: string[]) => names.map((did) => ({ did }));

  test("by oneself, not by others", () => {
    const face = table("classic", {});
    expect(guideFor(face.game).learnt(face, "watches", 0, happened("started", "placed"))).toBe(0);
    expect(guideFor(face.game).learnt(face, "acts", 0, happened("started", "placed"))).toBe(2);
  });

  test.each(["classic", "mini", "dice"])("a turn of %s goes through all of it", (game) => {
    const face = table(game, {});
    const turn = happened("started", ...(game === "dice" ? ["thrown"] : ["placed"]), "placed", "completed", "turn-ended");
    expect(guideFor(face.game).learnt(face, "acts", 0, turn)).toBe(guideFor(game).length(face));
    expect(guideWords(face, guideFor(game).length(face), false)).toContain("That’s all");
  });
});

describe("on the learning ladder", () => {
  const climbing = (game: string, rung: number, phase = "building", offers: object[] = []) =>
    ({ ...table(game, { rung, turn: { phase }, options: { ladder: [2, 0] } }), offers }) as Face;
  const guide = guideFor("classic");

  test("three without a clock come first, then five with one, then the usual", () => {
    expect(guideWords(climbing("classic", 2, "signal"), 0, false)).toContain("no clock");
    expect(guideWords(climbing("dice", 2, "signal"), 0, false)).toContain("three pieces");
    const last = guide.learnt(climbing("classic", 2), "acts", 0, ["started", "placed", "placed"].map((did) => ({ did })));
    expect(guideWords(climbing("classic", 2), last, false)).not.toContain("next card");
    expect(guideWords(climbing("classic", 1, "roll"), last, false)).toContain("Roll the die");
    expect(guideWords(climbing("mini", 1, "signal"), last, false)).toContain("Press START");
    expect(guideWords(climbing("classic", 1), last, false)).toContain("The clock’s running");
    expect(guideWords(climbing("classic", 0), last, false)).toContain("When time is up");
  });

  test("nobody is sent to a button that is gone: the die has been rolled, or the countdown runs", () => {
    const first = (game: string, phase: string) => guideWords(table(game, { turn: { phase } }), 0, false);
    expect(first("classic", "roll")).toContain("Roll the die");
    expect(first("classic", "signal")).not.toContain("Roll the die");
    for (const rung of [2, 1, 0]) {
      expect(guideWords(climbing("dice", rung, "countdown"), 0, false)).toContain("about to be turned over");
    }
  });

  test("a card that was left, or a page that was opened anew, does not hold anybody up", () => {
    const left = guide.learnt(climbing("classic", 1, "roll"), "acts", 0, [{ did: "started" }, { did: "climbed" }]);
    expect(left).toBe(4);
    expect(guideWords(climbing("classic", 1, "roll"), 0, false)).toContain("five bricks");
  });

  test("nobody without a timer is told that time will be up", () => {
    const untimed = (game: string) => table(game, { options: { ladder: [], timer: "off" } });
    expect(guideWords(untimed("classic"), 4, false)).toContain("when you want to stop");
    expect(guideWords(untimed("mini"), 0, false)).not.toContain("small die");
  });

  test("whoever skips it leaves the card without a clock, turned over or not", () => {
    expect(guide.skip!(climbing("classic", 2, "signal", [{ do: "start" }]))).toEqual({ do: "start" });
    expect(guide.skip!(climbing("classic", 2, "building", [{ do: "lift" }, { do: "finish" }]))).toEqual({ do: "finish" });
    expect(guide.skip!(climbing("classic", 1, "signal", [{ do: "start" }]))).toBeNull();
    expect(guide.skip!({ ...table("classic", { rung: 2 }), offers: [{ do: "finish" }] })).toBeNull();
  });
});

/** What asks for eyes, in each language. */
const LOOKS: Record<string, RegExp> = {
  en: /glow|light up|raised|\bwatch|\blook|\bsee\b|the card shows|drag|tap any|mouse|wheel/i,
  de: /leuchte|angehoben|schau|\bsieh|Karte (?:ihn )?zeigt|\bzieh|tipp jede|maus/i,
  fr: /s’éclaire|s’allume|relevées|regarde|\bvois\b|carte l[ae] montre|ce que montre|s’affiche|glisser|touche chaque|molette|clic/i,
  it: /illumina|sollevate|guard[ai]|\bvedi|mostra la carta|trascina|tocca ogni|rotella/i,
};

describe.each(["en", "de", "fr", "it"])("nobody who plays by ear is told to look, in %s", (language) => {
  test.each(["classic", "mini", "dice"])("at %s, in every role and at every step", async (game) => {
    await speakIn(language);
    choose("ear", true);
    for (const phase of ["roll", "signal", "countdown", "building"]) {
      for (const [seat, hands] of [[0, "grid"], [1, "free"], [2, "grid"], [2, "free"]] as const) {
        for (const more of [{ ladder: [] }, { ladder: [2, 0] }, { timer: "off", ladder: [] }, { bricks: "real", ladder: [] }]) {
          const face = table(game, { hands, by_player: true, rung: 2, turn: { phase }, options: more }, seat);
          for (let step = 0; step <= guideFor(game).length(face); step += 1) {
            expect(guideWords(face, step, false), `${phase} ${seat} ${hands} ${step}`).not.toMatch(LOOKS[language]!);
          }
        }
      }
    }
    choose("ear", false);
  });
});
