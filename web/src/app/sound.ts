/** A few small sounds of glass, made on the spot; silent unless somebody asked for sound. */

import { settings } from "./settings.svelte";

export type Sound = "move" | "turn" | "refused" | "over" | "take" | "promote";

const NOTES: Record<Sound, number[]> = {
  move: [880],
  turn: [660, 990],
  refused: [220, 196],
  over: [523, 659, 784, 1047],
  take: [1320, 415, 311],
  promote: [784, 988, 1175],
};

let context: AudioContext | null = null;

export function sound(which: Sound): void {
  if (settings.sound) chime(NOTES[which]);
}

/** Notes of glass one after the other; `gap`: seconds between them, 0 for a chord. */
export function chime(notes: number[], gap = 0.09, type: OscillatorType = "sine"): void {
  if (typeof AudioContext === "undefined") return;
  const audio = (context ??= new AudioContext());
  notes.forEach((frequency, i) => ring(audio, frequency, i * gap, type));
}

function ring(audio: AudioContext, frequency: number, after: number, type: OscillatorType): void {
  const start = audio.currentTime + after;
  const tone = new OscillatorNode(audio, { type, frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.08, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.35);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.4);
}
