/** Another player is reported from the menu, by name and by ear; nobody reports themselves or a bot. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { SeatInfo, TableInfo } from "../../src/generated/messages";
import { say } from "../../src/lib/language.svelte";
import { Table } from "../../src/net/table.svelte.ts";
import { menuActions, reportable } from "../../src/table/menu-actions.ts";
import Report from "../../src/table/Report.svelte";
import { FakeWorld, WELCOME } from "../support/world.ts";

const SEAT = { seat: 0, presence: "here" as const, who: "me", name: "Ann", bot: null, may_replace: false, nonce: true, resigned: false, helped: false, program: false, begins: false, weak: false };
const BO = { ...SEAT, seat: 1, who: "bo", name: "Bo" };
const BOT = { ...SEAT, seat: 2, who: null, name: "Ada", bot: "casual" };

function at(phase: TableInfo["phase"], yours: number[], seats: SeatInfo[] = [SEAT, BO, BOT]) {
  const world = new FakeWorld();
  const table = new Table("ABCD", world);
  table.open();
  world.last.open();
  world.last.tell(WELCOME);
  const info: TableInfo = {
    code: "ABCD", match: "m1", game: "any", rules_version: 1, options: {}, access: "code", phase, pause: null, attempt: null, voids: [], making_cards: false,
    host: "Bo", seats, watchers: [], chat: true, hints: true, covered: false, unrated: null, unrated_seats: [], commitment: "c", proposals: [], result: null,
  };
  world.last.tell({ tell: "table", table: info, yours, handed_to: null });
  return { table, sent: world.last.sent };
}
const offered = ({ table }: ReturnType<typeof at>): boolean =>
  menuActions(table, { show: vi.fn(), close: vi.fn() }).some(({ part }) => part === "report");

describe("reporting", () => {
  afterEach(() => document.body.replaceChildren());

  test("is offered to players once the match has begun, and for other people only", () => {
    expect([at("playing", [0]), at("over", [0]), at("gathering", [0]), at("playing", [])].map(offered)).toEqual([true, true, false, false]);
    expect(offered(at("playing", [0], [SEAT, BOT]))).toBe(false);
    expect(reportable(at("over", [0]).table).map(({ name }) => name)).toEqual(["Bo"]);
  });

  test("says who and why, and closes the menu", () => {
    const { table, sent } = at("over", [0]);
    const onclose = vi.fn();
    const shown = mount(Report, { target: document.body, props: { table, onclose } });
    flushSync();
    const group = document.querySelector("[role=group]")!;
    expect(group.getAttribute("aria-label")).toBe(say("report-whom", { name: "Bo" }));
    const buttons = [...group.querySelectorAll("button")];
    expect(buttons.map((one) => one.textContent)).toEqual(["program", "stalling", "rude", "other"].map((why) => say(`report-${why}`)));
    buttons[0]!.click();
    expect(sent.at(-1)).toEqual({ say: "report", seat: 1, why: "program" });
    expect(onclose).toHaveBeenCalledOnce();
    void unmount(shown);
  });
});
