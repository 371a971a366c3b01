import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A process with a watchdog that does this. @returns how it ended and what it said */
async function runWatched(limitMs: number, code: string) {
  const watchdog = JSON.stringify(path.join(import.meta.dirname, 'watchdog.ts'));
  const program = `import { startWatchdog } from ${watchdog}; startWatchdog(${limitMs}); ${code}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const [exit, signal] = await once(child, 'close');
  return { exit, signal, said };
}

test('a process with a hanging event loop is killed, even if it ignores signals, with one line', async () => {
  const hangs = 'process.on("SIGTERM", () => {}); setTimeout(() => { for (;;); }, 100);';
  expect(await runWatched(400, hangs)).toEqual({
    exit: null,
    signal: 'SIGKILL',
    said: 'The academy hung for 0.4 seconds and is ended.\n',
  });
});

test('a process that works in short turns lives, and ends when it has nothing to do', async () => {
  const works = `const end = performance.now() + 2_000;
    const turn = () => {
      const next = performance.now() + 100;
      while (performance.now() < next);
      if (performance.now() < end) setTimeout(turn, 1);
    };
    turn();`;
  expect(await runWatched(1_500, works)).toEqual({ exit: 0, signal: null, said: '' });
});
