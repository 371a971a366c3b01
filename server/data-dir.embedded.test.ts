import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { avatarCalls } from '#contract/avatar.ts';
import { stageUpload } from '#server/files/index.ts';
import { samplePng } from '#server/testing/sample-files.ts';
import { TestAcademy } from '#server/testing/test-academy.ts';
import { buildApp } from './app.ts';
import { createDependencies } from './create-dependencies.ts';
import { readSettings } from './settings.ts';

/** An academy as `npm start` opens it, in a folder that is open to the machine. */

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'academy-open-'));
let academy: TestAcademy;

beforeAll(async () => {
  fs.chmodSync(dataDir, 0o755);
  const settings = readSettings({ DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
  const before = process.umask(0o022);
  try {
    const dependencies = await createDependencies(settings, () => {});
    const app = await buildApp(dependencies);
    await app.ready();
    academy = new TestAcademy(app, dependencies.database, [], { now: new Date() });
  } finally {
    process.umask(before);
  }
});
afterAll(() => academy.close());

/** What other users of the machine have any access to by its own mode; the database's own apart. */
function openEntries(folder = dataDir): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const inner = path.join(folder, entry.name);
    const open = (fs.statSync(inner).mode & 0o077) === 0 ? [] : [inner];
    if (!entry.isDirectory() || inner === path.join(dataDir, 'database')) return open;
    return [...open, ...openEntries(inner)];
  });
}

test('nobody else on the machine reads anything of it, before and after uploads', async () => {
  expect(fs.statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(openEntries()).toEqual([]);
  const admin = await academy.addAdmin();
  const file = { name: 'me.png', content: samplePng() };
  const set = await academy.callWith(avatarCalls.set, { body: {} }, { as: admin, file });
  expect(set.status).toBe(200);
  const staged = await stageUpload(fs.createReadStream(path.join(import.meta.dirname, 'app.ts')), {
    folder: path.join(dataDir, 'incoming'),
    name: 'some.txt',
    maxBytes: 1_000_000,
  });
  await academy.app.dependencies.mailer.send({ to: 'a@example.com', subject: 'S', text: 'T' });
  expect(fs.readdirSync(dataDir).sort()).toEqual(['database', 'files', 'incoming', 'outbox']);
  expect(openEntries()).toEqual([]);
  await staged.discard();
});
