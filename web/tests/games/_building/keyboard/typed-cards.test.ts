/** Whatever a card says can be typed: every shipped card is built from its own sentences, in every language. */
import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BuildingView, Card, Phrase, Place, Pose } from "../../../../src/games/_building/generated.ts";
import { isPlace, read } from "../../../../src/games/_building/keyboard/typed-commands.ts";
import { sentence } from "../../../../src/games/_building/speech/phrases.ts";
import { known, say, speakIn } from "../../../../src/lib/language.svelte";
import { view as viewOf } from "../support/view.ts";

/** The cards and their sentences, piece by piece, as the rules put them into words; by colour and by touch. */
const PRINT = `
import msgspec
from breakhouse.games.blocks.cards.deck import kits, load_shipped

from breakhouse.games.blocks.words import brick_by_brick, piece_by_piece
def tell(kit, card):
    words = [piece_by_piece(card.pieces, felt) for felt in (False, True)]
    return {"card": card, "box": kit.pieces, "words": words, "steps": brick_by_brick(card)}
decks = {kit.game: [tell(kit, card) for card in load_shipped(kit).cards if card.pieces] for kit in kits().values()}
print(msgspec.json.encode(decks).decode())
`;

interface Printed {
  readonly card: Card;
  readonly box: readonly string[];
  readonly words: readonly (readonly Phrase[])[];
  readonly steps: readonly (readonly [Phrase, string | null])[];
}

const DECKS = JSON.parse(execFileSync("python", ["-c", PRINT], { encoding: "utf8", maxBuffer: 1 << 26 })) as Record<string, Printed[]>;

function at({ card, box }: Printed, placed: readonly Pose[]): BuildingView {
  return viewOf({ card }, { box: box.map((id) => ({ id })), bench: { placed, held: [], hand: null } });
}

/** Where everything came to lie when the sentences were typed one after another, or the first that was not understood. */
function build(printed: Printed, sentences: readonly string[], line: (text: string) => string): Pose[] | string {
  const placed: Pose[] = [];
  for (const text of sentences) {
    const command = read(line(text), at(printed, placed), []);
    if (!isPlace(command)) return line(text);
    const { brick, how, x, y }: Place = command;
    placed.push({ piece: brick, how, x, y });
  }
  return placed;
}

/** As it lies on the card, wherever on the table. */
function shape(poses: readonly Pose[], names: boolean): unknown {
  const [first] = poses;
  return poses.map(({ piece, how, x, y }) => [names ? piece : "", how, x - first!.x, y]);
}

const isNamed = ({ card }: Printed): boolean => card.kind === "coloured";

describe.each(known())("in %s", (language) => {
  beforeAll(() => speakIn(language));
  afterAll(() => speakIn("en"));

  test.each(Object.keys(DECKS))("every card of %s is built by typing what it says", (game) => {
    const verb = say("typed-place").split(",")[0];
    for (const [n, printed] of DECKS[game]!.entries()) {
      // by colour and by touch, with and without a verb: each way with a quarter of the cards
      const sentences = printed.words[n % 2]!.map(sentence);
      const built = build(printed, sentences, (text) => (n % 4 < 2 ? `${verb} ${text}` : text));
      const where = typeof built === "string" ? built : shape(built, isNamed(printed));
      expect(where, printed.card.id).toEqual(shape(printed.card.pieces, isNamed(printed)));
    }
  });

  test("what the other hand is to hold is understood as the card says it", () => {
    for (const printed of Object.values(DECKS).flat().filter(isNamed)) {
      const placed = printed.card.pieces;
      for (const [words, piece] of printed.steps) {
        if (piece !== null) continue;
        const held = words[0] === "words-hold" ? "hold" : "release";
        const command = read(sentence(words), at(printed, placed), []);
        expect(command, sentence(words)).toMatchObject({ do: held });
        expect(sentence(words)).toContain(say("words-piece", { piece: (command as unknown as { brick: string }).brick }));
      }
    }
  });
});

test.each([
  ["place yellow lying 2 bricks to the right of white", 500, 50],
  ["place yellow standing directly to the left of white", -200, 150],
  ["place yellow, on the table, one and a half bricks to the left of white", -450, 50],
  ["place yellow on white, reaching half a brick over the right end", 50, 150],
  ["place on white, exactly on top: yellow, lying", 0, 150],
])("%s", (line, x, y) => {
  const placed: Pose[] = [{ piece: "white", how: "lying", x: 0, y: 50 }];
  const seen = viewOf({}, { box: ["white", "yellow"].map((id) => ({ id })), bench: { placed, held: [], hand: null } });
  expect(read(line, seen, [])).toMatchObject({ do: "place", brick: "yellow", x, y });
});
