import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { academyDay, addDays } from '#domain/academy-day.ts';
import { signInState } from '#domain/sign-in-streak.ts';
import { balancesOf, createLearner, TIME_ZONE } from '../ledger/points.testing.ts';
import { listSignIns } from '../ledger/sign-ins.queries.ts';
import { signIn } from './sign-in.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

let userId = 0;
beforeEach(async () => {
  userId = await createLearner(db);
});

/** Noon in Singapore. */
const noonOf = (day: string) => new Date(`${day}T04:00:00Z`);
const signInAt = async (now: Date, timeZone = TIME_ZONE) => {
  const { earned, state } = await signIn(db, { userId, now, timeZone });
  // The returned state is the stored one.
  expect(state).toEqual(await stateAt(now, timeZone));
  return earned;
};
const stateAt = async (now: Date, timeZone = TIME_ZONE) => {
  const today = academyDay(now, timeZone);
  return signInState(await listSignIns(db, userId, today), today);
};

test('checking in pays once a day', async () => {
  const now = noonOf('2026-05-10');
  expect(await signInAt(now)).toMatchObject({ pointsEarned: 10, not_paid_reason: null });
  expect(await signInAt(now)).toMatchObject({ pointsEarned: 0, not_paid_reason: 'already_paid' });
  expect((await balancesOf(db, userId)).available).toBe(10);
});

test('every seventh day in a row pays the bonus as well', async () => {
  const paid: number[] = [];
  for (let i = 0; i < 14; i++) {
    paid.push((await signInAt(noonOf(addDays('2026-02-20', i)))).pointsEarned);
  }
  expect(paid).toEqual([10, 10, 10, 10, 10, 10, 60, 10, 10, 10, 10, 10, 10, 60]);
});

test('a missed day restarts the streak', async () => {
  for (const day of ['2026-05-01', '2026-05-02', '2026-05-04']) await signInAt(noonOf(day));
  expect(await stateAt(noonOf('2026-05-04'))).toMatchObject({ streak: 1, next_bonus_in: 6 });
});

describe('a day is the academy’s calendar day', () => {
  test('a minute before and after midnight in Singapore are two days in a row', async () => {
    await signInAt(new Date('2026-05-10T15:59:00Z'));
    expect(await signInAt(new Date('2026-05-10T16:01:00Z'))).toMatchObject({ pointsEarned: 10 });
    expect(await stateAt(new Date('2026-05-10T16:02:00Z'))).toMatchObject({
      today: '2026-05-11',
      streak: 2,
    });
  });

  test('47 hours between two check-ins do not break a streak', async () => {
    await signInAt(new Date('2026-05-09T16:00:00Z'));
    await signInAt(new Date('2026-05-11T15:00:00Z'));
    expect(await stateAt(new Date('2026-05-11T15:30:00Z'))).toMatchObject({ streak: 2 });
  });

  test('a day of 25 hours is one day', async () => {
    // In Berlin the clock goes back at 3 in the morning of 25 October 2026.
    const zone = 'Europe/Berlin';
    await signInAt(new Date('2026-10-24T22:30:00Z'), zone);
    expect(await signInAt(new Date('2026-10-25T22:30:00Z'), zone)).toMatchObject({
      not_paid_reason: 'already_paid',
    });
    await signInAt(new Date('2026-10-25T23:30:00Z'), zone);
    expect(await stateAt(new Date('2026-10-26T12:00:00Z'), zone)).toMatchObject({ streak: 2 });
  });
});

test('a day whose rule is off counts for the streak and pays nothing', async () => {
  const turn = (isOn: boolean) =>
    db
      .updateTable('point_rules')
      .set({ is_active: isOn })
      .where('kind', '=', 'daily_sign_in')
      .execute();
  await turn(false);
  const now = noonOf('2026-05-10');
  expect(await signInAt(now)).toMatchObject({ pointsEarned: 0, not_paid_reason: 'rule_off' });
  await turn(true);
  expect(await signInAt(now)).toMatchObject({ not_paid_reason: 'already_paid' });
  expect(await stateAt(now)).toMatchObject({ signed_in_today: true, streak: 1 });
});

describe('the state of the check-in', () => {
  test('before the first time', async () => {
    const state = await stateAt(noonOf('2026-02-03'));
    expect(state).toMatchObject({
      signed_in_today: false,
      today: '2026-02-03',
      streak: 0,
      next_bonus_in: 7,
    });
    expect(state.calendar).toHaveLength(28);
    expect(state.calendar.some((day) => day.signed_in)).toBe(false);
  });

  test('keeps yesterday’s streak until today is over', async () => {
    await signInAt(noonOf('2026-05-10'));
    const today = { signed_in_today: false, streak: 1, next_bonus_in: 6 };
    expect(await stateAt(noonOf('2026-05-11'))).toMatchObject(today);
    expect(await stateAt(noonOf('2026-05-12'))).toMatchObject({ streak: 0, next_bonus_in: 7 });
  });

  test('shows the days of this month', async () => {
    for (const day of ['2026-04-30', '2026-05-01', '2026-05-03']) await signInAt(noonOf(day));
    const { calendar } = await stateAt(noonOf('2026-05-03'));
    expect(calendar).toHaveLength(31);
    expect(calendar.filter((day) => day.signed_in).map(({ day }) => day)).toEqual([
      '2026-05-01',
      '2026-05-03',
    ]);
  });
});

test('nobody checks in without accounts', async () => {
  userId = 999_999;
  const attempt = signInAt(noonOf('2026-05-10'));
  await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
