import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { transcript } from "../../../../src/a11y/announcer.svelte.ts";
import CompanionBox from "../../../../src/games/_building/companion/Companion.svelte";
import { isPassedOn, limitOf, paceOf, paidFor, pileOf, worths } from "../../../../src/games/_building/companion/variants.ts";
import type { Companion, When } from "../../../../src/generated/messages.ts";

const when = (option: string): When => ({ option, values: [true], unless: false });
const CLASSIC: Companion = {
  turns: 4, seconds: [30, 40, 50], limit: null, faces: [], blanks_called: false, points: [1, 2, 3],
  asks: ["cunning", "young", "experts"], single: when("young"), hard_pile: "experts", chip: when("cunning"),
  longer: null, options: {}, passed_on: [
    { drawn: null, plays: null, last: false }, { drawn: "easy", plays: "easy", last: false },
    { drawn: "hard", plays: "hard", last: false },
  ],
};
const MINI: Companion = {
  ...CLASSIC, seconds: [], limit: 15, faces: [1, 2, 3, 0, 0, 0], single: null, chip: null,
  longer: ["young", "young_limit"],
};

test("a card brings what is printed on it, and for young architects one point (CL-31)", () => {
  expect(worths(CLASSIC, { young: false })).toEqual([1, 2, 3]);
  expect(worths(CLASSIC, { young: true })).toEqual([1]);
  expect([0, 1].map((seat) => pileOf(CLASSIC, { young: true, experts: [1] }, seat))).toEqual(["easy", "hard"]);
  expect(pileOf(CLASSIC, { young: false, experts: [] }, 0)).toBeNull();
});

test("a refused card pays the left neighbour, where cards may be refused (CL-20)", () => {
  expect(paidFor(CLASSIC, { cunning: false }, 0, 3)).toBeNull();
  expect([0, 1, 2].map((seat) => paidFor(CLASSIC, { cunning: true }, seat, 3))).toEqual([1, 2, 0]);
});

test("a refused card is built by a neighbour who plays its colour, and not in the last turn (CL-R14, CL-23)", () => {
  const both = { cunning: true, young: true, experts: [1, 2] };
  const passed = (chosen: Record<string, unknown>, last = false): boolean[] =>
    [0, 1, 2].map((seat) => isPassedOn(CLASSIC, chosen, seat, (seat + 1) % 3, last));
  expect(passed({ cunning: true, young: false, experts: [] })).toEqual([true, true, true]);
  expect(passed(both)).toEqual([false, true, false]);
  expect(passed(both, true)).toEqual([false, false, false]);
});

test("for young architects of mini the die is rolled up to 20 (MI-13)", () => {
  const chosen = { young: [1], young_limit: 20 };
  expect([0, 1].map((seat) => limitOf(MINI, chosen, seat))).toEqual([15, 20]);
  expect(limitOf(CLASSIC, { young: true }, 0)).toBeNull();
});

test("everybody's time is stretched as chosen, or not measured at all", () => {
  expect([0, 1].map((seat) => paceOf({ timer: "box", factors: [1, 4] }, seat))).toEqual([1, 4]);
  expect(paceOf({ timer: "box", factors: [] }, 0)).toBe(1);
  expect(paceOf({ timer: "off", factors: [1, 4] }, 1)).toBeNull();
});

describe("the companion says what there is to hear", () => {
  let shown: Record<string, unknown> | null = null;
  const deaf = { sheet: null, onscore: () => undefined, onclose: () => undefined };
  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.innerHTML = "";
  });
  const press = (name: RegExp): void => {
    [...document.querySelectorAll("button")].find((button) => name.test(button.textContent!))!.click();
    flushSync();
  };

  test("a card refused with a second press is a chip for the neighbour, seen at once; what was left of the time stays", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
    const options = { timer: "box", factors: [], cunning: true };
    shown = mount(CompanionBox, {
      target: document.body,
      props: { companion: CLASSIC, names: ["Ada", "Bo", "Cy"], options, ...deaf },
    });
    flushSync();
    const clock = (): number => Number(document.querySelector("[role=timer]")!.textContent);
    press(/Roll/);
    const whole = clock();
    press(/Start/);
    await vi.advanceTimersByTimeAsync(12_050);
    press(/Refuse/);
    await vi.advanceTimersByTimeAsync(5_000);
    press(/Refuse/);
    expect(document.body.textContent).not.toContain("One chip for Bo");
    press(/Refuse/);
    expect(document.body.textContent).toContain("One chip for Bo, who builds this card first.");
    expect([...document.querySelectorAll("tr")].map((row) => row.textContent)).toEqual(["Ada0", "Bo1", "Cy0"]);
    press(/Stop/);
    expect(clock()).toBe(whole - 17);
    vi.useRealTimers();
  });

  test("a refused card that the neighbour does not play is a chip, and nobody's to build (CL-R14)", () => {
    const options = { timer: "off", factors: [], cunning: true, young: true, experts: [1, 2] };
    const names = ["Ada", "Bo", "Cy"];
    shown = mount(CompanionBox, {
      target: document.body, props: { companion: CLASSIC, names, options, ...deaf },
    });
    flushSync();
    const words = names.map(() => {
      for (const key of [/Start/, /Refuse/, /Refuse/, /Stop/]) press(key);
      const text = document.querySelector(".points")!.textContent!.replace(/.*\. (One chip)/, "$1");
      press(/next player/);
      return text;
    });
    expect(words).toEqual([
      "One chip for Bo. Nobody has to build this card any more.",
      "One chip for Cy, who builds this card first.",
      "One chip for Ada. Nobody has to build this card any more.",
    ]);
  });

  test("after each turn what it brought, and who has won in the end", () => {
    const options = { timer: "off", factors: [] };
    const props = { companion: { ...CLASSIC, turns: 1 }, names: ["Ada", "Bo"], options, ...deaf };
    shown = mount(CompanionBox, { target: document.body, props });
    flushSync();
    const before = transcript().length;
    for (const worth of [/^\+2/, /^\+1/]) {
      press(/Start/);
      press(worth);
      press(/Stop/);
      press(/next player/);
    }
    expect(transcript().slice(before)).toEqual([
      "Stop!", "Ada: 2 points this turn, 2 in all. Bo is building.",
      "Stop!", "Bo: one point this turn, 1 in all. Ada wins.",
    ]);
  });
});
