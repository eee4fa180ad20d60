/** Skip-Bo Breakers in the browser. */
import type { GameModule } from "../contract";
import Companion from "./Companion.svelte";
import { skipbo } from "./face";
import Figure from "./Figure.svelte";
import { guide } from "./guide";
import { figures } from "./rules";

const game: GameModule = { face: () => skipbo, guide, figures, Figure, Companion };
export default game;
