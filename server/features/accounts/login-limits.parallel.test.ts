import { expect, test } from 'vitest';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

import { countAttempt } from './login-limits.store.ts';

/** Requests at once against PostgreSQL: races that sequential requests do not show. */

const academy = openTestAcademy();

/**
 * 550 logins of one email at once, from different addresses, one of them with the right password.
 */
async function burst(email: string, password: string, rightAt: number) {
  const answers = await Promise.all(
    Array.from({ length: 550 }, (_, index) =>
      academy.app.inject({
        method: 'POST',
        url: '/api/users/login',
        remoteAddress: `10.0.${index % 200}.${index % 250}`,
        payload: { email, password: index === rightAt ? password : `guess ${index}` },
      }),
    ),
  );
  return answers.map(({ statusCode }) => statusCode);
}

test.each([0, 5, 300, 549])(
  'of 550 logins at once, the right one being number %i, ten say anything about the password',
  async (rightAt) => {
    const person = await academy.addLearner();
    const statuses = await burst(person.email, person.password, rightAt);
    const telling = statuses.filter((status) => status !== 429);
    expect(telling.length).toBeLessThanOrEqual(10);
    expect(statuses.every((status) => [200, 401, 429].includes(status))).toBe(true);
    // The same burst again: all of it is refused.
    const again = await burst(person.email, person.password, rightAt);
    expect(new Set(again)).toEqual(new Set([429]));
  },
);

test('of a hundred attempts at once exactly ten are counted, and as many in the next window', async () => {
  const counter = { kind: 'account', value: 'exactly@example.com' } as const;
  for (const now of ['2026-03-02T02:00:00Z', '2026-03-02T02:15:00Z']) {
    const counted = await Promise.all(
      Array.from({ length: 100 }, () => countAttempt(academy.db, counter, new Date(now))),
    );
    expect(counted.filter(Boolean)).toHaveLength(10);
  }
});

test('fifty people log in at once from one address', async () => {
  const people = await Promise.all(Array.from({ length: 50 }, () => academy.addLearner()));
  const answers = await Promise.all(
    people.map(({ email, password }) =>
      academy.app.inject({
        method: 'POST',
        url: '/api/users/login',
        remoteAddress: '203.0.113.50',
        payload: { email, password },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200));
});

test('however many sessions are opened at once, the twenty newest stay', async () => {
  const person = await academy.addLearner();
  for (let round = 0; round < 3; round++) {
    await Promise.all(
      Array.from({ length: 9 }, () => academy.logIn(person.email, person.password)),
    );
  }
  const sessions = await academy.db
    .selectFrom('sessions')
    .select('session_id')
    .where('user_id', '=', person.userId)
    .execute();
  expect(sessions).toHaveLength(20);
});
