import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';

/** A supervisor of a program that takes this time to stop. */
function superviseProgram(program: string, stopMs: number) {
  const url = path.join(import.meta.dirname, 'supervise.mjs');
  const options = `{ env: process.env, stopMs: ${stopMs}, soundAfterMs: 0 }`;
  const code = `import { supervise } from ${JSON.stringify(url)};
    supervise(process.execPath, ['-e', ${JSON.stringify(program)}], ${options});`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

test('a program that stops is waited for, and its exit code passed on', async () => {
  const program = `process.on('SIGTERM', () => process.exit(3));
    setInterval(() => {}, 1000); console.log(process.pid);`;
  const child = superviseProgram(program, 60_000);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([3, null]);
});

test('a program that ignores the signal is killed, and the line says so', async () => {
  const program = `process.on('SIGTERM', () => {});
    setInterval(() => {}, 1000); console.log(process.pid);`;
  const child = superviseProgram(program, 100);
  const pid = Number(await once(child.stdout, 'data'));
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(said).toBe('Stopped by force; still running: the academy.\n');
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('a program that was killed is started again', async () => {
  const child = superviseProgram('setInterval(() => {}, 1000); console.log(process.pid);', 60_000);
  const first = Number(await once(child.stdout, 'data'));
  process.kill(first, 'SIGKILL');
  const second = Number(await once(child.stdout, 'data'));
  expect(second).not.toBe(first);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([1, null]);
});
