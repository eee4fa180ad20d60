/** The camera over a bench: how close it is. It moves back and forth by itself, and never jumps. */
import { still } from "../../../prefs/settings.svelte";
import { nextUnit, type Size } from "./frame.ts";

interface Sight {
  readonly size: Size;
  /** Pixels per brick height at which everything is visible. */
  readonly wanted: number;
  readonly carrying: boolean;
  readonly empty: boolean;
}

export class Eye {
  /** Pixels per brick height now; 0 before anything was drawn. */
  unit = $state(0);
  private window = "";

  /** This many seconds have passed; in a window of another size, it's right at once. */
  look({ size, wanted, ...at }: Sight, passed: number): void {
    const window = `${size.width} ${size.height}`;
    const next = window === this.window ? nextUnit(this.unit, wanted, still() ? 1 : passed, at) : wanted;
    this.window = window;
    if (next !== this.unit) this.unit = next;
  }
}
