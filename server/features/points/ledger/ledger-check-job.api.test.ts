import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { notificationCalls } from '#contract/notifications.ts';
import { inTransaction } from '#database/open.ts';
import { listRoutines } from '#server/lib/routines.store.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { queueLedgerCheck } from './ledger-check-job.ts';

const academy = openTestAcademy();
const setClock = (local: string) => academy.setClock(new Date(`${local}:00+08:00`));
const check = async () => {
  for (let run = 0; run < 2; run++) await queueLedgerCheck(academy.db, academy.now);
  return academy.runJobs();
};
const found = async (as: TestPerson) => {
  const query = { kind: 'ledger_unsound' } as const;
  const options = { as, locale: 'en' } as const;
  return (await academy.call(notificationCalls.lists, { query }, options)).data.list;
};

test('the ledger is checked once a day, and admins are told of what is not sound', async () => {
  setClock('2026-05-04T02:59');
  const learner = await academy.addLearner({ points: 50 });
  const recorded = () => listRoutines(academy.db);
  expect(await check()).toBe(0);
  setClock('2026-05-04T03:00');
  expect([await check(), await check()]).toEqual([1, 0]);
  expect(await academy.db.selectFrom('notifications').selectAll().execute()).toEqual([]);
  const sound = { name: 'ledger_check', succeeded_at: academy.now };
  expect(await recorded()).toEqual([{ ...sound, failing_since: null }]);

  // What only the owner of the database can do.
  await inTransaction(academy.db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update point_accounts set balance = balance + 7
      where kind = 'available' and user_id = ${learner.userId}`.execute(tx);
  });
  setClock('2026-05-05T15:00');
  const admin = await academy.addAdmin();
  await check();
  expect(await recorded()).toEqual([{ ...sound, failing_since: academy.now }]);
  setClock('2026-05-05T16:00');
  await check();
  expect(await found(admin)).toMatchObject([
    {
      text: 'The ledger check of 5 May has found errors. Look at them now.',
      link: '/admin/points',
    },
  ]);
  expect(academy.emails.filter(({ to }) => to === admin.email)).toHaveLength(1);
  setClock('2026-05-06T04:00');
  await check();
  const rows = academy.db.selectFrom('notifications').select('dedupe_key');
  expect(await rows.orderBy('dedupe_key').execute()).toEqual([
    { dedupe_key: '2026-05-05' },
    { dedupe_key: '2026-05-06' },
  ]);
});
