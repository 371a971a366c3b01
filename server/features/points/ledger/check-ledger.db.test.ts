import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Tx } from '#database/open.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { checkLedger, findLedgerViolations } from './check-ledger.ts';
import { fill, prepareLedger } from './ledger-tampering.testing.ts';

const database = await createTestDatabase();
const { db } = database;
const { ids } = await prepareLedger(db);
afterAll(() => database.close());

test('a ledger that was used as it should be breaks nothing', async () => {
  const now = new Date('2026-05-01T00:00:00Z');
  const result = await checkLedger(db, now);
  expect(result).toMatchObject({ ok: true, checked_at: now.toISOString() });
  expect(result.invariants.map(({ name, ok, violations }) => [name, ok, violations])).toEqual(
    [
      'sum_is_zero',
      'no_learner_below_zero',
      'balances_match_entries',
      'lots_match_balances',
      'holds_match_redemptions',
      'courses_match_payments',
      'keys_are_unique',
    ].map((name) => [name, true, 0]),
  );
});

class Undo extends Error {}

/** What the check finds after damage that only the owner of the database can do. */
async function findAfter(damage: string) {
  const found: Awaited<ReturnType<typeof findLedgerViolations>> = [];
  const spoil = async (tx: Tx) => {
    // Without triggers, as after a restore that went wrong.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of fill(damage, ids).split(';')) await sql.raw(statement).execute(tx);
    found.push(...(await findLedgerViolations(tx)));
    throw new Undo();
  };
  await db
    .transaction()
    .execute(spoil)
    .catch((error) => {
      if (!(error instanceof Undo)) throw error;
    });
  return found.filter((invariant) => !invariant.ok);
}

const numbered = 'point_id, user_id, kind, amount, from_account_id, to_account_id';
const forged = (values: string) =>
  `insert into point_entries (${numbered}, idempotency_key, available_after) values (${values})`;

test.each([
  [
    'a balance that was set',
    'update point_accounts set balance = balance + 7 where account_id = :available',
    ['sum_is_zero', 'balances_match_entries', 'lots_match_balances'],
  ],
  [
    'two balances that were set, so that the sum is right',
    `update point_accounts set balance = balance + 7 where account_id = :available;
     update point_accounts set balance = balance - 7 where account_id = :availableOfB`,
    ['balances_match_entries', 'lots_match_balances'],
  ],
  [
    'a spending that there were no points for, though they came later',
    `${forged(`9001, :b, 'course_redemption', 1000, :availableOfB, :spent, 'forged1', -950`)};
     ${forged(`9002, :b, 'welcome', 1000, :issued, :availableOfB, 'forged2', 50`)}`,
    ['no_learner_below_zero', 'lots_match_balances', 'courses_match_payments'],
  ],
  [
    'an entry that was changed',
    'update point_entries set amount = 11 where point_id = :earned',
    ['sum_is_zero', 'balances_match_entries', 'lots_match_balances'],
  ],
  [
    'an entry that was deleted',
    'delete from point_entries where point_id = :takenByHand',
    ['sum_is_zero', 'balances_match_entries'],
  ],
  [
    'a balance in the history that was never true',
    'update point_entries set available_after = 77 where point_id = :earned',
    ['balances_match_entries'],
  ],
  [
    'a lot that was refilled',
    'update point_lots set remaining = amount where lot_id = :endedLot',
    ['lots_match_balances'],
  ],
  [
    'a move that was deleted',
    'delete from point_lot_moves where point_id = :takenByHand',
    ['lots_match_balances'],
  ],
  [
    'a request that was declined without giving back',
    `update reward_redemptions set status = 'rejected' where hold_point_id = :open`,
    ['holds_match_redemptions'],
  ],
  [
    'a request that was deleted',
    'delete from reward_redemptions where hold_point_id = :open',
    ['holds_match_redemptions'],
  ],
  [
    'a request for less than is held',
    'update reward_redemptions set points_spent = 1 where hold_point_id = :settled',
    ['holds_match_redemptions'],
  ],
  [
    'a hold that was reopened',
    'update point_entries set resolves_point_id = null where point_id = :settlement',
    ['holds_match_redemptions'],
  ],
  [
    'a course that was opened without paying',
    'insert into course_redemptions (user_id, course_id, points_spent) values (:a, :course, 7)',
    ['courses_match_payments'],
  ],
  [
    'a course that was opened for less than the ledger says',
    'update course_redemptions set points_spent = 1 where user_id = :b',
    ['courses_match_payments'],
  ],
  [
    'a course that was paid for and taken away',
    'delete from course_redemptions where user_id = :b',
    ['courses_match_payments'],
  ],
  [
    'a payment whose course was forgotten',
    'update point_entries set subject_kind = null, subject_id = null where point_id = :bought',
    ['courses_match_payments'],
  ],
  [
    'a cause that was paid twice',
    `alter table point_entries drop constraint point_entries_idempotency_key_key;
     update point_entries set idempotency_key = 'same' where point_id in (:earned, :open)`,
    ['keys_are_unique'],
  ],
  [
    'a hold that was resolved twice',
    `alter table point_entries drop constraint point_entries_resolves_key;
     update point_entries set resolves_point_id = :settled where point_id = :refund`,
    ['holds_match_redemptions', 'keys_are_unique'],
  ],
])('the check finds %s', async (_, damage, broken) => {
  const found = await findAfter(damage);
  expect(found.map((invariant) => invariant.name)).toEqual(broken);
  for (const invariant of found) {
    expect(invariant.violations).toBeGreaterThan(0);
    expect(invariant.detail).not.toBe('');
  }
});

test('of many violations the detail names a few', async () => {
  const [invariant] = await findAfter('update point_entries set available_after = 77');
  expect(invariant?.violations).toBeGreaterThan(5);
  expect(invariant?.detail.split('; ')).toHaveLength(6);
  expect(invariant?.detail).toMatch(/^entry \d+ says 77 are available, the entries \d+;.*; …$/);
});
