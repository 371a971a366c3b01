import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openPostgres } from '#database/open.ts';
import { CLUSTER_VARIABLE } from '#database/testing/test-database.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { listRules } from '../ledger/point-rules.queries.ts';

const academy = openTestAcademy();

test('a rule that another process changes is known here within a second', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    academy.db,
  );
  const url = process.env[CLUSTER_VARIABLE]?.replace('/postgres?', `/${rows[0]?.name}?`) ?? '';
  const other = openPostgres(url, { poolSize: 2 });
  const amounts = async () => {
    const rules = await listRules(academy.db);
    return rules.find(({ kind }) => kind === 'course_like')?.amount;
  };
  try {
    await amounts();
    await vi.waitFor(() => expect(academy.database.changes.isLive()).toBe(true));
    for (const amount of [1, 2, 3]) {
      expect(await amounts()).not.toBe(amount);
      await other.db
        .updateTable('point_rules')
        .set({ amount })
        .where('kind', '=', 'course_like')
        .execute();
      await vi.waitFor(async () => expect(await amounts()).toBe(amount), { timeout: 1_000 });
    }
  } finally {
    await other.close();
  }
});
