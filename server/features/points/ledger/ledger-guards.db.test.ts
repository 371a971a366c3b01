import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { checkLedger } from './check-ledger.ts';
import {
  type Attack,
  earn,
  entry,
  expectAllRejected,
  fill,
  lot,
  move,
  newest,
  prepareLedger,
  spend,
} from './ledger-tampering.testing.ts';
import { balancesOf } from './points.testing.ts';

/**
 * What the database keeps by itself of balances and entries, whatever the code above it
 * does: SQL that anybody with a console could type, and must come to nothing.
 */

const database = await createTestDatabase();
const ledger = await prepareLedger(database.db);
afterAll(() => database.close());

const GUARDED = 'point_accounts_guarded';
const setBalance = (values: string, account = ':available') =>
  `update point_accounts set ${values} where account_id = ${account}`;
const newAccount = (columns: string, values: string) =>
  `insert into point_accounts (${columns}) values (${values})`;

const balances: Record<string, Attack[]> = {
  'a balance moves by entries alone': [
    ['set it', setBalance('balance = 1000000'), GUARDED],
    ['empty it', setBalance('balance = 0'), GUARDED],
    [
      'count an old entry once more',
      setBalance('balance = balance + 10, last_point_id = :earned'),
      GUARDED,
    ],
    [
      'count a new entry twice',
      earn() + lot() + setBalance(`balance = balance + 1, last_point_id = ${newest}`),
      GUARDED,
    ],
    [
      'count the entry of another learner',
      entry('welcome', 'issued', 'availableOfB', { user_id: ':b' }) +
        setBalance(`balance = balance + 1, last_point_id = ${newest}`),
      GUARDED,
    ],
    [
      'move it from a trigger of their own',
      `create temp table trap (x int);
       create function pg_temp.spring() returns trigger language plpgsql as $$
         begin ${setBalance('balance = balance + 5')}; return new; end $$;
       create trigger spring after insert on trap for each row execute function pg_temp.spring();
       insert into trap values (1)`,
      GUARDED,
    ],
    ['touch its time', setBalance('updated_at = now()'), GUARDED],
    ['give it to another', setBalance('user_id = :b'), GUARDED],
    [
      'make it the academy’s',
      setBalance(`kind = 'issued', user_id = null, balance = null`),
      GUARDED,
    ],
    ['store one for the academy', setBalance('balance = 1', ':issued'), GUARDED],
    ['delete the account', 'delete from point_accounts where account_id = :available', GUARDED],
    ['empty the accounts', 'truncate point_accounts cascade', 'point_accounts_append_only'],
    ['empty the users', 'truncate users cascade', 'audit_log_append_only'],
    ['delete the learner', 'delete from users where user_id = :a', 'point_accounts_user_fkey'],
    ['begin with points', newAccount('kind, user_id, balance', `'available', :a, 5`), GUARDED],
    [
      'begin as if there had been entries',
      newAccount('kind, user_id, balance, last_point_id', `'available', :a, 0, 1`),
      GUARDED,
    ],
    [
      'have two accounts of a kind',
      newAccount('kind, user_id, balance', `'available', :a, 0`),
      'point_accounts_kind_user_key',
    ],
    ['found another academy', newAccount('kind', `'issued'`), 'point_accounts_kind_user_key'],
    [
      'have an account that nobody owns',
      newAccount('kind, balance', `'available', 0`),
      'point_accounts_owner',
    ],
  ],
  'no learner goes below zero': [
    ['spend more than there is', spend('1000'), 'point_accounts_not_negative'],
    [
      'hold more than there is',
      entry('reward_redemption', 'available', 'held', { amount: '1000' }),
      'point_accounts_not_negative',
    ],
    ['spend first and earn later', spend('1000') + earn('1000'), 'point_accounts_not_negative'],
  ],
};

const sameEntry = `insert into point_entries
    (kind, user_id, amount, from_account_id, to_account_id, idempotency_key)
  select kind, user_id, amount, from_account_id, to_account_id, idempotency_key
  from point_entries where point_id = :earned`;

const entries: Record<string, Attack[]> = {
  'an entry stands as it was written': [
    [
      'change its amount',
      'update point_entries set amount = 1000 where point_id = :earned',
      'point_entries_append_only',
    ],
    [
      'change its words',
      `update point_entries set reason = 'x' where point_id = :earned`,
      'point_entries_append_only',
    ],
    [
      'delete it',
      'delete from point_entries where point_id = :earned',
      'point_entries_append_only',
    ],
    ['empty the ledger', 'truncate point_entries cascade', 'point_entries_append_only'],
    [
      'write over it',
      `${sameEntry} on conflict (idempotency_key) do update set amount = 1000`,
      'point_entries_append_only',
    ],
  ],
  'a cause pays once': [
    ['pay it again', sameEntry, 'point_entries_idempotency_key_key'],
    [
      'pay without a cause',
      entry('welcome', 'issued', 'available', { idempotency_key: `''` }),
      'point_entries_idempotency_key_length',
    ],
  ],
  'an amount is positive and bounded': [
    ['earn nothing', earn('0'), 'point_entries_amount'],
    ['earn less than nothing', earn('-5'), 'point_entries_amount'],
    ['earn more than any entry moves', earn('100000001'), 'point_entries_amount'],
    ['spend less than nothing', spend('-5'), 'point_entries_amount'],
  ],
  'an entry moves points as its kind says': [
    ...(
      [
        ['welcome', 'held', 'available'],
        ['welcome', 'issued', 'held'],
        ['welcome', 'available', 'available'],
        ['course_redemption', 'spent', 'available'],
        ['course_redemption', 'issued', 'spent'],
        ['reward_redemption', 'available', 'spent'],
        ['redemption_refund', 'spent', 'available'],
        ['expiry', 'expired', 'available'],
        ['expiry', 'held', 'expired'],
        ['admin_adjustment', 'adjusted', 'held'],
      ] as const
    ).map(
      ([kind, from, to]): Attack => [
        `make a ${kind} from ${from} to ${to}`,
        entry(kind, from, to, { reason: `'x'` }),
        'point_entries_shape',
      ],
    ),
    [
      'name an account that is none',
      entry('welcome', 'issued', 'available', { from_account_id: '999999' }),
      'point_entries_shape',
    ],
    [
      'adjust without a reason',
      entry('admin_adjustment', 'adjusted', 'available'),
      'point_entries_adjustment_reason',
    ],
    ['invent a kind', entry('gift', 'issued', 'available'), 'point_entries_kind'],
    [
      'name half a subject',
      entry('welcome', 'issued', 'available', { subject_kind: `'course'` }),
      'point_entries_subject',
    ],
  ],
  'an entry moves points of one learner, in turn': [
    [
      'pay into the account of another',
      entry('welcome', 'issued', 'availableOfB'),
      'point_entries_one_learner',
    ],
    [
      'spend the points of another',
      entry('course_redemption', 'availableOfB', 'spent'),
      'point_entries_one_learner',
    ],
    [
      'hold their points for another',
      entry('reward_redemption', 'available', 'heldOfB'),
      'point_entries_one_learner',
    ],
    [
      'write two in one statement',
      `insert into point_entries
         (user_id, kind, amount, from_account_id, to_account_id, idempotency_key)
       values (:a, 'welcome', 1, :issued, :available, 'first'),
         (:a, 'welcome', 1, :issued, :available, 'second')`,
      'point_entries_in_turn',
    ],
    [
      'earn without accounts',
      `insert into users (email, password_hash, name) values ('new@example.com', '-', '');
       ${entry('welcome', 'issued', 'available', { user_id: '(select max(user_id) from users)' })}`,
      'point_entries_one_learner',
    ],
  ],
};

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

expectAllRejected(
  { ...balances, ...entries, ...holds, ...corrections, ...courses },
  database,
  ledger,
);

test('a repetition that the database leaves out leaves no trace', async () => {
  const before = await balancesOf(database.db, ledger.userId);
  await database.runScript(fill(`${sameEntry} on conflict do nothing`, ledger.ids));
  expect(await balancesOf(database.db, ledger.userId)).toEqual(before);
});

test('nobody chooses the number of an entry', async () => {
  const chosen = entry('welcome', 'issued', 'availableOfB', {
    point_id: '2000000000',
    user_id: ':b',
    idempotency_key: `'chosen'`,
  });
  await database.runScript(fill(chosen + lot({ user_id: ':b' }), ledger.ids));
  const { point_id } = await database.db
    .selectFrom('point_entries')
    .select('point_id')
    .where('idempotency_key', '=', 'chosen')
    .executeTakeFirstOrThrow();
  expect(point_id).toBeLessThan(10_000);
});

test('after all this the ledger adds up', async () => {
  const { invariants } = await checkLedger(database.db, new Date());
  expect(invariants.filter((invariant) => !invariant.ok)).toEqual([]);
});
