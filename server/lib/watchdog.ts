import { Worker } from 'node:worker_threads';

/** How long a process may hang before it is killed, in milliseconds. */
export const HUNG_MS = 30_000;

const BEATS_EVERY_MS = 1_000;

/**
 * What the thread runs: plain JavaScript, so that it needs nothing that hangs. It counts its own
 * looks and not time: while a machine sleeps neither side moves.
 */
const WATCH = `
const fs = require('node:fs');
const { workerData } = require('node:worker_threads');
const beats = new Int32Array(workerData.beats);
let last = -1;
let missed = 0;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === last ? missed + 1 : 0;
  last = now;
  if (missed * workerData.everyMs < workerData.limitMs) return;
  try {
    fs.writeSync(2, workerData.line);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}, workerData.everyMs);
`;

/**
 * Ends this process where its event loop hangs, as in an endless loop or in the embedded engine after
 * an error that it does not survive: no signal and no request is handled then. A separate
 * thread watches it. The supervisor (systemd, Docker, `npm start`) starts it again.
 * @param limitMs how long it may hang
 */
export function startWatchdog(limitMs: number): void {
  const everyMs = Math.min(BEATS_EVERY_MS, limitMs / 4);
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const beat = new Int32Array(beats);
  setInterval(() => Atomics.add(beat, 0, 1), everyMs).unref();
  const line = `The academy hung for ${limitMs / 1000} seconds and is ended.\n`;
  const workerData = { beats, everyMs, limitMs, line };
  // Without the options of this process, such as the kind of its source.
  new Worker(WATCH, { eval: true, execArgv: [], workerData }).unref();
}
