import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { MIN_FREE_BYTES, watchFreeSpace } from './free-space.ts';
import { openEmbedded } from './open.ts';
import { memoryFolder } from './testing/memory-folder.ts';

const folder = fs.mkdtempSync(path.join(memoryFolder(), 'space-'));
afterEach(() => {
  vi.restoreAllMocks();
});

/** Lets the disk have so many bytes left. */
async function leave(bytes: number) {
  const real = await fs.promises.statfs(folder);
  vi.spyOn(fs.promises, 'statfs').mockResolvedValue({ ...real, bsize: 1, bavail: bytes });
}

test.each([
  [MIN_FREE_BYTES, 'enough'],
  [MIN_FREE_BYTES - 1, 'low'],
] as const)('with %i bytes there is %s space', async (bytes, state) => {
  await leave(bytes);
  const space = watchFreeSpace(folder);
  expect(await space.state()).toBe(state);
  space.close();
});

test('a folder that cannot be looked at does not close the academy', async () => {
  const space = watchFreeSpace(path.join(folder, 'missing'));
  expect(await space.state()).toBe('enough');
  space.close();
});

test('an embedded database says that its disk is nearly full', async () => {
  await leave(0);
  const database = await openEmbedded(folder);
  await vi.waitFor(() => expect(database.isFull()).toBe(true));
  await database.close();
  fs.rmSync(folder, { recursive: true });
});
