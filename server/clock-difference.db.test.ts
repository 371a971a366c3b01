import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AcademyDatabase } from '#database/open.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { clockWarning } from './clock-difference.ts';

let database: AcademyDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const warnedAt = (seconds: number) =>
  clockWarning(database.db, () => new Date(Date.now() + seconds * 1000));

test('a clock that agrees with the database is not mentioned', async () => {
  expect(await warnedAt(0)).toBeNull();
});

test.each([
  [1200, 'ahead of'],
  [-1200, 'behind'],
])('a clock that is %i s off is', async (seconds, direction) => {
  expect(await warnedAt(seconds)).toMatch(
    new RegExp(`clock of this machine is 1\\d\\d\\d s ${direction} the database's`),
  );
});
