import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { askHolder, FolderInUseError, lockFolder } from './folder-lock.ts';
import { memoryFolder } from './testing/memory-folder.ts';

const scratch = fs.mkdtempSync(path.join(memoryFolder(), 'academy-lock-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  fs.rmSync(scratch, { recursive: true, force: true });
});

const program = path.join(import.meta.dirname, 'testing/hold-folder.ts');

/** Opens a folder as process 1 of a new pid namespace, as a container does. */
async function openInContainer(folder: string) {
  const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
  const options = [...asRoot, '--pid', '--fork', '--kill-child', '--mount-proc'];
  const child = spawn('unshare', [...options, process.execPath, program, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = readline.createInterface({ input: child.stdout });
  const said = await new Promise<string>((resolve) => lines.once('line', resolve));
  return { child, said };
}

/** Until the process in the container has ended as well, which holds the other end of the pipe. */
const ended = (child: ChildProcess) => new Promise((resolve) => child.once('close', resolve));

test('of two containers on one folder the second is refused, until the first is gone', async () => {
  const folder = path.join(scratch, 'containers');
  const first = await openInContainer(folder);
  expect(first.said).toBe('open');
  const second = await openInContainer(folder);
  expect(second.said).toMatch(/^The database in .* is open in another process/);
  first.child.kill('SIGKILL');
  await ended(first.child);
  const third = await openInContainer(folder);
  expect(third.said).toBe('open');
  const closed = ended(third.child);
  third.child.stdin?.end();
  await closed;
  const left = fs.readdirSync(path.join(folder, 'database'));
  expect(left).toEqual(['pgdata']);
}, 60_000);

test('a copy of a folder that is open is not locked', async () => {
  const folder = path.join(scratch, 'original');
  const unlock = await lockFolder(folder);
  const copy = path.join(scratch, 'copy');
  fs.mkdirSync(copy);
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    if (fs.statSync(file).isFile()) fs.copyFileSync(file, path.join(copy, name));
  }
  (await lockFolder(copy))();
  unlock();
});

/** The file of a process on another machine. */
function fileFromElsewhere(folder: string, renewed: Date): void {
  fs.mkdirSync(folder);
  const file = path.join(folder, 'lock.7.json');
  const holder = { pid: 7, bootId: 'of another machine', socket: 'lock.7.socket', holds: true };
  fs.writeFileSync(file, JSON.stringify(holder));
  fs.utimesSync(file, renewed, renewed);
}

test('a process on another machine has the folder while it renews its file', async () => {
  const folder = path.join(scratch, 'elsewhere');
  fileFromElsewhere(folder, new Date());
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  const abandoned = path.join(scratch, 'abandoned');
  fileFromElsewhere(abandoned, new Date(Date.now() - 61_000));
  (await lockFolder(abandoned))();
  expect(fs.readdirSync(abandoned)).toEqual([]);
});

test.each([
  ['empty', ''],
  ['half written', '{"pid": 1'],
  ['of another form', '{"pid": 1, "startedAt": "12"}'],
])('a file that is %s and old locks nothing', async (name, text) => {
  const folder = path.join(scratch, name.replaceAll(' ', '-'));
  fs.mkdirSync(folder);
  const file = path.join(folder, 'lock.1.json');
  fs.writeFileSync(file, text);
  fs.utimesSync(file, 0, 0);
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  unlock();
  (await lockFolder(folder))();
});

test('a folder with a long path is locked as well', async () => {
  const folder = path.join(scratch, 'long'.repeat(40));
  const unlock = await lockFolder(folder, async (request) => `heard ${request}`);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  expect(await askHolder(folder, 'this')).toBe('heard this');
  unlock();
  expect(await askHolder(folder, 'this')).toBeNull();
});

test('of fifty that ask for a folder at once, one has it, also where one was killed', async () => {
  const folder = path.join(scratch, 'fifty');
  const killed = await openInContainer(folder);
  killed.child.kill('SIGKILL');
  await ended(killed.child);
  const database = path.join(folder, 'database');
  for (let round = 0; round < 20; round++) {
    const asked = Array.from({ length: 50 }, () => lockFolder(database));
    const taken = (await Promise.allSettled(asked)).filter((one) => one.status === 'fulfilled');
    expect(taken).toHaveLength(1);
    for (const { value: unlock } of taken) unlock();
    expect(fs.readdirSync(database)).toEqual(['pgdata']);
  }
}, 60_000);

test('a process that is stopped keeps its folder', async () => {
  const folder = path.join(scratch, 'stopped');
  const child = spawn(process.execPath, [program, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGSTOP');
  await expect(lockFolder(path.join(folder, 'database'))).rejects.toThrow(FolderInUseError);
}, 30_000);
