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

/** Opens a folder in a process that is the first of its own namespace, as in a container. */
async function openInContainer(folder: string) {
  const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
  const options = [...asRoot, '--pid', '--fork', '--kill-child', '--mount-proc'];
  const child = spawn('unshare', [...options, process.execPath, program, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const [said] = (await readline
    .createInterface({ input: child.stdout })
    [Symbol.asyncIterator]()
    .next()
    .then(({ value }) => [value])) as [string | undefined];
  return { child, said };
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

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

/** A lock that another machine wrote. */
function lockFromElsewhere(folder: string, renewed: Date): void {
  fs.mkdirSync(folder);
  const lock = path.join(folder, 'lock.json');
  fs.writeFileSync(lock, '');
  const inode = fs.statSync(lock).ino;
  const holder = { pid: 7, bootId: 'of another machine', inode, socket: 'lock.7.socket' };
  fs.writeFileSync(lock, JSON.stringify(holder));
  fs.utimesSync(lock, renewed, renewed);
}

test('the lock of another machine holds while it is renewed', async () => {
  const folder = path.join(scratch, 'elsewhere');
  lockFromElsewhere(folder, new Date());
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  const abandoned = path.join(scratch, 'abandoned');
  lockFromElsewhere(abandoned, new Date(Date.now() - 61_000));
  (await lockFolder(abandoned))();
});

test.each([
  ['empty', ''],
  ['half written', '{"pid": 1'],
  ['of another form', '{"pid": 1, "startedAt": "12"}'],
])('a lock that is %s is replaced', async (name, text) => {
  const folder = path.join(scratch, name.replaceAll(' ', '-'));
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'lock.json'), text);
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

test('of fifty that take a folder at once, one has it', async () => {
  const folder = path.join(scratch, 'fifty');
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => lockFolder(folder)));
  const taken = results.filter(({ status }) => status === 'fulfilled');
  expect(taken).toHaveLength(1);
  expect(fs.readdirSync(folder).filter((name) => !name.endsWith('.socket'))).toEqual(['lock.json']);
});
