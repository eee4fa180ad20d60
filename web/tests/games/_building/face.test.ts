import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { announce, transcript } from "../../../src/a11y/announcer.svelte.ts";
import type { Question } from "../../../src/a11y/keys";
import { faceOf } from "../../../src/games/_building/face.ts";
import type { BuildingView } from "../../../src/games/_building/generated.ts";
import { read } from "../../../src/games/_building/keyboard/typed-commands.ts";
import { takable } from "../../../src/games/_building/offers.ts";
import { soundOf } from "../../../src/games/_building/scene/sounds.ts";
import CLASSIC from "../../../src/games/classic/face.ts";
import DICE from "../../../src/games/dice/face.ts";
import MINI from "../../../src/games/mini/face.ts";
import { speakIn } from "../../../src/lib/language.svelte";
import type { Face, GameEvent } from "../../../src/net/face.ts";
import { playByEar } from "../../../src/prefs/settings.svelte";
import { choose } from "../../../src/prefs/settings.svelte.ts";
import { view as viewOf } from "./support/view.ts";

const DARKBLUE = { piece: "darkblue", how: "lying", x: 0, y: 50 };
const bench = { placed: [DARKBLUE], held: [], hand: null };
const view = (over: object = {}, turn: object = {}): BuildingView => viewOf(turn, { bench, ...over });

const teller = { seat: 0, name: (seat: number) => ["Ann", "Bo"][seat]! };
const at = (seen: BuildingView | null): Face => ({ view: seen, seat: 0, seats: [0], offers: [], now: () => 18_200 }) as unknown as Face;
const classic = faceOf(CLASSIC);

describe("typed commands", () => {
  test.each([
    ["take red", { do: "lift", brick: "red" }],
    ["place red standing on dark blue left", { do: "place", brick: "red", how: "standing", x: -100, y: 250, tilt: 0 }],
    ["place light blue on dark blue", { do: "place", brick: "lightblue", how: "lying", x: 0, y: 150, tilt: 0 }],
    ["place red lying on dark blue over right", { do: "place", brick: "red", how: "lying", x: 50, y: 150, tilt: 0 }],
    ["place white pointing right 2", { do: "place", brick: "white", how: "pointing", x: 300, y: 50, tilt: 0 }],
    ["hold dark blue", { do: "hold", brick: "darkblue" }],
    ["roll", { do: "roll" }],
    ["point red", { do: "point", brick: "red" }],
  ])("%s", (text, command) => expect(read(text, view(), [])).toEqual(command));

  test.each(["", "red", "dance", "place green on red", "place red on white", "take"])("%j is no command", (text) => {
    expect(read(text, view(), [])).toBeNull();
  });

  describe.each([
    ["en", ["TAKE RED", "place Red, lying, on Dark Blue left", "put white on the dark blue"], "place orange standing right 1"],
    ["fr", ["Prends la rouge", "pose la rouge a plat sur la bleu fonce a gauche", "poser la blanche sur la bleu foncé"], "pose l'orange debout à droite 1"],
    ["de", ["NIMM ROT", "setze rot liegend auf dunkelblau links", "lege weiss auf Dunkelblau"], "stelle orange stehend rechts 1"],
    ["it", ["prendi il rosso", "posa il rosso sdraiato sopra il blu a sinistra", "metti il bianco sul blu"], "posa l'arancione in piedi a destra 1"],
  ])("in %s, with or without accents", (language, [take, left, middle], beside) => {
    beforeAll(() => speakIn(language));
    afterAll(() => speakIn("en"));
    test("takes and places", () => {
      expect(read(take!, view(), [])).toEqual({ do: "lift", brick: "red" });
      expect(read(left!, view(), [])).toEqual({ do: "place", brick: "red", how: "lying", x: 0, y: 150, tilt: 0 });
      expect(read(middle!, view(), [])).toMatchObject({ do: "place", brick: "white", x: 0, y: 150 });
      expect(read(beside, view(), [])).toEqual({ do: "place", brick: "orange", how: "standing", x: 250, y: 150, tilt: 0 });
    });
  });

  test.each([
    ["fr", "sur l'orange", "place rouge sur l’orange", "orange"],
    ["de", "Würfel Weiß", "setze wuerfel rot auf WÜRFEL WEISS", "die-white"],
    ["it", "sull'arancione", "posa il rosso sull’arancione", "orange"],
  ])("in %s %s is found, however it is typed", async (language, _, line, on) => {
    await speakIn(language);
    const dice = on.startsWith("die");
    const red = dice ? "die-red" : "red";
    const there = view({ box: [red, on].map((id) => ({ id })), bench: { placed: [{ piece: on, how: dice ? "flat" : "lying", x: 0, y: 50 }], held: [], hand: null } });
    expect(read(line, there, [])).toMatchObject({ do: "place", brick: red, y: 150 });
    await speakIn("en");
  });

  describe("are carried out", () => {
    const sent: { do: string }[] = [];
    const spoken = () => transcript().slice(before);
    let before = 0;
    let hand: string | null = null;
    const face = (): Face => {
      const seen = view({ bench: { ...bench, hand } });
      const send = (command: { do: string; brick: string }) => {
        sent.push(command);
        if (command.do === "place") return Promise.resolve({ code: "would-fall", params: {}, text: "It would fall." });
        hand = command.do === "lift" ? command.brick : null;
        return Promise.resolve(null);
      };
      return { view: seen, seat: 0, seats: [0], offers: [], send } as unknown as Face;
    };
    const type = async (line: string) => classic.carryOut!(classic.typed(line, face())!, face);
    beforeEach(() => {
      [hand, before] = [null, transcript().length];
      sent.splice(0);
    });

    test("a brick to be placed is taken first, and what was refused is said to be in the hand", async () => {
      expect((await type("place red on dark blue"))?.code).toBe("would-fall");
      expect(sent).toMatchObject([{ do: "lift", brick: "red" }, { do: "place", brick: "red" }]);
      expect(spoken()).toEqual(["It would fall.", "In your hand: red."]);
    });

    test("what is in the hand is laid aside for another", async () => {
      hand = "white";
      expect(await type("take red")).toBeNull();
      expect(sent.map((command) => command.do)).toEqual(["lay-aside", "lift"]);
      expect(spoken()).toEqual(["In your hand: red."]);
    });
  });
});

test("who does not build hears a card in one breath", () => {
  const pieces = [1, 3, 5].map((x) => ({ piece: "grey", how: "pointing", x: x * 100, y: 50 }));
  const card = { id: "c1", points: 2, number: "blue", kind: "grey", free: 0, pieces };
  const free = { ...card, kind: "free", free: 5, pieces: [] };
  const brief = (event: GameEvent) => classic.brief!(event, teller, at(view()));
  expect(brief({ did: "turned-over", card })).toBe("New card: grey, 2 points, 3 bricks.");
  expect(brief({ did: "turned-over", card: free })).toBe("New card: free, 2 points, 5 bricks.");
  expect(brief({ did: "stopped", why: "time" })).toBe("Stop! Time’s up.");
});

test("the card that lies open is told in the words of the view, one of long ago in one breath", () => {
  const card = { id: "c1", points: 2, number: "blue", kind: "free", free: 3, pieces: [] };
  const seen = view({ words: { whole: [["words-free", { n: 3 }]] } }, { card });
  const event = { did: "turned-over", card };
  expect(classic.tell(event, teller, at(seen))).not.toBe(classic.tell(event, teller, at(view())));
  expect(classic.tell(event, teller, at(view()))).toBe("New card: free, 2 points, 3 bricks.");
});

test("what is finished and yet wrong is told while the judge says so", () => {
  const verdict = { matched: false, shift: 0, built: [], differences: [{ what: "mirrored" }] };
  const words = { wrong: [["difference-mirrored", { n: 0 }]] };
  const event = { did: "placed", brick: "red", verdict };
  expect(classic.tell(event, teller, at(view({ words }, { verdict })))).toContain("mirror image");
  expect(classic.tell(event, teller, at(view({ words })))).toBe("");
});

describe("what happened, in words", () => {
  test.each<[GameEvent, string]>([
    [{ did: "rolled", number: 2, ms: 80000 }, "The die shows 2: 80 seconds."],
    [{ did: "started", by: 1, at: 0 }, "Bo gives the signal."],
    [{ did: "completed", card: "c1", points: 2 }, "Done: 2 points."],
    [{ did: "stopped", why: "time" }, "Stop! Time’s up."],
    [{ did: "turn-ended", seat: 0, points: 1, scores: [4, 5] }, "You score 1 point this turn."],
    [{ did: "turn-ended", seat: 0, points: 0, scores: [4, 5] }, "You score nothing this turn."],
    [{ did: "won", winners: [0, 1] }, "Ann and Bo share the win."],
    [{ did: "pointed-at", seat: 1, brick: "red" }, "Bo points at red."],
    [{ did: "card-refused", seat: 0, to: 1, card: "c1", kept: true }, "You refuse the card; it goes to Bo with a chip."],
    [{ did: "thrown", pieces: [{ piece: "die-red", value: 4 }, { piece: "cuboid-blue", value: 1 }] }, "Rolled: the red die 4 and the blue cuboid 1."],
    [{ did: "placed", brick: "red", verdict: { matched: true }, stands_at: 4000 }, "Correct. It has to stand for one second."],
    [{ did: "placed", brick: "red", verdict: { matched: false } }, ""],
    [{ did: "called", roll: 0, total: 6, call: null }, ""],
    [{ did: "called", roll: 2, total: 8, call: 8 }, "Sum 8."],
  ])("%j", (event, text) => {
    const game = event.did === "thrown" ? faceOf(DICE) : classic;
    expect(game.tell(event, teller, at(view()))).toBe(text);
  });
});

describe("questions", () => {
  const ask = (question: Question, seen: BuildingView, game = classic) =>
    game.answer(question, at(seen), teller);

  test("the clock is the timer's, or the sum that is called", () => {
    const sum = { tally: { total: 9, rolls: [4, 5] }, limit: 15, options: { timer: "on" } };
    expect(ask("clock", view())).toBe("42 seconds left to build.");
    expect(ask("clock", view(sum), faceOf(MINI))).toBe("The sum is 9. At 15 the turn is over.");
    expect(ask("clock", view({}, { ends_at: null }))).toBe("There’s no clock running.");
    const waiting = { phase: "signal", starts_at: 30_000, ends_at: null };
    expect(ask("clock", view({}, waiting))).toBe("Starts automatically in 12 seconds.");
  });

  test("a card is told in one breath, and with every place when asked again at once", () => {
    const card = { id: "c1", points: 2, number: "blue", kind: "coloured", free: 0, pieces: [] };
    const seen = view({ words: { whole: [["words-two-hands", {}]], card: [["words-hands", { n: 2 }]] } }, { card });
    const hear = () => announce(ask("card", seen)!);
    for (let n = 0; n < 3; n++) hear();
    expect(transcript().slice(-3)).toEqual(["Two hands.", "You need a second hand to hold a piece.", "Two hands."]);
  });

  test("the next missing brick is named as the card names it", () => {
    const card = { id: "c1", points: 2, number: "blue", kind: "coloured", free: 0, pieces: [] };
    const steps = [[["words-bottom", { name: ["words-piece", { piece: "red" }], how: "lying" }], "red"]];
    expect(ask("missing", view({ words: { steps, next: 0 } }, { card }))).toBe("Bottom: red, lying.");
    expect(ask("missing", view({ words: { steps, next: null } }, { card }))).toBe("Nothing is missing.");
    expect(ask("missing", view({}, { card: null }))).toBe("There’s no card face up.");
  });

  test("by ear every box names textures", () => {
    const words = { wrong: [["difference-extra", { name: ["words-piece", { piece: "red" }], n: 0 }]] };
    playByEar(true);
    expect(ask("wrong", view({ words }))).toContain("Grooved red");
    playByEar(false);
    expect(ask("wrong", view({ words }))).not.toContain("rooved");
  });

  test("what can be done is told, each kind once; standings are everybody's points", () => {
    const face = { ...at(view()), offers: [{ do: "lift", free: {} }, { do: "break" }, { do: "break" }] };
    expect(classic.answer("can", face, teller)).toBe("What you can do: Take a brick. Knock down.");
    expect(classic.answer("can", { ...face, offers: [] }, teller)).toContain("nothing for you to do");
    expect(classic.standings?.(face, teller)).toBe("Points: 3 for Ann and 5 for Bo.");
    expect(classic.keys?.(face)).toContain("Full stop and comma");
  });

  test("beside the real box everybody shares the device: what anybody may do is offered, and there are no keys for hands", async () => {
    const real = view({ options: { ...view().options, bricks: "real" } });
    const sent: [string, number | undefined][] = [];
    const send = ({ do: what }: { do: string }, seat?: number) => (sent.push([what, seat]), Promise.resolve(null));
    const offersOf = (): { do: string }[] => [{ do: "confirm" }, { do: "object" }];
    const face = { ...at(real), seat: 0, seats: [0, 1], offers: [], offersOf, send } as unknown as Face;
    expect(classic.answer("can", face, teller)).toBe("What you can do: It’s right. There’s a mistake.");
    expect(classic.choices(face, teller).map(({ words }) => words)).toEqual(["It’s right", "There’s a mistake"]);
    await classic.carryOut!(classic.typed("it’s right", face)!, () => face);
    expect(sent).toEqual([["confirm", 1]]);
    expect(classic.plays!(face)).toEqual({ "read-on": ".", "read-back": "," });
    expect(classic.examples!(face)).toContain("next brick");
    expect(classic.tour!(face)).toEqual(["tour-real-card", "tour-real-done"]);
  });

  test("what is wrong is what the view says", () => {
    const words = { wrong: [["difference-mirrored", { n: 0 }], ["built-more-missing", { n: 1 }]] };
    expect(ask("wrong", view({ words }))).toBe(
      "This is a mirror image: swap left and right. After that, one more to go.",
    );
    expect(ask("wrong", view())).toBe("Nothing’s wrong so far.");
  });

  test("scores, bench and whose turn", () => {
    expect(ask("counts", view())).toBe("Points: 3 for Ann and 5 for Bo. Your turn so far. No points yet. Round 1 of 4.");
    expect(ask("counts", view({ points: 5 }, { done: [{}, {}] }))).toBe("Points: 3 for Ann and 5 for Bo. Your turn so far. 2 cards, 5 points. Round 1 of 4.");
    expect(ask("counts", view({}, { phase: "signal" }))).toBe("Points: 3 for Ann and 5 for Bo. Round 1 of 4.");
    const bottom = ["words-bottom", { name: ["words-piece", { piece: "darkblue" }], how: "lying" }];
    expect(ask("last", view({ words: { bench: [["darkblue", bottom]] } }))).toBe("Bottom: dark blue, lying.");
    expect(ask("turn", view())).toBe("You’re building.");
    expect(ask("card", view())).toBe("There’s no card face up.");
  });
});

test("the running sum is said at chosen moments, and at every roll to whoever rolls", () => {
  const mini = faceOf(MINI);
  const called = (roll: number, total: number, by: number | null = null) => ({ did: "called", roll, total, call: total, at: 0, by });
  const spoken = (event: GameEvent, seat = 0) => mini.isSpoken!(event, { ...at(view({ limit: 15 })), seat });
  const rolls = [[1, 3], [2, 5], [3, 8], [0, 8], [2, 10], [0, 10], [1, 11], [3, 14]] as const;
  expect(rolls.filter(([roll, total]) => spoken(called(roll, total))).map(([, total]) => total)).toEqual([10]);
  choose("clock", "often");
  expect(rolls.filter(([roll, total]) => spoken(called(roll, total))).map(([, total]) => total)).toEqual([5, 10, 14]);
  choose("clock", "never");
  expect(rolls.some(([roll, total]) => spoken(called(roll, total)))).toBe(false);
  expect(spoken(called(0, 8, 1), 1)).toBe(true);
  choose("clock", "end");
  expect(mini.isSpoken!({ did: "stopped", why: "sum" }, at(view({ limit: 15 })))).toBe(true);
});

describe("what the site works out", () => {
  test("what may be taken is what is offered, and with a full hand the next one already", () => {
    const offers = [{ do: "lift", free: { brick: { choices: ["red"] } } }];
    expect(takable(view(), offers, true)).toEqual(["red"]);
    expect(takable(view(), offers, false)).toEqual([]);
    expect(takable(view({ bench: { placed: [], held: [], hand: "red" } }), [], true)).toHaveLength(6);
  });

  test("own hands are heard when they act, not when the referee says so", () => {
    expect(soundOf("wood", true)).toBeNull();
    expect(soundOf("wood", false)).toBe("wood");
    expect(soundOf("card", true)).toBe("done");
    expect(soundOf("", false)).toBeNull();
  });
});
