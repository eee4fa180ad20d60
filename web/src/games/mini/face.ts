/** What only Mini Make 'n' Break has, in words. */
import type { Face } from "../../net/face";
import type { BuildingGame } from "../_building/game.ts";
import { sumWords } from "../_building/speech/narration.ts";
import Board from "./Board.svelte";
import type { Event, Offer, View } from "./generated.ts";

export type MiniFace = Face<View, Offer, Event>;

const MINI: BuildingGame<View, Offer, Event> = { Board, clock: sumWords };

export default MINI;
