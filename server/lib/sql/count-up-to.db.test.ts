import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MAX_COUNTED } from '#contract/paging.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { countUpTo } from './count-up-to.ts';

const academy = openTestAcademy();

test.each([
  [0, { count: 0, has_more: false }],
  [3, { count: 3, has_more: false }],
  [MAX_COUNTED, { count: MAX_COUNTED, has_more: false }],
  [MAX_COUNTED + 1, { count: MAX_COUNTED, has_more: true }],
  [MAX_COUNTED + 500, { count: MAX_COUNTED, has_more: true }],
])('%i rows are counted', async (rows, expected) => {
  const series = sql<{ n: number }>`generate_series(1, ${rows}::integer)`.as<'series'>(
    sql`series (n)`,
  );
  expect(await countUpTo(academy.db, academy.db.selectFrom(series))).toEqual(expected);
});
