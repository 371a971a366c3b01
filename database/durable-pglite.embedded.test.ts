import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { openDurablePglite } from './durable-pglite.ts';
import { FolderInUseError } from './folder-lock.ts';
import { openEmbedded } from './open.ts';
import { memoryFolder } from './testing/memory-folder.ts';

const scratch = fs.mkdtempSync(path.join(memoryFolder(), 'academy-durable-'));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

test('every acknowledged insert has reached the disk: one sync of the log each', async () => {
  let syncs = 0;
  const database = await openDurablePglite(path.join(scratch, 'counted'), () => syncs++);
  await database.exec('create table numbers (number integer)');
  const before = syncs;
  for (let number = 0; number < 200; number++) {
    await database.query('insert into numbers values ($1)', [number]);
  }
  expect(syncs - before).toBeGreaterThanOrEqual(200);
  const beforeCheckpoint = syncs;
  await database.exec('checkpoint');
  expect(syncs).toBeGreaterThan(beforeCheckpoint);
  const { rows } = await database.query<{ fsync: string }>('show fsync');
  expect(rows[0]?.fsync).toBe('on');
  await database.close();
});

test('a second process on the same folder is refused in one clear line', async () => {
  const folder = path.join(scratch, 'shared');
  const first = await openEmbedded(folder);
  await expect(openEmbedded(folder)).rejects.toThrow(FolderInUseError);
  await expect(openEmbedded(folder)).rejects.toThrow(
    /^The database in .* is open in another process \(pid \d+\)\./,
  );
  await first.close();
  const second = await openEmbedded(folder);
  await second.close();
});

/** Starts the counting program, kills it after some numbers, gives the first and last line. */
async function countAndKill(folder: string, numbers: number) {
  const program = path.join(import.meta.dirname, 'testing/count-forever.ts');
  const child = spawn(process.execPath, [program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const lines: string[] = [];
  for await (const line of readline.createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length === numbers) child.kill('SIGKILL');
  }
  await exited;
  const read = (line = '') => line.split(' ').map(Number) as [number, number];
  return { found: read(lines[0]), acknowledged: read(lines.at(-1)) };
}

test('twenty times killed in the middle of writing, nothing acknowledged is lost', async () => {
  const folder = path.join(scratch, 'killed');
  let acknowledged = 0;
  for (let round = 0; round < 20; round++) {
    const run = await countAndKill(folder, 10 + round * 3);
    const [last, count] = run.found;
    expect(last).toBeGreaterThanOrEqual(acknowledged);
    expect(count).toBe(last);
    acknowledged = run.acknowledged[0];
  }
  expect(acknowledged).toBeGreaterThan(500);
}, 180_000);
