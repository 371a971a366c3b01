import { execFileSync } from 'node:child_process';
import type { DemoMediaLesson } from '#demo/texts/index.ts';
import { SAMPLE_RATE, speak, type Voice } from './speech.ts';
import { spokenLines } from './spoken-lines.ts';

/** Silence after the last cue, so that the end is not cut. */
const TAIL_SECONDS = 0.6;

/** A calm open chord, in hertz: D, A, E, A. */
const PAD = [146.83, 220, 329.63, 440];
/** Two soft bells that open a part. */
const BELLS = [587.33, 880];

/** How long the recording of a lesson is. */
export function lengthOf({ cues }: DemoMediaLesson): number {
  return (cues.at(-1)?.end ?? 0) + TAIL_SECONDS;
}

/**
 * The sound of a lesson: every line at the second its cue begins, over a quiet chord,
 * with bells at `parts`. @throws when a line is longer than the time until the next cue
 */
export function mixSound(
  content: DemoMediaLesson,
  voice: Voice,
  parts: readonly number[],
  folder: string,
): Float32Array {
  const { cues, media, spoken } = content;
  const seconds = lengthOf(content);
  const mix = padOf(seconds);
  for (const at of parts) addBells(mix, at);
  for (const [index, cue] of cues.entries()) {
    const text = cue.text[spoken];
    const line = speak(spokenLines[media]?.[text] ?? text, voice, folder);
    const until = cues[index + 1]?.start ?? seconds;
    const length = line.length / SAMPLE_RATE;
    if (cue.start + length > until) {
      throw new Error(`${media}: “${text}” takes ${length.toFixed(1)} s, longer than its cue.`);
    }
    add(mix, line, cue.start, 1);
  }
  return mix;
}

function padOf(seconds: number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  for (let i = 0; i < samples.length; i++) {
    const t = i / SAMPLE_RATE;
    const fade = Math.min(1, t / 2, (seconds - t) / 2.5);
    let sum = 0;
    for (const [voice, hertz] of PAD.entries()) {
      // Every note breathes at a pace of its own, so that the chord never stands still.
      const breath = 0.6 + 0.4 * Math.sin((2 * Math.PI * t) / (9 + voice * 2.3) + voice);
      sum += (breath * Math.sin(2 * Math.PI * hertz * t)) / (voice + 1.5);
    }
    samples[i] = 0.006 * fade * sum;
  }
  return samples;
}

function addBells(mix: Float32Array, at: number): void {
  for (const [order, hertz] of BELLS.entries()) {
    const bell = new Float32Array(Math.round(2.4 * SAMPLE_RATE));
    for (let i = 0; i < bell.length; i++) {
      const t = i / SAMPLE_RATE;
      const strike = Math.min(1, t / 0.012) * Math.exp(-t * 2.2);
      bell[i] =
        strike * (Math.sin(2 * Math.PI * hertz * t) + 0.25 * Math.sin(4 * Math.PI * hertz * t));
    }
    add(mix, bell, at + order * 0.28, 0.022);
  }
}

function add(mix: Float32Array, part: Float32Array, atSeconds: number, gain: number): void {
  const from = Math.round(atSeconds * SAMPLE_RATE);
  for (let i = 0; i < part.length && from + i < mix.length; i++) {
    mix[from + i] = (mix[from + i] ?? 0) + gain * (part[i] ?? 0);
  }
}

/** Writes a WAV at the loudness that speech on the web has (EBU R 128, −18 LUFS). */
export function writeSound(samples: Float32Array, file: string): void {
  execFileSync(
    'ffmpeg',
    [
      ...['-v', 'error', '-y', '-f', 'f32le', '-ar', `${SAMPLE_RATE}`, '-ac', '1', '-i', '-'],
      ...[
        '-af',
        'loudnorm=I=-18:TP=-2:LRA=9,alimiter=limit=0.6:level=0',
        '-ar',
        `${SAMPLE_RATE}`,
        file,
      ],
    ],
    { input: Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength) },
  );
}
