import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskFileStore } from './disk-file-store.ts';
import { modesOfFiles, protectDataDir } from './protect-data-dir.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'academy-modes-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true }));

const KEY = 'receipt/ab/abababab-0000-4000-8000-000000000000.pdf';
const NGINX = { by: 'nginx', prefix: '/internal/files' } as const;
const modeOf = (name: string) => (fs.statSync(path.join(dataDir, name)).mode & 0o777).toString(8);
const storeWith = (offload: typeof NGINX | null) =>
  createDiskFileStore(path.join(dataDir, 'files'), { modes: modesOfFiles(offload) });
const protect = (fileOffload: typeof NGINX | null = null) =>
  protectDataDir({ dataDir, fileOffload }, () => {});

/** As versions left it that did not close it. */
function leaveOpen(name: string): void {
  const file = path.join(dataDir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, 'x');
  fs.chmodSync(file, 0o666);
  for (let folder = path.dirname(file); folder !== dataDir; folder = path.dirname(folder)) {
    fs.chmodSync(folder, 0o755);
  }
  fs.chmodSync(dataDir, 0o755);
}

test('what older versions left open is closed, the files of the database by their folder', async () => {
  const names = [`files/${KEY}`, 'uploads/one/0000000000', 'incoming/some', 'outbox/mail.eml'];
  for (const name of [...names, 'database/pgdata/PG_VERSION']) leaveOpen(name);
  await protect();
  expect([modeOf('.'), modeOf('database'), modeOf('files')]).toEqual(['700', '700', '700']);
  for (const name of names)
    expect([modeOf(path.dirname(name)), modeOf(name)]).toEqual(['700', '600']);
  await protect();
  expect(modeOf(`files/${KEY}`)).toBe('600');
});

test('for nginx its group reads the files, passes the folder, and nothing else', async () => {
  await storeWith(null).put(KEY, Readable.from(['x']), 'application/pdf');
  leaveOpen('uploads/one/0000000000');
  await protect(NGINX);
  expect([
    modeOf('.'),
    modeOf('files'),
    modeOf('files/receipt/ab'),
    modeOf(`files/${KEY}`),
  ]).toEqual(['710', '750', '750', '640']);
  expect(modeOf('uploads')).toBe('700');
  const later = KEY.replaceAll('ab', 'cd');
  await storeWith(NGINX).put(later, Readable.from(['x']), 'application/pdf');
  expect([modeOf('files/receipt/cd'), modeOf(`files/${later}`)]).toEqual(['750', '640']);
  // And back again.
  await protect();
  expect([modeOf('.'), modeOf('files'), modeOf(`files/${later}`)]).toEqual(['700', '700', '600']);
});

test('a new folder is made closed, whatever the mask of the process', async () => {
  const before = process.umask(0);
  try {
    fs.rmSync(dataDir, { recursive: true });
    await protect();
    process.umask(0);
    await storeWith(null).put(KEY, Readable.from(['x']), 'application/pdf');
    expect([modeOf('.'), modeOf('files'), modeOf(`files/${KEY}`)]).toEqual(['700', '700', '600']);
  } finally {
    process.umask(before);
  }
});
