import { beforeAll, expect, test } from 'vitest';
import { redemptionCalls } from '#contract/redemptions.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { auditLinesOf } from '#server/testing/audit-lines.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { runMaintenance } from './maintenance.ts';

/** How long the academy keeps what (docs/privacy.md), with the clock moved on. */

const academy = openTestAcademy();
const DAY = 24 * 60;
const run = () => runMaintenance(academy.app.dependencies);
let admin: TestPerson;
let reward: number;

beforeAll(async () => {
  admin = await academy.addAdmin();
  const { reward_category_id } = await academy.db
    .insertInto('reward_categories')
    .values({ kind: 'merchandise', name: 'Things' })
    .returning('reward_category_id')
    .executeTakeFirstOrThrow();
  const body = { reward_category_id, name: 'Mug', points_required: 10, status: 'active' as const };
  const added = await academy.call(rewardAdminCalls.createReward, { body }, { as: admin });
  reward = added.data.reward_id;
});

async function requestMug(): Promise<number> {
  const learner = await academy.addLearner({ points: 100 });
  const body = {
    reward_id: reward,
    recipient_name: '林美芳',
    recipient_phone: '+65 8123 4567',
    shipping_address: '乌节路 100 号',
  };
  const { data } = await academy.call(redemptionCalls.createRedemption, { body }, { as: learner });
  return data.redemption_id;
}

const stored = (id: number) =>
  academy.db
    .selectFrom('reward_redemptions')
    .select(['recipient_name', 'recipient_phone', 'shipping_address', 'status'])
    .where('redemption_id', '=', id)
    .executeTakeFirstOrThrow();

test('an address is blanked 90 days after its request was closed, here and in the audit', async () => {
  const closed = await requestMug();
  const open = await requestMug();
  const rejected = await academy.call(
    redemptionAdminCalls.reject,
    { params: { id: closed }, body: { reason: 'Out of print' } },
    { as: admin },
  );
  expect(rejected.status).toBe(200);
  academy.advanceMinutes(90 * DAY - 1);
  await run();
  expect((await stored(closed)).recipient_name).toBe('林美芳');
  academy.advanceMinutes(2);
  await run();
  await run();
  expect(await stored(closed)).toEqual({
    recipient_name: '—',
    recipient_phone: '—',
    shipping_address: '—',
    status: 'rejected',
  });
  const lines = JSON.stringify(await auditLinesOf(academy.db, 'redemption', closed));
  expect(lines).not.toMatch(/林美芳|8123|乌节路/);
  expect((await stored(open)).recipient_name).toBe('林美芳');
  await academy.assertLedgerIsSound();
});

test('lines of the audit end after seven years, and nobody deletes one of the last year', async () => {
  const add = (at: string, entity_id: string) =>
    academy.db
      .insertInto('audit_log')
      .values({ actor_name: 'Somebody', action: 'file.update', entity: 'file', entity_id, at })
      .execute();
  academy.setClock(new Date());
  const years = (count: number) =>
    new Date(Date.now() - count * 365.25 * DAY * 60_000).toISOString();
  await add(years(7.1), 'seven');
  await add(years(6.9), 'six');
  await add(years(0.5), 'fresh');
  await run();
  const left = async () =>
    (
      await academy.db
        .selectFrom('audit_log')
        .select('entity_id')
        .where('entity', '=', 'file')
        .orderBy('audit_id')
        .execute()
    ).map(({ entity_id }) => entity_id);
  expect(await left()).toEqual(['six', 'fresh']);
  academy.advanceMinutes(20 * 366 * DAY);
  await expect(run()).rejects.toThrow(/append-only/);
  expect(await left()).toEqual(['six', 'fresh']);
  academy.setClock(new Date());
});

test('login attempts, known devices, sessions and exports end with their time', async () => {
  const learner = await academy.addLearner();
  await academy.logIn(learner.email);
  const { userId } = learner;
  await academy.db
    .insertInto('data_exports')
    .values({ user_id: userId, requested_at: academy.now })
    .execute();
  academy.advanceMinutes(200 * DAY);
  await run();
  const count = async (table: 'sessions' | 'known_devices' | 'data_exports') =>
    (await academy.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute())
      .length;
  expect(await count('sessions')).toBe(0);
  expect(await count('known_devices')).toBe(0);
  expect(await count('data_exports')).toBe(0);
  expect(await academy.db.selectFrom('login_counters').selectAll().execute()).toEqual([]);
});
