import { expect, test } from "vitest";
import { placeBubble, type Box } from "../src/table/bubbles";

const PHONE = { width: 360, height: 640 };
const SIDEWAYS = { width: 844, height: 390 };
const size = { width: 210, height: 50 };
const seatAt = (left: number, top = 40) => ({ left, top, width: 80, height: 46 });

test("a bubble stands below its seat and points at it", () => {
  expect(placeBubble(seatAt(8), size, PHONE, "below")).toEqual({ left: 14, top: 92, tip: 26, apart: false });
});

test("at the last of four seats it is still whole within the window, and its tip still at the seat", () => {
  const { left, tip } = placeBubble(seatAt(272), size, PHONE, "below");
  expect(left + size.width).toBeLessThanOrEqual(PHONE.width);
  expect(left + tip!).toBeGreaterThan(272);
});

test("seats in a column talk beside it, so that nobody's name is covered but the own", () => {
  const { left, top, tip } = placeBubble({ left: 8, top: 360, width: 176, height: 24 }, size, SIDEWAYS, "beside");
  expect(left).toBeGreaterThan(140);
  expect(top + size.height).toBeLessThanOrEqual(SIDEWAYS.height);
  expect(tip).toBeNull();
});

test("what one says oneself lies over the own name, and not over the round", () => {
  expect(placeBubble(seatAt(8, 420), { width: 210, height: 30 }, PHONE, "over").top).toBe(428);
});

test("four who talk at once do not talk over each other, at whatever seat and window", () => {
  const rows = [8, 96, 184, 272].map((left) => seatAt(left));
  const column = [200, 226, 252, 278].map((top) => ({ left: 8, top, width: 176, height: 24 }));
  for (const [seats, view, side] of [[rows, PHONE, "below"], [column, SIDEWAYS, "beside"]] as const) {
    const boxes: Box[] = [];
    for (const [n, seat] of seats.entries()) {
      const { left, top, tip, apart } = placeBubble(seat, size, view, side, boxes);
      expect(boxes.filter((b) => Math.abs(b.left - left) < size.width && Math.abs(b.top - top) < size.height)).toEqual([]);
      expect(top + size.height).toBeLessThanOrEqual(view.height);
      expect(apart).toBe(n > 0);
      if (apart) expect(tip).toBeNull(); // it would point at another bubble
      boxes.push({ left, top, ...size });
    }
  }
});
