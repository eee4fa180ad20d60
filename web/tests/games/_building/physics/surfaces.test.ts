import { describe, expect, test } from "vitest";
import { restingPlace, type Box } from "../../../../src/games/_building/physics/surfaces.ts";

/** A brick that stands from 0 to 1, and one that lies on two posts from 4 to 7. */
const TOWER: Box = { piece: "red", left: 0, right: 1, bottom: 0, top: 3 };
const BRIDGE: Box[] = [
  { piece: "white", left: 4, right: 4.5, bottom: 0, top: 3 },
  { piece: "brown", left: 6.5, right: 7, bottom: 0, top: 3 },
  { piece: "orange", left: 4, right: 7, bottom: 3, top: 4 },
];

describe.each([true, false])("where a brick goes that is let go, magnet %s", (magnet) => {
  const place = (x: number, y: number, others: Box[] = [TOWER]) =>
    restingPlace("yellow", "standing", { x, y }, others, magnet);

  test("beside a neighbour, onto the table", () => {
    expect(place(1.6, 2)).toMatchObject({ y: 1.5, on: [] });
  });

  test("four tenths of a brick over a neighbour that is higher: beside it, not inside it", () => {
    expect(place(1.1, 2)).toMatchObject({ x: 1.5, y: 1.5, on: [] });
  });

  test("with its weight over the neighbour: on top of it", () => {
    expect(place(0.7, 2)).toMatchObject({ y: 4.5, on: ["red"] });
  });

  test("where there is no room beside it either: on top", () => {
    const wall: Box = { piece: "purple", left: 1.6, right: 2.6, bottom: 0, top: 3 };
    expect(place(1.2, 2, [TOWER, wall]).y).toBe(4.5);
  });

  test("under a bridge, where it fits", () => {
    const lying = restingPlace("yellow", "pointing", { x: 5.5, y: 1 }, BRIDGE, magnet);
    expect(lying).toMatchObject({ y: 0.5, on: [] });
  });

  test("in front of a bridge's post, but mostly beside it: under the bridge", () => {
    const lying = restingPlace("yellow", "pointing", { x: 4.6, y: 1 }, BRIDGE, magnet);
    expect(lying).toMatchObject({ x: 5, y: 0.5, on: [] });
  });
});
