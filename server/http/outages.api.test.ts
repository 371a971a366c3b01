import fs from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { avatarCalls } from '#contract/avatar.ts';
import { pointCalls } from '#contract/points.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';

const academy = openTestAcademy({ logLevel: 'silent' });
afterEach(() => {
  vi.restoreAllMocks();
});

const upload = async () => {
  const as = await academy.addLearner();
  const file = { name: 'me.png', content: sampleFiles.png };
  return academy.callWith(avatarCalls.set, { body: {} }, { as, file });
};

test.each(['ENOSPC', 'EROFS', 'EIO', 'EDQUOT', 'EMFILE'])(
  'an upload that meets %s is asked to come again',
  async (code) => {
    const refused = Object.assign(new Error(code), { code, syscall: 'open' });
    vi.spyOn(fs, 'open').mockRejectedValue(refused);
    expect((await upload()).status).toBe(503);
    vi.restoreAllMocks();
    expect((await upload()).status).toBe(200);
  },
);

test.each([
  ['a lock', '55P03'],
  ['a lost database', '57P01'],
  ['a full disk', '53100'],
])('%s is answered 503, and says when to come again', async (_, code) => {
  const { database } = academy.app.dependencies;
  vi.spyOn(database.db, 'selectFrom').mockImplementation(() => {
    throw Object.assign(new Error('refused'), { code });
  });
  const response = await academy.app.inject('/api/course/lists');
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
});

test('an academy with a nearly full disk serves reads, and refuses changes until there is space', async () => {
  const { database } = academy.app.dependencies;
  const as = await academy.addLearner();
  const isFull = vi.spyOn(database, 'isFull').mockReturnValue(true);
  const refused = await academy.call(pointCalls.signIn, {}, { as });
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  expect((await academy.app.inject('/api/course/lists')).statusCode).toBe(200);
  expect((await academy.app.inject('/readyz')).statusCode).toBe(200);
  isFull.mockReturnValue(false);
  expect((await academy.call(pointCalls.signIn, {}, { as })).status).toBe(200);
});
