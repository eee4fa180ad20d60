/** The face of every game that has no folder of its own here. */
import type { GameModule } from "../contract";
import { anyFace } from "./face";

const game: GameModule = { face: (_options, id) => anyFace(id) };
export default game;
