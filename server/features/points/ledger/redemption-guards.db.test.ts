import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { checkLedger } from './check-ledger.ts';
import {
  type Attack,
  entry,
  expectAllRejected,
  move,
  newest,
  prepareLedger,
} from './ledger-tampering.testing.ts';

/**
 * What the database itself guarantees about holds, corrections and redeemed courses, whatever the
 * code does: each SQL statement below must be refused.
 */

const database = await createTestDatabase();
const ledger = await prepareLedger(database.db);
afterAll(() => database.close());

const AGREES = 'reward_redemptions_hold_agrees';
const settle = (more: Record<string, string>) => entry('reward_redemption', 'held', 'spent', more);
const release = (more: Record<string, string>) =>
  entry('redemption_refund', 'held', 'available', more);
const setRequest = (values: string) =>
  `update reward_redemptions set ${values} where hold_point_id = :open`;

const holds: Record<string, Attack[]> = {
  'a hold is resolved once and as a whole': [
    [
      'spend what was given back',
      settle({ resolves_point_id: ':released', amount: '3' }),
      'point_entries_resolves_key',
    ],
    [
      'give back what was spent',
      release({ resolves_point_id: ':settled', amount: '4' }),
      'point_entries_resolves_key',
    ],
    [
      'give back a part',
      release({ resolves_point_id: ':open', amount: '4' }),
      'point_entries_resolves_whole',
    ],
    ['spend no hold in particular', settle({ amount: '5' }), 'point_entries_resolves_hold'],
    [
      'give back what was never held',
      release({ resolves_point_id: ':takenByHand', amount: '2' }),
      'point_entries_resolves_whole',
    ],
    [
      'give back a hold that is none',
      release({ resolves_point_id: '999999', amount: '5' }),
      'point_entries_resolves_whole',
    ],
    [
      'hold by resolving',
      entry('reward_redemption', 'available', 'held', { resolves_point_id: ':open', amount: '5' }),
      'point_entries_resolves_hold',
    ],
  ],
  'points are held for an open request and for nothing else': [
    [
      'hold for nothing',
      entry('reward_redemption', 'available', 'held') + move(newest, ':lot', '-1'),
      AGREES,
    ],
    [
      'give back while the request stands',
      `${release({ resolves_point_id: ':open', amount: '5' })}
       insert into point_lot_moves (point_id, lot_id, amount)
         select ${newest}, lot_id, -amount from point_lot_moves where point_id = :open`,
      AGREES,
    ],
    ['spend while the request stands', settle({ resolves_point_id: ':open', amount: '5' }), AGREES],
    ['decline without giving back', setRequest(`status = 'rejected'`), AGREES],
    ['ask for less than is held', setRequest('points_spent = 1'), AGREES],
    ['ask in the name of another', setRequest('user_id = :b'), AGREES],
    ['name another entry as the hold', setRequest('hold_point_id = :earned'), AGREES],
    [
      'delete the request',
      'delete from reward_redemptions where hold_point_id = :open',
      'reward_redemptions_append_only',
    ],
    ['empty the requests', 'truncate reward_redemptions cascade', 'reward_redemptions_append_only'],
  ],
};

const MIRROR = 'point_entries_reversal';
const reversal = (from: string, to: string, of: string, more: Record<string, string> = {}) =>
  entry('reversal', from, to, { reverses_point_id: of, ...more });

const corrections: Record<string, Attack[]> = {
  'a correction mirrors one entry, once': [
    ['correct a part', reversal('available', 'issued', ':earned'), MIRROR],
    ['pay again', reversal('issued', 'available', ':earned', { amount: '10' }), MIRROR],
    ['spend by it', reversal('available', 'spent', ':earned', { amount: '10' }), MIRROR],
    ['correct nothing', entry('reversal', 'spent', 'available'), MIRROR],
    ['correct what is not there', reversal('spent', 'available', '999999'), MIRROR],
    [
      'correct a hold',
      reversal('held', 'available', ':open', { amount: '5' }),
      'point_entries_resolves_hold',
    ],
    [
      'correct a hold and resolve it',
      reversal('held', 'available', ':open', { amount: '5', resolves_point_id: ':open' }),
      MIRROR,
    ],
    [
      'correct what a hold has spent',
      reversal('spent', 'held', ':settlement', { amount: '4' }),
      MIRROR,
    ],
    [
      'correct the entry of another',
      reversal('adjusted', 'availableOfB', ':takenByHand', { user_id: ':b', amount: '2' }),
      MIRROR,
    ],
    [
      'correct under another name',
      entry('welcome', 'issued', 'available', { reverses_point_id: ':takenByHand' }),
      MIRROR,
    ],
    [
      'correct twice',
      reversal('adjusted', 'available', ':takenByHand', { amount: '2' }) +
        reversal('adjusted', 'available', ':takenByHand', { amount: '2' }),
      'point_entries_reverses_key',
    ],
  ],
};

const PAID = 'course_redemptions_paid';
const opened = (learner: string, points: number) =>
  `insert into course_redemptions (user_id, course_id, points_spent)
     values (${learner}, :course, ${points});`;
const pay = (more: Record<string, string> = {}) =>
  entry('course_redemption', 'available', 'spent', more) + move(newest, ':lot', '-1');
const forCourse = { subject_kind: `'course'`, subject_id: ':course' };
const courses: Record<string, Attack[]> = {
  'a course that was redeemed has been paid for': [
    ['open one without paying', opened(':a', 5), PAID],
    ['open one for less than was paid', pay(forCourse) + opened(':a', 2), PAID],
    ['pay and get none', pay(forCourse), PAID],
    ['pay for none', pay(), PAID],
    [
      'pay twice',
      pay(forCourse) + pay(forCourse).replace(/attack(\d+)/, 'again$1') + opened(':a', 1),
      PAID,
    ],
    ['take it away', 'delete from course_redemptions where user_id = :b', PAID],
    ['make it free', 'update course_redemptions set points_spent = 0 where user_id = :b', PAID],
  ],
};

expectAllRejected({ ...holds, ...corrections, ...courses }, database, ledger);

test('the ledger adds up in the end', async () => {
  const { invariants } = await checkLedger(database.db, new Date());
  expect(invariants.filter((invariant) => !invariant.ok)).toEqual([]);
});
