import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Face, GameEvent } from "../../../src/controller/face.ts";
import { need, speakIn } from "../../../src/controller/language.svelte";
import { building } from "../../../src/games/_building/face.ts";
import { offered, shownAtBricks, soundOf, usable } from "../../../src/games/_building/site.ts";
import { read } from "../../../src/games/_building/typed.ts";
import type { BuildingView } from "../../../src/games/_building/view.ts";

beforeAll(async () => {
  await speakIn("en");
  await need("building");
});

const BOX = ["white", "red", "darkblue", "lightblue", "brown", "orange"].map((id) => ({ id, colour: id, texture: "smooth" }));

function view(over: Record<string, unknown> = {}, turn: Record<string, unknown> = {}): BuildingView {
  return {
    seat: 0, architect: 0, timekeeper: 1, scores: [3, 5], box: BOX, hands: "free", factor: 1, round: 1, rounds: 4, left: 70, seats: 2,
    options: { bricks: "screen", reach_ms: 150 },
    bench: { placed: [{ piece: "darkblue", how: "lying", x: 0, y: 50 }], held: [], hand: null },
    turn: { number: 0, phase: "building", card: null, seen_at: 0, verdict: null, faults: [], stands_at: null, claimed: false, pointed: [], done: [], started_at: 0, ends_at: 60000, starts_at: null, ...turn },
    ...over,
  } as unknown as BuildingView;
}

const teller = { seat: 0, name: (seat: number) => ["Ann", "Bo"][seat]! };
const told = (event: GameEvent) => building("classic", {}).told(event, teller);

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

  test("a brick to be placed is taken first", async () => {
    const sent: unknown[] = [];
    const face = { view: view(), offers: [], send: (c: unknown) => (sent.push(c), Promise.resolve(null)) } as unknown as Face;
    expect(building("classic", {}).typed("place red on dark blue", face)).toEqual({ do: "lift", brick: "red" });
    await new Promise((done) => setTimeout(done, 260));
    expect(sent).toMatchObject([{ do: "place", brick: "red" }]);
  });
});

test("who does not build hears a card in one breath", () => {
  const card = { id: "c1", points: 2, number: "blue", kind: "grey", free: 0, pieces: [1, 3, 5].map((x) => ({ piece: "grey", how: "pointing", x: x * 100, y: 50 })) };
  expect(building("classic", {}).brief!({ did: "turned-over", card }, teller)).toBe("New card: grey, 2 points, 3 bricks.");
  expect(building("dice", {}).brief!({ did: "turned-over", card: { ...card, kind: "free", free: 5, pieces: [] } }, teller)).toBe("New card: free, 2 points, 5 bricks.");
  expect(building("classic", {}).brief!({ did: "stopped", why: "time" }, teller)).toBe("Stop! Time is up.");
});

describe("what happened, in words", () => {
  test.each<[GameEvent, string]>([
    [{ did: "rolled", number: 2, ms: 80000 }, "2 was rolled: 80 seconds."],
    [{ did: "started", by: 1, at: 0 }, "Bo gives the start."],
    [{ did: "completed", card: "c1", points: 2 }, "Done: 2 points."],
    [{ did: "stopped", why: "time" }, "Stop! Time is up."],
    [{ did: "turn-ended", seat: 0, points: 1, scores: [4, 5] }, "You have 1 point from this turn, 4 in all."],
    [{ did: "won", winners: [0, 1] }, "Ann and Bo share the win."],
    [{ did: "pointed-at", seat: 1, brick: "red" }, "Bo points at red."],
    [{ did: "card-refused", seat: 0, to: 1, card: "c1", kept: true }, "You refuse the card; it goes to Bo with a chip."],
    [{ did: "thrown", pieces: [{ piece: "die-red", value: 4 }, { piece: "cuboid-blue", value: 1 }] }, "Rolled: the red die 4 and the blue cuboid 1."],
    [{ did: "placed", brick: "red", verdict: { matched: true }, stands_at: 4000 }, "It is right. It must stand for a second."],
    [{ did: "placed", brick: "red", verdict: { matched: false } }, ""],
    [{ did: "called", roll: 0, total: 6, call: null }, ""],
    [{ did: "called", roll: 2, total: 8, call: 8 }, "Sum 8."],
  ])("%j", (event, text) => expect(told(event)).toBe(text));
});

describe("questions", () => {
  const ask = (question: "wrong" | "card" | "counts" | "last" | "turn" | "clock", seen: BuildingView) =>
    building("classic", {}).answer(question, { view: seen, now: () => 18_200 } as Face, teller);

  test("the clock is the timer's, or the sum that is called", () => {
    expect(ask("clock", view())).toBe("42 seconds left.");
    expect(ask("clock", view({ tally: { total: 9, rolls: [4, 5] }, limit: 15 }))).toBe("The sum is 9 of 15.");
    expect(ask("clock", view({}, { ends_at: null }))).toBeNull();
  });

  test("of what is missing, the next brick in the order of building, and how many more", () => {
    const pieces = [["grey", 50, 50], ["grey", 250, 50], ["grey", 150, 150]].map(([piece, x, y]) => ({ piece, how: "pointing", x, y })) as never;
    const card = { kind: "grey", points: 1, pieces, order: [0, 1, 2].map((put) => ({ put })) };
    const missing = [2, 1].map((target) => ({ what: "missing", piece: "grey", target, how: "pointing" }));
    const verdict = { matched: false, shift: 0, built: ["darkblue", "", ""], differences: missing };
    expect(ask("wrong", view({}, { card, verdict }))).toBe(
      "Still missing, brick 2, pointing at you, on the table, one brick to the right of dark blue. After that one more is missing.",
    );
  });

  test("what is wrong comes from the judge", () => {
    const seen = view({}, { verdict: { matched: false, shift: 0, built: [], differences: [{ what: "misplaced", piece: "darkblue", how: "lying", dx: -50 }] } });
    expect(ask("wrong", seen)).toBe("Dark blue lies half a brick too far left.");
    expect(ask("wrong", view())).toBe("Nothing is wrong so far.");
  });

  test("scores, bench and whose turn", () => {
    expect(ask("counts", view())).toBe("Points: Ann 3 and Bo 5. Your turn so far: No card yet. Round 1 of 4.");
    expect(ask("counts", view({}, { done: [{ points: 2 }, { points: 3 }] }))).toBe("Points: Ann 3 and Bo 5. Your turn so far: 2 cards, 5 points. Round 1 of 4.");
    expect(ask("counts", view({}, { phase: "signal" }))).toBe("Points: Ann 3 and Bo 5. Round 1 of 4.");
    expect(ask("last", view())).toBe("Bottom: dark blue, lying.");
    expect(ask("turn", view())).toBe("You build.");
    expect(ask("card", view())).toBe("No card lies open.");
  });
});

describe("what the site works out", () => {
  test("missing bricks have no brick to be shown at; one too many only when there are enough", () => {
    const differences = [{ what: "missing", piece: "red" }, { what: "extra", piece: "darkblue" }, { what: "tilted", piece: "darkblue" }];
    const card = { pieces: [{}, {}] };
    expect(shownAtBricks(view({}, { card, verdict: { differences } })).map((d) => d.what)).toEqual(["tilted"]);
    expect(shownAtBricks(view({}, { card: { pieces: [] }, verdict: { differences } })).map((d) => d.what)).toEqual(["extra", "tilted"]);
  });

  test("an offer that only has to wait is not ready", () => {
    expect(offered([{ do: "refuse", free: {} }], "refuse")?.ready).toBe(false);
    expect(offered([{ do: "refuse" }], "refuse")?.ready).toBe(true);
    expect(offered([], "refuse")).toBeNull();
  });

  test("what may be taken is what is offered, and with a full hand the next one already", () => {
    const offers = [{ do: "lift", free: { brick: { choices: ["red"] } } }];
    expect(usable(view(), offers, true)).toEqual(["red"]);
    expect(usable(view(), offers, false)).toEqual([]);
    expect(usable(view({ bench: { placed: [], held: [], hand: "red" } }), [], true)).toHaveLength(BOX.length);
  });

  test("own hands are heard when they act, not when the referee says so", () => {
    expect(soundOf("wood", true)).toBeNull();
    expect(soundOf("wood", false)).toBe("wood");
    expect(soundOf("card", true)).toBe("done");
    expect(soundOf("", false)).toBeNull();
  });
});
