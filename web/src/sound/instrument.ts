/**
 * The instrument: plays strokes through Web Audio, or stays silent if there is none.
 * Browsers allow sound only after a first touch, so the instrument is built then, and nothing sounds before.
 */
import { noticeSound } from "./notices.ts";
import { isSound, lengthOf, MODES, strokesOf } from "./strokes.ts";
import type { Colouring, Stroke } from "./strokes.ts";

export { isSound, SOUNDS, type SoundId } from "./strokes.ts";

export interface Playing extends Colouring {
  /** Left to right, -1 to 1. */
  readonly pan?: number;
  /** Seconds from now. */
  readonly after?: number;
}

/** Short strokes carry little energy: measured so that a tick is audible next to a crash, and a crash doesn't clip. */
const LOUD = { bar: 1.1, tone: 1, puff: 4 } as const;

/** More than this at once is noise, and costs frames. */
const MOST_AT_ONCE = 40;

type Wave = { hz: number; ring: number; gain: number; to?: number };

class Instrument {
  private context: AudioContext | null = null;
  private master: GainNode | null = null;
  private hiss: AudioBuffer | null = null;
  private loudness = 0.7;
  private busy = 0;

  /** 0 (silent) to 1. */
  get volume(): number {
    return this.loudness;
  }

  set volume(to: number) {
    this.loudness = Math.max(0, Math.min(1, to));
    this.master?.gain.setTargetAtTime(this.loudness ** 2, this.context?.currentTime ?? 0, 0.02);
  }

  /** Call it on the first pointer or key press: only then may a page make a sound. */
  wake(): void {
    try {
      this.context ??= this.built();
      if (this.context?.state === "suspended") void this.context.resume().catch(() => undefined);
    } catch {
      this.context = null;
    }
  }

  play(id: string, how: Playing = {}): void {
    if (!isSound(id)) return;
    noticeSound(id);
    const { context } = this;
    if (!context || context.state !== "running" || this.loudness === 0 || this.busy >= MOST_AT_ONCE) return;
    const strokes = strokesOf(id, how);
    const begin = context.currentTime + (how.after ?? 0);
    const out = this.placed(context, how.pan ?? 0);
    this.busy += 1;
    for (const stroke of strokes) this.strike(context, stroke, begin + stroke.at, out);
    setTimeout(() => {
      this.busy -= 1;
      out.disconnect();
    }, (lengthOf(strokes) + (how.after ?? 0) + 0.3) * 1000);
  }

  private built(): AudioContext | null {
    if (typeof AudioContext === "undefined") return null;
    const context = new AudioContext({ latencyHint: "interactive" });
    const press = context.createDynamicsCompressor();
    this.master = context.createGain();
    this.master.gain.value = this.loudness ** 2;
    this.master.connect(press).connect(context.destination);
    this.hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = this.hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    return context;
  }

  private placed(context: AudioContext, pan: number): AudioNode {
    const panner = context.createStereoPanner();
    panner.pan.value = Math.max(-1, Math.min(1, pan));
    panner.connect(this.master!);
    return panner;
  }

  private strike(context: AudioContext, stroke: Stroke, at: number, out: AudioNode): void {
    if (stroke.kind === "puff") return this.puff(context, stroke, at, out);
    if (stroke.kind === "tone") return this.wave(context, { ...stroke, gain: stroke.gain * LOUD.tone }, at, out);
    for (const [ratio, gain, keeps] of MODES[stroke.body]) {
      const mode = { hz: stroke.hz * ratio, ring: stroke.ring * keeps, gain: stroke.gain * gain * LOUD.bar };
      this.wave(context, mode, at, out);
    }
  }

  private wave(context: AudioContext, { hz, ring, gain, to }: Wave, at: number, out: AudioNode): void {
    const wave = context.createOscillator();
    wave.frequency.setValueAtTime(hz, at);
    if (to !== undefined) wave.frequency.exponentialRampToValueAtTime(to, at + ring);
    wave.connect(this.fading(context, at, ring, gain, out));
    wave.start(at);
    wave.stop(at + ring * 2.5 + 0.02);
  }

  private puff(context: AudioContext, stroke: Stroke & { kind: "puff" }, at: number, out: AudioNode): void {
    const noise = context.createBufferSource();
    noise.buffer = this.hiss;
    noise.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = stroke.narrow;
    filter.frequency.setValueAtTime(stroke.hz, at);
    if (stroke.to !== undefined) filter.frequency.exponentialRampToValueAtTime(stroke.to, at + stroke.ring);
    noise.connect(filter).connect(this.fading(context, at, stroke.ring, stroke.gain * LOUD.puff, out));
    noise.start(at, Math.random() * 0.5);
    noise.stop(at + stroke.ring * 2.5 + 0.02);
  }

  private fading(context: AudioContext, at: number, ring: number, gain: number, out: AudioNode): GainNode {
    const fade = context.createGain();
    fade.gain.setValueAtTime(0, at);
    fade.gain.linearRampToValueAtTime(gain, at + 0.0015);
    fade.gain.setTargetAtTime(0, at + 0.0015, ring / 2.2);
    fade.connect(out);
    return fade;
  }
}

export const sound = new Instrument();

/** Where a column of the table is heard from, and the pitch for a height. */
export const panOf = (x: number, half = 10): number => Math.max(-1, Math.min(1, x / half));
export const pitchOf = (height: number): number => Math.round(Math.max(0, height) * 2);
