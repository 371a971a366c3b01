import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { dashboardCalls } from '#contract/dashboard-admin.ts';
import { economyAdminCalls } from '#contract/points-economy-admin.ts';
import { addDays } from '#domain/academy-day.ts';
import {
  createTestAcademy,
  type TestAcademy,
  type TestPerson,
} from '#server/testing/test-academy.ts';
import { findStored, findWrongDays, restoreDays, storeDays } from './index.ts';

const SINGAPORE = 'Asia/Singapore';
let academy: TestAcademy;
let admin: TestPerson;
let learners: TestPerson[];

/** Learners of several days, seen and paid at different times around midnight. */
beforeEach(async () => {
  academy = await createTestAcademy();
  learners = [];
  for (const at of ['2026-02-01T03:00:00Z', '2026-02-27T15:59:59Z', '2026-02-27T16:00:00Z']) {
    academy.setClock(at);
    learners.push(await academy.addLearner({ points: 70 }));
  }
  for (const [index, learner] of learners.entries()) {
    for (const day of ['2026-02-28', '2026-03-01', '2026-03-08'].slice(index)) {
      await sql`insert into seen_days (day, user_id) values (${day}::date, ${learner.userId})
        on conflict do nothing`.execute(academy.db);
    }
  }
  academy.setClock('2026-03-15T02:00:00Z');
  admin = await academy.addAdmin();
});
afterEach(() => academy.close());

const store = (timeZone = SINGAPORE) => storeDays(academy.db, { timeZone, now: academy.now });
const lastStored = async (timeZone = SINGAPORE) => (await findStored(academy.db, timeZone)).last;

/** All that is shown of stored figures. */
async function readAll() {
  const query = (value: Record<string, unknown>) => ({ query: value });
  const read = async (value: Record<string, unknown>) =>
    (await academy.callWith(dashboardCalls.stats, query(value), { as: admin })).data;
  return {
    days: await read({ from: '2026-01-20' }),
    weeks: await read({ from: '2025-10-01' }),
    past: await read({ from: '2026-02-20', to: '2026-03-02' }),
    people: (await academy.callWith(userAdminCalls.list, query({}), { as: admin })).data.count,
    entries: (await academy.callWith(economyAdminCalls.entries, query({}), { as: admin })).data
      .count,
  };
}

test('stored days show what counting all rows shows', async () => {
  const counted = await readAll();
  expect(await lastStored()).toBeNull();
  await store();
  expect(await lastStored()).toBe('2026-03-14');
  expect(await readAll()).toEqual(counted);
  expect(await findWrongDays(academy.db, SINGAPORE)).toEqual([]);
  // A second round has nothing to do.
  await store();
  expect(await readAll()).toEqual(counted);
});

test('a day is stored an hour after its end', async () => {
  academy.setClock('2026-03-15T16:59:59Z');
  await store();
  expect(await lastStored()).toBe('2026-03-14');
  academy.setClock('2026-03-15T17:00:00Z');
  await store();
  expect(await lastStored()).toBe('2026-03-15');
});

test('what is written about a stored day forgets it and the days after it', async () => {
  await store();
  academy.setClock('2026-03-10T02:00:00Z');
  await academy.addLearner({ points: 5 });
  expect(await lastStored()).toBe('2026-03-09');
  academy.setClock('2026-03-15T02:00:00Z');
  const counted = await readAll();
  await store();
  expect(await readAll()).toEqual(counted);

  const [first] = learners;
  await sql`delete from seen_days where user_id = ${first?.userId} and day = '2026-03-01'`.execute(
    academy.db,
  );
  expect(await lastStored()).toBe('2026-02-28');
  await store();
  await sql`update users set created_at = created_at - interval '40 days'
    where user_id = ${first?.userId}`.execute(academy.db);
  expect(await lastStored()).toBeNull();
  await store();
  expect(await findWrongDays(academy.db, SINGAPORE)).toEqual([]);
});

test('another time zone counts again until its days are stored', async () => {
  await store();
  await academy.db.updateTable('site_settings').set({ time_zone: 'America/New_York' }).execute();
  const counted = await readAll();
  await store('America/New_York');
  expect(await lastStored()).toBeNull();
  expect(await lastStored('America/New_York')).toBe('2026-03-13');
  expect(await readAll()).toEqual(counted);
});

test('wrong figures are found and counted again', async () => {
  await store();
  await sql`update daily_figures set registrations = registrations + 3 where day = '2026-02-28'`.execute(
    academy.db,
  );
  await sql`delete from daily_visitors where day = '2026-03-08'`.execute(academy.db);
  expect(await findWrongDays(academy.db, SINGAPORE)).toEqual(['2026-02-28', '2026-03-08']);
  await restoreDays(academy.db, { timeZone: SINGAPORE, now: academy.now });
  expect(await findWrongDays(academy.db, SINGAPORE)).toEqual([]);
  expect(await lastStored()).toBe(addDays('2026-03-15', -1));
});
