import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import type { Tx } from '#database/open.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { updateUser } from './accounts.store.ts';
import { endSessionsAndLinks } from './email-verifications.store.ts';
import { hashPassword } from './password-hash.ts';

/**
 * A password was verified; before its session is opened, a change ends the person's sessions. No
 * session may be opened then.
 */

const academy = openTestAcademy();

const logIn = ({ email, password }: TestPerson) =>
  academy.call(accountCalls.login, { body: { email, password } });
const changePassword = (as: TestPerson) =>
  academy.call(
    accountCalls.changePassword,
    {
      body: {
        user_id: as.userId,
        current_password: as.password,
        new_password: 'chosen-just-in-time',
        confirm_password: 'chosen-just-in-time',
      },
    },
    { as },
  );

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(academy.db);
  return rows[0]?.waiting ?? 0;
}

/** Makes a call that verifies a password, and commits a change before the call can go on. */
async function overtake<Result>(
  call: () => Promise<Result>,
  change: (tx: Tx) => Promise<unknown>,
): Promise<Result> {
  const { result } = await academy.db.transaction().execute(async (tx) => {
    await change(tx);
    const result = call();
    // It has verified the password by now, and waits for the row of the person.
    await expect.poll(countWaiting).toBe(1);
    return { result };
  });
  return result;
}

const sessionsOf = (userId: number) =>
  academy.db.selectFrom('sessions').select('session_id').where('user_id', '=', userId).execute();

describe('a login that is overtaken after its password was verified', () => {
  const changes: [string, (tx: Tx, person: TestPerson) => Promise<unknown>][] = [
    [
      'by a password that somebody else sets',
      async (tx, { userId }) =>
        updateUser(tx, userId, { password_hash: await hashPassword('new') }),
    ],
    [
      'by a higher role, which takes the password',
      (tx, { userId }) => updateUser(tx, userId, { role: 'admin', password_hash: null }),
    ],
    ['by being deactivated', (tx, { userId }) => updateUser(tx, userId, { is_active: false })],
  ];

  test.each(changes)('%s opens no session', async (_, change) => {
    const person = await academy.addLearner();
    const answer = await overtake(
      () => logIn(person),
      async (tx) => {
        await change(tx, person);
        await endSessionsAndLinks(tx, person.userId, academy.now);
      },
    );
    expect(answer.error).toBe('INVALID_CREDENTIALS');
    expect(await sessionsOf(person.userId)).toEqual([]);
  });

  test('by a change of something else opens its session', async () => {
    const person = await academy.addLearner();
    const answer = await overtake(
      () => logIn(person),
      (tx) => updateUser(tx, person.userId, { name: 'Another name' }),
    );
    expect(answer.status).toBe(200);
  });
});

test('a higher role is not overtaken by a password that an intruder changes at the same moment', async () => {
  const person = await academy.addLearner();
  const answer = await overtake(
    () => changePassword(person),
    async (tx) => {
      await updateUser(tx, person.userId, { role: 'admin', password_hash: null });
      await endSessionsAndLinks(tx, person.userId, academy.now);
    },
  );
  expect(answer.error).toBe('INVALID_CREDENTIALS');
  const { password_hash } = await academy.db
    .selectFrom('users')
    .select('password_hash')
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow();
  expect(password_hash).toBeNull();
});

test('of logins at once with a hash of weaker parameters none is refused', async () => {
  const person = await academy.addLearner();
  const weak = await hash(person.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await updateUser(academy.db, person.userId, { password_hash: weak });
  const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(person)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});
