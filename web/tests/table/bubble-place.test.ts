import { expect, test } from "vitest";
import { placeBubble, placeOnBar, widestOfTwo, type Box } from "../../src/table/bubble-place";

const PHONE = { width: 360, height: 640 };
const SIDEWAYS = { width: 844, height: 390 };
const size = { width: 210, height: 50 };
const seatAt = (left: number, top = 40) => ({ left, top, width: 80, height: 46 });

test("a bubble stands below its seat and points at it", () => {
  expect(placeBubble(seatAt(8), size, PHONE, "below")).toEqual({ left: 14, top: 92, tip: 26, apart: false, upwards: true });
});

test("at the last of four seats it is still whole within the window, and its tip still at the seat", () => {
  const { left, tip } = placeBubble(seatAt(272), size, PHONE, "below");
  expect(left + size.width).toBeLessThanOrEqual(PHONE.width);
  expect(left + tip!).toBeGreaterThan(272);
});

test("seats in a column talk beside it, and not over what lies beyond the column", () => {
  const seat = { left: 24, top: 520, width: 272, height: 32 };
  const short = placeBubble(seat, { width: 100, height: 40 }, { width: 1280, height: 800 }, "beside");
  expect(short.left).toBeGreaterThan(200);
  const { left, top, tip } = placeBubble(seat, { width: 240, height: 90 }, { width: 1280, height: 800 }, "beside");
  expect(left + 240).toBeLessThan(320);
  expect(top + 90).toBeLessThanOrEqual(800);
  expect(tip).toBeNull();
});

const BAR = { left: 0, top: 0, width: 390, height: 45, free: { from: 54, to: 210 } };

test("in a small window it lies on the bar where nothing is written, and points down at its seat", () => {
  const place = placeOnBar(seatAt(90, 48), { width: 130, height: 40 }, { width: 390, height: 664 }, BAR);
  expect(place).toEqual({ left: 62, top: 2.5, tip: 60, apart: false, upwards: false });
  const far = placeOnBar(seatAt(290, 48), { width: 130, height: 40 }, { width: 390, height: 664 }, BAR);
  expect(far).toMatchObject({ left: 62, top: 2.5, tip: null, apart: true });
});

test("two who talk at once in a small window share the bar", () => {
  const long = { width: widestOfTwo({ width: 390 }), height: 42 };
  const boxes: Box[] = [];
  for (const seat of [seatAt(8, 48), seatAt(200, 48)]) {
    const { left, top } = placeOnBar(seat, long, { width: 390, height: 664 }, BAR, boxes);
    boxes.push({ left, top, ...long });
  }
  expect(boxes.map(({ left, top }) => [left, top])).toEqual([[8, 1.5], [198, 1.5]]);
  const sideways = { ...BAR, width: 844, height: 50, free: { from: 260, to: 590 } };
  const wide = { width: 320, height: 42 };
  const first = placeOnBar({ left: 8, top: 270, width: 200, height: 20 }, wide, SIDEWAYS, sideways);
  const second = placeOnBar(seatAt(8, 290), wide, SIDEWAYS, sideways, [{ ...first, ...wide }]);
  expect(second.top).toBe(first.top);
});

test("what one says oneself lies over the own name, and not over the round", () => {
  expect(placeBubble(seatAt(8, 420), { width: 210, height: 30 }, PHONE, "over").top).toBe(428);
});

test("four who talk at once do not talk over each other, at whatever seat and window", () => {
  const rows = [8, 96, 184, 272].map((left) => seatAt(left));
  const column = [200, 226, 252, 278].map((top) => ({ left: 8, top, width: 272, height: 24 }));
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
