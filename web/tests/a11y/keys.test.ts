// @vitest-environment happy-dom
/** Keys that reach the table past a screen reader, what was said before, and who came and went. */
import { beforeEach, expect, test, vi } from "vitest";
import { announce, sayAgain, sayNear, transcript } from "../../src/a11y/announcer.svelte";
import { chord, goToPlay, KEYS, letters, pressAtPlay, QUESTIONS, questionForChord, questionForPress, shortcuts } from "../../src/a11y/keys";
import type { SeatInfo, TableInfo } from "../../src/generated/messages";
import { Company } from "../../src/net/presence";

const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent => new KeyboardEvent("keydown", { key, ...more });
const HELD = { altKey: true, shiftKey: true, ctrlKey: true };

beforeEach(() => {
  document.body.innerHTML = '<div id="polite"></div><div id="assertive"></div>';
});

test("no letter asks two things, alone or held", () => {
  const keys = { ...KEYS };
  expect(new Set(QUESTIONS.map((one) => keys[one])).size).toBe(QUESTIONS.length);
  for (const question of QUESTIONS) {
    const [last = ""] = (shortcuts(question, keys, true) ?? "").split("+").slice(-1);
    expect(questionForChord(last.toLowerCase(), keys)).toBe(question);
  }
});

test("a letter asks by itself, and held it asks wherever the keyboard is", () => {
  expect(questionForPress(press("h"), KEYS)).toBe("hand");
  expect(questionForPress(press("h", HELD), KEYS)).toBeNull();
  expect(chord(press("h"))).toBeNull();
  expect(chord(press("H", HELD))).toBe("h");
  expect(chord(press("?", HELD))).toBe("?");
  expect(chord(press("H", { altKey: true, shiftKey: true }))).toBe("h");
  expect(chord(press("H", { ctrlKey: true, shiftKey: true }))).toBeNull();
});

test("where the system makes another sign of it, the place of the key tells", () => {
  expect(chord(press("Ó", { ...HELD, code: "KeyH" }))).toBe("h");
  expect(chord(press(":", { ...HELD, code: "Period" }))).toBe(".");
  expect(chord(press(" ", { ...HELD, code: "Space" }))).toBe(" ");
});

test("every question says by which keys it is asked, and without single keys only the held ones", () => {
  expect(shortcuts("hand", KEYS, true)).toBe("H Control+Alt+Shift+H");
  expect(shortcuts("hand", KEYS, false)).toBe("Control+Alt+Shift+H");
  expect(letters({ ...KEYS, turn: "y" }).turn).toBe("Y");
});

test("the keys to hold have the names of the keyboard in front of you", () => {
  expect(letters(KEYS).held).toBe("other");
  vi.stubGlobal("navigator", { platform: "MacIntel" });
  expect(letters(KEYS).held).toBe("mac");
  expect(shortcuts("hand", KEYS, false)).toBe("Alt+Shift+H");
  vi.unstubAllGlobals();
});

test("a held key is pressed where the game is played, and the keyboard follows it there", () => {
  const heard: string[] = [];
  document.body.innerHTML = '<button>x</button><div data-play tabindex="0"></div>';
  const play = document.querySelector<HTMLElement>("[data-play]")!;
  play.addEventListener("keydown", (event) => (heard.push(event.key), event.key === "k" && event.preventDefault()));
  document.querySelector("button")!.focus();
  expect(pressAtPlay("h")).toBe(false);
  expect(document.activeElement?.localName).toBe("button");
  expect(pressAtPlay("k")).toBe(true);
  expect(document.activeElement?.localName).toBe("button");
  goToPlay();
  expect(document.activeElement).toBe(play);
  expect(heard).toEqual(["h", "k"]);
});

test("a key that meant something at a rack leaves the keyboard at a tile, not at the rack as a whole", () => {
  document.body.innerHTML = '<ul data-play tabindex="-1"><li tabindex="-1"></li><li id="tile" tabindex="0"></li></ul>';
  document.querySelector("ul")!.addEventListener("keydown", (event) => event.preventDefault());
  expect(pressAtPlay("1")).toBe(true);
  goToPlay();
  expect(document.activeElement?.id).toBe("tile");
});

test("what was said is heard again backwards and forwards, and is not said to be new", async () => {
  vi.useFakeTimers();
  const latest = async (): Promise<string> => {
    await vi.advanceTimersByTimeAsync(500);
    return document.getElementById("assertive")!.lastElementChild?.textContent.trim() ?? "";
  };
  for (const text of ["One.", "Two.", "Three."]) announce(text);
  const many = transcript().length;
  await latest();
  sayAgain();
  expect(await latest()).toBe("Three.");
  sayNear(-1);
  expect(await latest()).toBe("Two.");
  sayNear(-1);
  expect(await latest()).toBe("One.");
  sayNear(1);
  expect(await latest()).toBe("Two.");
  sayNear(1);
  sayNear(1);
  expect(await latest()).toContain("That was the latest message.");
  expect(transcript().length).toBe(many);
  announce("Four.");
  await latest();
  sayNear(-1);
  expect(await latest()).toBe("Three.");
  vi.useRealTimers();
});

const seat = (n: number, name: string, presence: SeatInfo["presence"], who: string | null = null): SeatInfo =>
  ({ seat: n, name, presence, who, bot: presence === "bot" ? "casual" : null, may_replace: false, nonce: false, resigned: false, helped: false, program: false, begins: false, weak: false });
type People = Pick<TableInfo, "seats" | "watchers" | "phase">;
const table = (seats: SeatInfo[], watchers: TableInfo["watchers"] = []): People => ({ seats, watchers, phase: "gathering" });

/** What Ann hears when a table changes as often as this, with so many milliseconds between. */
function heard(tables: People[], ms = 5000): string[] {
  vi.useFakeTimers();
  const words: string[] = [];
  const company = new Company((one) => words.push(one));
  for (const one of tables) {
    company.see(one, "a");
    vi.advanceTimersByTime(ms);
  }
  vi.useRealTimers();
  return words;
}
const ann = seat(0, "Ann", "here", "a");
const bo = { who: "b", name: "Bo", sees: null };

test("it is said who comes to watch, who goes, and when a bot sits down or leaves", () => {
  const free = seat(1, "", "empty");
  expect(heard([table([ann], [bo])])).toEqual([]);
  expect(heard([table([ann]), table([ann], [bo])])).toEqual(["Bo is here."]);
  expect(heard([table([ann]), { ...table([ann], [bo]), phase: "playing" }])).toEqual(["Bo is watching."]);
  expect(heard([table([ann], [bo]), table([ann])])).toEqual(["Bo has left."]);
  expect(heard([table([ann], [bo]), table([ann, seat(1, "Bo", "here", "b")])])).toEqual([]);
  expect(heard([table([ann, free]), table([ann, seat(1, "Ada", "bot")])])).toEqual(["Ada, a bot, has sat down."]);
  expect(heard([table([ann, seat(1, "Ada", "bot")]), table([ann, free])])).toEqual(["Ada, the bot, has left."]);
});

test("nobody hears of a page that is loaded again, but of somebody who is gone for a while", () => {
  const again = [table([ann], [bo]), table([ann]), table([ann], [bo])];
  expect(heard(again, 1500)).toEqual([]);
  expect(heard([...again, table([ann])], 1500)).toEqual([]);
  expect(heard(again, 2500)).toEqual(["Bo has left.", "Bo is here."]);
  expect(heard([table([ann], [bo]), table([ann]), table([ann, seat(1, "Bo", "here", "b")])], 1500)).toEqual([]);
});
