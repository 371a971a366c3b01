import { spawn } from 'node:child_process';

/** How long a process may take to stop after its drain period: `stopTimes.all` of server/lib/stop.ts. */
const STOP_MS = 8_000;

/** A program that was killed sooner is not started again: it would be killed for ever. */
const SOUND_AFTER_MS = 20_000;

/**
 * Runs a program until it ends, and ends with it; one that was killed (its watchdog found it hung,
 * or memory ran out) is started again. A signal to stop is passed on; who has not stopped in time
 * is killed. Plain Node 20.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, stopMs?: number, soundAfterMs?: number }} options
 */
export function supervise(command, args, { env, stopMs = STOP_MS, soundAfterMs = SOUND_AFTER_MS }) {
  let isStopping = false;
  let server = start();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      // Ctrl-C reaches the whole process group.
      if (signal === 'SIGTERM') server.kill(signal);
      const timer = setTimeout(
        () => {
          process.stderr.write('Stopped by force; still running: the academy.\n');
          server.kill('SIGKILL');
        },
        Number(env.DRAIN_SECONDS ?? 0) * 1000 + stopMs,
      );
      timer.unref();
    });
  }

  function start() {
    const startedAt = performance.now();
    const started = spawn(command, args, { stdio: 'inherit', env });
    started.on('exit', (code, signal) => {
      const wasSound = performance.now() - startedAt >= soundAfterMs;
      if (signal !== 'SIGKILL' || isStopping || !wasSound) {
        process.exit(code ?? (signal === 'SIGINT' ? 0 : 1));
      }
      process.stderr.write('The academy was killed and starts again.\n');
      server = start();
    });
    return started;
  }
}
