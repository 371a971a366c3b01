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
  newest,
  prepareLedger,
  spend,
} from './ledger-tampering.testing.ts';
import { balancesOf } from './points.testing.ts';

/**
 * What the database itself guarantees about balances and entries, whatever the code does: each SQL
 * statement below must be refused.
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

expectAllRejected({ ...balances, ...entries }, database, ledger);

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

test('the ledger adds up in the end', async () => {
  const { invariants } = await checkLedger(database.db, new Date());
  expect(invariants.filter((invariant) => !invariant.ok)).toEqual([]);
});
