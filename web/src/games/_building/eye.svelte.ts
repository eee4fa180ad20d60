/** The eye over a bench: how near it is. It goes back and comes nearer by itself, never by a jump. */
import { still } from "../../controller/settings.svelte";
import { nextUnit, type Size } from "./frame.ts";

interface Sight {
  readonly size: Size;
  /** Pixels in a brick height at which everything is seen. */
  readonly wanted: number;
  readonly carrying: boolean;
  readonly empty: boolean;
}

export class Eye {
  /** Pixels in a brick height as it is seen now; 0 before anything was. */
  unit = $state(0);
  private window = "";

  /** So many seconds have passed; in another window everything is new at once. */
  look({ size, wanted, ...at }: Sight, passed: number): void {
    const window = `${size.width} ${size.height}`;
    const next = window === this.window ? nextUnit(this.unit, wanted, still() ? 1 : passed, at) : wanted;
    this.window = window;
    if (next !== this.unit) this.unit = next;
  }
}
